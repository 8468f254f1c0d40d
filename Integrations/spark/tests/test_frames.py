import unittest

from innkeeper_spark.frames import HEAD, HEADER, KEYS, MAGIC, STEPS, TRAILER, FrameWatch


def frame(number, payload=b"", kind=2, part=3, rows=0, bucket=None, step="map"):
    place = STEPS.index(step) << 24 | (0 if bucket is None else bucket + 1)
    return HEADER.pack(MAGIC, 3, kind, 0, 0, part, place, number, rows, len(payload), 0) + payload


WHOLE = frame(0, b"head", 1) + frame(1, b"x" * 500) + frame(2, b"", TRAILER, rows=2)


def result(step, part):
    """A whole one of a bucket."""
    return frame(0, step.encode() * 300, 8, part, bucket=part, step=step) + frame(1, b"", TRAILER, part, 1, step=step)


def watch(data, step):
    follower = FrameWatch("map", 3)
    runs = [run for place in range(0, len(data), step) for run in follower.feed(data[place:place + step])]
    follower.end()
    return runs


class FrameWatchTests(unittest.TestCase):
    def test_a_whole_result_passes_however_it_is_cut_into_pieces(self):
        for step in (1, 7, 72, 100, len(WHOLE)):
            runs = watch(WHOLE, step)
            end = 0
            for _, _, place, run in runs:
                self.assertEqual(place, end)
                end += len(run)
            self.assertEqual(b"".join(run for _, _, _, run in runs), WHOLE)

    def test_runs_say_what_they_are_of(self):
        runs = watch(frame(0, b"ab", KEYS, bucket=0) + frame(1, b"c", KEYS, bucket=70_000) + frame(2, kind=TRAILER, rows=2), 1000)
        self.assertEqual([(kind, bucket) for kind, bucket, _, _ in runs], [(HEAD, None), (KEYS, 0), (HEAD, None), (KEYS, 70_000), (HEAD, None)])

    def test_a_result_that_ends_early_is_noticed_wherever_it_ends(self):
        for end in range(len(WHOLE)):
            with self.subTest(end=end), self.assertRaisesRegex(ValueError, "cut short"):
                watch(WHOLE[:end], 64)

    def test_what_is_not_this_result_is_refused(self):
        for data, message in (
                (b"Segmentation fault" * 9, "frame 0 is not one"), (frame(0, part=4), "frame 0 is not one"),
                (frame(0, step="ids"), "frame 0 is not one"),
                (frame(0) + frame(2), "frame 1 is not one"), (WHOLE + b"more" * 20, "data after its end"),
                (frame(0) + frame(1, kind=TRAILER, rows=5), "counts 5 frames, but there are 1")):
            with self.subTest(message=message), self.assertRaisesRegex(ValueError, message):
                watch(data, 50)
