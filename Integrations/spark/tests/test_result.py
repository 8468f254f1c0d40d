import io
import json
import os
import tempfile
import unittest

from pyspark.sql import types

from innkeeper_spark.faults import InnkeeperError
from innkeeper_spark.outputs import LocalOutput
from innkeeper_spark.result import Run, cell_batches, first_line, line_batches, struct


class RunTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.output = LocalOutput(folder.name)

    def write(self, name, content):
        with open(os.path.join(self.output.path, name), "wb") as file:
            file.write(content)

    def test_a_folder_without_a_record_is_no_result(self):
        with self.assertRaisesRegex(InnkeeperError, "has no run.json"):
            Run(None, self.output, None)

    def test_counts_and_tables_are_those_of_the_record(self):
        self.write("run.json", b'{"records": {"desk": {"kind": "bookings", "read": 3, "accepted": 2, "rejected": 1, "skipped": 0}},'
                   b'"findings": {"a": 2}, "outputs": [{"path": "findings.jsonl"}, {"path": "kpis.csv"}, {"path": "index.html"}]}')
        run = Run(None, self.output, None, 1, "said")
        self.assertEqual(run.counts, {"desk": {"read": 3, "accepted": 2, "rejected": 1, "skipped": 0}})
        self.assertEqual((run.status, run.finding_counts, run.tables), (1, {"a": 2}, ["findings", "kpis"]))
        with self.assertRaisesRegex(InnkeeperError, "no table conflicts; it has findings, kpis"):
            _ = run.conflicts
        with self.assertRaises(AttributeError):
            _ = run.conflict

    def test_a_table_of_part_files_is_one_table(self):
        parts = [f"payments.csv/part-{number}.csv" for number in ("100000", "00001", "00000", "99999")]
        self.write("run.json", json.dumps({"outputs": [{"path": path} for path in [*parts, "payments.csv.md", "kpis.jsonl"]]}).encode())
        run = Run(None, self.output, None)
        self.assertEqual(run.tables, ["kpis", "payments"])
        self.assertEqual(run._files("payments.csv"), [parts[2], parts[1], parts[3], parts[0]])

    def test_a_heading_has_no_mark_of_its_encoding(self):
        self.write("a.csv", b"\xef\xbb\xbfone;two\r\n1;2\r\n")
        self.assertEqual(first_line(self.output, "a.csv"), "one;two")


class SchemaTests(unittest.TestCase):
    def test_a_json_schema_becomes_one_of_spark(self):
        schema = struct({"properties": {
            "day": {"type": ["string", "null"], "format": "date"}, "nights": {"type": ["integer", "null"]},
            "total": {"type": "number"}, "known": {"type": "boolean"},
            "related": {"type": "object", "properties": {"file": {"type": "string"}}}}})
        self.assertEqual(schema.simpleString(), "struct<day:date,nights:bigint,total:double,known:boolean,related:struct<file:string>>")
        self.assertIsInstance(schema["day"].dataType, types.DateType)


class BatchesTests(unittest.TestCase):
    def test_cells_may_hold_separators_quotes_and_lines(self):
        file = io.BytesIO(b'\xef\xbb\xbfa,b\r\n"x, ""y""\nz",\r\n1,2\r\n')
        rows = [tuple(row.values()) for batch in cell_batches(file, True, ",", 2) for row in batch.to_pylist()]
        self.assertEqual(rows, [('x, "y"\nz', None), ("1", "2")])

    def test_a_later_part_has_no_headings(self):
        rows = [tuple(row.values()) for batch in cell_batches(io.BytesIO(b"1,2\n"), False, ",", 2) for row in batch.to_pylist()]
        self.assertEqual(rows, [("1", "2")])

    def test_long_tables_come_in_several_batches(self):
        batches = list(line_batches(io.BytesIO(b"{}\n" * 25_000)))
        self.assertEqual([batch.num_rows for batch in batches], [10_000, 10_000, 5_000])
        self.assertEqual(list(line_batches(io.BytesIO(b""))), [])
