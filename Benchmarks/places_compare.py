#!/usr/bin/env python3
"""Reads the same GeoJSON with Innkeeper and with JSON readers of Python in turn, checks all answers, prints medians.

usage: places_compare.py INNKEEPER PYTHON FOLDER [ROUNDS]

`wc -l` reads the same files and counts their line ends. Innkeeper checks each file with one job and with as many as there are cores: every rule, every finding located. Rates are
megabytes a second from start to exit, and of processor time (user and system), which other programs on the machine
disturb least. The exit status is 1 when an answer is wrong or a floor is missed: 500 MB/s on all cores for points and
for areas, and memory that does not grow with the file. Standard library only.
"""

import json
import os
import pathlib
import statistics
import sys

from compare import HERE, measure, verdict

CORES = len(os.sched_getaffinity(0))
FLOOR = 500
MEMORY_FLOOR = 1.1
READERS = ["json", "orjson", "ijson"]


def wrong_counts(name, totals, expected):
    """What differs, as lines."""
    wanted = expected["findings"]
    codes = sorted({**wanted, **totals})
    return [f"{name}: {code} is {totals.get(code, 0)}, not {wanted.get(code, 0)}" for code in codes
            if totals.get(code, 0) != wanted.get(code, 0) and code not in ("records", "place-duplicate")]


def check(binary, path, expected, jobs):
    """One timed check, its totals compared; figures of `measure`."""
    log = path.with_suffix(".log")
    figures = measure([binary, "check", str(path), "--format", "json", "--jobs", str(jobs), "--fail-on", "never",
                       "--as-of", "2026-11-21"], log)
    totals = json.loads(log.read_text())["totals"]
    wrong = wrong_counts("innkeeper", totals, expected)
    if wrong:
        sys.exit("\n".join(wrong))
    return figures


def peer(python, reader, path, expected):
    log = path.with_suffix(".log")
    figures = measure([python, str(HERE / "places_job.py"), reader, str(path)], log)
    counts = json.loads(log.read_text())
    wrong = wrong_counts(reader, counts, expected)
    if counts["records"] != expected["records"]:
        wrong.append(f"{reader}: {counts['records']} records, not {expected['records']}")
    if wrong:
        sys.exit("\n".join(wrong))
    return figures


def middle(runs):
    return [statistics.median(column) for column in zip(*runs)]


def show(name, size, figures):
    wall, cpu, memory = figures
    print(f"{name:>10}  {wall:7.3f} s  {size / wall:6.0f} MB/s  cpu {cpu:7.3f} s  {size / cpu:6.0f} MB/s  "
          f"peak {memory:6.0f} MiB")


def expected_of(path):
    return json.loads(path.with_suffix(".expected.json").read_text())


def main():
    binary, python, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    missed = []
    for name in [f"{shape}-100{mix}" for mix in ("", "-real", "-escaped") for shape in ("points", "areas")]:
        path = folder / f"{name}.geojson"
        expected, size = expected_of(path), path.stat().st_size / 1e6
        print(f"{name}: {expected['records']} places, {size:.0f} MB, {rounds} rounds in turn, medians; answers agree")
        runs = {"one job": [], "all cores": [], **{reader: [] for reader in READERS}, "wc -l": []}
        for turn in range(rounds + 1):
            for who, figures in runs.items():
                if who == "ijson" and turn > 1:
                    continue
                if who == "wc -l":
                    figure = measure(["wc", "-l", str(path)], path.with_suffix(".log"))
                elif who in READERS:
                    figure = peer(python, who, path, expected)
                else:
                    figure = check(binary, path, expected, 1 if who == "one job" else CORES)
                # The first round warms the file cache; its answers are checked all the same.
                if turn > 0:
                    figures.append(figure)
        for who, figures in runs.items():
            show(who, size, middle(figures))
        single, counting = (size / middle(runs[who])[1] for who in ("one job", "wc -l"))
        print(f"     ratio  one job 1/{counting / single:.1f} of wc -l {verdict(single, counting)}")
        rate = size / middle(runs["all cores"])[0]
        if rate < FLOOR:
            missed.append(f"{name}: {rate:.0f} MB/s is below {FLOOR}")

    peaks = []
    for name in ("points-50", "points-500"):
        path = folder / f"{name}.geojson"
        expected = expected_of(path)
        figures = middle([check(binary, path, expected, CORES) for _ in range(3)])
        print(f"{name}: {expected['records']} places")
        show("all cores", path.stat().st_size / 1e6, figures)
        peaks.append(figures[2])
    print(f"ten times the bytes for as many places: {peaks[1] / peaks[0]:.2f} of the memory (floor {MEMORY_FLOOR})")
    if peaks[1] > peaks[0] * MEMORY_FLOOR:
        missed.append(f"memory grows with the file: {peaks[0]:.0f} to {peaks[1]:.0f} MiB")
    if missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
