"""The rows in which results pass through Spark: a part of the exchange, the file that a piece is of, and the piece; or a problem, which
the driver raises."""

import pyarrow

SCHEMA = "part int, name string, piece binary, problem string, status int"
ARROW = pyarrow.schema([
    ("part", pyarrow.int32()), ("name", pyarrow.string()), ("piece", pyarrow.binary()), ("problem", pyarrow.string()),
    ("status", pyarrow.int32())])


def piece_of(part, name, piece):
    return part, name, piece, None, 0


def problem_in(part, message, status):
    return part, None, None, message, status


def batch(rows):
    return pyarrow.RecordBatch.from_arrays(
        [pyarrow.array(values, field.type) for values, field in zip(zip(*rows), ARROW)], schema=ARROW)
