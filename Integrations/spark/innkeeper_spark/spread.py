"""The tasks of a plan as jobs of Spark: the program travels to the executors, files or their names go in, frames come out.

Frames leave the executors through a shuffle, so that a task that is lost is done again by Spark alone, and the driver fetches them
a few at a time. They are opaque here.
"""

import contextlib
import dataclasses
import json
import os
import zipfile

from . import task
from .faults import FAILED, InnkeeperError
from .inputs import binary_files, reason
from .program import Program

# What the driver holds at a time.
PART = 16 << 20
# A result is about three times as large as the file; of compressed ones nobody knows.
GROWTH, PACKED_GROWTH = 4, 30


@dataclasses.dataclass
class Work:
    """What every executor gets to know."""
    plan: bytes
    manifest: dict
    archive: str
    jobs: int
    # By task: relative path, place on the executors or None for what Spark reads, time in nanoseconds.
    files: dict
    # Relative path, content and time of what all tasks read.
    common: list
    # By task: where in the sequence of all parts its result begins.
    starts: list
    parts: int
    # By address: task and relative path.
    remote: dict = dataclasses.field(default_factory=dict)

    def part(self, number_of_task, piece):
        return int(self.starts[number_of_task] + piece * task.PIECE / PART) % self.parts


def work_of(exchange, program, archive, remote, jobs):
    with open(os.path.join(exchange, "plan.json"), "rb") as file:
        content = file.read()
    plan = json.loads(content)
    root = plan["root"]
    uris = {file.name: file.uri for file in remote}
    files, sizes, addresses = {}, [0] * plan["tasks"], {}
    for file in plan["files"]:
        name, number = file["path"], file["task"]
        place = None if name in uris else os.path.realpath(os.path.join(root, name))
        files.setdefault(number, []).append((name, place, int(file["modified"])))
        packed = not name.lower().endswith((".csv", ".tsv", ".txt"))
        sizes[number] += file["bytes"] * (PACKED_GROWTH if packed else GROWTH)
        if place is None:
            addresses[uris[name]] = (number, name)
    starts, end = [], 0.0
    for size in sizes:
        starts.append(end)
        end += size / PART
    common = []
    for name in plan["common"]:
        if not os.path.isabs(name):
            path = os.path.join(root, name)
            with open(path, "rb") as file:
                common.append((name, file.read(), os.stat(path).st_mtime_ns))
    return Work(content, program.manifest(), archive, jobs, files, common, starts, int(end) + 1, addresses)


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

    def map(self, work, patterns, exchange, group):
        """Does all tasks, and puts their results into the exchange folder."""
        # A file may be large: one at a time. And all tasks end before the first part is fetched.
        for name, value in (("spark.sql.execution.arrow.maxRecordsPerBatch", 1), ("spark.sql.files.maxPartitionBytes", 1),
                            ("spark.sql.adaptive.enabled", "true")):
            self.session.conf.set(name, value)
        shared = self.context.broadcast(work)
        try:
            with self.saying(group, f"innkeeper: read and check {sum(map(len, work.files.values()))} files"):
                frames = self._frames(shared, work, patterns).repartitionById(work.parts, "part")
                result = frames.select("task", "number", "piece", "problem", "status").rdd
            with self.saying(group, "innkeeper: fetch what the tasks read"):
                fetch(result.toLocalIterator(prefetchPartitions=True), exchange, len(work.starts))
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
            frames = self.session.range(0, len(local), 1, len(local)).mapInArrow(map_local(shared, local), task.SCHEMA)
        if remote:
            spark_reads = binary_files(self.session, *patterns).select("path", "content").mapInArrow(
                map_remote(shared), task.SCHEMA)
            frames = frames.union(spark_reads) if frames else spark_reads
        return frames


def map_local(shared, numbers):
    def work(batches):
        for batch in batches:
            for index in batch.column(0).to_pylist():
                yield from task.rows(shared.value, numbers[index], {})

    return work


def map_remote(shared):
    def work(batches):
        for batch in batches:
            for index in range(batch.num_rows):
                # A file that has appeared since the plan was made is in no task.
                found = shared.value.remote.get(batch.column(0)[index].as_py())
                if found:
                    number, name = found
                    yield from task.rows(shared.value, number, {name: batch.column(1)[index].as_buffer()})

    return work


def fetch(rows, exchange, count):
    """Writes pieces to the places that they have in their files, in whatever order they come."""
    missing = set(range(count))
    for row in rows:
        if row.problem:
            raise InnkeeperError(row.problem, row.status)
        path = os.path.join(exchange, f"map-{row.task:05}.frames")
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            content, place = memoryview(row.piece), row.number * task.PIECE
            while content:
                written = os.pwrite(descriptor, content, place)
                content, place = content[written:], place + written
        except OSError as fault:
            raise InnkeeperError(f"{path}: can't be written: {fault.strerror}", FAILED) from None
        finally:
            os.close(descriptor)
        missing.discard(row.task)
    if missing:
        raise InnkeeperError(f"{len(missing)} tasks have no result, such as task {min(missing)}: their files are gone", FAILED)


def failure(fault):
    """Why Spark gave up, in one sentence where the tasks said one."""
    for line in str(fault).splitlines():
        kind, mark, message = line.strip().partition("RuntimeError: ")
        if mark and not kind.strip(".:abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ "):
            return f"Spark gave up after several attempts: {message}"
    return f"Spark could not do the tasks: {reason(fault)}"
