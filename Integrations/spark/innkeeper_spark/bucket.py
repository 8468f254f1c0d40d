"""What an executor does for a bucket: puts what all tasks have sent it into files, and runs `innkeeper-stage ids` and then `stays`.

Both in one go, because `stays` needs the same files and what `ids` has found, and nothing of other buckets: there is nothing to
exchange in between. Neither files nor results are ever held in memory as a whole.
"""

import itertools
import os
import socket

from .frames import FrameWatch, file_name
from .pieces import PIECE, Receiver, packed
from .place import Place, Refused, usable
from .rows import piece_of, problem_in


def found(work, received):
    """What is found in the bucket that these rows are for; every task has sent it some. What the program or a task has refused is a row,
    too."""
    received = iter(received)
    first = next(received)
    bucket = first.part - work.parts
    try:
        with Place.of(work) as place:
            if row := problem_or_fill(place.exchange, itertools.chain([first], received), len(work.starts)):
                yield problem_in(0, row.problem, row.status)
                return
            for step in ("ids", "stays"):
                with place.running(step, bucket):
                    pass
                for number, piece in enumerate(pieces(place.exchange, step, bucket)):
                    yield piece_of((bucket + number) % work.found_parts, file_name(step, bucket), piece)
    except Refused as fault:
        yield problem_in(0, f"bucket {bucket}: {fault}", fault.status)


def problem_or_fill(exchange, received, tasks):
    """Puts what has come into the exchange folder; returns the first row that has a problem instead."""
    receiver = Receiver(exchange, "map", tasks)
    for row in received:
        if row.problem:
            return row
        try:
            receiver.take(row.name, row.piece)
        except OSError as fault:
            raise RuntimeError(f"what tasks have read can't be kept on {socket.gethostname()}: {fault.strerror}") from None
    if receiver.lack:
        raise Refused(receiver.lack)
    return None


def pieces(exchange, step, bucket):
    path, watch, place = os.path.join(exchange, file_name(step, bucket)), FrameWatch(step, bucket), 0
    with usable(step, bucket):
        if not os.path.exists(path):
            raise ValueError("there is none")
        with open(path, "rb") as file:
            while data := file.read(PIECE):
                watch.feed(data)
                yield b"".join(packed(place, data))
                place += len(data)
        watch.end()
