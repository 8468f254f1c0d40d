import json
import os
import tempfile
import types
import unittest
from unittest import mock

from innkeeper_spark import spread, task
from innkeeper_spark.faults import InnkeeperError
from innkeeper_spark.inputs import Remote


class FakeProgram:
    def manifest(self):
        return {"bin/innkeeper-stage": "ff"}


def row(number_of_task, number, piece, problem=None, status=0):
    return types.SimpleNamespace(task=number_of_task, number=number, piece=piece, problem=problem, status=status)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)


class WorkTests(Folder):
    def work(self, sizes):
        for name in ("sites.csv", *(f"{index}.csv" for index in range(len(sizes)))):
            with open(os.path.join(self.folder, name), "w") as file:
                file.write(name)
        remote = Remote("s3a://lake/b.csv", "desk", 5, 0)
        files = [{"source": "desk", "path": f"{index}.csv", "bytes": size, "modified": str(1 << 60), "task": index}
                 for index, size in enumerate(sizes)]
        files.append({"source": "desk", "path": remote.name, "bytes": 5, "modified": "7", "task": len(sizes)})
        plan = {"root": self.folder, "tasks": len(files) + 1, "files": files, "common": ["sites.csv", "/absolute.csv"]}
        with open(os.path.join(self.folder, "plan.json"), "w") as file:
            json.dump(plan, file)
        return spread.work_of(self.folder, FakeProgram(), "innkeeper.tar.gz", [remote], 1)

    def test_a_task_gets_its_files_and_what_all_need(self):
        work = self.work([10, 20])
        self.assertEqual(work.files[1], [("1.csv", os.path.join(self.folder, "1.csv"), 1 << 60)])
        self.assertEqual(work.files[2], [("desk/s3a/lake/b.csv", None, 7)])
        self.assertEqual(work.remote, {"s3a://lake/b.csv": (2, "desk/s3a/lake/b.csv")})
        self.assertEqual([(name, content) for name, content, _ in work.common], [("sites.csv", b"sites.csv")])
        self.assertEqual(json.loads(work.plan)["tasks"], 4)

    def test_the_driver_never_holds_much_of_a_large_result(self):
        work = self.work([64 << 20, 64 << 20])
        loads = {}
        for number_of_task in (0, 1):
            for piece in range(4 * 64):
                part = work.part(number_of_task, piece)
                loads[part] = loads.get(part, 0) + task.PIECE
        self.assertLessEqual(max(loads.values()), spread.PART)
        # One that is larger than expected goes round.
        self.assertTrue(all(work.part(1, piece) < work.parts for piece in range(5000)))

    def test_small_results_share_a_part(self):
        self.assertEqual(self.work([1000] * 50).parts, 1)


class FetchTests(Folder):
    def test_pieces_find_their_places_in_any_order(self):
        with mock.patch.object(task, "PIECE", 4):
            spread.fetch([row(1, 0, b"one"), row(0, 1, b"ef"), row(0, 0, b"abcd")], self.folder, 2)
        for name, content in (("map-00000.frames", b"abcdef"), ("map-00001.frames", b"one")):
            path = os.path.join(self.folder, name)
            with open(path, "rb") as file:
                self.assertEqual(file.read(), content)
            self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)

    def test_a_fault_of_a_task_and_a_missing_result_end_the_run(self):
        with self.assertRaisesRegex(InnkeeperError, "task 1: gone") as caught:
            spread.fetch([row(0, 0, b"x"), row(1, -1, None, "task 1: gone", 2)], self.folder, 2)
        self.assertEqual(caught.exception.status, 2)
        with self.assertRaisesRegex(InnkeeperError, "1 tasks have no result, such as task 1"):
            spread.fetch([row(0, 0, b"x")], self.folder, 2)


class FailureTests(unittest.TestCase):
    def test_what_a_task_said_is_found_among_what_spark_says(self):
        text = ("An error occurred while calling o84.javaToPython.\n: org.apache.spark.SparkException: Job aborted\n"
                "  File \"task.py\", line 3, in judge\nRuntimeError: innkeeper-stage map was ended by SIGSEGV\n\n\tat org.apache")
        self.assertEqual(spread.failure(Exception(text)),
                         "Spark gave up after several attempts: innkeeper-stage map was ended by SIGSEGV")
        self.assertEqual(spread.failure(Exception("no executors")), "Spark could not do the tasks: no executors")
