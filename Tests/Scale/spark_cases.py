"""The driver's side of spark.py: everything that one session can try, and the sessions that are to be killed.

usage: spark-submit spark_cases.py CASE SETTINGS (a JSON object; see spark.py)
"""

import contextlib
import io
import itertools
import json
import os
import signal
import sys

import pyarrow.fs
import s3fs
from innkeeper_spark import Innkeeper, InnkeeperError, Run, job, program, spread
from innkeeper_spark import work as parts
from pyspark.sql import SparkSession, functions
from spark_cluster import processes

STEPS = ("map", "ids", "stays")
case, settings = sys.argv[1], json.loads(sys.argv[2])
spark = SparkSession.builder.appName(f"innkeeper {case}").getOrCreate()
spark.sparkContext.setLogLevel("OFF")
work, binary, wrappers = settings["work"], settings["binary"], settings["wrappers"]


def platform(program=binary, name="platform", **more):
    return Innkeeper(spark, f"{work}/{name}/pipeline.json", as_of="2026-06-01", binary=program, **{"tasks": 4, **more})


def lake(program=binary):
    """Nothing but what Spark reads is where executors could see it."""
    return (Innkeeper(spark, f"{work}/driver/pipeline.json", as_of="2026-06-01", binary=program)
            .read("viewfs://lake/exports/*", source="desk"))


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
    run = platform().read(f"file://{work}/platform/exports/*", source="desk").run(f"{work}/out/file")
    packed = lake().run(f"file://{work}/out/lake")
    uneven = platform(name="uneven", buckets=40).run(f"{work}/out/uneven")
    # It would crash if there were any.
    platform(wrappers["crash-ids"], buckets=0).run(f"{work}/out/no-buckets")
    platform(wrappers["once"]).run(f"{work}/out/once")
    faults = [f"{work}/{fault}-{step}" for fault in ("crashed", "shortened") for step in STEPS]
    say("each step crashed, and a result of each was cut short", "ok" if all(map(os.path.exists, faults)) else "WRONG: no")
    own = {"access_key": "key", "secret_key": "secret", "region": "us-east-1", "scheme": "http"}
    s3 = pyarrow.fs.S3FileSystem(endpoint_override=settings["s3"].removeprefix("http://"), **own)
    arrow = platform().run("s3://reports/arrow", filesystem=s3)
    fsspec = s3fs.S3FileSystem(key="key", secret="secret", client_kwargs={"endpoint_url": settings["s3"]})
    platform().run("s3://reports/fsspec", filesystem=fsspec)
    again = platform().run("s3://reports/arrow", filesystem=s3, overwrite=True)
    parts = platform(name="uneven").run("s3://reports/parts", filesystem=s3)

    counts = [result.counts["desk"]["read"] for result in (run, packed, uneven)]
    say("records read", f"ok, {counts}" if counts == [settings["records"]] * 2 + [settings["hard"]] else f"WRONG: {counts}")
    for name, result in (("local tables", run), ("tables in S3", again), ("an earlier result", Run.open(spark, run.output, binary=binary))):
        findings = {row.code: row["count"] for row in result.findings.groupBy("code").count().collect()}
        sold = result.kpis.filter("period = 'all'").agg({"nights_sold": "max"}).first()[0]
        conflicts = result.conflicts.filter("overlap_nights > 0 and second_arrival >= first_arrival").count()
        is_right = findings == run.finding_counts and sold > 0 and conflicts == settings["conflicts"]
        say(name, f"ok, {sum(findings.values())} findings, {conflicts} conflicts" if is_right else f"WRONG: {findings} {sold} {conflicts}")
    for name, result in (("part files as a table", uneven), ("part files in S3", parts)):
        files = result._files("payments.csv")
        sums = functions.count("*").alias("bills"), functions.sum("total").alias("total")
        lines, cells = result.payments.agg(*sums).first(), result._cells(files, result._schema("payments")).agg(*sums).first()
        is_right = lines == cells and lines.bills == settings["bills"] and len(files) > 1
        say(name, f"ok, {lines.bills} bills" if is_right else f"WRONG: {lines}, {cells}, {settings['bills']}, {files}")
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
    for step in STEPS:
        kind = "task" if step == "map" else "bucket"
        for name, message in (("crash", f"innkeeper-stage {step} was ended by SIGSEGV in {kind}"),
                              ("cut", f"the result of {step} for {kind}"), ("full", f"no space left in {step}")):
            refused(f"{name} in {step}", message, lambda name=name, step=step: platform(wrappers[f"{name}-{step}"]).run(output(name)), output(name))
    refused("keys that are cut short on executors", "it is cut short in frame",
            lambda: platform(wrappers["spoil-cut"]).run(output("cut")), output("cut"))
    refused("keys of another version on executors", "another version of Innkeeper, with frames of version 99",
            lambda: platform(wrappers["spoil-version"]).run(output("version")), output("version"))
    refused("a pinned digest", "has the SHA-256", lambda: platform(sha256="00" * 32).run(output("pin")), output("pin"))
    manifest = program.Program.manifest
    program.Program.manifest = lambda self: {name: "00" * 32 for name in manifest(self)}
    refused("another program on the executors", "not the program that was shipped", lambda: platform().run(output("other")), output("other"))
    program.Program.manifest = manifest
    fetch, work_of = spread.fetch, job.work_of

    def spoiling(step, spoil):
        """Does this to a file of frames once it is fetched."""
        def fetch_and_spoil(rows, exchange, counts):
            fetch(rows, exchange, counts)
            if step in counts:
                spoil(f"{exchange}/{step}-00000.frames")

        spread.fetch = fetch_and_spoil

    def write_another_version(path):
        with open(path, "r+b") as file:
            file.seek(8)  # behind the magic
            file.write(b"\x63\0\0\0")

    def work_of_another_version(*arguments):
        work_of_run = work_of(*arguments)
        plan = json.loads(work_of_run.plan)
        work_of_run.plan = json.dumps({**plan, "tool": "99.0.0"}).encode()
        return work_of_run

    for step in STEPS:
        spoiling(step, lambda path: os.truncate(path, os.path.getsize(path) - 100))
        refused(f"a result of {step} cut short on the driver", "it is cut short in frame", lambda: platform().run(output("frames")), output("frames"))
        spoiling(step, write_another_version)
        refused(f"a result of {step} of another version", "another version of Innkeeper, with frames of version 99",
                lambda: platform().run(output("version")), output("version"))
    spread.fetch = fetch
    job.work_of = work_of_another_version
    refused("a driver of another version", "was made by Innkeeper 99.0.0", lambda: platform().run(output("driver-version")), output("driver-version"))
    job.work_of = work_of
    refused("an unknown source", "has no source 'bar'", lambda: platform().read("x.csv", source="bar").run(output("bar")), output("bar"))
    refused("an unknown scheme", "can't be listed",
            lambda: platform().read("nowhere://x/*.csv", source="desk").run(output("scheme")), output("scheme"))
    inputs = job.inputs
    inputs.LARGEST, largest = 1000, inputs.LARGEST
    refused("a file that is too large for Spark", "files of at most 1 GiB can be read",
            lambda: platform().read("viewfs://lake/exports/*", source="desk").run(output("large")), output("large"))
    inputs.LARGEST = largest


def kill_an_executor():
    application = spark.sparkContext.applicationId
    found = [process for process, words in processes("CoarseGrainedExecutorBackend").items() if application in words]
    os.kill(found[0], signal.SIGKILL)


def once_fetching(step, action):
    """Does this when the first row of results has come; most are still to come."""
    fetch = spread.fetch
    parts.PART = 1 << 18

    def fetch_and_act(rows, exchange, counts):
        if step in counts:
            first = next(rows)
            action()
            rows = itertools.chain([first], rows)
        fetch(rows, exchange, counts)

    spread.fetch = fetch_and_act
    return fetch


def executors_killed():
    listed = job.inputs.listed

    def kill_and_list(*arguments):
        # By now there are executors.
        spark.range(8, numPartitions=8).count()
        kill_an_executor()
        return listed(*arguments)

    job.inputs.listed = kill_and_list
    lake().run(f"{work}/out/list")
    job.inputs.listed = listed
    for step in ("map", "ids"):
        fetch = once_fetching(step, kill_an_executor)
        platform(wrappers["count"], tasks=16).run(f"{work}/out/fetch-{step}")
        spread.fetch = fetch
        with open(f"{work}/counted") as file:
            count = len(file.readlines())
        os.unlink(f"{work}/counted")
        say(f"tasks whose results were lost are done again, {step}", f"ok, {count - 16} of 16" if count > 16 else f"WRONG: {count} were done")


def ending():
    """Ends itself, and spark-submit with it, in the middle of the results."""
    once_fetching("map", lambda: os.killpg(0, signal.SIGKILL))
    platform(tasks=16).run(f"{work}/out/{settings['output']}")


def hanging():
    run = {"file": platform, "lake": lake}[settings["inputs"]]
    run(wrappers[settings["program"]]).run(f"{work}/out/{settings['output']}")


def again():
    platform().run(f"{work}/out/{settings['output']}")


def findings():
    run = platform(name="faulty", tasks=16).run(f"{work}/out/faulty")
    counts = {row.code: row["count"] for row in run.findings.groupBy("code").count().collect()}
    is_right = counts == run.finding_counts and set(counts.values()) == {settings["faulty"]}
    say("all findings as a table", f"ok, {sum(counts.values())}" if is_right else f"WRONG: {counts}")


try:
    {"good": good, "bad": bad, "executors_killed": executors_killed, "ending": ending, "hanging": hanging, "again": again,
     "findings": findings}[case]()
finally:
    spark.stop()
