"""Where an executor does a task or a bucket: a temporary folder with the plan, and the program as it was shipped.

The folder and every process in it go, however the work ends.
"""

import contextlib
import os
import signal
import socket
import subprocess
import tempfile
import threading

from pyspark import SparkFiles

from .faults import FAILED, USAGE, said
from .program import PATH, STAGE, dying_with_this, sha256

# What this process has checked already; a worker does many tasks.
_checked = set()


class Refused(Exception):
    """The work can't succeed anywhere, however often Spark tries."""

    def __init__(self, message, status=USAGE):
        super().__init__(message)
        self.status = status


def kind_of(step):
    return "task" if step == "map" else "bucket"


class Place:
    def __init__(self, work, folder, program, ending):
        self._program, self._folder, self._ending = program, folder, ending
        self._jobs = str(work.jobs)
        self.exchange, self.root = (os.path.join(folder, name) for name in ("exchange", "root"))
        for name in (self.exchange, self.root):
            os.mkdir(name, 0o700)
        with open(os.path.join(self.exchange, "plan.json"), "wb") as out:
            out.write(work.plan)

    @classmethod
    @contextlib.contextmanager
    def of(cls, work):
        program = checked_program(work)
        # Spark's own folder, which goes with the application even if nobody is left to tidy up.
        home = os.environ.get("SPARK_LOCAL_DIRS", "").split(",")[0] or None
        with Ending() as ending, tempfile.TemporaryDirectory(prefix="innkeeper-", dir=home) as folder:
            yield cls(work, folder, program, ending)

    @contextlib.contextmanager
    def running(self, step, part, *options):
        """A step at work, whose standard output is piped. A status other than 0 and 1 is refused, a signal isn't."""
        kind = kind_of(step)
        chosen = [] if step == "ids" else ["--jobs", self._jobs]
        with tempfile.TemporaryFile(dir=self._folder) as errors:
            self._ending.is_held = True
            process = subprocess.Popen(
                [self._program, step, self.exchange, f"--{kind}", str(part), "--quiet", *chosen, *options],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
                preexec_fn=dying_with_this())  # noqa: PLW1509 (it takes no lock)
            try:
                self._ending.release()
                yield process.stdout
                status = process.wait()
            finally:
                process.kill()
                process.wait()
                process.stdout.close()
            errors.seek(0)
            # By the time that somebody reads it, the folder is gone.
            message = said(errors.read(), STAGE).replace(os.path.join(self._folder, ""), "")
        if status < 0:
            name = signal.Signals(-status).name
            raise RuntimeError(f"{STAGE} {step} was ended by {name} in {kind} {part} on {socket.gethostname()}")
        if status not in (0, 1):
            raise Refused(message or f"{STAGE} {step} ended with status {status}", status)


@contextlib.contextmanager
def usable(step, part):
    """A result that can't be used is made again."""
    try:
        yield
    except ValueError as fault:
        raise RuntimeError(f"the result of {step} for {kind_of(step)} {part} can't be used on {socket.gethostname()}: {fault}") from None


class Ending:
    """Spark ends its workers by a signal: then, too, the folder and the program go. While it `is_held`, that waits."""

    def __init__(self):
        self.is_held = False
        self._signal = None
        self._before = {}

    def __enter__(self):
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, self._end) for number in (signal.SIGHUP, signal.SIGTERM)}
        return self

    def __exit__(self, *_):
        for number, handler in self._before.items():
            signal.signal(number, handler if handler is not None else signal.SIG_DFL)

    def _end(self, number, _):
        self._signal = number
        if not self.is_held:
            raise SystemExit(128 + number)

    def release(self):
        self.is_held = False
        if self._signal:
            raise SystemExit(128 + self._signal)


def checked_program(work):
    """The program as it was shipped, once each of its files has the digest that it had on the driver."""
    folder = SparkFiles.get(work.archive)
    key = (folder, tuple(sorted(work.manifest.items())))
    if key not in _checked:
        for name, digest in work.manifest.items():
            path = os.path.join(folder, name)
            found = sha256(path) if os.path.exists(path) else "none"
            if found != digest:
                raise Refused(
                    f"{name} on {socket.gethostname()} has the SHA-256 {found}, not {digest}: it is not the program that was shipped",
                    FAILED)
        _checked.add(key)
    return os.path.join(folder, PATH)
