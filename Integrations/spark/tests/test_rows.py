import unittest

from innkeeper_spark.rows import SCHEMA, batch, piece_of, problem_in


class RowsTests(unittest.TestCase):
    def test_a_batch_has_the_columns_that_spark_is_told(self):
        rows = batch([piece_of(7, "map-00001.frames", b"x"), problem_in(0, "gone", 2)])
        self.assertEqual([column.split()[0] for column in SCHEMA.split(", ")], rows.schema.names)
        self.assertEqual(rows.to_pylist(), [
            {"part": 7, "name": "map-00001.frames", "piece": b"x", "problem": None, "status": 0},
            {"part": 0, "name": None, "piece": None, "problem": "gone", "status": 2}])
