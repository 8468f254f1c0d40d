import os
import tempfile
import unittest

from innkeeper_spark.frames import HEADER, KEYS, TRAILER
from innkeeper_spark.pieces import DRIVER, Receiver, Switch, packed
from tests.test_frames import WHOLE, frame

NAME = "map-00003.frames"
# A file, records, keys of two buckets, the end of the file.
FRAMES = [frame(0, b"file", 1), frame(1, b"records" * 20, 2), frame(2, b"zero" * 30, KEYS, bucket=0), frame(3, b"one" * 30, KEYS, bucket=1),
          frame(4, b"end", 3), frame(5, b"", TRAILER, rows=5)]
RESULT = b"".join(FRAMES)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def content(self, name=NAME):
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()


class SwitchTests(Folder):
    def pieces(self, reader, step):
        """What the driver or a bucket gets of the result, in any order but the one in which it came."""
        switch, pieces = Switch(3), []
        for place in range(0, len(RESULT), step):
            pieces += filter(None, [switch.feed(RESULT[place:place + step]).get(reader)])
        return [*([] if reader == DRIVER else [switch.end()]), *reversed(pieces)]

    def seen(self, skipped):
        """The result with holes in the payloads of these frames."""
        return b"".join(text[:HEADER.size] + bytes(len(text) - HEADER.size) if number in skipped else text
                        for number, text in enumerate(FRAMES))

    def test_each_reader_gets_what_it_reads_and_holes_in_its_file_for_the_rest(self):
        for reader, skipped in ((DRIVER, {2, 3}), (0, {1, 3}), (1, {1, 2})):
            for step in (50, 100, len(RESULT)):
                with self.subTest(reader=reader, step=step):
                    receiver = Receiver(self.folder, "map", 4)
                    for piece in self.pieces(reader, step):
                        receiver.take(NAME, piece)
                    self.assertEqual(self.content(), self.seen(skipped))
                    os.unlink(os.path.join(self.folder, NAME))

    def test_a_result_that_is_cut_short_has_no_outline(self):
        switch = Switch(3)
        switch.feed(WHOLE[:-1])
        with self.assertRaisesRegex(ValueError, "cut short"):
            switch.end()


class ReceiverTests(Folder):
    def test_a_file_is_for_its_owner_alone(self):
        Receiver(self.folder, "map", 4).take(NAME, b"".join(packed(2, b"x")))
        self.assertEqual(self.content(), b"\0\0x")
        self.assertEqual(os.stat(os.path.join(self.folder, NAME)).st_mode & 0o777, 0o600)

    def test_results_of_which_nothing_has_come_are_named(self):
        receiver = Receiver(self.folder, "map", 2)
        receiver.take("map-00000.frames", b"")
        self.assertEqual(receiver.lack, "1 tasks have no result, such as task 1: their files are gone")
        receiver.take("map-00001.frames", b"")
        self.assertIsNone(receiver.lack)
        self.assertEqual(Receiver(self.folder, "stays", 3).lack, "3 buckets have no result of stays, such as bucket 0")
