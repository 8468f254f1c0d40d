"""Holds runs on a Spark cluster against runs in one process, byte for byte, and kills what can be killed.

    spark.py BINARY [--properties 40] [--work FOLDER]

The cluster is one of this machine: a master and two workers on the loopback address, which this script starts and stops. S3 is
moto's server, for outputs. Inputs that Spark reads come from viewfs, a file system of Hadoop's with a scheme of its own.
"""

import argparse
import contextlib
import gzip
import json
import logging
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import boto3
from moto.server import ThreadedMotoServer
from scale import ROOT, differences, platform, run
from spark_cluster import CLOCK, Cluster, ended, parent, processes, until

HERE = os.path.dirname(os.path.abspath(__file__))
STAGE = "innkeeper-stage"


class Trial:
    def __init__(self, binary, work, cluster):
        self.binary, self.work, self.cluster = binary, work, cluster
        self.failures = []
        self.settings = {"work": work, "binary": binary, "wrappers": self.wrappers()}

    def wrappers(self):
        """Programs for executors that are `innkeeper-stage`, but for one thing; each lies beside an `innkeeper`."""
        wrappers = {}
        for name, lines in {
            "crash": "kill -SEGV $$",
            "cut": f'{self.binary}-stage "$@" | head -c 3000; exit 0',
            "full": 'echo "innkeeper-stage: no space left" >&2; exit 4',
            # Once: shows that it has begun, and goes on only when the pipe is opened, which nobody does.
            "hang": f'if mkdir {self.work}/hung 2>/dev/null; then echo $$ > {self.work}/hung/process.new; '
                    f'{self.binary}-stage "$@" | head -c 3000; mkfifo {self.work}/hung/pipe; '
                    f'mv {self.work}/hung/process.new {self.work}/hung/process; exec cat {self.work}/hung/pipe; fi',
        }.items():
            folder = os.path.join(self.work, name)
            os.makedirs(folder)
            for program, text in (("innkeeper", f'exec {self.binary} "$@"'), ("innkeeper-stage", f'{lines}\nexec {self.binary}-stage "$@"')):
                path = os.path.join(folder, program)
                with open(path, "w") as out:
                    out.write(f"#!/bin/sh\n{text}\n")
                os.chmod(path, 0o755)
            wrappers[name] = os.path.join(folder, "innkeeper")
        return wrappers

    def judge(self, name, problem, remark=""):
        print(f"{name:45} {problem or 'ok'}{remark}", flush=True)
        if problem:
            self.failures.append(f"{name}: {problem}")

    def compare(self, name, whole, output, remark=""):
        wrong = differences(os.path.join(self.work, whole), output) if os.path.isdir(output) else ["there is none"]
        self.judge(name, f"DIFFERS: {wrong}" if wrong else "", remark or ", same bytes")

    def cases(self, case, **more):
        start = time.monotonic()
        driver = self.cluster.submit(os.path.join(HERE, "spark_cases.py"), case, json.dumps({**self.settings, **more}), name=case)
        said, _ = driver.communicate()
        for name, text in re.findall(r"^CASE (.*?): (.*)$", said, re.MULTILINE):
            self.judge(name, "" if text.startswith("ok") else text, text.removeprefix("ok"))
        if driver.returncode:
            # spark-submit puts what the driver says to standard error there, too.
            print(said[-3000:], file=sys.stderr)
        self.judge(f"all cases of {case}", f"status {driver.returncode}" if driver.returncode else "", f", {time.monotonic() - start:.0f} s")

    def hang(self, output):
        """Starts a run, one of whose tasks hangs; gives the driver and the task's process."""
        shutil.rmtree(os.path.join(self.work, "hung"), ignore_errors=True)
        driver = self.cluster.submit(
            os.path.join(HERE, "spark_cases.py"), "killed", json.dumps({**self.settings, "output": output}), name=output)

        def begun():
            if driver.poll() is not None:
                sys.exit(f"the run ended before a task hung: {driver.stdout.read()}")
            with contextlib.suppress(OSError), open(os.path.join(self.work, "hung", "process")) as file:
                return int(file.read())
            return None

        hung = os.path.join(self.work, "hung")
        return driver, until(begun, "a task", lambda: [self.work, hung], lambda: [driver.pid])

    def executor_killed(self):
        driver, process = self.hang("executor")
        executor = process
        while "CoarseGrainedExecutorBackend" not in processes("").get(executor, ""):
            executor = parent(executor)
        os.kill(executor, signal.SIGKILL)
        ended(process, "the task")
        driver.communicate()
        self.compare("an executor killed with SIGKILL", "platform-whole", os.path.join(self.work, "out", "executor"))

    def driver_killed(self):
        output = os.path.join(self.work, "out", "driver")
        driver, process = self.hang("driver")
        # spark-submit and its Python have a session of their own.
        os.killpg(driver.pid, signal.SIGKILL)
        driver.communicate()
        ended(process, "the task")
        left = sorted(os.listdir(output))
        self.judge("a driver killed with SIGKILL", "" if left == ["_attempts"] else f"left {left}", ", only _attempts is left")
        said = subprocess.run([self.binary, "stage", "clean", output], check=False, capture_output=True, text=True).stdout
        self.judge("innkeeper stage clean", "" if not os.listdir(output) else f"left {os.listdir(output)}", f", {said.strip()}")

    def first_hour(self):
        """What the README shows, in a folder of its own and on Spark without a cluster."""
        folder = os.path.join(self.work, "hour")
        with open(os.path.join(ROOT, "Integrations", "spark", "README.md")) as file:
            blocks = re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
        for name, text in blocks:
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as out:
                out.write(text)
        done = subprocess.run(
            [os.path.join(os.path.dirname(sys.executable), "spark-submit"), "report.py"], check=False, cwd=folder, text=True,
            env=dict(self.cluster.environment, INNKEEPER=self.binary), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        wanted = ("1 {'desk': {'read': 3, 'accepted': 3", "|         A1|       1|        2|             1|", "reservation-overlap|    1|")
        missing = [text for text in wanted if text not in done.stdout]
        self.judge("the README's first hour", f"status {done.returncode}, lacks {missing}\n{done.stdout[-2000:]}" if missing or done.returncode else "")

    def nothing_left(self):
        """Once applications have ended, the workers remove what is theirs. The program that was sent is Spark's to remove."""
        def spilled():
            return [os.path.join(above, name) for place in ("local", "temporary", "workers")
                    for above, folders, names in os.walk(os.path.join(self.work, place)) for name in [*folders, *names]
                    if name.startswith("innkeeper-") and name != STAGE and not name.endswith(".tar.gz") or name.endswith(".frames")]

        def alive():
            found = {**processes("spark_cases.py"), **processes("innkeeper-stage map "), **processes("CoarseGrained"), **processes("pyspark.daemon")}
            return {key: words for key, words in found.items() if self.work in words or "innkeeper-stage map " in words}

        def folders():
            return [above for place in ("local", "temporary", "workers") for above, _, _ in os.walk(os.path.join(self.work, place))]

        until(lambda: not spilled() and not alive(), f"the end of {alive()} and {spilled()}", folders, alive)
        self.judge("processes and files left", "", ", none")


def prepare(binary, work, options):
    """The inputs, and what one process makes of them."""
    records, _ = platform(os.path.join(work, "platform"), options.properties, 20, 50, 16)
    os.mkdir(os.path.join(work, "lake"))
    for name in os.listdir(os.path.join(work, "platform", "exports")):
        with open(os.path.join(work, "platform", "exports", name), "rb") as source, \
                gzip.open(os.path.join(work, "lake", name + ".gz"), "wb") as out:
            shutil.copyfileobj(source, out)
    shutil.copytree(os.path.join(work, "lake"), os.path.join(work, "lake-root", "desk", "viewfs", "lake", "exports"))
    # What one process reads has the names that copies of Spark's files get.
    for folder in ("lake-root", "driver"):
        os.makedirs(os.path.join(work, folder), exist_ok=True)
        with open(os.path.join(work, folder, "sites.csv"), "w") as out:
            out.write("site_number,max_guests\n" + "".join(f"A{site},4\n" for site in range(18)))
        with open(os.path.join(work, folder, "pipeline.json"), "w") as out:
            files = ["desk/viewfs/**"] if folder == "lake-root" else ["none/*.csv"]
            json.dump({"version": 1, "sources": {"desk": {"kind": "bookings", "files": files},
                                                 "sites": {"kind": "campsites", "files": ["sites.csv"]}}}, out)
    for name, config, day in (("samples", os.path.join(ROOT, "pipeline.json"), "2026-11-21"),
                              ("platform", os.path.join(work, "platform", "pipeline.json"), "2026-06-01"),
                              ("lake", os.path.join(work, "lake-root", "pipeline.json"), "2026-06-01")):
        run([binary, "run", config, "--output", os.path.join(work, f"{name}-whole"), "--quiet", "--as-of", day],
            env=dict(os.environ, SOURCE_DATE_EPOCH=CLOCK))
    with open(os.path.join(work, "platform-whole", "conflicts.csv")) as file:
        conflicts = sum(1 for _ in file) - 1
    return {"records": records, "conflicts": conflicts}


def download(client, prefix, folder):
    for page in client.get_paginator("list_objects_v2").paginate(Bucket="reports", Prefix=prefix + "/"):
        # pyarrow leaves empty objects that stand for folders.
        for entry in (entry for entry in page.get("Contents", []) if not entry["Key"].endswith("/")):
            path = os.path.join(folder, entry["Key"].removeprefix(prefix + "/"))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            client.download_file("reports", entry["Key"], path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--properties", type=int, default=40)
    parser.add_argument("--work")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    work = tempfile.mkdtemp(prefix="innkeeper-spark-", dir=options.work)
    os.mkdir(os.path.join(work, "platform"))
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    cluster = None
    try:
        facts = prepare(binary, work, options)
        server.start()
        host, port = server.get_host_and_port()
        address = f"http://{host}:{port}"
        client = boto3.client("s3", endpoint_url=address, aws_access_key_id="key", aws_secret_access_key="secret", region_name="us-east-1")
        client.create_bucket(Bucket="reports")
        cluster = Cluster(work, os.path.join(work, "driver"))
        trial = Trial(binary, work, cluster)
        samples = cluster.submit(
            os.path.join(ROOT, "Integrations", "spark", "submit.py"), os.path.join(ROOT, "pipeline.json"), "--output",
            os.path.join(work, "out", "samples"), "--as-of", "2026-11-21", "--binary", binary, name="samples")
        samples.communicate()
        trial.compare("the samples by spark-submit", "samples-whole", os.path.join(work, "out", "samples"))
        trial.judge("their exit status", "" if samples.returncode == 1 else f"is {samples.returncode}", ", 1 as that of run")
        trial.cases("good", s3=address, **facts)
        trial.compare("a platform by file://", "platform-whole", os.path.join(work, "out", "file"))
        trial.compare("compressed, by Spark's binaryFile", "lake-whole", os.path.join(work, "out", "lake"))
        for name in ("arrow", "fsspec"):
            download(client, name, os.path.join(work, "s3", name))
            trial.compare(f"written to S3 by {name}", "platform-whole", os.path.join(work, "s3", name))
        trial.cases("bad")
        trial.executor_killed()
        trial.driver_killed()
        trial.first_hour()
        trial.nothing_left()
    finally:
        if cluster:
            cluster.stop()
        with contextlib.suppress(AttributeError):
            server.stop()
        shutil.rmtree(work, ignore_errors=True)
    for failure in trial.failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if trial.failures else 0)


if __name__ == "__main__":
    main()
