#!/usr/bin/env python3
"""Times two versions of innkeeper in turn, and the earlier one against itself, by the clock and by processor time.

usage: versions.py NOW BEFORE FOLDER [ROUNDS] [JOB]...

Each round runs NOW, BEFORE and BEFORE once more; who starts changes with each round. What is printed is the median of the
rounds' ratios, with the middle half beside it: NOW against BEFORE, and BEFORE against itself, which is how well this machine
can tell at all. Both versions must give the same counts. The exit status is 1 when they do not, or when a ratio is above
the limit and outside the middle half of BEFORE against itself. Standard library only.
"""

import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
LIMIT = 1.05
CONTACTS, PLACES, XCARDS, ROWS = 200_000, 100, 100_000, 1_000_000


def generate(script, *arguments):
    subprocess.run([sys.executable, str(HERE / script), *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def checking(file):
    def command(binary, _):
        return [binary, "check", "--format", "json", "--fail-on", "never", str(file)]
    return command


def running(configuration):
    def command(binary, output):
        return [binary, "run", str(configuration), "--output", str(output), "--as-of", "2026-11-21", "--fail-on", "never",
                "--quiet"]
    return command


def bookings(work):
    folder = work / str(ROWS)
    if not (folder / "expected.json").exists():
        generate("generate.py", ROWS, folder)
    return running(folder / "pipeline.json")


def contacts(work):
    folder = work / f"contacts-{CONTACTS}"
    if not (folder / "expected.json").exists():
        generate("contacts_generate.py", CONTACTS, folder)
    return checking(folder / "contacts.vcf")


def places(work):
    folder = work / "places"
    if not (folder / f"points-{PLACES}.expected.json").exists():
        generate("places_generate.py", "points", PLACES, folder, "--places", 0)
    return checking(folder / f"points-{PLACES}.geojson")


def xcard(work):
    folder = work / f"xcard-{XCARDS}"
    if not (folder / "expected.json").exists():
        import xcard as job
        job.generate(folder, XCARDS)
    return checking(folder / "people.xml")


def night(work):
    folder = work / f"night-{ROWS}"
    if not (folder / "pipeline.json").exists():
        import night as job
        folder.mkdir(parents=True, exist_ok=True)
        job.generate(folder, ROWS, 200_000, 200_000)
    return running(folder / "pipeline.json")


JOBS = {"bookings": bookings, "contacts": contacts, "places": places, "xcard": xcard, "night": night}


def counts(command, output, said):
    """What both versions must agree on."""
    if command[1] == "run":
        run = json.loads((output / "run.json").read_text())
        records = {name: {key: source[key] for key in ("read", "accepted", "rejected", "skipped")}
                   for name, source in run["records"].items()}
        # Only later versions name the files beside the inputs, such as the generators' own notes.
        return records, {code: count for code, count in run["findings"].items() if code != "source-not-export"}
    found = json.loads(said)
    totals = {}
    for finding in found["findings"]:
        totals[finding["code"]] = totals.get(finding["code"], 0) + 1
    return totals, found.get("totals")


def measure(command, output, log):
    """Seconds by the clock, seconds of processor time, and what was counted."""
    if output.exists():
        shutil.rmtree(output)
    for kept in output.parent.glob(f".{output.name}.*"):
        shutil.rmtree(kept) if kept.is_dir() else kept.unlink()
    os.sync()
    with open(log, "wb") as out:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        begin = time.monotonic()
        status = subprocess.run(command, stdout=out, stderr=subprocess.DEVNULL).returncode
        wall = time.monotonic() - begin
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = spent.ru_utime + spent.ru_stime - used.ru_utime - used.ru_stime
    if status != 0:
        sys.exit(f"{' '.join(command)} ended with status {status}")
    return wall, processor, counts(command, output, log.read_text())


def middle_half(values):
    low, _, high = statistics.quantiles(values, n=4)
    return low, high


def compare(name, make, binaries, rounds):
    """Prints the job's line; whether it is within the limit."""
    work = binaries["work"]
    command = make(work)
    output, log = work / "versions-out", work / "versions.log"
    turns = ["now", "before", "again"]
    times = {measured: {turn: [] for turn in turns} for measured in ("clock", "processor")}
    answers = None
    for number in range(rounds + 1):
        shift = number % 3
        for turn in turns[shift:] + turns[:shift]:
            binary = binaries["now"] if turn == "now" else binaries["before"]
            wall, processor, answer = measure(command(binary, output), output, log)
            if answers is not None and answer != answers:
                sys.exit(f"{name}: the versions count differently:\n{answers}\n{answer}")
            answers = answer
            # The first round warms the cache.
            if number > 0:
                times["clock"][turn].append(wall)
                times["processor"][turn].append(processor)
    return all([within(f"{name:9} {measured:9}", taken) for measured, taken in times.items()])


def within(title, taken):
    """Prints one line of ratios; whether they are within the limit."""
    ratios = [now / before for now, before in zip(taken["now"], taken["before"])]
    own = [again / before for again, before in zip(taken["again"], taken["before"])]
    ratio, (low, high), (own_low, own_high) = statistics.median(ratios), middle_half(ratios), middle_half(own)
    print(f"{title} {statistics.median(taken['before']):6.3f} s before, {statistics.median(taken['now']):6.3f} s now: "
          f"{ratio:.3f} ({low:.3f} to {high:.3f}); before against itself {statistics.median(own):.3f} "
          f"({own_low:.3f} to {own_high:.3f})", flush=True)
    return ratio <= max(LIMIT, own_high)


def main():
    binaries = {"now": sys.argv[1], "before": sys.argv[2], "work": pathlib.Path(sys.argv[3])}
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 21
    names = sys.argv[5:] or list(JOBS)
    print(f"{rounds} rounds in turn, medians of their ratios, the middle half in brackets; limit {LIMIT}")
    verdicts = [compare(name, JOBS[name], binaries, rounds) for name in names]
    return 0 if all(verdicts) else 1


sys.exit(main())
