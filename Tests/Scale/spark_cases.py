"""The driver's side of spark.py: everything that one session can try, and the sessions that are to be killed.

usage: spark-submit spark_cases.py CASE SETTINGS (a JSON object; see spark.py)
"""

import contextlib
import io
import json
import os
import sys

import pyarrow.fs
import s3fs
from innkeeper_spark import Innkeeper, InnkeeperError, Run, job, program, spread
from pyspark.sql import SparkSession

case, settings = sys.argv[1], json.loads(sys.argv[2])
spark = SparkSession.builder.appName(f"innkeeper {case}").getOrCreate()
spark.sparkContext.setLogLevel("OFF")
work, binary, wrappers = settings["work"], settings["binary"], settings["wrappers"]


def platform(program=binary, **more):
    return Innkeeper(spark, f"{work}/platform/pipeline.json", as_of="2026-06-01", binary=program, **{"tasks": 4, **more})


def say(name, text):
    print(f"CASE {name}: {text}", flush=True)


def refused(name, message, work_of_run, output):
    """Fails unless the run ends with this message and leaves no output."""
    try:
        with contextlib.redirect_stderr(io.StringIO()):
            work_of_run()
    except InnkeeperError as fault:
        left = os.path.exists(output)
        is_right = message in str(fault) and not left
        say(name, f"ok, {str(fault).replace(work, '…')[:150]}" if is_right else f"WRONG: {fault}; output left: {left}")
    else:
        say(name, "WRONG: it was not refused")


def good():
    """Everything that must give an output."""
    run = platform().read(f"file://{work}/platform/exports/*.csv", source="desk").run(f"{work}/out/file")
    # Nothing but what Spark reads is where executors could see it.
    lake = (Innkeeper(spark, f"{work}/driver/pipeline.json", as_of="2026-06-01", binary=binary)
            .read("viewfs://lake/exports/*.csv.gz", source="desk").run(f"file://{work}/out/lake"))
    own = {"access_key": "key", "secret_key": "secret", "region": "us-east-1", "scheme": "http"}
    s3 = pyarrow.fs.S3FileSystem(endpoint_override=settings["s3"].removeprefix("http://"), **own)
    arrow = platform().run("s3://reports/arrow", filesystem=s3)
    fsspec = s3fs.S3FileSystem(key="key", secret="secret", client_kwargs={"endpoint_url": settings["s3"]})
    platform().run("s3://reports/fsspec", filesystem=fsspec)
    again = platform().run("s3://reports/arrow", filesystem=s3, overwrite=True)

    counts = [result.counts["desk"]["read"] for result in (run, lake)]
    say("records read", f"ok, {counts[0]}" if counts == [settings["records"]] * 2 else f"WRONG: {counts}")
    for name, result in (("local tables", run), ("tables in S3", again), ("an earlier result", Run.open(spark, run.output, binary=binary))):
        findings = {row.code: row["count"] for row in result.findings.groupBy("code").count().collect()}
        sold = result.kpis.filter("period = 'all'").agg({"nights_sold": "max"}).first()[0]
        conflicts = result.conflicts.filter("overlap_nights > 0 and second_arrival >= first_arrival").count()
        is_right = findings == run.finding_counts and sold > 0 and conflicts == settings["conflicts"]
        say(name, f"ok, {sum(findings.values())} findings, {conflicts} conflicts" if is_right else f"WRONG: {findings} {sold} {conflicts}")
    try:
        platform().run("s3://reports/arrow", filesystem=s3)
        say("an output that has a result", "WRONG: it was not refused")
    except InnkeeperError as fault:
        say("an output that has a result", f"ok, {fault}")
    say("tables", "ok" if arrow.tables == run.tables and "findings" in dir(run) else "WRONG")
    groups = spark.sparkContext.getLocalProperty("spark.jobGroup.id")
    say("the caller's job group", "ok" if groups is None else f"WRONG: {groups}")


def bad():
    """Everything that must fail with a sentence, and leave nothing."""
    def output(name):
        return f"{work}/out/{name}"

    refused("a remote output", "give run()", lambda: platform().run("s3://reports/x"), output("remote"))
    refused("a crash", "was ended by SIGSEGV in task", lambda: platform(wrappers["crash"]).run(output("crash")), output("crash"))
    refused("a result cut short", "it is cut short", lambda: platform(wrappers["cut"]).run(output("cut")), output("cut"))
    refused("status 4", "no space left", lambda: platform(wrappers["full"]).run(output("full")), output("full"))
    refused("a pinned digest", "has the SHA-256", lambda: platform(sha256="00" * 32).run(output("pin")), output("pin"))
    manifest = program.Program.manifest
    program.Program.manifest = lambda self: {name: "00" * 32 for name in manifest(self)}
    refused("another program on the executors", "not the program that was shipped", lambda: platform().run(output("other")), output("other"))
    program.Program.manifest = manifest
    fetch = spread.fetch

    def fetch_and_cut(rows, exchange, count):
        fetch(rows, exchange, count)
        os.truncate(f"{exchange}/map-00000.frames", 5000)

    spread.fetch = fetch_and_cut
    refused("a frame file cut short", "it is cut short in frame", lambda: platform().run(output("frames")), output("frames"))
    spread.fetch = fetch
    refused("an unknown source", "has no source 'bar'", lambda: platform().read("x.csv", source="bar").run(output("bar")), output("bar"))
    refused("an unknown scheme", "can't be listed",
            lambda: platform().read("nowhere://x/*.csv", source="desk").run(output("scheme")), output("scheme"))
    inputs = job.inputs
    inputs.LARGEST, largest = 1000, inputs.LARGEST
    refused("a file that is too large for Spark", "files of at most 1 GiB can be read",
            lambda: platform().read("viewfs://lake/exports/*.csv.gz", source="desk").run(output("large")), output("large"))
    inputs.LARGEST = largest


def killed():
    platform(wrappers["hang"]).run(f"{work}/out/{settings['output']}")


try:
    {"good": good, "bad": bad, "killed": killed}[case]()
finally:
    spark.stop()
