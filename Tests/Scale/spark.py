"""Holds runs on a Spark cluster against runs in one process, byte for byte, and kills what can be killed.

    spark.py BINARY [--full] [--properties N] [--work FOLDER]

The cluster is one of this machine: a master and two workers on the loopback address, which this script starts and stops. S3 is
moto's server, for outputs. Inputs that Spark reads come from viewfs, a file system of Hadoop's with a scheme of its own. With --full
a platform has a million rows in 1,000 properties, and there are 440 MB of findings, of executors with 1 GB each; otherwise 40,000
rows and 5 MB.
"""

import argparse
import contextlib
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
from scale import ROOT, differences
from spark_cluster import Cluster, ended, parent, processes, until
from spark_inputs import prepare
from spark_programs import STAGE, STEPS, programs

HERE = os.path.dirname(os.path.abspath(__file__))


class Trial:
    def __init__(self, binary, work, cluster):
        self.binary, self.work, self.cluster = binary, work, cluster
        self.failures = []
        self.settings = {"work": work, "binary": binary, "wrappers": programs(binary, work)}

    def judge(self, name, problem, remark=""):
        print(f"{name:45} {problem or 'ok'}{remark}", flush=True)
        if problem:
            self.failures.append(f"{name}: {problem}")

    def compare(self, name, whole, output, remark=""):
        wrong = differences(os.path.join(self.work, whole), output) if os.path.isdir(output) else ["there is none"]
        self.judge(name, f"DIFFERS: {wrong}" if wrong else "", "" if wrong else remark or ", same bytes")

    def cases(self, case, memory="512m", **more):
        start = time.monotonic()
        driver = self.cluster.submit(
            os.path.join(HERE, "spark_cases.py"), case, json.dumps({**self.settings, **more}), name=case, memory=memory)
        said, _ = driver.communicate()
        for name, text in re.findall(r"^CASE (.*?): (.*)$", said, re.MULTILINE):
            self.judge(name, "" if text.startswith("ok") else text, text.removeprefix("ok"))
        if driver.returncode:
            # spark-submit puts what the driver says to standard error there, too.
            print(said[-3000:], file=sys.stderr)
        self.judge(f"all cases of {case}", f"status {driver.returncode}" if driver.returncode else "", f", {time.monotonic() - start:.0f} s")

    def hang(self, output, program, inputs):
        """Starts a run in which one process of the program hangs; gives the driver and that process."""
        hung = os.path.join(self.work, "hung")
        shutil.rmtree(hung, ignore_errors=True)
        driver = self.cluster.submit(
            os.path.join(HERE, "spark_cases.py"), "hanging",
            json.dumps({**self.settings, "output": output, "program": program, "inputs": inputs}), name=output)

        def begun():
            if driver.poll() is not None:
                sys.exit(f"the run ended before a process hung: {driver.stdout.read()}")
            with contextlib.suppress(OSError), open(os.path.join(hung, "process")) as file:
                return int(file.read())
            return None

        return driver, until(begun, "a process that hangs", lambda: [self.work, *filter(os.path.isdir, [hung])], lambda: [driver.pid])

    def executor_killed(self, step, inputs):
        """While a task or a bucket is at work on it."""
        name = f"executor-{step}-{inputs}"
        driver, process = self.hang(name, f"hang-{step}", inputs)
        executor = process
        while "CoarseGrainedExecutorBackend" not in processes("").get(executor, ""):
            executor = parent(executor)
        os.kill(executor, signal.SIGKILL)
        ended(process, f"stage {step}")
        driver.communicate()
        whole = {"file": "platform-whole", "lake": "lake-whole"}[inputs]
        self.compare(f"an executor killed in {step}, {inputs}", whole, os.path.join(self.work, "out", name))

    def executors_killed(self):
        """By the driver itself, which knows when: before Spark lists files, and once it has fetched a part of the results."""
        self.cases("executors_killed")
        self.compare("an executor killed before files are listed", "lake-whole", os.path.join(self.work, "out", "list"))
        for step in ("map", "ids"):
            self.compare(f"an executor killed as results of {step} are fetched", "platform-whole", os.path.join(self.work, "out", f"fetch-{step}"))

    def driver_killed(self, step):
        """Nothing but an attempt is left, and what is left of that goes."""
        name = f"driver-{step}"
        output = os.path.join(self.work, "out", name)
        if step == "fetch":
            driver = self.cluster.submit(os.path.join(HERE, "spark_cases.py"), "ending", json.dumps({**self.settings, "output": name}), name=name)
            driver.communicate()
        else:
            driver, process = self.hang(name, f"hang-{step}" if step in STEPS else "hang-at-finish", "file")
            # spark-submit and its Python have a session of their own.
            os.killpg(driver.pid, signal.SIGKILL)
            driver.communicate()
            ended(process, "the process that hangs")
        left = sorted(os.listdir(output))
        is_right = driver.returncode == -signal.SIGKILL and left == ["_attempts"]
        self.judge(f"a driver killed in {step}", "" if is_right else f"status {driver.returncode}, left {left}", ", only _attempts is left")
        if step == "finish":
            self.cases("again", output=name)
            self.compare("the next run to that output", "platform-whole", output)
        else:
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
            own = [f"{STAGE} {step} " for step in STEPS]
            found = {}
            for text in ("spark_cases.py", "CoarseGrained", "pyspark.daemon", *own):
                found.update(processes(text))
            return {key: words for key, words in found.items() if any(text in words for text in (self.work, *own))}

        def folders():
            return [above for place in ("local", "temporary", "workers") for above, _, _ in os.walk(os.path.join(self.work, place))]

        until(lambda: not spilled() and not alive(), f"the end of {alive()} and {spilled()}", folders, alive)
        self.judge("processes and files left", "", ", none")


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
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--properties", type=int)
    parser.add_argument("--work")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    work = tempfile.mkdtemp(prefix="innkeeper-spark-", dir=options.work)
    os.mkdir(os.path.join(work, "platform"))
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    cluster = None
    try:
        facts, corpus = prepare(
            binary, work, options.properties or (1000 if options.full else 40), 440 if options.full else 5)
        server.start()
        host, port = server.get_host_and_port()
        address = f"http://{host}:{port}"
        client = boto3.client("s3", endpoint_url=address, aws_access_key_id="key", aws_secret_access_key="secret", region_name="us-east-1")
        client.create_bucket(Bucket="reports")
        cluster = Cluster(work, os.path.join(work, "driver"))
        trial = Trial(binary, work, cluster)
        inputs = [("samples", os.path.join(ROOT, "pipeline.json")), *([("hotels", corpus[0], *corpus[1])] if corpus else [])]
        for name, config, *more in inputs:
            output = os.path.join(work, "out", name)
            driver = cluster.submit(
                os.path.join(ROOT, "Integrations", "spark", "submit.py"), config, "--output", output, "--as-of", "2026-11-21", "--binary",
                binary, *more, name=name)
            driver.communicate()
            trial.compare(f"the {name} by spark-submit", f"{name}-whole", output)
            trial.judge("their exit status", "" if driver.returncode == 1 else f"is {driver.returncode}", ", 1 as that of run")
        trial.cases("good", s3=address, **facts)
        trial.compare("a platform by file://", "platform-whole", os.path.join(work, "out", "file"))
        trial.compare("compressed, by Spark's binaryFile", "lake-whole", os.path.join(work, "out", "lake"))
        for name in ("arrow", "fsspec"):
            download(client, name, os.path.join(work, "s3", name))
            trial.compare(f"written to S3 by {name}", "platform-whole", os.path.join(work, "s3", name))
        trial.compare("half of all rows, a crowd, an empty file", "uneven-whole", os.path.join(work, "out", "uneven"))
        trial.compare("each step crashed and cut short, once", "platform-whole", os.path.join(work, "out", "once"))
        trial.compare("compared by the driver, without buckets", "platform-whole", os.path.join(work, "out", "no-buckets"))
        trial.cases("bad")
        for step, read in (("map", "file"), ("map", "lake"), ("ids", "file"), ("stays", "lake")):
            trial.executor_killed(step, read)
        trial.executors_killed()
        for step in ("map", "stays", "fetch", "finish"):
            trial.driver_killed(step)
        trial.cases("findings", "1g", **facts)
        trial.compare(f"{facts['findings'] / 1e6:.0f} MB of findings, executors of 1 GB", "faulty-whole", os.path.join(work, "out", "faulty"))
        trial.first_hour()
        trial.nothing_left()
    finally:
        if cluster:
            print(f"the largest process of a worker had {cluster.stop():.0f} MiB")
        with contextlib.suppress(AttributeError):
            server.stop()
        shutil.rmtree(work, ignore_errors=True)
    for failure in trial.failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if trial.failures else 0)


if __name__ == "__main__":
    main()
