import unittest

from innkeeper_spark.frames import HEADER, MAGIC, TRAILER, FrameWatch


def frame(number, payload=b"", kind=2, task=3, rows=0):
    return HEADER.pack(MAGIC, 1, kind, 0, 0, task, 0, number, rows, len(payload), 0) + payload


WHOLE = frame(0, b"head", 1) + frame(1, b"x" * 500) + frame(2, b"", TRAILER, rows=2)


def watch(data, step):
    follower = FrameWatch(3)
    for place in range(0, len(data), step):
        follower.feed(data[place:place + step])
    follower.end()


class FrameWatchTests(unittest.TestCase):
    def test_a_whole_result_passes_however_it_is_cut_into_pieces(self):
        for step in (1, 7, 72, 100, len(WHOLE)):
            watch(WHOLE, step)

    def test_a_result_that_ends_early_is_noticed_wherever_it_ends(self):
        for end in range(len(WHOLE)):
            with self.subTest(end=end), self.assertRaisesRegex(ValueError, "cut short"):
                watch(WHOLE[:end], 64)

    def test_what_is_not_the_result_of_this_task_is_refused(self):
        for data, message in (
                (b"Segmentation fault" * 9, "frame 0 is not one"), (frame(0, task=4), "frame 0 is not one"),
                (frame(0) + frame(2), "frame 1 is not one"), (WHOLE + b"more" * 20, "data after its end"),
                (frame(0) + frame(1, kind=TRAILER, rows=5), "counts 5 frames, but there are 1")):
            with self.subTest(message=message), self.assertRaisesRegex(ValueError, message):
                watch(data, 50)
