#!/usr/bin/env python3
"""Runs Innkeeper, Polars and the floor in turn on the same bookings, checks the answers, and prints medians and ratios.

usage: compare.py INNKEEPER PYTHON FOLDER [ROUNDS]

INNKEEPER is the release binary, PYTHON one that has Polars, FOLDER what generate.py wrote. The exit status is 1 when
either gives other counts than the generator: a wrong answer can't win. The floor (floor.c) reads the same bytes and durably
writes as many files of the same sizes as Innkeeper does, and does nothing else. Standard library only.
"""

import csv
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

from floor import Floor

HERE = pathlib.Path(__file__).parent


def measure(command, log):
    """Wall seconds, CPU seconds and peak resident MiB of one process; fails loudly."""
    # What the other program has written is on the disk before this one starts: nobody waits for the other's bytes.
    os.sync()
    begin = time.monotonic()
    with open(log, "wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with status {process.returncode}:\n{pathlib.Path(log).read_text()[-2000:]}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def verdict(rate, counting):
    """Whether a file is read at 500 MB/s of processor time, or at an eighth of what `wc -l` reaches, if that is less."""
    goal = min(500, counting / 8)
    return f"(goal {goal:.0f} MB/s of processor time: {'held' if rate >= goal else 'MISSED'})"


def innkeeper_counts(output):
    """The counts of run.json, and the nights sold of occupancy.csv."""
    run = json.loads((output / "run.json").read_text())
    # The generator's own notes lie beside the bookings, and a run names them.
    run["findings"].pop("source-not-export", None)
    records = run["records"]["bookings"]
    with open(output / "occupancy.csv", newline="") as file:
        sold = sum(int(row["sold"]) for row in csv.DictReader(file))
    return {
        "rows": records["read"], "accepted": records["accepted"], "rejected": records["rejected"],
        "findings": run["findings"], "nightsSold2026": sold,
    }


def differences(name, counts, expected):
    wrong = []
    for key in ("rows", "accepted", "rejected", "nightsSold2026"):
        if counts[key] != expected[key]:
            wrong.append(f"{name}: {key} is {counts[key]}, not {expected[key]}")
    for code in sorted({**expected["findings"], **counts["findings"]}):
        found, wanted = counts["findings"].get(code, 0), expected["findings"].get(code, 0)
        if found != wanted:
            wrong.append(f"{name}: {code} is {found}, not {wanted}")
    return wrong


def clear(output):
    for path in [output, *output.parent.glob(f".{output.name}.*")]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def main():
    binary, python, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    expected = json.loads((folder / "expected.json").read_text())
    jobs = {
        "innkeeper": [
            binary, "run", str(folder / "pipeline.json"), "--output", str(folder / "out-innkeeper"),
            "--as-of", "2026-11-21", "--fail-on", "never", "--quiet",
        ],
        "polars": [python, str(HERE / "polars_job.py"), str(folder), str(folder / "out-polars")],
    }
    inputs = [folder / "campsites.csv", *sorted(folder.glob("bookings*.csv"))]
    # What a run writes is known once it has run.
    measure(jobs["innkeeper"], folder / "innkeeper.log")
    floor = Floor(folder / "floor", inputs, folder / "out-innkeeper")
    jobs["floor"] = floor.command
    figures = {name: [] for name in jobs}
    wrong = []
    for turn in range(rounds + 1):
        for name, command in jobs.items():
            log = folder / f"{name}.log"
            floor.clear()
            # With the output of the night before, a run also tells what changed (changes.py).
            clear(folder / "out-innkeeper")
            figure = measure(command, log)
            # The first round warms the file cache and is not counted, but its answers are.
            if turn > 0:
                figures[name].append(figure)
            if name == "floor":
                continue
            counts = (
                innkeeper_counts(folder / "out-innkeeper") if name == "innkeeper"
                else json.loads(log.read_text().splitlines()[-1])
            )
            wrong += differences(name, counts, expected)
    if wrong:
        sys.exit("\n".join(sorted(set(wrong))))

    size = sum(path.stat().st_size for path in inputs) / 1e6
    print(f"{expected['rows']} rows, {expected['mix']} mix, {size:.0f} MB, {rounds} rounds in turn, medians; both give the generator's counts")
    middle = {}
    for name, runs in figures.items():
        middle[name] = [statistics.median(column) for column in zip(*runs)]
        wall, cpu, memory = middle[name]
        low, high = min(run[0] for run in runs), max(run[0] for run in runs)
        print(f"{name:>9}  {wall:6.2f} s ({low:.2f} to {high:.2f})  cpu {cpu:6.2f} s  peak {memory:6.0f} MiB")
    wall, _, memory = (a / b for a, b in zip(middle["innkeeper"], middle["polars"]))
    print(f"    ratio  time 1/{1 / wall:.1f}  memory 1/{1 / memory:.1f}")
    ratios = sorted(run[0] / bottom[0] for run, bottom in zip(figures["innkeeper"], figures["floor"]))
    print(f"    floor  {floor.bytes / 1e6:.0f} MB, {floor.files} files written: {statistics.median(ratios):.2f} times its time "
          f"({ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
