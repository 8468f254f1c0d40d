import errno
import types
from unittest import mock

from innkeeper_spark import bucket, pieces
from innkeeper_spark.pieces import Receiver, packed
from tests.test_frames import result
from tests.test_place import PlaceCase

# Takes the result of each step from the folder of the test.
GOOD = 'cp "$FOLDER/$1" "$2/$1-00001.frames"'


def received(name="map-00000.frames", place=0, content=b"keys", problem=None, status=0):
    return types.SimpleNamespace(part=5, name=name, piece=b"".join(packed(place, content)), problem=problem, status=status)


class BucketTests(PlaceCase):
    def setUp(self):
        super().setUp()
        for step in ("ids", "stays"):
            self.keep(step, result(step, 1))

    def found(self, script, *rows):
        """What bucket 1 finds in what one task has sent."""
        work = self.work(f"FOLDER={self.folder}\n{script}", starts=[0.0], buckets=2)
        try:
            return list(bucket.found(work, rows or [received()]))
        finally:
            self.assert_nothing_is_left()

    def test_the_results_of_both_steps_come_in_pieces(self):
        for piece in (100, 1 << 20):
            with mock.patch.object(bucket, "PIECE", piece):
                rows = self.found(GOOD)
            for _, name, content, _, _ in rows:
                Receiver(self.folder, "ids", 2).take(name, content)
            for step in ("ids", "stays"):
                with open(f"{self.folder}/{step}-00001.frames", "rb") as file:
                    self.assertEqual(file.read(), result(step, 1))

    def test_both_steps_find_what_tasks_have_sent(self):
        self.found(f'cat "$2/map-00000.frames" >> $FOLDER/seen; {GOOD}', received(content=b"first"), received(place=7, content=b"then"))
        with open(f"{self.folder}/seen", "rb") as file:
            self.assertEqual(file.read(), b"first\0\0then" * 2)

    def test_stays_finds_what_ids_has_left(self):
        self.found(f'[ "$1" = ids ] || cp "$2/ids-00001.frames" $FOLDER/seen; {GOOD}')
        with open(f"{self.folder}/seen", "rb") as file:
            self.assertEqual(file.read(), result("ids", 1))

    def test_what_a_step_refuses_is_a_row(self):
        for step in ("ids", "stays"):
            rows = self.found(f'if [ "$1" = {step} ]; then echo "innkeeper-stage: damaged $1" >&2; exit 2; fi; {GOOD}')
            self.assertEqual(rows[-1], (0, None, None, f"bucket 1: damaged {step}", 2))

    def test_what_a_task_has_refused_is_passed_on(self):
        rows = self.found(GOOD, received(), received(problem="task 0: gone", status=4))
        self.assertEqual(rows, [(0, None, None, "task 0: gone", 4)])

    def test_a_task_of_which_nothing_has_come_is_named(self):
        rows = self.found(GOOD, received("map-00007.frames"))
        self.assertEqual(rows, [(0, None, None, "bucket 1: 1 tasks have no result, such as task 0: their files are gone", 2)])

    def test_a_signal_or_a_result_that_is_cut_short_or_missing_is_tried_again(self):
        for step in ("ids", "stays"):
            for script, message in (("kill -SEGV $$", f"{step} was ended by SIGSEGV in bucket 1"),
                                    (f"{GOOD}; truncate -s 300 $2/$1-00001.frames; exit", f"the result of {step} for bucket 1 .*cut short"),
                                    ("exit 0", f"the result of {step} for bucket 1 .*there is none")):
                with self.subTest(step=step, script=script), self.assertRaisesRegex(RuntimeError, message):
                    self.found(f'if [ "$1" = {step} ]; then {script}; fi; {GOOD}')

    def test_a_full_disk_is_tried_again_elsewhere(self):
        with mock.patch.object(pieces.os, "pwrite", side_effect=OSError(errno.ENOSPC, "No space left on device")), \
                self.assertRaisesRegex(RuntimeError, "what tasks have read can't be kept on .*: No space left on device"):
            self.found(GOOD)
