import contextlib
import os
import tempfile
import unittest
from unittest import mock

from innkeeper_spark import task
from innkeeper_spark.program import PATH, sha256
from innkeeper_spark.spread import Work
from tests.test_frames import WHOLE


class TaskTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        with open(os.path.join(self.folder, "whole"), "wb") as file:
            file.write(WHOLE)
        self.input = os.path.join(self.folder, "a.csv")
        with open(self.input, "w") as file:
            file.write("x")
        os.mkdir(os.path.join(self.folder, "spark"))
        for patch in (mock.patch.dict(os.environ, {"SPARK_LOCAL_DIRS": os.path.join(self.folder, "spark")}),
                      mock.patch.object(task.SparkFiles, "get", lambda name: os.path.join(self.folder, name)),
                      mock.patch.object(task, "_checked", set())):
            patch.start()
            self.addCleanup(patch.stop)

    def work(self, script, **more):
        """A work whose program is a script, for task 3 with two files."""
        path = os.path.join(self.folder, "pack", PATH)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(f"#!/bin/sh\n{script}\n")
        os.chmod(path, 0o755)
        files = {3: [("in/a.csv", self.input, 5), ("desk/b.csv", None, 7_000_000_000)]}
        given = {"plan": b"{}", "manifest": {PATH: sha256(path)}, "archive": "pack", "jobs": 2, "files": files,
                 "common": [("sites.csv", b"A1", 9_000_000_000)], "starts": [0.0] * 3 + [0.5], "parts": 4, **more}
        return Work(**given)

    def rows(self, work, contents=None):
        batches = list(task.rows(work, 3, {"desk/b.csv": b"bb"} if contents is None else contents))
        # Whatever happens, the folder goes.
        self.assertEqual(os.listdir(os.path.join(self.folder, "spark")), [])
        return [row for batch in batches for row in batch.to_pylist()]

    def test_a_result_comes_in_pieces_with_numbers(self):
        with mock.patch.object(task, "PIECE", 300):
            rows = self.rows(self.work(f"cat {self.folder}/whole"))
        self.assertEqual([row["number"] for row in rows], list(range(len(rows))))
        self.assertEqual(b"".join(row["piece"] for row in rows), WHOLE)
        self.assertEqual({row["task"] for row in rows}, {3})

    def test_the_program_finds_what_it_needs(self):
        self.rows(self.work(
            f'cd "$2" && cat plan.json ../root/sites.csv ../root/in/a.csv ../root/desk/b.csv > {self.folder}/seen\n'
            f'stat -c %Y ../root/desk/b.csv >> {self.folder}/seen; echo " $*" >> {self.folder}/seen; cat {self.folder}/whole'))
        with open(os.path.join(self.folder, "seen")) as file:
            seen = file.read()
        self.assertTrue(seen.startswith("{}A1xbb7\n map "), seen)
        self.assertTrue(seen.endswith("--task 3 --stream --quiet --jobs 2\n"), seen)

    def test_what_the_program_refuses_is_not_tried_again(self):
        for status in (2, 4):
            row, = self.rows(self.work(f"echo innkeeper-stage: gone >&2; exit {status}"))
            self.assertEqual((row["problem"], row["status"], row["part"]), ("task 3: gone", status, 0))

    def test_a_signal_or_a_result_that_is_cut_short_is_tried_again(self):
        for script, message in (("kill -SEGV $$", "ended by SIGSEGV in task 3"), (f"head -c 400 {self.folder}/whole", "cut short"),
                                ("echo hello, this is not what anybody expects from a program that makes frames, is it",
                                 "frame 0 is not one")):
            with self.subTest(script=script), self.assertRaisesRegex(RuntimeError, message):
                self.rows(self.work(script))

    def test_another_program_is_not_started(self):
        row, = self.rows(self.work(f"touch {self.folder}/started", manifest={PATH: "00"}))
        self.assertRegex(row["problem"], "has the SHA-256 [0-9a-f]{64}, not 00: it is not the program that was shipped")
        self.assertFalse(os.path.exists(os.path.join(self.folder, "started")))

    def test_a_file_that_this_machine_does_not_have_is_named(self):
        os.unlink(self.input)
        row, = self.rows(self.work("exit 0"))
        self.assertRegex(row["problem"], f"{self.input} is not on .*: what is read by file://")

    def test_an_executor_that_is_told_to_end_tidies_up(self):
        for name in ("HUP", "TERM"):
            with self.assertRaises(SystemExit):
                self.rows(self.work(f"kill -{name} $PPID; cat {self.folder}/whole"))

    def test_a_task_that_is_no_longer_wanted_ends(self):
        work = self.work(f"cat {self.folder}/whole; echo $$ > {self.folder}/process; exec cat {self.folder}/pipe")
        os.mkfifo(os.path.join(self.folder, "pipe"))
        with mock.patch.object(task, "PIECE", 100):
            batches = task.rows(work, 3, {"desk/b.csv": b""})
            next(batches)
            batches.close()
        self.assertEqual(os.listdir(os.path.join(self.folder, "spark")), [])
        with contextlib.suppress(FileNotFoundError), open(os.path.join(self.folder, "process")) as file:
            self.assertFalse(os.path.exists(f"/proc/{file.read().strip()}"))
