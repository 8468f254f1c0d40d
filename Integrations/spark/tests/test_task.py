import contextlib
import os
from unittest import mock

from innkeeper_spark import task, work
from innkeeper_spark.pieces import Receiver
from tests.test_frames import WHOLE
from tests.test_pieces import NAME, RESULT
from tests.test_place import PlaceCase


class TaskTests(PlaceCase):
    def setUp(self):
        super().setUp()
        self.keep("whole", WHOLE)
        self.input = self.keep("a.csv", b"x")

    def work(self, script, **more):
        """For task 3 with two files."""
        return super().work(script, **{
            "files": {3: [("in/a.csv", self.input, 5), ("desk/b.csv", None, 7_000_000_000)]}, "jobs": 2,
            "common": [("sites.csv", b"A1", 9_000_000_000)], **more})

    def rows(self, work, contents=None):
        batches = list(task.batches(work, 3, {"desk/b.csv": b"bb"} if contents is None else contents))
        self.assert_nothing_is_left()
        return [row for batch in batches for row in batch.to_pylist()]

    def test_a_result_comes_in_pieces(self):
        for piece in (10, 300, 1000):
            with mock.patch.object(task, "PIECE", piece):
                rows = self.rows(self.work(f"cat {self.folder}/whole"))
            for row in rows:
                Receiver(self.folder, "map", 4).take(row["name"], row["piece"])
            with open(os.path.join(self.folder, NAME), "rb") as file:
                self.assertEqual(file.read(), WHOLE)

    def test_a_large_result_is_spread_over_the_parts_of_the_driver(self):
        with mock.patch.object(task, "PIECE", 100), mock.patch.object(work, "PART", 200):
            rows = self.rows(self.work(f"cat {self.folder}/whole"))
        self.assertEqual([row["part"] for row in rows], [0, 1, 1, 2, 2, 3, 3, 0])

    def test_every_bucket_gets_its_keys_and_the_outline(self):
        self.keep("whole", RESULT)
        rows = self.rows(self.work(f"cat {self.folder}/whole", parts=1, buckets=3, starts=[0.0] * 4))
        self.assertEqual([row["part"] for row in rows], [0, 1, 2, 1, 2, 3])
        self.assertEqual({row["name"] for row in rows}, {NAME})

    def test_what_is_refused_is_told_to_the_driver_and_to_every_bucket(self):
        rows = self.rows(self.work("echo innkeeper-stage: gone >&2; exit 2", buckets=2))
        self.assertEqual([(row["part"], row["problem"]) for row in rows], [(part, "task 3: gone") for part in (0, 4, 5)])

    def test_the_program_finds_what_it_needs(self):
        self.rows(self.work(
            f'cd "$2" && cat plan.json ../root/sites.csv ../root/in/a.csv ../root/desk/b.csv > {self.folder}/seen\n'
            f'stat -c %Y ../root/desk/b.csv >> {self.folder}/seen; echo " $*" >> {self.folder}/seen; cat {self.folder}/whole'))
        with open(os.path.join(self.folder, "seen")) as file:
            seen = file.read()
        self.assertTrue(seen.startswith("{}A1xbb7\n map "), seen)
        self.assertRegex(seen, "--task 3 --quiet --jobs 2 --stream --root .*/root\n$")

    def test_what_the_program_refuses_is_not_tried_again(self):
        for status in (2, 4):
            row, = self.rows(self.work(f"echo innkeeper-stage: gone >&2; exit {status}"))
            self.assertEqual((row["problem"], row["status"], row["part"]), ("task 3: gone", status, 0))

    def test_a_signal_or_a_result_that_is_cut_short_is_tried_again(self):
        for script, message in (("kill -SEGV $$", "innkeeper-stage map was ended by SIGSEGV in task 3"), (f"head -c 400 {self.folder}/whole", "cut short"),
                                ("echo hello, this is not what anybody expects from a program that makes frames, is it",
                                 "frame 0 is not one")):
            with self.subTest(script=script), self.assertRaisesRegex(RuntimeError, message):
                self.rows(self.work(script))

    def test_a_file_that_this_machine_does_not_have_is_named(self):
        os.unlink(self.input)
        row, = self.rows(self.work("exit 0"))
        self.assertRegex(row["problem"], f"{self.input} is not on .*: what is read by file://")

    def test_a_task_that_is_no_longer_wanted_ends(self):
        work = self.work(f"cat {self.folder}/whole; echo $$ > {self.folder}/process; exec cat {self.folder}/pipe")
        os.mkfifo(os.path.join(self.folder, "pipe"))
        with mock.patch.object(task, "PIECE", 100):
            batches = task.batches(work, 3, {"desk/b.csv": b""})
            next(batches)
            batches.close()
        self.assert_nothing_is_left()
        with contextlib.suppress(FileNotFoundError), open(os.path.join(self.folder, "process")) as file:
            self.assertFalse(os.path.exists(f"/proc/{file.read().strip()}"))
