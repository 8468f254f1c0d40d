import os
import tempfile
import types
import unittest

from innkeeper_spark import spread
from innkeeper_spark.faults import InnkeeperError
from innkeeper_spark.pieces import packed


def row(name, piece=None, problem=None, status=0):
    return types.SimpleNamespace(name=name, piece=piece and b"".join(packed(*piece)), problem=problem, status=status)


class FetchTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def fetch(self, *rows, **counts):
        spread.fetch(rows, self.folder, counts)

    def test_pieces_find_their_files_in_any_order(self):
        self.fetch(row("stays-00000.frames", (4, b"ef")), row("ids-00000.frames", (0, b"one")), row("stays-00000.frames", (0, b"abcd")), ids=1, stays=1)
        for name, content in (("stays-00000.frames", b"abcdef"), ("ids-00000.frames", b"one")):
            with open(os.path.join(self.folder, name), "rb") as file:
                self.assertEqual(file.read(), content)

    def test_a_fault_of_a_task_and_a_missing_result_end_the_run(self):
        whole = row("map-00000.frames", (0, b"x"))
        with self.assertRaisesRegex(InnkeeperError, "task 1: gone") as caught:
            self.fetch(whole, row(None, None, "task 1: gone", 2), map=2)
        self.assertEqual(caught.exception.status, 2)
        with self.assertRaisesRegex(InnkeeperError, "1 tasks have no result, such as task 1"):
            self.fetch(whole, map=2)

    def test_a_result_that_can_not_be_written_ends_the_run(self):
        os.mkdir(os.path.join(self.folder, "map-00000.frames"))
        with self.assertRaisesRegex(InnkeeperError, "map-00000.frames: can't be written: Is a directory") as caught:
            self.fetch(row("map-00000.frames", (0, b"x")), map=1)
        self.assertEqual(caught.exception.status, 4)


class FailureTests(unittest.TestCase):
    def test_what_a_task_said_is_found_among_what_spark_says(self):
        text = ("An error occurred while calling o84.javaToPython.\n: org.apache.spark.SparkException: Job aborted\n"
                "  File \"task.py\", line 3, in judge\nRuntimeError: innkeeper-stage map was ended by SIGSEGV\n\n\tat org.apache")
        self.assertEqual(spread.failure(Exception(text)),
                         "Spark gave up after several attempts: innkeeper-stage map was ended by SIGSEGV")
        self.assertEqual(spread.failure(Exception("no executors")), "Spark could not do the tasks: no executors")
