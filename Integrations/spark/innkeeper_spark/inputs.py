"""The files that a run reads: which ones executors open themselves, and which ones Spark reads for them.

What is read by file:// (or has no scheme) is opened in its place. Anything else comes through Spark's `binaryFile` source, so that the
cluster's own settings and credentials hold. The driver needs such files too, because `stage finish` shows records in reports;
it gets copies in a folder that has the same relative paths as the configuration's.
"""

import dataclasses
import glob
import json
import os
import re

from py4j.protocol import Py4JError
from pyspark.errors import PySparkException
from pyspark.sql import Row

from .faults import InnkeeperError

LARGEST = 1 << 30
PATTERN = re.compile(r"[*?\[{]")
# The names of classes before a message, outer ones first.
JAVA = re.compile(r"(: )?((java|javax|org|com|software)\.[\w.$]+: )+")


@dataclasses.dataclass(frozen=True)
class Read:
    """Files of a source, as `Innkeeper.read` was given them."""
    pattern: str
    source: str

    @property
    def scheme(self):
        scheme, mark, _ = self.pattern.partition(":/")
        return scheme if mark and re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*", scheme) else ""

    @property
    def is_local(self):
        return self.scheme in ("", "file")

    def local_pattern(self, root):
        """As `--source` takes it: relative to the root, if it is below it."""
        path = re.sub("^file:/+", "/", self.pattern)
        if not os.path.isabs(path):
            return path
        base = os.path.join(root, "")
        return path.removeprefix(base)


@dataclasses.dataclass(frozen=True)
class Remote:
    """A file that Spark reads."""
    uri: str
    source: str
    size: int
    modified: int  # nanoseconds since 1970

    @property
    def name(self):
        """Its path relative to the root. The source comes first, so that one pattern stands for all of a source's files."""
        scheme, rest = self.uri.split(":", 1)
        return "/".join([self.source, scheme, *[part for part in rest.split("/") if part]])


def listed(session, reads):
    """The remote files of all reads, without their content."""
    files = {}
    for read in reads:
        try:
            rows = binary_files(session, read.pattern).selectExpr(
                "path", "length", "unix_millis(modificationTime) AS modified").collect()
            rows += empty_files(session, read.pattern)
        except (PySparkException, Py4JError) as fault:
            raise InnkeeperError(f"{read.pattern}: can't be listed: {reason(fault)}") from None
        if not rows:
            raise InnkeeperError(f"{read.pattern}: there is no such file")
        for found in rows:
            if found.length > LARGEST:
                raise InnkeeperError(
                    f"{found.path} has {found.length / (1 << 30):.1f} GiB; from {read.scheme}: files of at most 1 GiB can be read. "
                    "Cut it into several exports, or read it by file://")
            file = Remote(found.path, read.source, found.length, found.modified * 1_000_000)
            if (other := files.setdefault(file.uri, file)).source != file.source:
                raise InnkeeperError(f"{file.uri}: belongs to two sources, {other.source} and {file.source}")
    return sorted(files.values(), key=lambda file: file.uri)


def reason(fault):
    """The sentence in an exception from Java."""
    lines = str(fault).strip().splitlines() or [type(fault).__name__]
    java = [JAVA.sub("", line) for line in lines if JAVA.match(line)]
    return (java or lines)[0].strip()


def binary_files(session, *patterns):
    return session.read.format("binaryFile").option("recursiveFileLookup", "true").load(list(patterns))


def hadoop(session):
    """The classes that Spark has of Hadoop, and its settings."""
    context = session.sparkContext
    return context._jvm.org.apache.hadoop.fs, context._jsc.hadoopConfiguration()


def empty_files(session, pattern):
    """The files without content, as Spark would list them. It leaves them out, and a run says that they are empty."""
    classes, settings = hadoop(session)
    system = classes.Path(pattern).getFileSystem(settings)
    found = []
    for match in system.globStatus(classes.Path(pattern)) or ():
        above = len(match.getPath().toString()) + 1
        for file in files_below(system, match):
            path = file.getPath().toString()
            if file.getLen() == 0 and not is_hidden(path[above:]):
                found.append(Row(path=path, length=0, modified=file.getModificationTime()))
    return found


def files_below(system, match):
    """It is a file itself, or a folder."""
    if match.isFile():
        yield match
        return
    files = system.listFiles(match.getPath(), True)
    while files.hasNext():
        yield files.next()


def is_hidden(path):
    """Whether Spark passes over it in a folder that it searches."""
    return any(name.startswith(".") or name.startswith("_") and "=" not in name for name in path.split("/"))


def copy(session, files, root):
    """Copies remote files below the root, with their times, by the file systems that Spark has."""
    classes, settings = hadoop(session)
    for file in files:
        target = os.path.join(root, file.name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        path = classes.Path(file.uri)
        try:
            path.getFileSystem(settings).copyToLocalFile(False, path, classes.Path("file://" + target), True)
        except Py4JError as fault:
            raise InnkeeperError(f"{file.uri}: can't be read: {reason(fault)}") from None
        os.utime(target, ns=(file.modified, file.modified))


def mirror(config, replaced, root, target):
    """Links the local files of a configuration below another root, under the same paths. Returns how many."""
    with open(config, encoding="utf-8-sig") as file:
        try:
            sources = json.load(file).get("sources", {})
        except (ValueError, AttributeError):
            return 0  # What is wrong with it is for the program to say.
    patterns = []
    for name, source in sources.items():
        files = source.get("files", []) if isinstance(source, dict) and name not in replaced else []
        patterns += [files] if isinstance(files, str) else files
    return link(patterns, root, target)


def link(patterns, root, target):
    """Links all that patterns might match. Which files they do match is for the program to decide."""
    count = 0
    for pattern in patterns:
        if os.path.isabs(pattern):
            count += max(1, len(glob.glob(pattern, recursive=True)))
            continue
        for path in candidates(pattern, root):
            name = os.path.relpath(path, root)
            count += 1
            place = os.path.join(target, name)
            if not os.path.lexists(place):
                os.makedirs(os.path.dirname(place), exist_ok=True)
                os.symlink(os.path.realpath(path), place)
    return count


def candidates(pattern, root):
    """The files at a path, in an archive at it, or below the folder before a pattern's first special character."""
    match = PATTERN.search(pattern)
    if not match:
        archive = pattern.partition("!")[0]
        return [path for path in {os.path.join(root, pattern), os.path.join(root, archive)} if os.path.isfile(path)]
    folder = os.path.join(root, os.path.dirname(pattern[:match.start()]))
    return [os.path.join(above, name) for above, folders, names in os.walk(folder) for name in names
            if not name.startswith(".")]
