#!/usr/bin/env python3
"""What a night may bring, tried out on the program as it is installed.

usage: faults.py BINARY [attacks] [costs] [rows] [kills] [faults] [plants] [crowd] [helper] [calls] [damage]
                 [--kills N] [--damaged N] [--seed N] [--only N,N-N,…] [--call CALL-COMMAND] [--points N]

attacks    files that are made to do harm, with what each costs: attacks.py
costs      files that are made to cost more than their bytes, in one length and in two: costs.py
rows       a million and ten million rows with two findings each: a straight line, and little more memory than for clean ones
kills      runs that are killed at random moments while another process reads the output folder in a loop
faults     full disks, read-only folders, inputs that change, clocks that go back, and so on: each with the exit
           status and the message that are promised
plants     people where no field is a name's, in files of every format: nobody is named where values are masked: plants.py
crowd      fifty runs at once on one output, beside a process that reads it
helper     the program that fetches, killed, stopped and silent: helper.py
calls      every call of the system that a run makes, failed one after the other: injection.py
damage     the samples with random damage to bytes, lengths, names and kinds of files: sums hold, no byte is unaccounted for,
           nothing crashes or waits, records are found again in their files

Without a part named: all of them. With `damage --only`, only the damage of these numbers are tried, each as it is
without it: to look at one that was broken, or to try a part of them. Prints a line for each, and ends with status 1 when a promise was broken. What needs
root (a small disk of its own) says SKIPPED without it. Standard library only, and the system's libxxhash.
"""

import argparse
import ctypes
import ctypes.util
import json
import multiprocessing
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import attacks
import costs
import helper
import injection
import plants

ROOT = pathlib.Path(__file__).resolve().parents[2]
AS_OF = "2026-11-21"
failures = []


def say(text):
    print(text, flush=True)


def expect(holds, what):
    if not holds:
        failures.append(what)
        say(f"  BROKEN: {what}")
    return holds


# Digests, as run.json has them.


class Hash128(ctypes.Structure):
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64)]


def digest_function():
    library = ctypes.CDLL(ctypes.util.find_library("xxhash") or "libxxhash.so.0")
    function = library.XXH3_128bits
    function.restype = Hash128
    function.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    return lambda data: "xxh128:%016x%016x" % ((lambda value: (value.high, value.low))(function(data, len(data))))


def name_bytes(name):
    """The bytes of a name: those that are not UTF-8 come as U+10FF80 to U+10FFFF."""
    parts = (bytes([ord(part) & 0xFF]) if ord(part) >= 0x10FF80 else part.encode() for part in name)
    return b"".join(parts)


def read_in(folder, name):
    descriptor = os.open(name_bytes(name), os.O_RDONLY, dir_fd=folder)
    with os.fdopen(descriptor, "rb") as file:
        return file.read()


def read_run(path, digest):
    """Opens a folder once, reads all of it, and gives what run.json says; raises when a file is not whole."""
    folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        run = json.loads(read_in(folder, "run.json"))
        for output in run["outputs"]:
            data = read_in(folder, output["path"])
            if len(data) != output["bytes"] or digest(data) != output["digest"]:
                raise ValueError(f"{output['path']} is not as run.json says")
        return run
    finally:
        os.close(folder)


def start(binary, arguments, **options):
    options.setdefault("stdout", subprocess.PIPE)
    options.setdefault("stderr", subprocess.PIPE)
    return subprocess.Popen([binary, *arguments], **options)


def run(binary, arguments, **options):
    """Status and everything that was said."""
    process = start(binary, arguments, **options)
    out, err = process.communicate(timeout=300)
    return process.returncode, (out + err).decode("utf-8", "replace")


def hidden(folder, output="Out"):
    return sorted(name for name in os.listdir(folder) if name.startswith(f".{output}."))


def generate(folder, rows):
    subprocess.run(
        [sys.executable, ROOT / "Benchmarks/generate.py", str(rows), folder], check=True, stdout=subprocess.DEVNULL)


# Kills


def reader(path, stop, results):
    digest = digest_function()
    reads = late = 0
    broken = []
    while not stop.is_set():
        try:
            read_run(path, digest)
            reads += 1
        except FileNotFoundError as error:
            # A reader that takes longer than two whole runs finds its folder removed; or there is none yet.
            late += 1
            if not os.path.isdir(path) and reads:
                broken.append(f"the output was away: {error}")
        except (ValueError, OSError) as error:
            broken.append(str(error))
    results.put((reads, late, broken))


def kills(binary, count, dice):
    work = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    try:
        generate(work / "data", 20_000)
        output = work / "Out"
        arguments = ["run", str(work / "data/pipeline.json"), "--output", str(output), "--fail-on", "never", "--as-of"]
        begun = time.monotonic()
        status, said = run(binary, arguments + [AS_OF])
        length = time.monotonic() - begun
        expect(status == 0, f"the first run ends well, not with {status}: {said[-300:]}")

        stop = multiprocessing.Event()
        results = multiprocessing.Queue()
        watcher = multiprocessing.Process(target=reader, args=(str(output), stop, results))
        watcher.start()
        ended = {}
        notes = 0
        for number in range(count + 40):
            number_of_signal = signal.SIGKILL if number < count else dice.choice([signal.SIGTERM, signal.SIGINT])
            # Each run is for another day, so that no two are the same.
            day = f"2026-{1 + number % 12:02}-{1 + number // 12 % 28:02}"
            process = start(
                binary, arguments + [day], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(dice.uniform(0, length * 1.15))
            process.send_signal(number_of_signal)
            status = process.wait(timeout=60)
            ended[status] = ended.get(status, 0) + 1
            expect(status in (0, -9, 130, 143, -2, -15), f"a run that was stopped ended with {status}")
            note = work / "Out.failed.json"
            if status in (130, 143) and note.exists():
                notes += 1
                expect(
                    re.search(r"stopped by SIG(TERM|INT), ", json.loads(note.read_text())["message"]),
                    "the note says by what and where the run was stopped")
            if number % 20 == 19:
                status, said = run(binary, arguments + [AS_OF])
                expect(status == 0, f"the next run ends well, not with {status}: {said[-300:]}")
                expect(hidden(work) == [".Out.lock", ".Out.previous"], f"nothing is left over: {hidden(work)}")
                expect(not note.exists(), "the note of a failed run is gone after a good one")
        stop.set()
        reads, late, broken = results.get(timeout=60)
        watcher.join()
        expect(not broken, f"every file is whole at all times: {broken[:3]}")
        expect(reads > count, f"the reader read often enough: {reads}")
        say(
            f"kills: {count} by SIGKILL, 40 by SIGTERM and SIGINT within {length * 1000:.0f} ms; ended as {ended}, "
            f"{notes} notes; {reads} whole reads beside them, {late} too late, {len(broken)} broken")
    finally:
        shutil.rmtree(work, ignore_errors=True)


# Faults

HEADER = "reservation_id,site_number,camper_name,arrival,nights,guests\n"


def rows(count, start=0):
    """Bookings of which no two meet."""
    return HEADER + "".join(f"R{n},A{n // 9},Ada Sample,2026-0{n % 9 + 1}-10,2,2\n" for n in range(start, start + count))


class Night:
    """A folder with one source, and what a run there says."""

    def __init__(self, binary, guards=None, more=None):
        self.binary = binary
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
        self.output = self.folder / "Out"
        source = {"kind": "bookings", "files": ["desk*.csv"], **(guards or {})}
        configuration = {"version": 1, "sources": {"desk": source}, "output": "Out", "failOn": "error", **(more or {})}
        (self.folder / "pipeline.json").write_text(json.dumps(configuration))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["chmod", "-R", "u+rwx", self.folder], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, text, name="desk.csv"):
        (self.folder / name).write_text(text)

    def arguments(self, *more):
        return ["run", str(self.folder / "pipeline.json"), "--as-of", AS_OF, *more]

    def run(self, *more, **options):
        return run(self.binary, self.arguments(*more), **options)

    def record(self):
        return read_run(self.output, digest_function())

    def codes(self):
        return self.record()["findings"]

    def snapshot(self):
        return {str(path): path.read_bytes() for path in sorted(self.output.rglob("*")) if path.is_file()}


def check(what, outcome, status, *patterns):
    ended, said = outcome
    if expect(ended == status, f"{what}: exit status {status}, not {ended}: {said[-400:]}"):
        for pattern in patterns:
            expect(re.search(pattern, said), f"{what}: says {pattern!r}: {said[-400:]}")
    say(f"  {what}: exit status {ended}")


def full_disk(binary):
    for what, remount, pattern in [
        ("a full disk", None, "No space left on device"), ("a read-only disk", "ro", "Read-only file system")]:
        with Night(binary) as night:
            disk = night.folder / "disk"
            disk.mkdir()
            if os.geteuid() or subprocess.run(
                ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], stderr=subprocess.DEVNULL).returncode:
                say(f"  {what}: SKIPPED, this user may not mount")
                continue
            try:
                night.output = disk / "Out"
                night.write(rows(500))
                outcome = night.run("--output", str(night.output))
                check(f"before {what}", outcome, 0)
                before = night.snapshot()
                night.write(rows(60_000))
                if remount:
                    subprocess.run(["mount", "-o", f"remount,{remount}", disk], check=True)
                check(what, night.run("--output", str(night.output)), 4, pattern)
                expect(night.snapshot() == before, f"{what}: the output is untouched")
                if not remount:
                    expect(hidden(disk) == [".Out.lock"], f"{what}: the half run is gone: {hidden(disk)}")
                    note = json.loads((disk / "Out.failed.json").read_text())
                    expect(note["status"] == 4 and note["reached"], f"{what}: the note says how far it came")
            finally:
                subprocess.run(["umount", disk], check=True)


def permissions(binary):
    with Night(binary) as night:
        night.write(rows(10))
        night.run()
        before = night.snapshot()
        nobody = {}
        if not os.geteuid():
            nobody = {"user": 65534, "group": 65534}
            for path in [night.output, *night.output.rglob("*")]:
                os.chown(path, 65534, 65534)
            # The program itself must be reachable for that user.
            copy = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-")) / "innkeeper"
            shutil.copy(binary, copy)
            os.chmod(copy.parent, 0o755)
            night.binary = str(copy)
        night.folder.chmod(0o555)
        check("a folder without permission", night.run(**nobody), 4, "Permission denied|can't be")
        night.folder.chmod(0o755)
        expect(night.snapshot() == before, "a folder without permission: the output is untouched")
        (night.folder / "desk.csv").chmod(0)
        (night.folder / "desk-2.csv").write_text(rows(5, 100))
        other = night.folder / "theirs"
        other.mkdir()
        other.chmod(0o777)
        check(
            "an input without permission", night.run("--output", str(other / "Out"), **nobody), 3,
            "source-unreadable", "5 accepted")
        if nobody:
            shutil.rmtree(pathlib.Path(night.binary).parent)


def changing_inputs(binary, dice):
    """A large file is changed at random moments of the run: what is told is one state of it, or the change is told."""
    digest = digest_function()
    old, new = rows(150_000).encode(), rows(150_000, 500).encode()
    tries = 12
    for what in ["appended to", "truncated", "replaced", "deleted", "written over"]:
        seen = {}
        for _ in range(tries):
            with Night(binary) as night:
                path = night.folder / "desk.csv"
                path.write_bytes(old)
                process = start(binary, night.arguments())
                time.sleep(dice.uniform(0.002, 0.25))
                states = [old]
                if what == "appended to":
                    states.append(old + b"R999999,A1,Ada Sample,2026-01-10,2,2\n")
                    with open(path, "ab") as file:
                        file.write(states[1][len(old):])
                elif what == "truncated":
                    states.append(old[: len(old) // 3])
                    os.truncate(path, len(states[1]))
                elif what == "replaced":
                    states.append(new)
                    (night.folder / "coming").write_bytes(new)
                    os.rename(night.folder / "coming", path)
                elif what == "deleted":
                    path.unlink()
                else:
                    states.append(new)
                    with open(path, "r+b") as file:
                        file.write(new)
                out, err = process.communicate(timeout=120)
                said = (out + err).decode()
                status = process.returncode
                if not expect(status in (0, 1, 3), f"input {what}: status {status}: {said[-300:]}"):
                    continue
                record = night.record()
                source = record["records"]["desk"]
                found = record["findings"]
                told = "changed" if "source-changed" in found else "missing" if "source-missing" in found else "quiet"
                seen[told] = seen.get(told, 0) + 1
                expect(
                    source["read"] == source["accepted"] + source["rejected"] + source["skipped"],
                    f"input {what}: the sums hold")
                read = source["files"][0]["digest"]
                whole = read in [digest(state) for state in states]
                expect(
                    whole or "source-missing" in found or "may not be whole" in (
                        night.output / "findings.jsonl").read_text() and status == 3,
                    f"input {what}: what was read is one state of the file, or the run says that it is not ({told})")
                if whole:
                    data = next(state for state in states if digest(state) == read)
                    accepted = night.output / "accepted/desk/desk.csv"
                    written = accepted.read_bytes()[len(HEADER):] if accepted.exists() else b""
                    rejected = night.output / "rejected/desk/desk.csv"
                    written += rejected.read_bytes()[len(HEADER):] if rejected.exists() else b""
                    expect(
                        sorted(written.split(b"\n")) == sorted(data[len(HEADER):].split(b"\n")) or
                        len(written) <= len(data), f"input {what}: the records are those of that state")
                expect(hidden(night.folder) == [".Out.lock"], f"input {what}: left over: {hidden(night.folder)}")
        say(f"  an input that is {what} while it is read, {tries} times: {seen}")


def clocks(binary):
    with Night(binary, {"maxAge": "26 h", "minAge": "10 min"}) as night:
        night.write(rows(10))
        now = 1_795_300_000
        path = night.folder / "desk.csv"

        def at(clock, change):
            os.utime(path, (change, change))
            return night.run(env={**os.environ, "SOURCE_DATE_EPOCH": str(clock)})

        check("a fresh export", at(now, now - 3600), 0)
        check("a clock that went back", at(now - 86_400, now - 3600), 0, "source-date-future")
        check("an export that stopped coming", at(now + 3 * 86_400, now - 3600), 1, "source-stale")
        check("an upload in progress", at(now, now - 5), 3, "source-recent")
        expect(night.codes().get("source-recent") == 1, "an upload in progress is a finding")
        expect("Ada" not in str(night.record()["records"]["desk"]["read"]), "nothing of it was read")
        expect(night.record()["records"]["desk"]["read"] == 0, "an upload in progress is not read")


def shrunken(binary):
    with Night(binary, {"maxDropPercent": 20, "minRecords": 50}) as night:
        night.write(rows(1000))
        check("a full night", night.run(), 0)
        night.write(rows(700))
        check("a shrunken night", night.run(), 1, "source-shrunk")
        night.write(rows(20))
        check("a night with hardly a record", night.run(), 1, "source-shrunk")
        expect(night.codes()["source-shrunk"] == 2, "both guards speak")


def two_at_once(binary):
    with Night(binary) as night:
        night.write(rows(150_000))
        first = start(binary, night.arguments())
        deadline = time.monotonic() + 20
        while not any(".Out.new-" in name for name in os.listdir(night.folder)) and time.monotonic() < deadline:
            time.sleep(0.001)
        check("a second run at once", night.run(), 5, r"process \d+ on ")
        waiting = night.run("--wait", "60")
        first.communicate()
        expect(first.returncode == 0, "the first run ends well")
        check("a second run that waits", waiting, 0)
        night.record()


def eaten(binary):
    with Night(binary) as night:
        night.write(rows(100))
        check("a run before the disk fails", night.run(), 0)
        for path in night.output.rglob("*"):
            if path.is_file():
                path.write_bytes(bytes(path.stat().st_size))
        check("a last run full of zeros", night.run(), 0)
        record = night.record()
        expect("can't be read" in record["changes"]["reason"], "the damaged past is said")
        # Only the accepted records: runs are compared by the snapshot
        path = night.output / "accepted/desk/desk.csv"
        path.write_bytes(bytes(path.stat().st_size))
        night.write(rows(101))
        check("accepted records full of zeros", night.run(), 0)
        expect(night.record()["changes"]["bookings"]["new"] == 1, "one booking is new, whatever became of the records")
        night.write(rows(102))
        check("the run after", night.run(), 0)
        expect(night.record()["changes"]["bookings"]["new"] == 1, "one booking is new")


def watched(binary):
    """An upload in three pieces is read once, when it has ended."""
    with Night(binary, more={"notices": [{"file": "notices.txt"}], "metrics": "innkeeper.prom"}) as night:
        night.write(rows(5))
        process = start(
            binary, ["watch", str(night.folder / "pipeline.json"), "--settle", "2"], stdout=subprocess.DEVNULL)

        def count(wanted, seconds):
            deadline = time.monotonic() + seconds
            while time.monotonic() < deadline:
                try:
                    if night.record()["records"]["desk"]["read"] == wanted:
                        return True
                except (FileNotFoundError, ValueError):
                    pass
                time.sleep(0.05)
            return False

        expect(count(5, 60), "watch runs at once")
        seen = set()
        for part in range(3):
            night.write(rows(10 * (part + 1)))
            deadline = time.monotonic() + 1
            while time.monotonic() < deadline:
                seen.add(night.record()["records"]["desk"]["read"])
                time.sleep(0.05)
        expect(seen == {5}, f"nothing is read while the upload goes on: {seen}")
        expect(count(30, 60), "watch runs when the upload has ended")
        published = (night.folder / "innkeeper.prom").read_text()
        expect('innkeeper_last_run_status{property="The property"} 0' in published, "the metrics say that all is well")
        process.send_signal(signal.SIGTERM)
        status = process.wait(timeout=30)
        expect(status == 143, f"watch ends when it is told to: {status}")
        say(f"  a watched folder: one run for an upload in three pieces, ended with {status}")


def little_memory(binary):
    """Less and less room for addresses (ulimit -v): done, or one line, and the output of before."""
    with Night(binary) as night:
        night.write(rows(20_000))
        check("before little memory", night.run(), 0)
        seen = {}
        for mebibytes in [2000, 1000, 700, 500, 400, 350, 300, 250, 200, 150, 120, 100, 80, 60, 40]:
            before = night.snapshot()
            process = subprocess.run(
                ["bash", "-c", f'ulimit -v {mebibytes << 10}; exec "$@"', "bash", binary, *night.arguments()],
                capture_output=True, timeout=300)
            status, said = process.returncode, process.stderr.decode("utf-8", "replace")
            # 127: the loader finds no room for the libraries.
            seen.setdefault(status, []).append(mebibytes)
            expect(status in (0, 3, 4, 127), f"{mebibytes} MiB: ended with {status}: {said[-300:]}")
            if status in (4, 127):
                expect(said.count("\n") == 1, f"{mebibytes} MiB: one line, not {said[-300:]}")
                expect(night.snapshot() == before, f"{mebibytes} MiB: the output is untouched")
            night.record()
        expect(len(seen) > 1, f"the memory was too little at least once: {seen}")
        check("the night after little memory", night.run(), 0)
        expect(hidden(night.folder) == [".Out.lock", ".Out.previous"], f"little memory: left over: {hidden(night.folder)}")
        say(f"  little memory, in MiB by exit status: {seen}")


def faults(binary, dice):
    say("faults:")
    little_memory(binary)
    full_disk(binary)
    permissions(binary)
    changing_inputs(binary, dice)
    clocks(binary)
    shrunken(binary)
    two_at_once(binary)
    eaten(binary)
    watched(binary)


# Many at once


def crowd(binary, count=50):
    """All want one output: each is done in its turn, or says that another is at work; the output is always whole."""
    with Night(binary) as night:
        night.write(rows(2_000))
        check("the run before the crowd", night.run(), 0)
        stop = multiprocessing.Event()
        results = multiprocessing.Queue()
        watcher = multiprocessing.Process(target=reader, args=(str(night.output), stop, results))
        watcher.start()
        # Every other waits for its turn.
        runs = [start(binary, night.arguments(*(["--wait", "300"] if n % 2 else []))) for n in range(count)]
        said = [process.communicate(timeout=300) for process in runs]
        ended = [process.returncode for process in runs]
        stop.set()
        reads, late, broken = results.get(timeout=60)
        watcher.join()
        expect(not broken, f"crowd: every file is whole at all times: {broken[:3]}")
        for number, (status, (out, err)) in enumerate(zip(ended, said)):
            allowed = (0,) if number % 2 else (0, 5)
            expect(status in allowed, f"crowd: run {number} ended with {status}: {(out + err)[-300:]}")
        expect(hidden(night.folder) == [".Out.lock", ".Out.previous"], f"crowd: left over: {hidden(night.folder)}")
        night.record()
        say(
            f"crowd: {count} runs at once, ended as {({status: ended.count(status) for status in sorted(set(ended))})}; "
            f"{reads} whole reads beside them, {late} too late, {len(broken)} broken")


# Mutations

SPICE = [b'"', b"\n", b"\r\n", b",", b";", b"\xff", b"\x00", b"\xef\xbb\xbf", b"{", b"}", b"[", b"]", b"<", b">", b"&",
         b"BEGIN:VCARD\r\n", b"END:VCARD\r\n", b"\\", b"-1", b"9" * 30, b"\xe2\x80\xa8", b"<!DOCTYPE a>", b"=1+1"]


def damaged(data, dice):
    data = bytearray(data)
    for _ in range(dice.choice([1, 1, 2, 3, 8, 30])):
        place = dice.randrange(len(data) + 1)
        length = dice.choice([1, 1, 2, 7, 40, 400])
        kind = dice.randrange(8)
        if kind == 0 and data:
            data[min(place, len(data) - 1)] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[place:place] = dice.choice(SPICE)
        elif kind == 2:
            del data[place:place + length]
        elif kind == 3:
            data[place:place] = data[place:place + length]
        elif kind == 4 and dice.randrange(6) == 0:
            del data[place:]
        elif kind == 5:
            data[place:place + length] = bytes(len(data[place:place + length]))
        elif kind == 6:
            data[place:place + length] = dice.randbytes(length)
        else:
            other = dice.randrange(len(data) + 1)
            data[place:place] = data[other:other + length]
    return bytes(data)


def stretched(data, dice):
    """Another length."""
    kind = dice.randrange(5)
    if kind == 0:
        return b""
    if kind == 1:
        return data[:dice.randrange(len(data) + 1)]
    if kind == 2:
        return data + bytes(dice.choice([1, 4096, 1 << 20]))
    if kind == 3:
        return data * dice.choice([2, 3])
    return data + data[:dice.randrange(len(data) + 1)]


NAMES = [
    lambda stem, ending: stem.encode() + b"\xfc\xff" + ending.encode(), lambda stem, ending: f"{stem} (1){ending}",
    lambda stem, ending: stem + "x" * (250 - len(stem) - len(ending)) + ending,
    lambda stem, ending: stem + "\n\x1b[31m" + ending, lambda stem, ending: stem + "'\"<&>;$(x)" + ending,
    lambda stem, ending: stem + ending + ".reasons.csv", lambda stem, ending: f"-{stem}{ending}",
    lambda stem, ending: f"{stem}\u202e\u0301é{ending}", lambda stem, ending: f".{stem}{ending}",
    lambda stem, ending: stem + ending.upper(), lambda stem, ending: f"{stem}=HYPERLINK(1){ending}",
]


def renamed(path, dice):
    """The path as bytes, with another name."""
    name = dice.choice(NAMES)(path.stem, path.suffix)
    return os.path.join(os.fsencode(path.parent), name if isinstance(name, bytes) else os.fsencode(name))


KINDS = ["missing", "folder", "fifo", "dangling", "loop", "device", "proc", "socket", "link", "hard"]


def become(path, kind, other):
    """Makes the file at `path` one of another kind."""
    path.unlink()
    if kind == "folder":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)
    elif kind == "dangling":
        path.symlink_to("nowhere")
    elif kind == "loop":
        path.symlink_to(path.name)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "proc":
        path.symlink_to("/proc/self/mem")
    elif kind == "socket":
        bound = socket.socket(socket.AF_UNIX)
        # A socket's path is short.
        here = os.open(path.parent, os.O_RDONLY)
        bound.bind(f"/proc/self/fd/{here}/{path.name}")
        bound.close()
        os.close(here)
    elif kind == "link":
        path.symlink_to(other)
    elif kind == "hard":
        os.link(other, path)


def remove(path):
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def pieces(written, source):
    """Of how many pieces of the source a text is made, taking the longest each time."""
    count = place = 0
    while place < len(written):
        low, high = 0, len(written) - place
        while low < high:
            middle = (low + high + 1) // 2
            if source.find(written[place:place + middle]) >= 0:
                low = middle
            else:
                high = middle - 1
        count += 1
        place += max(1, low)
    return count


def written(folder, file):
    """Where the records of a file are: under its name, or a shorter one with a digest where that is too long."""
    path = folder / file
    if len(os.fsencode(path.name)) < 230 or not folder.is_dir():
        return path
    alike = (other for other in folder.iterdir() if other.name[:60] == path.name[:60])
    return next((other for other in alike if not other.name.endswith(".reasons.csv")), path)


def plain_text(data, encoding):
    """Text in UTF-16 as UTF-8: what is no character there is U+FFFD in accepted and rejected."""
    if not encoding.startswith("utf-16"):
        return data
    order = "utf-16-be" if "be" in encoding.split(",")[0] else "utf-16-le"
    return data.decode(order, "replace").encode()


def damage(binary, count, dice, only=None):
    work = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    digest = digest_function()
    ended, records, checked, tried = {}, 0, 0, 0
    begun = time.monotonic()
    try:
        configuration = json.loads((ROOT / "pipeline.json").read_text())
        del configuration["$schema"]
        configuration["keep"] = 1
        samples = {
            path.relative_to(ROOT): path.read_bytes() for path in sorted((ROOT / "Samples").rglob("*"))
            if path.is_file() and path.suffix in (".csv", ".vcf", ".json", ".geojson", ".xml")
            and "Expected" not in path.parts and "Hotel" not in path.parts}
        (work / "pipeline.json").write_text(json.dumps(configuration))
        for path, data in samples.items():
            (work / path).parent.mkdir(parents=True, exist_ok=True)
            (work / path).write_bytes(data)
        changed, added = [], []
        sorts = {"bytes": 0, "length": 0, "name": 0, "kind": 0}
        for number in range(count):
            for path in added:
                os.unlink(os.path.join(os.fsencode(work), path))
            for path in changed:
                remove(work / path)
                (work / path).write_bytes(samples[path])
            changed, added = dice.sample(sorted(samples), dice.choice([1, 1, 2, 4])), []
            sources = dict(samples)
            damages = {}
            for path in changed:
                sort = dice.choice(["bytes", "bytes", "bytes", "length", "name", "kind"])
                more = None
                if sort == "bytes":
                    sources[path] = damaged(samples[path], dice)
                elif sort == "length":
                    sources[path] = stretched(samples[path], dice)
                elif sort == "name":
                    more = renamed(path, dice)
                else:
                    more = dice.choice(KINDS), dice.choice(sorted(samples))
                damages[path] = sort, more
            if only is not None and number not in only:
                changed = []
                continue
            for path, (sort, more) in damages.items():
                sorts[sort] += 1
                if sort == "name":
                    os.rename(work / path, os.path.join(os.fsencode(work), more))
                    added.append(more)
                    sources[pathlib.Path(os.fsdecode(more))] = sources.pop(path)
                elif sort == "kind":
                    kind, other = more
                    del sources[path]
                    if other in changed:
                        kind = "missing"
                    become(work / path, kind, work / other)
                    if kind in ("link", "hard"):
                        sources[path] = samples[other]
                else:
                    (work / path).write_bytes(sources[path])
            tried += 1
            if tried % 1000 == 0:
                say(f"  {tried} damaged folders after {time.monotonic() - begun:.0f} s, ended as {ended}")
            status, said = run(binary, ["run", str(work / "pipeline.json"), "--as-of", AS_OF], cwd=work)
            ended[status] = ended.get(status, 0) + 1
            if not expect(status in (0, 1, 3), f"mutation {number}: status {status}: {said[-300:]}"):
                keep = pathlib.Path(tempfile.gettempdir()) / f"innkeeper-mutation-{number}"
                shutil.copytree(work, keep, dirs_exist_ok=True)
                continue
            result = read_run(work / "Output", digest)
            expect(
                "source-unaccounted" not in result["findings"],
                f"mutation {number}: every byte is in a record, is framing, or is a finding: {damages}")
            for name, source in result["records"].items():
                for file in [source, *source["files"]]:
                    expect(
                        file["read"] == file["accepted"] + file["rejected"] + file["skipped"],
                        f"mutation {number}: the sums of {name} hold")
                records += source["read"]
                for file in source["files"]:
                    data = sources.get(pathlib.Path(os.fsdecode(name_bytes(file["path"]))))
                    if data is None:
                        continue
                    encoding = file["reading"].get("encoding", "").lower()
                    for fate in ("accepted", "rejected"):
                        path = written(work / "Output" / fate / name, os.fsdecode(name_bytes(file["path"])))
                        if not path.exists():
                            # What is missing at the end of a document is a record without bytes.
                            most = 1 if fate == "rejected" else 0
                            expect(file[fate] <= most, f"mutation {number}: {fate} records of {file['path']} are written")
                            continue
                        # A record more or less in one go, a separator between, and what stands around all of them.
                        # What closes a document whose end is damaged is not in it.
                        most = 2 * file[fate] + (7 if path.suffix in (".xml", ".json", ".geojson") else 3)
                        found = pieces(plain_text(path.read_bytes(), encoding), plain_text(data, encoding))
                        checked += file[fate]
                        expect(
                            found <= most,
                            f"mutation {number}: {fate} {file['path']} is made of {found} pieces of its file, at "
                            f"most {most} of its {file[fate]} records")
        seconds = time.monotonic() - begun
        say(
            f"damage: {tried} folders in {seconds:.0f} s, files damaged in {sorts}, ended as {ended}; {records} records "
            f"read, {checked} found again in their files")
    finally:
        shutil.rmtree(work, ignore_errors=True)


def numbers(text):
    """`3,7-9` as a set."""
    found = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("parts", nargs="*", metavar="PART", help="attacks, costs, rows, kills, faults, plants, crowd, helper, calls or damage")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--damaged", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=numbers)
    parser.add_argument("--call", action="append", help="of calls, only this one: write-run, malloc-check …")
    parser.add_argument(
        "--points", type=int, help="so many allocations, spread over all, instead of all of a check and 5,000 of a run")
    options = parser.parse_args()
    binary = str(pathlib.Path(options.binary).resolve())
    dice = random.Random(options.seed)
    parts = options.parts or ["attacks", "costs", "rows", "kills", "faults", "plants", "crowd", "helper", "calls", "damage"]
    if "attacks" in parts:
        attacks.try_all(binary, say, expect)
    if "costs" in parts:
        costs.try_all(binary, say, expect)
    if "rows" in parts:
        say("A million and ten million rows:")
        costs.try_millions(binary, say, expect)
    if "kills" in parts:
        kills(binary, options.kills, dice)
    if "faults" in parts:
        faults(binary, dice)
    if "plants" in parts:
        plants.try_all(binary, say, expect)
    if "crowd" in parts:
        crowd(binary)
    if "helper" in parts:
        helper.try_all(binary, say, expect, read_run, digest_function())
    if "calls" in parts:
        injection.try_all(binary, say, expect, read_run, digest_function(), options.points, options.call)
    if "damage" in parts:
        damage(binary, options.damaged, dice, options.only)
    say(f"{len(failures)} promises broken" if failures else "every promise held")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
