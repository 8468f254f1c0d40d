"""What a run has left: its status and counts, and its tables as DataFrames."""

import codecs
import csv
import functools
import io
import json

import pyarrow
from pyspark.sql import functions, types

from .faults import InnkeeperError
from .outputs import RECORD, output_at
from .program import Program

TABLES = ("birthdays", "changes", "conflicts", "distances", "findings", "kpis", "occupancy", "payments", "people", "shortages")
TYPES = {"integer": types.LongType(), "number": types.DoubleType(), "boolean": types.BooleanType(), "string": types.StringType()}


class Run:
    """A finished run. `status` is that of `innkeeper run`: 0, 1 for findings, 3 for a missing input; None for a run that was opened
    later. `record` is its run.json, `summary` what it printed.

    Each table is a DataFrame and an attribute: `run.findings`, `run.conflicts`, `run.kpis`; `run.tables` names those that there are.
    Types and columns are those of `innkeeper schema TABLE`. A table that is written for a spreadsheet, with other separators or
    headings, has texts in all its columns. A table of several part files (`rowsPerFile`) is read as one.
    """

    def __init__(self, spark, output, program, status=None, summary=""):
        self._spark, self._output, self._program = spark, output, program
        self.status, self.summary = status, summary
        if not output.exists(RECORD):
            raise InnkeeperError(f"{output.path}: has no run.json, so it is not a finished run")
        self.record = json.loads(output.read(RECORD))

    @classmethod
    def open(cls, spark, output, filesystem=None, binary=None):
        """The result of an earlier run."""
        return cls(spark, output_at(output, filesystem), Program(binary))

    @property
    def output(self):
        return self._output.path

    @property
    def counts(self):
        """By source: how many records were read, accepted, rejected and skipped."""
        names = ("read", "accepted", "rejected", "skipped")
        return {source: {name: told[name] for name in names} for source, told in self.record["records"].items()}

    @property
    def finding_counts(self):
        """By code."""
        return dict(self.record["findings"])

    @property
    def tables(self):
        return [table for table in TABLES if self._files(f"{table}.csv") or self._files(f"{table}.jsonl")]

    def __getattr__(self, name):
        if name in TABLES:
            return self.table(name)
        raise AttributeError(name)

    def __dir__(self):
        return [*super().__dir__(), *TABLES]

    def table(self, name):
        """A table as a DataFrame."""
        if name not in self.tables:
            raise InnkeeperError(f"this run has no table {name}; it has {', '.join(self.tables) or 'none'}")
        schema = self._schema(name)
        if lines := self._files(f"{name}.jsonl"):
            return self._lines(lines, schema)
        return self._cells(self._files(f"{name}.csv"), schema)

    def _files(self, name):
        """A file of the output, or the part files in a folder of that name, in order; nothing if there is neither."""
        paths = (output["path"] for output in self.record["outputs"])
        return sorted((path for path in paths if path == name or path.startswith(f"{name}/")), key=lambda path: (len(path), path))

    @functools.cache  # noqa: B019
    def _schema(self, name):
        _, text, _ = self._program.run("schema", name)
        return struct(json.loads(text))

    def _lines(self, names, schema):
        if self._output.filesystem is None:
            return self._spark.read.schema(schema).json([f"file://{self.output}/{name}" for name in names])
        lines = self._from_executors(names, "value string", lambda file, _: line_batches(file))
        return lines.select(functions.from_json("value", schema).alias("row")).select("row.*")

    def _cells(self, names, schema):
        # Only the first file has the headings.
        head = first_line(self._output, names[0])
        separator = next((mark for mark in ",;\t" if mark in head), ",")
        headings = next(csv.reader([head], delimiter=separator))
        texts = types.StructType([types.StructField(heading, types.StringType()) for heading in headings])
        if self._output.filesystem is None:
            def read(some, header):
                return self._spark.read.schema(texts).csv(
                    [f"file://{self.output}/{name}" for name in some], header=header, multiLine=True, sep=separator, quote='"',
                    escape='"', enforceSchema=True)

            cells = read(names[:1], True)
            if names[1:]:
                cells = cells.unionAll(read(names[1:], False))
        else:
            cells = self._from_executors(names, texts, functools.partial(cell_batches, separator=separator, width=len(headings)))
        if headings != schema.names or separator != ",":
            return cells
        return cells.select([typed(field) for field in schema])

    def _from_executors(self, names, schema, batches):
        """Rows of files that only the output's file system can open, each of which is a partition."""
        filesystem, paths = self._output.filesystem, [f"{self.output}/{name}" for name in names]

        def read(chosen):
            for batch in chosen:
                for number in batch.column(0).to_pylist():
                    with filesystem.open_input_stream(paths[number]) as file:
                        yield from batches(io.BufferedReader(pyarrow_raw(file), 1 << 20), number == 0)

        return self._spark.range(0, len(paths), 1, len(paths)).mapInArrow(read, schema)


def struct(schema):
    """A JSON Schema of an object as one of Spark."""
    return types.StructType([types.StructField(name, kind(told)) for name, told in schema["properties"].items()])


def kind(told):
    names = told["type"] if isinstance(told["type"], list) else [told["type"]]
    name = next(name for name in names if name != "null")
    if name == "object":
        return struct(told)
    return types.DateType() if told.get("format") == "date" else TYPES[name]


def typed(field):
    column = functions.col(f"`{field.name}`")
    if field.dataType == types.BooleanType():
        return (column == "yes").alias(field.name)
    return column.try_cast(field.dataType).alias(field.name)


def first_line(output, name):
    if output.filesystem is None:
        with open(f"{output.path}/{name}", "rb") as file:
            line = file.readline(1 << 16)
    else:
        with output.filesystem.open_input_stream(f"{output.path}/{name}") as file:
            line = file.read(1 << 16).partition(b"\n")[0]
    return line.removeprefix(codecs.BOM_UTF8).decode().rstrip("\r\n")


class pyarrow_raw(io.RawIOBase):
    """An input stream of Arrow as Python's own buffering takes it."""

    def __init__(self, stream):
        self._stream = stream

    def readable(self):
        return True

    def readinto(self, buffer):
        data = self._stream.read(len(buffer))
        buffer[:len(data)] = data
        return len(data)


def batches_of(rows, names):
    """Rows of texts, an empty one for nothing, as batches of columns."""
    block = []
    for row in rows:
        block.append(row)
        if len(block) == 10_000:
            yield batch(block, names)
            block = []
    if block:
        yield batch(block, names)


def batch(block, names):
    columns = zip(*block)
    return pyarrow.RecordBatch.from_arrays(
        [pyarrow.array([cell or None for cell in column], pyarrow.string()) for column in columns], names=names)


def line_batches(file):
    yield from batches_of(((line.decode(),) for line in file), ["value"])


def cell_batches(file, has_headings, separator, width):
    rows = csv.reader(io.TextIOWrapper(file, "utf-8-sig", newline=""), delimiter=separator)
    if has_headings:
        next(rows, None)
    yield from batches_of(rows, [f"c{index}" for index in range(width)])
