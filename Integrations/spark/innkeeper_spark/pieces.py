"""How results travel: as pieces, which have runs of bytes and the places of these in their file.

A reader gets no more of a result than it reads. It skips frames by their headers, so it has all headers, and what it skips is a hole in
its file: the driver has no keys, and a bucket has those of its own, and no records. What holes are isn't looked at by anything, and what
is missing has a wrong checksum.
"""

import os
import struct

from .frames import KEYS, SLICE, FrameWatch, file_name

# Bytes of a result that are looked at, and sent, at a time.
PIECE = 1 << 20
DRIVER = -1
RUN = struct.Struct("<QI")


def packed(place, content):
    return [RUN.pack(place, len(content)), content]


class Receiver:
    """Puts the pieces of a step's results into their files, in whatever order they come."""

    def __init__(self, folder, step, count):
        self._folder, self._step = folder, step
        self._missing = {file_name(step, part): part for part in range(count)}

    def take(self, name, piece):
        piece = memoryview(piece)
        descriptor = os.open(os.path.join(self._folder, name), os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            while piece:
                place, size = RUN.unpack_from(piece)
                run, piece = piece[RUN.size:RUN.size + size], piece[RUN.size + size:]
                while run:
                    written = os.pwrite(descriptor, run, place)
                    run, place = run[written:], place + written
        finally:
            os.close(descriptor)
        self._missing.pop(name, None)

    @property
    def lack(self):
        """What hasn't come, as a sentence; None if there is something of every result."""
        if not self._missing:
            return None
        count, first = len(self._missing), min(self._missing.values())
        if self._step == "map":
            return f"{count} tasks have no result, such as task {first}: their files are gone"
        return f"{count} buckets have no result of {self._step}, such as bucket {first}"


class Switch:
    """Sends each frame of a task's result to those that read it."""

    def __init__(self, task):
        self._watch = FrameWatch("map", task)
        self._outline = []

    def feed(self, data):
        """What the next bytes are as pieces, by bucket or DRIVER."""
        pieces = {}
        for kind, bucket, place, run in self._watch.feed(data):
            pieces.setdefault(bucket if kind == KEYS else DRIVER, []).extend(packed(place, run))
            if kind not in (SLICE, KEYS):
                # It outlives the bytes that it is a view of.
                self._outline += packed(place, bytes(run))
        return {reader: b"".join(runs) for reader, runs in pieces.items()}

    def end(self):
        """The piece that all buckets get once the result is complete."""
        self._watch.end()
        return b"".join(self._outline)
