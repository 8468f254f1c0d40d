import contextlib
import fcntl
import json
import os
import tempfile
import unittest

import pyarrow.fs

from innkeeper_spark.faults import InnkeeperError
from innkeeper_spark.outputs import LocalOutput, RemoteOutput, output_at


class FakeProgram:
    """Knows `stage clean`, and nothing else."""

    def __init__(self):
        self.calls = []

    def run(self, *arguments):
        self.calls.append(arguments)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.output = os.path.join(self.folder, "out")

    def write(self, name, text="x"):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def files(self, folder="out"):
        base = os.path.join(self.folder, folder)
        return sorted(os.path.relpath(os.path.join(above, name), base) for above, _, names in os.walk(base) for name in names)


class AddressTests(unittest.TestCase):
    def test_a_remote_output_needs_a_file_system(self):
        with self.assertRaisesRegex(InnkeeperError, "s3://lake/out is not on this machine: give run"):
            output_at("s3://lake/out")
        with self.assertRaisesRegex(InnkeeperError, "takes a pyarrow.fs.FileSystem or an fsspec file system, not str"):
            output_at("s3://lake/out", "s3")
        with self.assertRaisesRegex(InnkeeperError, "root of the file system"):
            output_at("s3://", pyarrow.fs.LocalFileSystem())

    def test_what_has_no_scheme_or_file_is_local(self):
        for address in ("/srv/out", "file:///srv/out", "file:/srv/out"):
            self.assertEqual(output_at(address).path, "/srv/out")

    def test_a_scheme_is_not_part_of_a_path(self):
        self.assertEqual(output_at("s3://lake/out/", pyarrow.fs.LocalFileSystem()).path, "lake/out")


class LocalOutputTests(Folder):
    def test_an_attempt_is_private_and_locked_and_goes(self):
        program = FakeProgram()
        with LocalOutput(self.output).attempt(program, None, False) as attempt:
            self.assertEqual(os.path.dirname(attempt), os.path.join(self.output, "_attempts"))
            self.assertEqual(os.stat(attempt).st_mode & 0o777, 0o700)
            with open(os.path.join(attempt, "lock")) as lock, self.assertRaises(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self.assertFalse(os.path.exists(self.output))
        self.assertEqual(program.calls, [("stage", "clean", self.output, "--quiet")])

    def test_a_result_is_refused_unless_it_may_be_replaced(self):
        self.write("out/run.json")
        with self.assertRaisesRegex(InnkeeperError, "has a run.json"), LocalOutput(self.output).attempt(FakeProgram(), None, False):
            self.fail()
        with LocalOutput(self.output).attempt(FakeProgram(), None, True):
            pass
        self.assertEqual(self.files(), ["run.json"])

    def test_a_folder_of_somebody_elses_or_a_file_is_refused_in_any_case(self):
        self.write("out/cat.jpg")
        with self.assertRaisesRegex(InnkeeperError, "not written by Innkeeper"), LocalOutput(self.output).attempt(
                FakeProgram(), None, True):
            self.fail()
        with self.assertRaisesRegex(InnkeeperError, "it is a file"), LocalOutput(os.path.join(self.output, "cat.jpg")).attempt(
                FakeProgram(), None, True):
            self.fail()


class RemoteOutputTests(Folder):
    def setUp(self):
        super().setUp()
        self.remote = RemoteOutput(self.output, pyarrow.fs.LocalFileSystem())

    def run_once(self, names, overwrite=False, remote=None):
        with (remote or self.remote).attempt(None, self.folder, overwrite) as attempt:
            record = {"outputs": [{"path": name} for name in names]}
            self.write(os.path.join(attempt, "report", "run.json"), json.dumps(record))
            for name in names:
                self.write(os.path.join(attempt, "report", name), f"new {name}")
            (remote or self.remote).commit(attempt)

    def test_an_output_is_uploaded_and_nothing_is_left_beside_it(self):
        self.run_once(["kpis.csv", "accepted/desk/in/a.csv"])
        self.assertEqual(self.files(), ["accepted/desk/in/a.csv", "kpis.csv", "run.json"])
        self.assertEqual(sorted(os.listdir(self.folder)), ["out"])
        self.assertTrue(self.remote.exists("run.json"))
        self.assertEqual(self.remote.read("kpis.csv"), b"new kpis.csv")

    def test_a_new_run_replaces_what_the_last_one_wrote_and_nothing_else(self):
        self.run_once(["kpis.csv", "people.csv"])
        self.write("out/notes.txt")
        with self.assertRaisesRegex(InnkeeperError, "has a run.json"):
            self.run_once(["kpis.csv"])
        self.run_once(["kpis.csv"], overwrite=True)
        self.assertEqual(self.files(), ["kpis.csv", "notes.txt", "run.json"])

    def test_a_table_may_be_a_file_where_it_was_part_files_and_the_other_way_round(self):
        for names in (["kpis.csv/part-00000.csv", "kpis.csv/part-00001.csv"], ["kpis.csv"], ["kpis.csv/part-00000.csv"]):
            self.run_once(names, overwrite=True)
            self.assertEqual(self.files(), [*names, "run.json"])
        self.write("out/kpis.csv/notes.txt")
        self.run_once(["people.csv"], overwrite=True)
        self.assertEqual(self.files(), ["kpis.csv/notes.txt", "people.csv", "run.json"])

    def test_a_folder_of_somebody_elses_is_refused_in_any_case(self):
        self.write("out/cat.jpg")
        with self.assertRaisesRegex(InnkeeperError, "not written by Innkeeper"):
            self.run_once(["kpis.csv"], overwrite=True)
        self.assertEqual(self.files(), ["cat.jpg"])

    def test_a_run_that_dies_in_any_step_leaves_no_result_and_the_next_one_tidies_up(self):
        for has_earlier in (False, True):
            self.die_in_any_step(has_earlier)

    def die_in_any_step(self, has_earlier):
        steps = 0
        while True:
            self.remote.filesystem.create_dir(self.output)
            self.remote.filesystem.delete_dir_contents(self.output)
            if has_earlier:
                self.run_once(["kpis.csv", "old.csv"])
            dying = RemoteOutput(self.output, pyarrow.fs.PyFileSystem(pyarrow.fs.FSSpecHandler(Dying(steps))))
            with contextlib.suppress(InnkeeperError):
                self.run_once(["kpis.csv", "people.csv"], has_earlier, remote=dying)
                break
            is_result = "run.json" in self.files()
            outside = [name for name in self.files() if not name.startswith("_attempts/")]
            # Once moving has begun, commit.json says what belongs to it.
            if outside and not is_result:
                self.assertTrue(any(name.endswith("commit.json") for name in self.files()), outside)
            self.run_once(["kpis.csv"], overwrite=is_result)
            self.assertEqual(self.files(), ["kpis.csv", "run.json"])
            steps += 1
        self.assertGreater(steps, 6)


def Dying(steps):
    """A file system that changes this many things, and then nothing any more."""
    import fsspec.implementations.local

    class Filesystem(fsspec.implementations.local.LocalFileSystem):
        cachable = False
        left = steps

        def _step(self):
            if self.left == 0:
                raise OSError("the connection is gone")
            self.left -= 1

        def open(self, path, mode="rb", **more):
            if "w" in mode:
                self._step()
            return super().open(path, mode, **more)

        def mv(self, *paths, **more):
            self._step()
            return super().mv(*paths, **more)

        def rm(self, *paths, **more):
            self._step()
            return super().rm(*paths, **more)

    return Filesystem()
