"""The tasks and buckets of a plan as jobs of Spark: the program travels to the executors, files or their names go in, frames come out.

What a task has read leaves its executor through a shuffle, in which the driver has some parts and every bucket has one. What buckets
find goes through another. So what is lost is done again by Spark alone, and the driver fetches a few pieces at a time.
"""

import contextlib
import os
import zipfile

from pyspark import RDD

from . import bucket, task
from .faults import FAILED, InnkeeperError
from .inputs import binary_files, reason
from .pieces import Receiver
from .program import Program
from .rows import SCHEMA

# Each bucket gets the headers of all frames, which are as many as tasks times buckets.
MOST_BUCKETS = 256


class Cluster:
    """A Spark session, as far as a run uses it. Its settings and the caller's job group stay as they are."""

    def __init__(self, spark):
        if not hasattr(spark, "_jsparkSession"):
            raise InnkeeperError("this session is one of Spark Connect, which can't ship the program; use a classic session")
        self.session = spark.newSession()
        for name, value in spark.conf.getAll.items():
            if self.session.conf.isModifiable(name):
                self.session.conf.set(name, value)
        self.context = self.session.sparkContext

    @property
    def folder(self):
        """The driver's own, which goes with the application."""
        return self.context._temp_dir

    @property
    def task_count(self):
        return 3 * self.context.defaultParallelism

    @property
    def bucket_count(self):
        return min(self.task_count, MOST_BUCKETS)

    @property
    def jobs(self):
        return int(self.context.getConf().get("spark.task.cpus", "1"))

    def ship(self, program: Program):
        """Sends the program and this package to every executor; returns the archive's name there."""
        archive = program.pack(self.folder)
        self.context.addArchive(archive)
        here = os.path.dirname(os.path.abspath(__file__))
        package = os.path.join(self.folder, "innkeeper_spark.zip")
        if not os.path.exists(package):
            with zipfile.ZipFile(package, "w") as out:
                for name in sorted(os.listdir(here)):
                    if name.endswith(".py"):
                        out.write(os.path.join(here, name), f"innkeeper_spark/{name}")
        self.context.addPyFile(package)
        return os.path.basename(archive)

    @contextlib.contextmanager
    def saying(self, group, description):
        """What the web interface shows for the jobs within."""
        keys = ("spark.jobGroup.id", "spark.job.description", "spark.job.interruptOnCancel")
        before = {key: self.context.getLocalProperty(key) for key in keys}
        self.context.setJobGroup(group, description, interruptOnCancel=True)
        try:
            yield
        finally:
            for key, value in before.items():
                self.context.setLocalProperty(key, value)

    def spread(self, work, patterns, exchange, group):
        """Does all tasks and buckets, and puts their results into the exchange folder."""
        # A file may be large: one at a time. And all tasks end before the first part is fetched.
        for name, value in (("spark.sql.execution.arrow.maxRecordsPerBatch", 1), ("spark.sql.files.maxPartitionBytes", 1),
                            ("spark.sql.adaptive.enabled", "true")):
            self.session.conf.set(name, value)
        shared = self.context.broadcast(work)
        try:
            with self.saying(group, f"innkeeper: read and check {sum(map(len, work.files.values()))} files"):
                read = exchanged(self._frames(shared, work, patterns), work.parts + work.buckets)
            if work.buckets:
                with self.saying(group, f"innkeeper: compare bookings in {work.buckets} buckets (ids, stays)"):
                    found = exchanged(self._found(shared, read, work), work.found_parts)
                with self.saying(group, "innkeeper: fetch what the buckets found"):
                    fetch(found.toLocalIterator(prefetchPartitions=True), exchange, {"ids": work.buckets, "stays": work.buckets})
            with self.saying(group, "innkeeper: fetch what the tasks read"):
                fetch(parts_of(read, range(work.parts)).toLocalIterator(prefetchPartitions=True), exchange, {"map": len(work.starts)})
        except InnkeeperError:
            raise
        except Exception as fault:
            raise InnkeeperError(failure(fault), FAILED) from fault
        finally:
            # Of a run that failed or was interrupted, tasks may still be at work.
            self.context.cancelJobGroup(group)
            shared.destroy()

    def _frames(self, shared, work, patterns):
        remote = {number for number, _ in work.remote.values()}
        local = [number for number in range(len(work.starts)) if number not in remote]
        frames = None
        if local:
            frames = self.session.range(0, len(local), 1, len(local)).mapInArrow(map_local(shared, local), SCHEMA)
        if remote:
            spark_reads = binary_files(self.session, *patterns).select("path", "content").mapInArrow(
                map_remote(shared), SCHEMA)
            frames = frames.union(spark_reads) if frames else spark_reads
        return frames

    def _found(self, shared, read, work):
        rows = parts_of(read, work.bucket_parts).mapPartitions(lambda received: bucket.found(shared.value, received))
        return self.session.createDataFrame(rows, SCHEMA, verifySchema=False)


def exchanged(frames, parts):
    """The rows by part, each of which is a partition. They are there when this returns."""
    return frames.repartitionById(parts, "part").rdd


def parts_of(rows, parts):
    """Some of the partitions, for a job that leaves the others alone."""
    java = rows.ctx._jvm
    # A set of Scala's is a function that says what is in it.
    wanted = java.PythonUtils.toSeq(list(parts)).toSet()
    chosen = java.org.apache.spark.rdd.PartitionPruningRDD.create(rows._jrdd.rdd(), wanted)
    return RDD(chosen.toJavaRDD(), rows.ctx, rows._jrdd_deserializer)


def map_local(shared, numbers):
    def work(batches):
        for batch in batches:
            for index in batch.column(0).to_pylist():
                yield from task.batches(shared.value, numbers[index], {})

    return work


def map_remote(shared):
    def work(batches):
        for batch in batches:
            for index in range(batch.num_rows):
                # A file that has appeared since the plan was made is in no task.
                found = shared.value.remote.get(batch.column(0)[index].as_py())
                if found:
                    number, name = found
                    yield from task.batches(shared.value, number, {name: batch.column(1)[index].as_buffer()})

    return work


def fetch(rows, exchange, counts):
    """Puts the results into the exchange folder; `counts` says of how many parts each step has some."""
    receivers = {step: Receiver(exchange, step, count) for step, count in counts.items()}
    for row in rows:
        if row.problem:
            raise InnkeeperError(row.problem, row.status)
        try:
            receivers[row.name.partition("-")[0]].take(row.name, row.piece)
        except OSError as fault:
            raise InnkeeperError(f"{os.path.join(exchange, row.name)}: can't be written: {fault.strerror}", FAILED) from None
    for receiver in receivers.values():
        if receiver.lack:
            raise InnkeeperError(receiver.lack, FAILED)


def failure(fault):
    """Why Spark gave up, in one sentence where the tasks said one."""
    for line in str(fault).splitlines():
        kind, mark, message = line.strip().partition("RuntimeError: ")
        if mark and not kind.strip(".:abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ "):
            return f"Spark gave up after several attempts: {message}"
    return f"Spark could not do the tasks: {reason(fault)}"
