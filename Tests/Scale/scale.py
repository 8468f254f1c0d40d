"""Holds runs that are spread over tasks, and over as many buckets or none, against runs in one process, byte for byte, and says
what they cost.

    scale.py BINARY [--properties 1000] [--sites 20] [--stays 50] [--files 64] [--tasks 1,7,64] [--work FOLDER]

Inputs: the samples, and a platform of many properties as 64 exports cut by day, with records downloaded twice, numbers
used twice, and numbers that two properties share. What the generator put in is counted and compared with run.json.
"""

import argparse
import ctypes
import errno
import filecmp
import json
import multiprocessing
import os
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
STAGE = os.path.join(ROOT, "Integrations", "stage", "stage.sh")
DAYS = 360
HEADER = "property,reservation_id,site_number,arrival,nights,guests,total,paid,currency,status\n"


def iso(day):
    return f"2026-{day // 30 + 1:02}-{min(day % 30 + 1, 28):02}"


def platform(folder, properties, sites, stays, files):
    """Writes the exports and pipeline.json; returns how many records there are, and how many of them are repeats."""
    random.seed(20261121)
    texts = [[HEADER] for _ in range(files)]
    for home in range(properties):
        for site in range(sites):
            day = random.randrange(8)
            for stay in range(stays):
                index = site * stays + stay
                # One number in two properties, neighbours whose numbers are even and odd.
                number = f"S{home // 2}-{index}" if index % 50 == 7 else f"P{home}-{index}"
                # A number used a second time for the same site; the later one is a duplicate.
                if stay % 25 == 9:
                    number = f"P{home}-{index - 1}"
                nights = random.randrange(1, 5)
                # Some begin before the last one ends.
                arrival = max(0, day - (1 if random.random() < 0.02 else 0)) % DAYS
                status = "cancelled" if random.random() < 0.05 else "confirmed"
                guests = 0 if random.random() < 0.01 else random.randrange(1, 5)
                row = (f"Home {home},{number},A{site},{iso(arrival)},{nights},{guests},{nights * 40}.00,"
                       f"{nights * random.choice((0, 40))}.00,EUR,{status}\n")
                file = arrival * files // DAYS
                texts[file].append(row)
                if random.random() < 0.005:
                    texts[(file + 1) % files].append(row)
                day += nights + random.randrange(3)
    os.makedirs(os.path.join(folder, "exports"))
    records = repeats = 0
    seen = set()
    for file, text in enumerate(texts):
        # A repeat is a record that a file before this one has.
        records += len(text) - 1
        repeats += sum(row in seen for row in text[1:])
        seen.update(text[1:])
        random.shuffle(rows := text[1:])
        with open(os.path.join(folder, "exports", f"day-{file:03}.csv"), "w") as out:
            out.write(text[0])
            out.writelines(rows)
    with open(os.path.join(folder, "pipeline.json"), "w") as out:
        json.dump({"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["exports/*.csv"]}}}, out)
    return records, repeats


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


def differences(one, other):
    """The paths that differ, `timing` of run.json left out."""
    found = []

    def compare(pair, prefix=""):
        found.extend(prefix + name for name in pair.left_only + pair.right_only + pair.funny_files)
        for name in pair.common_files:
            paths = [os.path.join(side, name) for side in (pair.left, pair.right)]
            texts = [open(path, "rb").read() for path in paths]
            if prefix + name == "run.json":
                texts = [text[:text.index(b'"timing"')] for text in texts]
            if texts[0] != texts[1]:
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    for name, value in (("properties", 1000), ("sites", 20), ("stays", 50), ("files", 64)):
        parser.add_argument("--" + name, type=int, default=value)
    parser.add_argument("--tasks", default="1,7,64")
    parser.add_argument("--work")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    work = tempfile.mkdtemp(prefix="innkeeper-scale-", dir=options.work)
    failures = []
    try:
        made = os.path.join(work, "platform")
        os.makedirs(made)
        # In a process of its own: what it takes would count as that of every process started later.
        with multiprocessing.Pool(1) as pool:
            records, repeats = pool.apply(
                platform, (made, options.properties, options.sites, options.stays, options.files))
        for name, config in (("samples", os.path.join(ROOT, "pipeline.json")),
                             ("platform", os.path.join(made, "pipeline.json"))):
            whole = os.path.join(work, name + "-whole")
            environment = dict(os.environ, SOURCE_DATE_EPOCH="1795262400")
            cost = run([binary, "run", config, "--output", whole, "--fail-on", "never", "--quiet", "--as-of", "2026-06-01"],
                       env=environment)
            print(f"{name:9} run          {cost[0]:7.2f} s  {cost[1]:7.2f} s of processors  {cost[2]:6.0f} MiB")
            if name == "platform":
                told = json.load(open(os.path.join(whole, "run.json")))
                counts = told["records"]["desk"]
                found = (counts["read"], told["findings"].get("record-repeated", 0))
                print(f"{'':9} {records} records, {repeats} of them twice; run.json says {found[0]} and {found[1]}; "
                      f"{sum(told['findings'].values())} findings of {len(told['findings'])} codes")
                if found != (records, repeats):
                    failures.append(f"{name}: counts differ")
            for tasks, buckets in [(int(count), buckets) for count in options.tasks.split(",") for buckets in (0, int(count))]:
                output = os.path.join(work, f"{name}-{tasks}-{buckets}")
                cost = spread(binary, work, config, tasks, buckets, output)
                wrong = differences(whole, output)
                print(f"{name:9} {tasks:3} + {buckets:3}    {cost[0]:7.2f} s  {cost[1]:7.2f} s of processors  {cost[2]:6.0f} MiB  "
                      + (f"DIFFER: {wrong}" if wrong else "same bytes"), flush=True)
                failures += [f"{name}, {tasks} tasks, {buckets} buckets: {path}" for path in wrong]
                shutil.rmtree(output)
        was_killed, is_refused, output = kill(binary, work, os.path.join(made, "pipeline.json"))
        wrong = differences(os.path.join(work, "platform-whole"), output)
        print(f"a task killed in its middle: {'yes' if was_killed else 'it was too fast'}; refused before it was done again: "
              f"{'yes' if is_refused else 'NO'}; then {wrong or 'same bytes'}")
        if wrong or not was_killed or not is_refused:
            failures.append("killed")
    finally:
        shutil.rmtree(work, ignore_errors=True)
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
