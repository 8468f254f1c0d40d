import json
import os
import tempfile
import unittest

from innkeeper_spark import work
from innkeeper_spark.inputs import Remote


class FakeProgram:
    def manifest(self):
        return {"bin/innkeeper-stage": "ff"}


class WorkTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)

    def work(self, sizes, buckets=0):
        for name in ("sites.csv", *(f"{index}.csv" for index in range(len(sizes)))):
            with open(os.path.join(self.folder, name), "w") as file:
                file.write(name)
        remote = Remote("s3a://lake/b.csv", "desk", 5, 0)
        files = [{"source": "desk", "path": f"{index}.csv", "bytes": size, "modified": str(1 << 60), "task": index}
                 for index, size in enumerate(sizes)]
        files.append({"source": "desk", "path": remote.name, "bytes": 5, "modified": "7", "task": len(sizes)})
        plan = {"root": self.folder, "tasks": len(files) + 1, "buckets": buckets, "files": files,
                "common": ["sites.csv", "/absolute.csv"]}
        with open(os.path.join(self.folder, "plan.json"), "w") as file:
            json.dump(plan, file)
        return work.work_of(self.folder, FakeProgram(), "innkeeper.tar.gz", [remote], 1)

    def test_a_task_gets_its_files_and_what_all_need(self):
        made = self.work([10, 20])
        self.assertEqual(made.files[1], [("1.csv", os.path.join(self.folder, "1.csv"), 1 << 60)])
        self.assertEqual(made.files[2], [("desk/s3a/lake/b.csv", None, 7)])
        self.assertEqual(made.remote, {"s3a://lake/b.csv": (2, "desk/s3a/lake/b.csv")})
        self.assertEqual([(name, content) for name, content, _ in made.common], [("sites.csv", b"sites.csv")])
        self.assertEqual(json.loads(made.plan)["tasks"], 4)

    def test_the_driver_never_holds_much_of_a_large_result(self):
        made = self.work([64 << 20, 64 << 20])
        loads = {}
        for task in (0, 1):
            for sent in range(0, 4 << 26, 1 << 20):
                part = made.part(task, sent)
                loads[part] = loads.get(part, 0) + (1 << 20)
        self.assertLessEqual(max(loads.values()), work.PART)
        # One that is larger than expected goes round.
        self.assertTrue(all(made.part(1, sent << 20) < made.parts for sent in range(5000)))

    def test_small_results_share_a_part(self):
        self.assertEqual(self.work([1000] * 50).parts, 1)

    def test_every_bucket_has_a_part_behind_those_of_the_driver(self):
        made = self.work([16 << 20] * 8, buckets=3)
        self.assertEqual((made.parts, list(made.bucket_parts), made.found_parts), (33, [33, 34, 35], 3))
