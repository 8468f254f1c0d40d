"""What an executor does for a task: runs `innkeeper-stage map`, and passes its result on as it comes, to the driver and to the buckets.

What the task needs is laid out in a temporary folder: the plan, the campsites, and its own files, as links where the executor
opens them itself. The result goes from the program's standard output straight to Spark; it is never a file here.
"""

import os
import socket

from .frames import file_name
from .pieces import DRIVER, PIECE, Switch
from .place import Place, Refused, usable
from .rows import batch, piece_of, problem_in


def batches(work, task, contents):
    """The result of a task. What the program refuses is a row, too, for all who wait for it: the driver raises it, and Spark does not
    try again. Anything else is an exception, and Spark does."""
    try:
        yield from results(work, task, contents)
    except Refused as fault:
        for part in (0, *work.bucket_parts):
            yield batch([problem_in(part, f"task {task}: {fault}", fault.status)])


def results(work, task, contents):
    name, switch, sent = file_name("map", task), Switch(task), 0
    with Place.of(work) as place:
        lay_out(work, task, contents, place.root)
        contents.clear()
        with place.running("map", task, "--stream", "--root", place.root) as output:
            while data := output.read(PIECE):
                with usable("map", task):
                    pieces = switch.feed(data)
                if pieces:
                    yield batch([piece_of(work.part(task, sent) if reader == DRIVER else work.bucket_parts[reader], name, piece)
                                 for reader, piece in pieces.items()])
                sent += len(pieces.get(DRIVER, ()))
        with usable("map", task):
            outline = switch.end()
        for part in work.bucket_parts:
            yield batch([piece_of(part, name, outline)])


def lay_out(work, task, contents, root):
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
