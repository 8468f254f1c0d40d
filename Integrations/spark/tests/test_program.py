import os
import tarfile
import tempfile
import unittest
from unittest import mock

from innkeeper_spark.faults import InnkeeperError, said
from innkeeper_spark.program import Program, sha256


class ProgramTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.path = self.script("bin/innkeeper", 'echo "$@"; echo "innkeeper: oh" >&2; exit "${STATUS:-0}"')
        self.stage = self.script("bin/innkeeper-stage", "exit 0")

    def script(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(f"#!/bin/sh\n{text}\n")
        os.chmod(path, 0o755)
        return path

    def test_a_program_is_named_or_found_and_else_asked_for(self):
        self.assertEqual(Program(self.path).path, self.path)
        with mock.patch.dict(os.environ, {"INNKEEPER": self.path}):
            self.assertEqual(Program().path, self.path)
        with mock.patch.dict(os.environ, {"PATH": "/nowhere"}), mock.patch("sys.executable", "/nowhere/python"), \
                self.assertRaisesRegex(InnkeeperError, "install its wheel"):
            Program()
        with self.assertRaisesRegex(InnkeeperError, "is not a program"):
            Program(__file__)

    def test_a_program_with_another_digest_is_refused(self):
        Program(self.path, sha256(self.stage).upper())
        with self.assertRaisesRegex(InnkeeperError, f"innkeeper-stage has the SHA-256 {sha256(self.stage)}, not 00"):
            Program(self.path, "00")

    def test_without_the_program_for_executors_there_is_none(self):
        os.unlink(self.stage)
        with self.assertRaisesRegex(InnkeeperError, "innkeeper-stage, which executors need, is not there"):
            Program(self.path)

    def test_what_executors_need_travels_with_those_libraries_of_its_wheel_that_it_needs(self):
        self.script("libexec/innkeeper/libxml2.so.2", "x")
        # The shell, which is what a script is to the loader, needs the library of C.
        with open(self.script("libexec/innkeeper/libc.so.6", "y")) as file:
            text = file.read()
        program = Program(self.path)
        first = program.pack(self.folder)
        with open(first, "rb") as file:
            content = file.read()
        os.unlink(first)
        self.assertEqual(program.pack(self.folder), first)
        with open(first, "rb") as file:
            self.assertEqual(file.read(), content)
        self.assertEqual(list(program.manifest()), ["bin/innkeeper-stage", "libexec/innkeeper/libc.so.6"])
        with tarfile.open(first) as archive:
            self.assertEqual(archive.getnames(), list(program.manifest()))
            self.assertEqual(archive.extractfile("libexec/innkeeper/libc.so.6").read().decode(), text)
            self.assertEqual(archive.getmember("bin/innkeeper-stage").mode, 0o755)

    def test_its_status_and_message_come_back(self):
        program = Program(self.path)
        self.assertEqual(program.run("stage", "plan"), (0, "stage plan\n", "oh"))
        for status in (2, 4):
            with mock.patch.dict(os.environ, {"STATUS": str(status)}), self.assertRaises(InnkeeperError) as caught:
                program.run("stage", "plan")
            self.assertEqual((str(caught.exception), caught.exception.status), ("oh", status))
        with mock.patch.dict(os.environ, {"STATUS": "1"}):
            self.assertEqual(program.run("stage", "finish", accepted=(0, 1))[0], 1)

    def test_a_signal_is_named(self):
        program = Program(self.script("bin/killed", "kill -9 $$"))
        with self.assertRaisesRegex(InnkeeperError, "innkeeper stage map was ended by signal 9") as caught:
            program.run("stage", "map")
        self.assertEqual(caught.exception.status, 4)


class SaidTests(unittest.TestCase):
    def test_the_name_of_the_program_is_left_out(self):
        self.assertEqual(said(b"innkeeper: one\npipeline.json:3:5: two\n"), "one\npipeline.json:3:5: two")
