"""Every call of the system that a run makes, made to fail one after the other: failing.c is preloaded and counts.

A run that can't go on ends with 4, one line, and the output of before; one that can goes on, and its output is whole.
Nothing is left behind. Where an allocation of Swift itself fails, no Swift code runs any more: the program ends with 4 and
one line too, and the next run removes what it left; these are counted apart, by who asked. So are those of libraries that use
what they did not get. That line must not be said anywhere else: it would be a fault of Innkeeper, in a handler of what a library
or the system refuses.
"""

import concurrent.futures
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
AS_OF = "2026-11-21"
CALLS = ["open", "stat", "read", "write", "fsync", "rename", "mkdir", "unlink", "mmap", "spawn"]
# 2: a configuration that can't be read.
ENDS = (0, 1, 2, 3, 4)
# What is said where no Swift code runs any more.
STOPPED = "stopped: out of memory, or a fault of Innkeeper"
# Who may ask in vain with that end.
UNCAUGHT = {
    "innkeeper": "Swift: its runtime is part of the program",
    "libstdc++": "Swift's runtime is written in C++",
    "ld-linux": "the C library ends the program where it finds no memory to end a thread",
    "libical": "it uses what it did not get",
    "libxml2": "there is no parser",
    "libxxhash": "there is no digest",
}


class Place:
    """A folder with the samples and the output of a good run."""

    def __init__(self, binary, library, tools):
        self.binary, self.library, self.tools = binary, library, tools
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
        for name in ("Samples", "pipeline.json"):
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, self.folder / name)
        self.counter = self.folder / "count"
        self.spool = self.folder / "spool"
        self.spool.mkdir()
        rows = ["reservation_id,site_number,camper_name,arrival,nights,guests"]
        rows += [f"R{n},A{n},Ada Sample,2026-09-{n % 9 + 10},2,2" for n in range(20)]
        (self.folder / "twenty.csv").write_text("\n".join(rows) + "\n")
        # Twice, so that there is an output to keep and one to remove.
        self.run("", 0)
        self.run("", 0)
        self.good = self.output()

    def arguments(self, what):
        if what == "check":
            return ["check", str(self.folder / "twenty.csv")]
        return ["run", str(self.folder / "pipeline.json"), "--as-of", AS_OF, "--fail-on", "never"]

    def run(self, call, number, what="run"):
        """Status, what was said, how many calls there were, and who asked for the memory that was refused."""
        self.counter.write_bytes(bytes(64))
        more = {"LD_PRELOAD": str(self.library), "FAIL_COUNT": str(self.counter), "FAIL_AT": str(number), "FAIL_CALL": call}
        process = subprocess.run(
            [self.binary, *self.arguments(what)], env={**os.environ, "TMPDIR": str(self.spool), **(more if call else {})},
            capture_output=True, timeout=120, cwd=self.folder)
        count, asked = struct.unpack("q56s", self.counter.read_bytes())
        return process.returncode, process.stderr, count, asked.split(b"\0")[0].decode().strip()

    def left(self):
        """What is neither there in a good night nor the note of a failed one."""
        known = (".Output.lock", ".Output.previous", "Output.failed.json")
        return sorted(
            name for name in os.listdir(self.folder) if name.startswith((".", "Output.")) and name not in known
        ) + sorted(os.listdir(self.spool))

    def output(self):
        """The digests of a whole output; raises when it is not whole."""
        run = self.tools.read_run(self.folder / "Output", self.tools.digest)
        return {output["path"]: output["digest"] for output in run["outputs"]}


class Tools:
    def __init__(self, read_run, digest):
        self.read_run, self.digest = read_run, digest


def numbers(count, points):
    """All of them, or as many spread over all."""
    return range(1, count + 1) if count <= points else [1 + n * count // points for n in range(points)]


def try_all(binary, say, expect, read_run, digest, points=None, only=None):
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        say("SKIPPED: failing calls, without a C compiler")
        return
    built = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    library = built / "failing.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O2", "-o", library, ROOT / "Tests/Faults/failing.c", "-ldl"], check=True)
    places = [Place(binary, library, Tools(read_run, digest)) for _ in range(os.cpu_count() or 1)]
    try:
        for call, what, limit in [(call, what, 10**9) for what in ("run", "check") for call in CALLS] + [
            ("library", "check", points or 10**9), ("library", "run", points or 5000),
            ("malloc", "check", points or 10**9), ("malloc", "run", points or 5000),
        ]:
            if only and f"{call}-{what}" not in only:
                continue
            fail(call, what, limit, places, say, expect)
    finally:
        for place in places:
            shutil.rmtree(place.folder, ignore_errors=True)
        shutil.rmtree(built, ignore_errors=True)


def fail(call, what, limit, places, say, expect):
    _, _, count, _ = places[0].run(call, 0, what)
    ended, stopped, lock = {}, {}, threading.Lock()
    left = [0]

    def share(place, mine):
        for number in mine:
            before = after = place.output() if what == "run" else None
            status, said, _, asked = place.run(call, number, what)
            name = f"{call} {number} of {count} in {what}" + (f", asked for by {asked}" if asked else "")
            text = said.decode("utf-8", "replace")
            is_stopped = STOPPED in text
            with lock:
                ended[status] = ended.get(status, 0) + 1
                expect(status in ENDS, f"{name}: ended with {status}: {text[-300:]}")
                if status in (2, 4):
                    expect(text.strip(), f"{name}: says nothing")
                if is_stopped:
                    stopped[asked] = stopped.get(asked, 0) + 1
                    expect(status == 4 and text.count("\n") == 1, f"{name}: ended with {status} and not one line: {text[-300:]}")
                    expect(
                        asked.startswith(tuple(UNCAUGHT)), f"{name}: it could have been caught, and yet: {text[-300:]}")
                try:
                    after = place.output() if what == "run" else None
                    expect(status not in (2, 4) or after == before, f"{name}: status {status}, and another output")
                    if call in ("library", "malloc") and status == 0:
                        names = {*after, *place.good} if after else ()
                        other = sorted(path for path in names if after.get(path) != place.good.get(path))
                        expect(
                            not other or "findings.jsonl" in other,
                            f"{name}: nothing was found, and these are other than in a good run: {other}")
                except (OSError, ValueError, KeyError) as error:
                    expect(False, f"{name}: the output is not whole: {error!r}")
                found = place.left()
                if found and is_stopped:
                    left[0] += 1
                else:
                    expect(not found, f"{name}: ended with {status} and left {found}")
            if found:
                place.run("", 0)
                with lock:
                    expect(not place.left(), f"{name}: the next run left {place.left()}")
            if what == "run" and after != place.good:
                # The next one must not be told that anything has changed.
                place.run("", 0)
                place.run("", 0)

    chosen = list(numbers(count, limit))
    with concurrent.futures.ThreadPoolExecutor(len(places)) as pool:
        for done in [pool.submit(share, place, chosen[index :: len(places)]) for index, place in enumerate(places)]:
            done.result()
    say(
        f"  {call} in {what}: {len(chosen)} of {count} calls failed, one at a time; ended as {dict(sorted(ended.items()))}"
        + (f"; {sum(stopped.values())} of them where nothing could be caught, asked for by {stopped}" if stopped else "")
        + (f"; {left[0]} left something to the next run" if left[0] else ""))


if __name__ == "__main__":
    sys.exit("run faults.py BINARY calls")
