"""The command line: `spark-submit … innkeeper-spark CONFIG --output …`, or `python -m innkeeper_spark`."""

import argparse
import importlib
import logging
import sys

from pyspark.sql import SparkSession

from .faults import USAGE, InnkeeperError
from .job import Innkeeper

EPILOG = """The exit status is that of innkeeper run: 0, 1 for findings, 2 for usage, 3 for a missing input, 4 if something failed, 5 if
another run is writing the output. Options behind -- go to innkeeper stage finish."""


def parser():
    parser = argparse.ArgumentParser(
        prog="innkeeper-spark", description="Runs Innkeeper on a Spark cluster, with the outputs of innkeeper run.", epilog=EPILOG)
    parser.add_argument("config", help="a pipeline.json on the driver")
    parser.add_argument("--output", required=True, help="a folder on the driver, or with --filesystem one elsewhere")
    parser.add_argument("--read", action="append", default=[], metavar="SOURCE=FILES", type=source_and_files,
                        help="read these files as SOURCE, instead of those in the configuration; may be given again")
    parser.add_argument("--as-of", metavar="DATE", help="use DATE (YYYY-MM-DD) as today")
    parser.add_argument("--root", metavar="DIR", help="what the configuration's paths are relative to, by default its folder")
    parser.add_argument("--tasks", type=int, metavar="N", help="spread the files over N tasks")
    parser.add_argument("--buckets", type=int, metavar="N", help="compare bookings in N buckets; with 0 the driver compares them")
    parser.add_argument("--overwrite", action="store_true", help="replace an output that has a run.json")
    parser.add_argument("--filesystem", metavar="MODULE:CALL", help="write through the file system that this function returns, as in "
                        "pyarrow.fs:S3FileSystem")
    parser.add_argument("--binary", metavar="FILE", help="the program on the driver")
    parser.add_argument("--sha256", metavar="DIGEST", help="the digest of the program that executors get, innkeeper-stage beside FILE")
    parser.add_argument("--fail-on", metavar="SEVERITY", help="the lowest severity that makes the exit status 1")
    return parser


def source_and_files(text):
    source, mark, files = text.partition("=")
    if not (source and mark and files):
        raise argparse.ArgumentTypeError(f"'{text}' is not SOURCE=FILES")
    return source, files


def filesystem(name):
    if name is None:
        return None
    module, _, call = name.partition(":")
    try:
        return getattr(importlib.import_module(module), call)()
    except (ImportError, AttributeError, ValueError) as fault:
        raise InnkeeperError(f"--filesystem {name}: {fault}") from None


def parse(arguments):
    """Reads the arguments; those behind `--` are for another program."""
    own, options = arguments, []
    if "--" in arguments:
        mark = arguments.index("--")
        own, options = arguments[:mark], arguments[mark + 1:]
    chosen = parser().parse_args(own)
    chosen.options = options
    return chosen


def show_remarks():
    """Those of this package only: py4j tells every connection that it has to make again to the root logger."""
    package = logging.getLogger(__package__)
    if not package.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(message)s"))
        package.addHandler(handler)
        package.setLevel(logging.INFO)
        package.propagate = False


def main(arguments=None):
    chosen = parse(sys.argv[1:] if arguments is None else arguments)
    show_remarks()
    spark = None
    try:
        place = filesystem(chosen.filesystem)
        spark = SparkSession.builder.appName("Innkeeper").getOrCreate()
        job = Innkeeper(spark, chosen.config, as_of=chosen.as_of, root=chosen.root, binary=chosen.binary, sha256=chosen.sha256,
                        tasks=chosen.tasks, buckets=chosen.buckets)
        for source, files in chosen.read:
            job = job.read(files, source)
        run = job.run(chosen.output, place, chosen.overwrite, fail_on=chosen.fail_on, options=chosen.options)
        print(run.summary, end="")
        return run.status
    except InnkeeperError as fault:
        print(f"innkeeper-spark: {fault}", file=sys.stderr)
        return fault.status or USAGE
    finally:
        if spark is not None:
            spark.stop()


if __name__ == "__main__":
    sys.exit(main())
