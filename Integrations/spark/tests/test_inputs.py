import json
import os
import tempfile
import unittest

from innkeeper_spark import inputs
from innkeeper_spark.inputs import Read, Remote


class ReadTests(unittest.TestCase):
    def test_only_a_scheme_other_than_file_is_remote(self):
        for pattern, is_local in (
                ("exports/*.csv", True), ("/data/*.csv", True), ("file:///data/*.csv", True), ("file:/data/a.csv", True),
                ("s3a://lake/*.csv", False), ("hdfs:///lake/*.csv", False), ("year=2026:/a", True)):
            with self.subTest(pattern=pattern):
                self.assertEqual(Read(pattern, "desk").is_local, is_local)

    def test_what_is_below_the_root_is_relative_to_it(self):
        for pattern, wanted in (
                ("file:///data/in/*.csv", "in/*.csv"), ("/data/in/a.csv", "in/a.csv"), ("in/a.csv", "in/a.csv"),
                ("/database/a.csv", "/database/a.csv")):
            with self.subTest(pattern=pattern):
                self.assertEqual(Read(pattern, "desk").local_pattern("/data"), wanted)


class RemoteTests(unittest.TestCase):
    def test_a_copy_has_a_name_of_its_own_below_its_source(self):
        names = [Remote(uri, "desk", 1, 0).name for uri in ("s3a://lake/in/a.csv", "hdfs:///in/a.csv", "s3a://other/in/a.csv")]
        self.assertEqual(names, ["desk/s3a/lake/in/a.csv", "desk/hdfs/in/a.csv", "desk/s3a/other/in/a.csv"])


class HiddenTests(unittest.TestCase):
    def test_what_spark_passes_over_is_hidden(self):
        for path, is_hidden in (
                ("a.csv", False), ("year=2026/a.csv", False), ("_year=2026/a.csv", False), (".a.csv", True), ("_SUCCESS", True),
                ("_temporary/0/a.csv", True), ("b/.hidden/a.csv", True)):
            with self.subTest(path=path):
                self.assertEqual(inputs.is_hidden(path), is_hidden)


class MirrorTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root, self.target = os.path.join(folder.name, "root"), os.path.join(folder.name, "target")
        for name in ("in/a.csv", "in/b/c.csv", "in/.hidden", "sites.csv", "old.zip", "desk/x.csv", "secret.txt"):
            os.makedirs(os.path.dirname(os.path.join(self.root, name)), exist_ok=True)
            with open(os.path.join(self.root, name), "w") as file:
                file.write(name)
        os.mkdir(self.target)

    def mirrored(self, sources, replaced=()):
        config = os.path.join(self.root, "pipeline.json")
        with open(config, "w") as file:
            json.dump({"sources": sources}, file)
        count = inputs.mirror(config, replaced, self.root, self.target)
        found = sorted(os.path.relpath(os.path.join(folder, name), self.target)
                       for folder, _, names in os.walk(self.target) for name in names)
        for name in found:
            with open(os.path.join(self.target, name)) as file:
                self.assertEqual(file.read(), name)
        return count, found

    def test_what_patterns_may_match_is_linked_under_its_own_path(self):
        sources = {"desk": {"files": ["in/*.csv"]}, "sites": {"files": "sites.csv"}, "old": {"files": ["old.zip!a.csv", "none.csv"]}}
        self.assertEqual(self.mirrored(sources), (4, ["in/a.csv", "in/b/c.csv", "old.zip", "sites.csv"]))

    def test_a_source_that_is_read_from_elsewhere_is_left_out(self):
        sources = {"desk": {"files": ["in/*.csv"]}, "sites": {"files": ["sites.csv"]}}
        self.assertEqual(self.mirrored(sources, {"desk"}), (1, ["sites.csv"]))

    def test_absolute_paths_stay_where_they_are_and_are_counted(self):
        self.assertEqual(self.mirrored({"desk": {"files": [f"{self.root}/in/*.csv"]}}), (1, []))

    def test_what_is_wrong_with_a_configuration_is_for_the_program_to_say(self):
        config = os.path.join(self.root, "pipeline.json")
        for text in ("{", "[]"):
            with open(config, "w") as file:
                file.write(text)
            self.assertEqual(inputs.mirror(config, (), self.root, self.target), 0)


class ReasonTests(unittest.TestCase):
    def test_the_sentence_is_taken_out_of_what_java_says(self):
        text = ("An error occurred while calling o5.load.\n"
                ": org.apache.hadoop.fs.UnsupportedFileSystemException: No FileSystem for scheme \"s3a\"\n\tat org.apache…")
        self.assertEqual(inputs.reason(Exception(text)), 'No FileSystem for scheme "s3a"')
        self.assertEqual(inputs.reason(Exception("[PATH_NOT_FOUND] Path does not exist: x.")), "[PATH_NOT_FOUND] Path does not exist: x.")
