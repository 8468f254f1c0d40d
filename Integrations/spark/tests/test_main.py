import contextlib
import io
import unittest
from unittest import mock

import pyarrow.fs

from innkeeper_spark import Innkeeper, InnkeeperError, __main__


class CommandTests(unittest.TestCase):
    def test_arguments_are_read(self):
        chosen = __main__.parse(
            ["pipeline.json", "--output", "/out", "--read", "desk=s3a://lake/year=*/*.csv", "--read", "bar=b.csv", "--overwrite",
             "--buckets", "0", "--", "--redact", "--language=de"])
        self.assertEqual(chosen.read, [("desk", "s3a://lake/year=*/*.csv"), ("bar", "b.csv")])
        self.assertEqual((chosen.overwrite, chosen.options, chosen.as_of), (True, ["--redact", "--language=de"], None))
        self.assertEqual((chosen.tasks, chosen.buckets), (None, 0))

    def test_a_read_without_a_source_or_files_is_refused(self):
        for text in ("*.csv", "=a.csv", "desk="):
            with self.subTest(text=text), contextlib.redirect_stderr(io.StringIO()) as errors, self.assertRaises(SystemExit):
                __main__.parser().parse_args(["pipeline.json", "--output", "/out", "--read", text])
            self.assertIn(f"'{text}' is not SOURCE=FILES", errors.getvalue())

    def test_a_file_system_is_made_by_name(self):
        self.assertIsNone(__main__.filesystem(None))
        self.assertIsInstance(__main__.filesystem("pyarrow.fs:LocalFileSystem"), pyarrow.fs.LocalFileSystem)
        for name in ("nowhere:X", "pyarrow.fs:X", "pyarrow.fs"):
            with self.subTest(name=name), self.assertRaisesRegex(InnkeeperError, f"--filesystem {name}: "):
                __main__.filesystem(name)

    def test_arguments_reach_the_run(self):
        with mock.patch.object(__main__, "SparkSession"), mock.patch.object(__main__, "Innkeeper") as job, \
                contextlib.redirect_stdout(io.StringIO()):
            job.return_value.run.return_value.summary = ""
            __main__.main(["a.json", "--output", "/out", "--tasks", "3", "--buckets", "4"])
        self.assertEqual((job.call_args.kwargs["tasks"], job.call_args.kwargs["buckets"]), (3, 4))

    def test_a_fault_is_one_line_and_a_status(self):
        with mock.patch.object(__main__, "SparkSession"), contextlib.redirect_stderr(io.StringIO()) as errors:
            self.assertEqual(__main__.main(["/nowhere.json", "--output", "/out"]), 2)
        self.assertEqual(errors.getvalue(), "innkeeper-spark: /nowhere.json: there is no such file on the driver\n")


class InnkeeperTests(unittest.TestCase):
    def test_reading_leaves_the_first_run_as_it_was(self):
        first = Innkeeper(None, __file__)
        second = first.read("a.csv", source="desk").read("b.csv", source="desk")
        self.assertEqual((len(first._reads), len(second._reads)), (0, 2))

    def test_what_makes_no_sense_is_refused_at_once(self):
        for message, work in (
                ("tasks=0: it takes at least one", lambda: Innkeeper(None, __file__, tasks=0)),
                ("buckets=-1: it takes none or more", lambda: Innkeeper(None, __file__, buckets=-1)),
                ("there is no such file on the driver", lambda: Innkeeper(None, "/nowhere.json")),
                ("read\\(\\) takes files and the name", lambda: Innkeeper(None, __file__).read("", source="desk")),
                ("read\\(\\) takes files and the name", lambda: Innkeeper(None, __file__).read("a.csv", source="a=b")),
                ("is not on this machine", lambda: Innkeeper(None, __file__).run("s3://lake/out"))):
            with self.subTest(message=message), self.assertRaisesRegex(InnkeeperError, message):
                work()
