"""Where a run's output goes, and what belongs to it until it is there.

Below the output lies `_attempts`, with a folder for each run at work. A result is what has a `run.json`, which comes last. On a
local disk `innkeeper stage finish` puts the whole output in its place at once. Elsewhere the files are uploaded into the attempt's
folder and moved from there one by one, `run.json` last; `commit.json` tells the next run what a dead one had begun to move.
"""

import contextlib
import fcntl
import json
import os
import re
import secrets
import shutil
import tempfile
import time

import pyarrow.fs

from .faults import FAILED, InnkeeperError

ATTEMPTS = "_attempts"
RECORD = "run.json"


def output_at(address, filesystem=None):
    """The output that an address means; refuses one that can't be written, before anything is done."""
    scheme, mark, rest = address.partition("://")
    if filesystem is None:
        if mark and scheme != "file":
            raise InnkeeperError(
                f"the output {address} is not on this machine: give run() a pyarrow.fs.FileSystem or an fsspec file system that can "
                "write there, as filesystem=")
        return LocalOutput(os.path.abspath(re.sub("^file:/+", "/", address)))
    if isinstance(filesystem, pyarrow.fs.FileSystem):
        return RemoteOutput(rest if mark else address, filesystem)
    if not hasattr(filesystem, "_strip_protocol"):
        raise InnkeeperError(f"filesystem= takes a pyarrow.fs.FileSystem or an fsspec file system, not {type(filesystem).__name__}")
    path = filesystem._strip_protocol(address)
    return RemoteOutput(path, pyarrow.fs.PyFileSystem(pyarrow.fs.FSSpecHandler(filesystem)))


def new_name():
    return f"{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}-{secrets.token_hex(4)}"


def refuse_if_taken(address, names, overwrite):
    if RECORD in names and not overwrite:
        raise InnkeeperError(f"the output {address} has a run.json: name another one, or say overwrite=True")
    if RECORD not in names and names - {".gitignore", ATTEMPTS}:
        raise InnkeeperError(f"the output {address} is refused: it is not empty and was not written by Innkeeper")


class LocalOutput:
    filesystem = None

    def __init__(self, path):
        self.path = path

    @contextlib.contextmanager
    def attempt(self, program, _folder, overwrite):
        """A folder for what the run exchanges, which goes when the run ends. A killed one leaves it to the next."""
        try:
            refuse_if_taken(self.path, set(os.listdir(self.path)) if os.path.lexists(self.path) else set(), overwrite)
        except NotADirectoryError:
            raise InnkeeperError(f"the output {self.path} is refused: it is a file") from None
        program.run("stage", "clean", self.path, "--quiet")
        above = os.path.join(self.path, ATTEMPTS)
        attempt = os.path.join(above, new_name())
        is_new = not os.path.exists(self.path)
        lock = None
        try:
            os.makedirs(self.path, exist_ok=True)
            os.makedirs(above, 0o700, exist_ok=True)
            os.mkdir(attempt, 0o700)
            # `stage clean` leaves an attempt alone as long as its file is locked.
            lock = os.open(os.path.join(attempt, "lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield attempt
        except OSError as fault:
            raise InnkeeperError(f"{fault.filename or self.path}: {fault.strerror}", FAILED) from fault
        finally:
            shutil.rmtree(attempt, ignore_errors=True)
            if lock is not None:
                os.close(lock)
            with contextlib.suppress(OSError):
                os.rmdir(above)
                if is_new:
                    os.rmdir(self.path)

    def finish_path(self, _attempt):
        return self.path

    def commit(self, _attempt):
        """`stage finish` has done it."""

    def read(self, name):
        with open(os.path.join(self.path, name), "rb") as file:
            return file.read()

    def exists(self, name):
        return os.path.exists(os.path.join(self.path, name))


class RemoteOutput:
    def __init__(self, path, filesystem):
        self.path = path.rstrip("/")
        self.filesystem = filesystem
        if not self.path:
            raise InnkeeperError("the output is refused: it is the root of the file system")

    def _at(self, *names):
        return "/".join([self.path, *names])

    def _names(self, folder):
        selector = pyarrow.fs.FileSelector(folder, allow_not_found=True)
        return {found.base_name for found in self.filesystem.get_file_info(selector)} - {""}

    def exists(self, name):
        return self.filesystem.get_file_info(self._at(name)).type == pyarrow.fs.FileType.File

    def read(self, name):
        with self.filesystem.open_input_stream(self._at(name)) as file:
            return file.read()

    def _remove(self, name):
        if self.exists(name):
            self.filesystem.delete_file(self._at(name))

    def _remove_empty_folders(self, names):
        """Those that these files were in: a file may take the name of a folder of part files."""
        above = {name[:end] for name in names for end, mark in enumerate(name) if mark == "/"}
        for folder in sorted(above, key=len, reverse=True):
            is_folder = self.filesystem.get_file_info(self._at(folder)).type == pyarrow.fs.FileType.Directory
            if is_folder and not self._names(self._at(folder)):
                self.filesystem.delete_dir(self._at(folder))

    def _put(self, name, source):
        place = self._at(name)
        # Object stores have no folders, and shouldn't get objects that stand for some.
        if self.filesystem.type_name != "s3":
            self.filesystem.create_dir(place.rpartition("/")[0], recursive=True)
        with self.filesystem.open_output_stream(place) as out:
            shutil.copyfileobj(source, out, 1 << 20)

    def clean(self):
        """Removes what dead runs left. There are no locks here: only one run at a time may write an output."""
        for name in sorted(self._names(self._at(ATTEMPTS))):
            note = f"{ATTEMPTS}/{name}/commit.json"
            if self.exists(note) and not self.exists(RECORD):
                for path in json.loads(self.read(note)):
                    self._remove(path)
        if self.filesystem.get_file_info(self._at(ATTEMPTS)).type == pyarrow.fs.FileType.Directory:
            self.filesystem.delete_dir(self._at(ATTEMPTS))

    @contextlib.contextmanager
    def attempt(self, _program, folder, overwrite):
        if not overwrite and self._say("can't be read", lambda: self.exists(RECORD)):
            refuse_if_taken(self.path, {RECORD}, overwrite)
        self._say("can't be cleaned", self.clean)
        refuse_if_taken(self.path, self._say("can't be read", lambda: self._names(self.path)), overwrite)
        with tempfile.TemporaryDirectory(prefix="innkeeper-", dir=folder) as attempt:
            yield attempt

    def finish_path(self, attempt):
        return os.path.join(attempt, "report")

    def commit(self, attempt):
        self._say("can't be written", lambda: self._upload(self.finish_path(attempt)))

    def _upload(self, report):
        names = sorted(os.path.relpath(os.path.join(folder, name), report)
                       for folder, _, found in os.walk(report) for name in found)
        names.remove(RECORD)
        names.append(RECORD)
        stem = f"{ATTEMPTS}/{new_name()}"
        for name in names:
            with open(os.path.join(report, name), "rb") as file:
                self._put(f"{stem}/{name}", file)
        old = []
        if self.exists(RECORD):
            old = [output["path"] for output in json.loads(self.read(RECORD)).get("outputs", [])]
        with tempfile.TemporaryFile() as note:
            note.write(json.dumps(sorted({*names, *old} - {RECORD})).encode())
            note.seek(0)
            self._put(f"{stem}/commit.json", note)
        # From here on there is no result, until the new one is complete.
        for name in [RECORD, *old]:
            self._remove(name)
        self._remove_empty_folders(old)
        for name in names:
            if self.filesystem.type_name != "s3":
                self.filesystem.create_dir(self._at(name).rpartition("/")[0], recursive=True)
            self.filesystem.move(self._at(f"{stem}/{name}"), self._at(name))
        self.clean()

    def _say(self, problem, work):
        try:
            return work()
        except (OSError, pyarrow.ArrowException) as fault:
            raise InnkeeperError(f"the output {self.path} {problem}: {fault}", FAILED) from fault
