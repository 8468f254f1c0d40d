"""A run of Innkeeper on a Spark cluster, from what is asked for to what comes back."""

import copy
import dataclasses
import logging
import os
import re
import urllib.parse

from . import inputs
from .faults import InnkeeperError
from .outputs import new_name, output_at
from .program import Program
from .result import Run
from .spread import Cluster
from .work import work_of

log = logging.getLogger("innkeeper_spark")
# Of `stage finish`: nothing, findings, or a missing input; in all three there is an output.
DONE = (0, 1, 3)


class Innkeeper:
    """A run to be made.

        run = (Innkeeper(spark, "pipeline.json", as_of="2026-11-21")
               .read("s3a://lake/bookings/*.csv.gz", source="desk")
               .run(output="/srv/reports/2026-11-21"))
        run.findings.filter("severity = 'error'").groupBy("code").count().show()

    `config` is a pipeline.json on the driver, and `root` the folder that its paths are relative to, by default its own. `binary` is
    the program on the driver, by default the one of the wheel `innkeeper`. Executors get `innkeeper-stage`, which lies beside it; with
    `sha256` that must have this digest. `tasks` is how many tasks the files are spread over, by default three for each core of the
    cluster, and `buckets` in how many bookings are compared, by default as many, but 256 at most; with 0 the driver compares them.
    """

    def __init__(self, spark, config, *, as_of=None, root=None, binary=None, sha256=None, tasks=None, buckets=None):
        self._spark = spark
        self._config = os.path.abspath(re.sub("^file:/+", "/", os.fspath(config)))
        if not os.path.isfile(self._config):
            raise InnkeeperError(f"{config}: there is no such file on the driver")
        self._root = os.path.abspath(root) if root else os.path.dirname(self._config)
        self._as_of = str(as_of) if as_of else None
        self._binary, self._sha256 = binary, sha256
        if tasks is not None and tasks < 1:
            raise InnkeeperError(f"tasks={tasks}: it takes at least one")
        if buckets is not None and buckets < 0:
            raise InnkeeperError(f"buckets={buckets}: it takes none or more")
        self._tasks, self._buckets = tasks, buckets
        self._reads = ()

    def read(self, files, source):
        """The same run, in which `source` of the configuration reads these files instead of its own. It may be called again, for the
        same source too. Executors open file:// themselves; any other scheme is read by Spark."""
        if not files or not source or "=" in source:
            raise InnkeeperError(f"read() takes files and the name of a source, not {files!r} and {source!r}")
        other = copy.copy(self)
        other._reads = (*self._reads, inputs.Read(os.fspath(files), source))
        return other

    def run(self, output, filesystem=None, overwrite=False, *, fail_on=None, options=()):
        """Makes it, and returns the result. An output that has a run.json is refused unless `overwrite`. `fail_on` and `options` are for
        `innkeeper stage finish`."""
        place = output_at(os.fspath(output), filesystem)
        program = Program(self._binary, self._sha256)
        cluster = Cluster(self._spark)
        patterns = [read.pattern for read in self._reads if not read.is_local]
        with place.attempt(program, cluster.folder, overwrite) as attempt:
            remote = inputs.listed(cluster.session, [read for read in self._reads if not read.is_local])
            staged = Staged(attempt, self._root, self._tasks or cluster.task_count,
                            cluster.bucket_count if self._buckets is None else self._buckets)
            if remote:
                staged = self._copied(cluster, remote, staged)
            exchange = self._plan(program, staged, remote)
            archive = cluster.ship(program)
            work = work_of(exchange, program, archive, remote, cluster.jobs)
            cluster.spread(work, patterns, exchange, f"innkeeper-{new_name()}")
            chosen = [f"--fail-on={fail_on}"] if fail_on else []
            status, said, remarks = program.run(
                "stage", "finish", exchange, "--output", place.finish_path(attempt), *chosen, *options, accepted=DONE)
            for line in remarks.splitlines():
                log.warning("%s", line)
            place.commit(attempt)
        return Run(self._spark, place, program, status, said)

    def _copied(self, cluster, remote, staged):
        """A root with copies of the remote files, and with links to the local ones."""
        root = os.path.join(staged.attempt, "root")
        os.mkdir(root, 0o700)
        replaced = {read.source for read in self._reads}
        local = [read.local_pattern(self._root) for read in self._reads if read.is_local]
        count = inputs.mirror(self._config, replaced, self._root, root) + inputs.link(local, self._root, root)
        inputs.copy(cluster.session, remote, root)
        # A file that Spark reads is a task of its own: it arrives with its content.
        return dataclasses.replace(staged, root=root, tasks=count + len(remote))

    def _plan(self, program, staged, remote):
        exchange = os.path.join(staged.attempt, "exchange")
        chosen = [f"--as-of={self._as_of}"] if self._as_of else []
        for read in self._reads:
            if read.is_local:
                chosen.append(f"--source={read.source}={read.local_pattern(self._root)}")
        for source, scheme in sorted({(file.source, urllib.parse.urlsplit(file.uri).scheme) for file in remote}):
            chosen.append(f"--source={source}={source}/{scheme}/**")
        _, said, _ = program.run(
            "stage", "plan", exchange, self._config, "--root", staged.root, "--tasks", str(staged.tasks),
            "--buckets", str(staged.buckets), *chosen)
        for line in said.splitlines():
            log.info("%s", line)
        return exchange


@dataclasses.dataclass(frozen=True)
class Staged:
    """Where the driver has what the run reads."""
    attempt: str
    root: str
    tasks: int
    buckets: int
