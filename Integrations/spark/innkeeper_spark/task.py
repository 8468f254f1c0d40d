"""What an executor does: runs `innkeeper-stage map` for one task, and passes its result on, a MiB at a time.

What the task needs is laid out in a temporary folder: the plan, the campsites, and its own files, as links where the executor
opens them itself. The result goes from the program's standard output straight to Spark; it is never a file here.
"""

import os
import signal
import socket
import subprocess
import tempfile
import threading

import pyarrow
from pyspark import SparkFiles

from .faults import FAILED, USAGE, said
from .frames import FrameWatch
from .program import PATH, STAGE, dying_with_this, sha256

PIECE = 1 << 20
SCHEMA = "part int, task int, number bigint, piece binary, problem string, status int"
ARROW = pyarrow.schema([
    ("part", pyarrow.int32()), ("task", pyarrow.int32()), ("number", pyarrow.int64()), ("piece", pyarrow.binary()),
    ("problem", pyarrow.string()), ("status", pyarrow.int32())])
# What this process has checked already; a worker does many tasks.
_checked = set()


class Refused(Exception):
    """The task can't succeed anywhere, however often Spark tries."""

    def __init__(self, message, status=USAGE):
        super().__init__(message)
        self.status = status


def row(part, task, number, piece, problem=None, status=0):
    arrays = [pyarrow.array([value], field.type)
              for value, field in zip((part, task, number, piece, problem, status), ARROW)]
    return pyarrow.RecordBatch.from_arrays(arrays, schema=ARROW)


def rows(work, task, contents):
    """The result of a task as batches of one row. A fault of the program is a row, too: the driver raises it, and Spark does not try
    again. Anything else is an exception, and Spark does."""
    try:
        for number, piece in enumerate(pieces(work, task, contents)):
            yield row(work.part(task, number), task, number, piece)
    except Refused as fault:
        yield row(0, task, -1, None, f"task {task}: {fault}", fault.status)


def pieces(work, task, contents):
    program = checked_program(work)
    # Spark's own folder, which goes with the application even if nobody is left to tidy up.
    home = os.environ.get("SPARK_LOCAL_DIRS", "").split(",")[0] or None
    with Ending() as ending, tempfile.TemporaryDirectory(prefix="innkeeper-", dir=home) as folder:
        lay_out(work, task, contents, folder)
        contents.clear()
        with tempfile.TemporaryFile(dir=folder) as errors:
            ending.is_held = True
            process = subprocess.Popen(
                [program, "map", os.path.join(folder, "exchange"), "--root", os.path.join(folder, "root"),
                 "--task", str(task), "--stream", "--quiet", "--jobs", str(work.jobs)],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
                preexec_fn=dying_with_this())  # noqa: PLW1509 (it takes no lock)
            try:
                ending.release()
                watch = FrameWatch(task)
                while piece := process.stdout.read(PIECE):
                    watch_or_fail(lambda: watch.feed(piece), task)
                    yield piece
                status = process.wait()
            finally:
                process.kill()
                process.wait()
                process.stdout.close()
            errors.seek(0)
            judge(status, said(errors.read(), STAGE), task)
            watch_or_fail(watch.end, task)


def watch_or_fail(step, task):
    try:
        step()
    except ValueError as fault:
        raise RuntimeError(f"the result of task {task} can't be used on {socket.gethostname()}: {fault}") from None


def judge(status, message, task):
    if status < 0:
        name = signal.Signals(-status).name
        raise RuntimeError(f"innkeeper-stage map was ended by {name} in task {task} on {socket.gethostname()}")
    if status not in (0, 1):
        raise Refused(message or f"innkeeper-stage map ended with status {status}", status)


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


def lay_out(work, task, contents, folder):
    exchange, root = (os.path.join(folder, name) for name in ("exchange", "root"))
    os.mkdir(exchange, 0o700)
    os.mkdir(root, 0o700)
    with open(os.path.join(exchange, "plan.json"), "wb") as out:
        out.write(work.plan)
    for name, content, modified in work.common:
        put(os.path.join(root, name), content, modified)
    for name, place, modified in work.files.get(task, ()):
        path = os.path.join(root, name)
        if place is None:
            put(path, contents[name], modified)
        elif not os.path.exists(place):
            raise Refused(f"{place} is not on {socket.gethostname()}: what is read by file:// must be there on every executor")
        elif path != place:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.symlink(place, path)


def put(path, content, modified):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as out:
        out.write(content)
    # As the plan has it: a file with another time is one that has changed.
    os.utime(path, ns=(modified, modified))
