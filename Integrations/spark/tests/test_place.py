import os
import tempfile
import unittest
from unittest import mock

from innkeeper_spark import place
from innkeeper_spark.place import Place, Refused, usable
from innkeeper_spark.program import PATH, sha256
from innkeeper_spark.work import Work


class PlaceCase(unittest.TestCase):
    """An executor whose program is a script."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        os.mkdir(os.path.join(self.folder, "spark"))
        for patch in (mock.patch.dict(os.environ, {"SPARK_LOCAL_DIRS": os.path.join(self.folder, "spark")}),
                      mock.patch.object(place.SparkFiles, "get", lambda name: os.path.join(self.folder, name)),
                      mock.patch.object(place, "_checked", set())):
            patch.start()
            self.addCleanup(patch.stop)

    def keep(self, name, content):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(content)
        return path

    def work(self, script, **more):
        path = os.path.join(self.folder, "pack", PATH)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(f"#!/bin/sh\n{script}\n")
        os.chmod(path, 0o755)
        return Work(**{"plan": b"{}", "manifest": {PATH: sha256(path)}, "archive": "pack", "jobs": 1, "files": {}, "common": [],
                       "starts": [0.0] * 3 + [0.5], "parts": 4, **more})

    def assert_nothing_is_left(self):
        self.assertEqual(os.listdir(os.path.join(self.folder, "spark")), [])


class PlaceTests(PlaceCase):
    def run_step(self, script, step="ids", **more):
        """What a step for part 3 prints."""
        try:
            with Place.of(self.work(script, **more)) as made, made.running(step, 3) as output:
                return output.read().decode()
        finally:
            self.assert_nothing_is_left()

    def test_a_step_finds_the_plan_and_its_part(self):
        said = self.run_step('cat "$2/plan.json"; echo " $*"', "stays", plan=b"[]", jobs=2)
        self.assertRegex(said, r"^\[\] stays \S+/exchange --bucket 3 --quiet --jobs 2\n$")
        self.assertRegex(self.run_step('echo "$*"'), "^ids .*/exchange --bucket 3 --quiet\n$")
        self.assertRegex(self.run_step('echo "$*"', "map"), "--task 3 --quiet --jobs 1\n$")

    def test_what_a_step_refuses_is_said_with_its_status(self):
        for script, message, status in (("echo innkeeper-stage: gone >&2; exit 2", "gone", 2), ("exit 4", "ids ended with status 4", 4)):
            with self.assertRaisesRegex(Refused, message) as caught:
                self.run_step(script)
            self.assertEqual(caught.exception.status, status)

    def test_a_message_has_no_folder_that_will_be_gone(self):
        with self.assertRaisesRegex(Refused, "^exchange/map-00000.frames: damaged$"):
            self.run_step('echo "innkeeper-stage: $2/map-00000.frames: damaged" >&2; exit 2')

    def test_a_signal_is_not_for_good(self):
        with self.assertRaisesRegex(RuntimeError, "innkeeper-stage ids was ended by SIGSEGV in bucket 3"):
            self.run_step("kill -SEGV $$")

    def test_another_program_is_not_started(self):
        with self.assertRaisesRegex(Refused, "has the SHA-256 [0-9a-f]{64}, not 00: it is not the program that was shipped"):
            self.run_step(f"touch {self.folder}/started", manifest={PATH: "00"})
        self.assertFalse(os.path.exists(os.path.join(self.folder, "started")))

    def test_an_executor_that_is_told_to_end_tidies_up(self):
        for name in ("HUP", "TERM"):
            with self.assertRaises(SystemExit):
                self.run_step(f"kill -{name} $PPID; sleep 60")


class UsableTests(unittest.TestCase):
    def test_a_result_that_is_not_usable_is_made_again(self):
        with self.assertRaisesRegex(RuntimeError, "the result of stays for bucket 7 can't be used on .*: it is cut short"), \
                usable("stays", 7):
            raise ValueError("it is cut short")
