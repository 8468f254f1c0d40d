"""Follows a task's result as it passes: a stream of frames, of which the last one says how many there were.

Only the outline is read here, so that a result that is cut short fails the task that made it. `stage finish` checks versions, digests
and checksums. The layout is that of Sources/Core/Frames/FrameHeader.swift.
"""

import struct

MAGIC = b"\x89inframe"
HEADER = struct.Struct("<8sIIQQIIQQQQ")
TRAILER = 4


class FrameWatch:
    def __init__(self, task):
        self._task = task
        self._rest = b""
        self._skip = 0
        self._count = 0
        self._is_complete = False

    def feed(self, data):
        """Takes the next bytes; raises ValueError with a clause that says why they can't be a result."""
        place = 0
        while place < len(data):
            if self._skip:
                step = min(self._skip, len(data) - place)
                self._skip -= step
                place += step
                continue
            if self._is_complete:
                raise ValueError("there is data after its end")
            step = HEADER.size - len(self._rest)
            self._rest += data[place:place + step]
            place += step
            if len(self._rest) == HEADER.size:
                self._take(HEADER.unpack(self._rest))
                self._rest = b""

    def _take(self, header):
        magic, _, kind, _, _, task, _, number, rows, size, _ = header
        if magic != MAGIC or task != self._task or number != self._count:
            raise ValueError(f"frame {self._count} is not one of this task")
        self._skip = size
        if kind == TRAILER:
            if rows != self._count:
                raise ValueError(f"its end counts {rows} frames, but there are {self._count}")
            self._is_complete = True
        self._count += 1

    def end(self):
        """Raises ValueError unless the last frame has passed."""
        if not self._is_complete or self._skip or self._rest:
            raise ValueError("it is cut short")
