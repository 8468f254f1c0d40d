"""What the tasks of a run have to know, and in which part of Spark's exchange each result goes."""

import dataclasses
import json
import os

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
    # By task: where in the sequence of the driver's parts its result begins.
    starts: list
    # For the driver; behind them each bucket has one.
    parts: int
    buckets: int = 0
    # By address: task and relative path.
    remote: dict = dataclasses.field(default_factory=dict)

    @property
    def tasks(self):
        return range(len(self.starts))

    @property
    def bucket_parts(self):
        return range(self.parts, self.parts + self.buckets)

    def part(self, task, sent):
        """Where the driver gets what follows after so many bytes of a result."""
        return int(self.starts[task] + sent / PART) % self.parts

    @property
    def found_parts(self):
        """In how many the driver gets what buckets find: a few bytes a record."""
        return 1 + self.parts // 16


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
    return Work(
        content, program.manifest(), archive, jobs, files, common, starts, int(end) + 1, plan["buckets"], addresses)
