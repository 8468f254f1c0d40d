"""Holds runs that are spread over tasks, and over as many buckets or none, against runs in one process, byte for byte, and says
what they cost.

    scale.py BINARY [--full] [--properties N] [--sites 20] [--stays 50] [--files 64] [--tasks 1,7,64] [--work FOLDER]

Inputs: the samples; the hotel corpus, where INNKEEPER_CORPORA has it; a platform of many properties as 64 exports cut by day, with
records downloaded twice, numbers used twice, and numbers that two properties share; one where a property has half of all rows and a
site is crowded, with an empty and a compressed file; and one where every row has three findings. What the generators put in is
counted and compared with run.json. With --full there are a million rows in each of the platforms, and 440 MB of findings; otherwise a
tenth and 10 MB.
"""

import argparse
import ctypes
import errno
import filecmp
import json
import multiprocessing
import os
import pathlib
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from platforms import faulty, platform, uneven

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
STAGE = os.path.join(ROOT, "Integrations", "stage", "stage.sh")
CORPORA = os.environ.get("INNKEEPER_CORPORA") or os.path.join(ROOT, "..", "shared", "corpora")


def run(command, **more):
    """Seconds, processor seconds and MiB at the most of a command and its children; fails with what it says."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **more)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}: status {process.returncode}\n{errors.decode()}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def hotels():
    """The configuration of the hotel corpus and the option that names its folder; nothing where it is not."""
    folder = os.path.abspath(os.path.join(CORPORA, "hotel-bookings-full"))
    if os.path.isdir(folder):
        return os.path.join(ROOT, "Samples", "Hotel", "pipeline.json"), ("--root", folder)
    print(f"SKIPPED: there is no hotel corpus {folder}; INNKEEPER_CORPORA names another place", file=sys.stderr)
    return None


def differences(one, other):
    """The paths that differ, `timing` of run.json left out."""
    found = []

    def compare(pair, prefix=""):
        found.extend(prefix + name for name in pair.left_only + pair.right_only + pair.funny_files)
        for name in pair.common_files:
            paths = [os.path.join(side, name) for side in (pair.left, pair.right)]
            if prefix + name == "run.json":
                texts = [pathlib.Path(path).read_bytes() for path in paths]
                is_same = len({text[:text.index(b'"timing"')] for text in texts}) == 1
            else:
                # A piece at a time: what this process holds would count as memory of those that it starts.
                is_same = filecmp.cmp(*paths, shallow=False)
            if not is_same:
                found.append(prefix + name)
        for name, inner in pair.subdirs.items():
            compare(inner, prefix + name + "/")

    compare(filecmp.dircmp(one, other, ignore=[], hide=[os.curdir, os.pardir]))
    return found


def spread(binary, folder, config, tasks, buckets, output, more=()):
    environment = dict(os.environ, INNKEEPER=binary, SOURCE_DATE_EPOCH="1795262400")
    exchange = os.path.join(folder, f"exchange-{tasks}-{buckets}")
    return run(
        ["sh", STAGE, "-t", str(tasks), "-b", str(buckets), "-x", exchange, config, "--output", output, "--fail-on", "never", "--quiet",
         "--as-of", "2026-06-01", *more], env=environment)


def watch(*folders):
    """A descriptor that can be read once a file in one of the folders is written to, made, renamed or removed (inotify(7))."""
    library = ctypes.CDLL(None, use_errno=True)
    events = library.inotify_init()
    changes = 0x2 | 0xC0 | 0x100 | 0x200
    for folder in folders:
        # One that has just gone changes no more.
        if library.inotify_add_watch(events, os.fsencode(folder), changes) < 0 and ctypes.get_errno() != errno.ENOENT:
            raise OSError(ctypes.get_errno(), f"inotify {folder}")
    return events


def kill(binary, folder, config):
    """Kills a task with SIGKILL in the middle of its result, and does it again."""
    environment = dict(os.environ, SOURCE_DATE_EPOCH="1795262400")
    exchange = os.path.join(folder, "exchange-killed")
    run([binary, "stage", "plan", exchange, config, "--tasks", "2", "--as-of", "2026-06-01"], env=environment)
    events = watch(exchange)
    task = subprocess.Popen(
        [binary + "-stage", "map", exchange, "--task", "0"], env=environment, stdout=subprocess.DEVNULL)
    end = os.pidfd_open(task.pid)
    # Until something is written, or the task ends.
    while end not in select.select([events, end], [], [])[0]:
        os.read(events, 1 << 16)
        parts = [name for name in os.listdir(exchange) if ".new-" in name]
        if parts and os.path.getsize(os.path.join(exchange, parts[0])) > 1 << 20:
            task.send_signal(signal.SIGKILL)
            break
    os.close(events)
    os.close(end)
    was_killed = task.wait() == -signal.SIGKILL
    refused = subprocess.run(
        [binary, "stage", "finish", exchange, "--output", os.path.join(folder, "killed")], env=environment,
        capture_output=True)
    for number in (0, 1):
        run([binary + "-stage", "map", exchange, "--task", str(number)], env=environment)
    output = os.path.join(folder, "killed")
    run([binary, "stage", "finish", exchange, "--output", output, "--fail-on", "never"], env=environment)
    shutil.rmtree(exchange)
    return was_killed, refused.returncode == 2 and b"map-00000.frames" in refused.stderr, output


class Trial:
    """Runs of one input, spread over any number of tasks, are held against one in one process."""

    def __init__(self, binary, work):
        self.binary, self.work, self.failures = binary, work, []

    def whole(self, name, config, more, suffix="-whole"):
        output = os.path.join(self.work, name + suffix)
        cost = run([self.binary, "run", config, "--output", output, "--fail-on", "never", "--quiet", "--as-of", "2026-06-01", *more],
                   env=dict(os.environ, SOURCE_DATE_EPOCH="1795262400"))
        print(f"{name:9} run          {cost[0]:7.2f} s  {cost[1]:7.2f} s of processors  {cost[2]:6.0f} MiB")
        return output

    def count(self, name, output, records, repeats):
        with open(os.path.join(output, "run.json")) as file:
            told = json.load(file)
        found = (told["records"]["desk"]["read"], told["findings"].get("record-repeated", 0))
        size = os.path.getsize(os.path.join(output, "findings.jsonl"))
        print(f"{'':9} {records} records, {repeats} of them twice; run.json says {found[0]} and {found[1]}; "
              f"{sum(told['findings'].values())} findings of {len(told['findings'])} codes, {size / 1e6:.0f} MB of them")
        if found != (records, repeats):
            self.failures.append(f"{name}: counts differ")
        return told["findings"], size

    def parts(self, name, config, output):
        """Part files in order are the tables of a run that writes each as one file."""
        whole = self.whole(name, os.path.join(os.path.dirname(config), "whole.json"), (), "-one-file")
        counts = {}
        for table in sorted(name for name in os.listdir(output) if os.path.isdir(os.path.join(output, name)) and "." in name):
            parts = sorted(os.listdir(os.path.join(output, table)))
            counts[table] = len(parts)
            with open(os.path.join(whole, table), "rb") as file:
                # A part at a time, for the same reason as in `differences`.
                contents = (pathlib.Path(output, table, part).read_bytes() for part in parts)
                if not all(content == file.read(len(content)) for content in contents) or file.read(1):
                    self.failures.append(f"{name}: the parts of {table} are not the file")
        print(f"{'':9} parts of a table: {counts}", flush=True)
        if set(counts) != {"conflicts.csv", "conflicts.jsonl", "payments.csv", "payments.jsonl"}:
            self.failures.append(f"{name}: {counts}")
        shutil.rmtree(whole)

    def spread(self, name, config, whole, tasks, buckets, more):
        output = os.path.join(self.work, f"{name}-{tasks}-{buckets}")
        cost = spread(self.binary, self.work, config, tasks, buckets, output, more)
        wrong = differences(whole, output)
        print(f"{name:9} {tasks:3} + {buckets:3}    {cost[0]:7.2f} s  {cost[1]:7.2f} s of processors  {cost[2]:6.0f} MiB  "
              + (f"DIFFER: {wrong}" if wrong else "same bytes"), flush=True)
        self.failures += [f"{name}, {tasks} tasks, {buckets} buckets: {path}" for path in wrong]
        shutil.rmtree(output)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--properties", type=int)
    for name, value in (("sites", 20), ("stays", 50), ("files", 64)):
        parser.add_argument("--" + name, type=int, default=value)
    parser.add_argument("--tasks", default="1,7,64")
    parser.add_argument("--work")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    properties = options.properties or (1000 if options.full else 100)
    megabytes = 440 if options.full else 10
    work = tempfile.mkdtemp(prefix="innkeeper-scale-", dir=options.work)
    trial = Trial(binary, work)
    inputs = {
        "samples": None,
        "hotels": None,
        "platform": (platform, properties, options.sites, options.stays, options.files),
        "uneven": (uneven, properties * options.sites * options.stays, options.files),
        # A row has a little more than a kilobyte of findings.
        "findings": (faulty, megabytes * 1000, options.files)}
    try:
        for name, made in inputs.items():
            config, more = os.path.join(ROOT, "pipeline.json"), ()
            if name == "hotels":
                if not (found := hotels()):
                    continue
                config, more = found
            if made:
                os.makedirs(folder := os.path.join(work, name))
                # In a process of its own: what it takes would count as that of every process started later.
                with multiprocessing.Pool(1) as pool:
                    facts = pool.apply(made[0], (folder, *made[1:]))
                config = os.path.join(folder, "pipeline.json")
            whole = trial.whole(name, config, more)
            if made:
                codes, size = trial.count(name, whole, *facts)
                if name == "uneven" and (codes.get("reservation-site-crowded"), codes.get("source-empty")) != (1, 2):
                    trial.failures.append(f"{name}: {codes}")
                if name == "uneven":
                    trial.parts(name, config, whole)
                if name == "findings" and size < megabytes * 1_000_000:
                    trial.failures.append(f"{name}: only {size} bytes of findings")
            for tasks in map(int, options.tasks.split(",")):
                for buckets in (0, tasks):
                    trial.spread(name, config, whole, tasks, buckets, more)
            if name == "platform":
                was_killed, is_refused, output = kill(binary, work, config)
                wrong = differences(whole, output)
                print(f"{name:9} a task killed in its middle: {'yes' if was_killed else 'it was too fast'}; refused before it was done "
                      f"again: {'yes' if is_refused else 'NO'}; then {wrong or 'same bytes'}", flush=True)
                if wrong or not was_killed or not is_refused:
                    trial.failures.append("killed")
                shutil.rmtree(output)
            shutil.rmtree(whole)
            if made:
                shutil.rmtree(folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    for failure in trial.failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if trial.failures else 0)


if __name__ == "__main__":
    main()
