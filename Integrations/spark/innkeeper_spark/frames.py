"""Follows the result of a task or a bucket as it passes: a stream of frames, of which the last one says how many there were.

Only the outline is read here, so that a result that is cut short fails the task that made it, and to see who reads which frame. The
program itself checks versions, digests and checksums. The layout is that of Sources/Core/Frames/FrameHeader.swift.
"""

import struct

MAGIC = b"\x89inframe"
HEADER = struct.Struct("<8sIIQQIIQQQQ")
# Kinds of frames; a header passes as a kind of its own.
HEAD, SLICE, TRAILER, KEYS = 0, 2, 4, 5
STEPS = ("map", "ids", "stays")


def file_name(step, part):
    """Where the exchange folder has a result. The part of a step is a task of `map`, or a bucket."""
    return f"{step}-{part:05}.frames"


class FrameWatch:
    def __init__(self, step, part):
        self._stream = (STEPS.index(step), part)
        self._rest = b""
        self._left = 0
        self._place = 0
        self._count = 0
        self._kind = self._bucket = None
        self._is_complete = False

    def feed(self, data):
        """Takes the next bytes, and returns them as runs: the kind, the bucket or None, the place in the stream and the bytes. Raises
        ValueError with a clause that says why they can't be a result."""
        data, runs = memoryview(data), []
        while data:
            if self._left:
                run, data = data[:self._left], data[self._left:]
                runs.append((self._kind, self._bucket, self._place, run))
                self._left -= len(run)
                self._place += len(run)
                continue
            if self._is_complete:
                raise ValueError("there is data after its end")
            step = HEADER.size - len(self._rest)
            self._rest += data[:step]
            data = data[step:]
            if len(self._rest) == HEADER.size:
                self._take(HEADER.unpack(self._rest))
                runs.append((HEAD, None, self._place, self._rest))
                self._place += HEADER.size
                self._rest = b""
        return runs

    def _take(self, header):
        magic, _, kind, _, _, part, bucket_and_step, number, rows, size, _ = header
        if magic != MAGIC or (bucket_and_step >> 24, part) != self._stream or number != self._count:
            raise ValueError(f"frame {self._count} is not one of it")
        bucket = bucket_and_step & 0xFFFFFF
        self._kind, self._bucket, self._left = kind, bucket - 1 if bucket else None, size
        if kind == TRAILER:
            if rows != self._count:
                raise ValueError(f"its end counts {rows} frames, but there are {self._count}")
            self._is_complete = True
        self._count += 1

    def end(self):
        """Raises ValueError unless the last frame has passed."""
        if not self._is_complete or self._left or self._rest:
            raise ValueError("it is cut short")
