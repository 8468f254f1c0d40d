"""The program `innkeeper` on the driver, and `innkeeper-stage` beside it, which goes to the executors."""

import ctypes
import gzip
import hashlib
import io
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tarfile

from .faults import FAILED, USAGE, InnkeeperError, said

STAGE = "innkeeper-stage"
PATH = f"bin/{STAGE}"
# Where a wheel puts the libraries; a program finds them from its own place.
LIBRARIES = "libexec/innkeeper"
PR_SET_PDEATHSIG = 1
# Loaded here, because little is safe between fork and exec.
_libc = ctypes.CDLL(None)


def dying_with_this():
    """What to run in a child before it becomes the program: it ends with this process, however that ends."""
    parent = os.getpid()

    def prepare():
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        # It may have ended just before.
        if os.getppid() != parent:
            os._exit(1)

    return prepare


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


class Program:
    """The program on the driver, and `stage`, which executors get. `pinned` is the digest that the latter must have; it is sent
    along, and every executor checks what it got."""

    def __init__(self, binary=None, pinned=None):
        self.path = self._find(binary)
        self.stage = os.path.join(os.path.dirname(self.path), STAGE)
        if not os.access(self.stage, os.X_OK):
            raise InnkeeperError(f"{self.stage}, which executors need, is not there; install it beside {os.path.basename(self.path)}")
        self.digest = sha256(self.stage)
        if pinned and pinned.lower() != self.digest:
            raise InnkeeperError(f"{self.stage} has the SHA-256 {self.digest}, not {pinned}")

    @staticmethod
    def _find(binary):
        named = binary or os.environ.get("INNKEEPER")
        beside = os.path.join(os.path.dirname(sys.executable), "innkeeper")
        path = named or (beside if os.access(beside, os.X_OK) else shutil.which("innkeeper"))
        if not path:
            raise InnkeeperError("there is no program innkeeper here: install its wheel beside this package, or name it with binary=")
        path = os.path.realpath(path)
        if not os.access(path, os.X_OK):
            raise InnkeeperError(f"{named or path} is not a program")
        return path

    def files(self):
        """What an executor needs, by the path that it has there."""
        files = {PATH: pathlib.Path(self.stage)}
        libraries = pathlib.Path(self.path).parent.parent / LIBRARIES
        files.update({f"{LIBRARIES}/{path.name}": path for path in map(libraries.joinpath, self._needed()) if path.exists()})
        return dict(sorted(files.items()))

    def _needed(self):
        """The libraries that the loader would load for it: of C and C++, if it is as it was built."""
        listed = subprocess.run([self.stage], env={"LD_TRACE_LOADED_OBJECTS": "1"}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, text=True, errors="replace", check=False)
        return [os.path.basename(line.split()[0]) for line in listed.stdout.splitlines() if line.startswith("\t")]

    def manifest(self):
        return {name: sha256(path) for name, path in self.files().items()}

    def pack(self, folder):
        """An archive of them; the same files give the same bytes under the same name, so that a session ships it once."""
        path = os.path.join(folder, f"{STAGE}-{self.digest[:16]}.tar.gz")
        if os.path.exists(path):
            return path
        with (open(path + ".new", "wb") as out, gzip.GzipFile(fileobj=out, mode="wb", compresslevel=1, mtime=0) as packed,
              tarfile.open(fileobj=packed, mode="w") as archive):
            for name, file in self.files().items():
                entry = tarfile.TarInfo(name)
                content = file.read_bytes()
                entry.size, entry.mode = len(content), 0o755
                archive.addfile(entry, io.BytesIO(content))
        os.rename(path + ".new", path)
        return path

    def run(self, *arguments, accepted=(0,), environment=None):
        """Runs it here, and returns its status and what it printed."""
        process = subprocess.Popen(
            [self.path, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=dying_with_this(), env=environment)  # noqa: PLW1509 (it takes no lock)
        try:
            output, errors = process.communicate()
        except BaseException:
            process.kill()
            process.wait()
            raise
        if process.returncode < 0:
            raise InnkeeperError(
                f"innkeeper {arguments[0]} {arguments[1]} was ended by signal {-process.returncode}", FAILED)
        if process.returncode not in accepted:
            raise InnkeeperError(said(errors) or f"innkeeper ended with status {process.returncode}", process.returncode or USAGE)
        return process.returncode, output.decode(errors="replace"), said(errors)
