#!/usr/bin/env python3
"""Times telling what changed: runs of one night with and without the night before in the output, in turn.

usage: changes.py INNKEEPER FOLDER [ROWS] [ROUNDS]

The second night is the first one with, of a hundred bookings each, one gone, one on another site, one with another amount
paid, and one new; once in the order of the first night, once in any order, as an export sorted by something else has it.
What the program tells must be what a comparison of the two accepted files by hand tells. The exit status is 1 when it is
not, or when telling takes more than half of the time that a run takes without it, with the night before in the system's
cache. A run writes past the cache: how long it takes where the night before has to come from the disk is measured too.
Standard library only.
"""

import collections
import csv
import json
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
# The number is what bookings are known by; lead days follow from the two days, and the party's parts are in its sum.
IGNORED = {"reservation_id", "adults", "children", "infants", "lead_days"}


def configure(folder, night):
    configuration = json.loads((folder / "first" / "pipeline.json").read_text())
    for source in configuration["sources"].values():
        source["files"] = [f"{night}/{name}" for name in source["files"]]
    configuration["output"] = "out"
    (folder / f"{night}.json").write_text(json.dumps(configuration, indent=2) + "\n")


def second_nights(folder, rows):
    """Writes the second night in two orders."""
    dice = random.Random(2)
    header, *lines = (folder / "first" / "bookings.csv").read_text().splitlines()
    columns = header.split(",")
    site, paid = columns.index("site_number"), columns.index("paid")
    counts = collections.Counter(line.partition(",")[0] for line in lines)
    night = []
    for number, line in enumerate(lines):
        chance = dice.random()
        # Of two with one number the later is refused; were the first one changed, it might not be.
        if counts[line.partition(",")[0]] > 1:
            chance = 1
        if chance < 0.01:
            continue
        if chance < 0.04:
            cells = next(csv.reader([line]))
            if chance < 0.02:
                cells[site] = f"S{dice.randrange(max(24, rows // 1000)) + 1}"
            elif chance < 0.03:
                cells[paid] = f"{dice.randrange(1, 30)}.00"
            else:
                cells[0] = f"N{number}"
            line = ",".join(f'"{cell}"' if "," in cell else cell for cell in cells)
        night.append(line)
    for name in ("second", "shuffled"):
        (folder / name).mkdir(exist_ok=True)
        shutil.copy(folder / "first" / "campsites.csv", folder / name)
        if name == "shuffled":
            dice.shuffle(night)
        (folder / name / "bookings.csv").write_text("\n".join([header, *night, ""]))


def command(binary, folder, night):
    return [binary, "run", str(folder / f"{night}.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]


def clear(folder):
    for path in [folder / "out", *folder.glob(".out.*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def accepted(folder, night):
    header, *lines = (folder / "out" / "accepted" / "bookings" / night / "bookings.csv").read_text().splitlines()
    return header.split(","), set(lines)


def difference(before, after):
    """By hand: rows that are the same to the letter are the same; of the others, those of one number are compared."""
    (header, old), (_, new) = before, after
    counted = [index for index, name in enumerate(header) if name not in IGNORED]
    site = header.index("site_number")
    old_rows, new_rows = ({row[0]: row for row in csv.reader(rows)} for rows in (old - new, new - old))
    both = old_rows.keys() & new_rows.keys()
    changed = [id for id in both if any(old_rows[id][index] != new_rows[id][index] for index in counted)]
    moved = sum(old_rows[id][site] != new_rows[id][site] for id in changed)
    return {"new": len(new_rows) - len(both), "gone": len(old_rows) - len(both), "moved": moved,
            "changed": len(changed) - moved, "unchanged": len(old & new) + len(both) - len(changed)}


def prepare(binary, folder, rows):
    """The nights, the first one's output, and what must be told of the two others."""
    if not (folder / "first" / "expected.json").exists():
        subprocess.run([sys.executable, str(HERE / "generate.py"), str(rows), str(folder / "first")], check=True,
                       stdout=subprocess.DEVNULL)
    if not (folder / "shuffled" / "bookings.csv").exists():
        second_nights(folder, rows)
    for night in ("first", "second", "shuffled"):
        configure(folder, night)
    clear(folder)
    shutil.rmtree(folder / "kept", ignore_errors=True)
    subprocess.run(command(binary, folder, "first"), check=True)
    shutil.copytree(folder / "out", folder / "kept")
    told = folder / "told.json"
    if told.exists():
        return json.loads(told.read_text())
    before = accepted(folder, "first")
    expected = {}
    for night in ("second", "shuffled"):
        clear(folder)
        subprocess.run(command(binary, folder, night), check=True)
        expected[night] = difference(before, accepted(folder, night))
    told.write_text(json.dumps(expected, indent=2) + "\n")
    return expected


def forget(folder):
    """Takes what is there out of the system's cache."""
    for path in folder.rglob("*"):
        if path.is_file():
            descriptor = os.open(path, os.O_RDONLY)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(descriptor)


def measure(arguments):
    begin = time.monotonic()
    process = subprocess.Popen(arguments)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{arguments[0]} ended with status {process.returncode}")
    return wall, usage.ru_utime + usage.ru_stime


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rows, rounds = (int(x) for x in (sys.argv[3:] + ["1000000", "5"][len(sys.argv) - 3:]))
    folder.mkdir(parents=True, exist_ok=True)
    expected = prepare(binary, folder, rows)
    failed = False
    for night, what in (("second", "in the same order"), ("shuffled", "in any order")):
        figures = {"alone": [], "beside the night before": [], "the same from the disk": []}
        for _ in range(rounds):
            for name, own in figures.items():
                clear(folder)
                if name != "alone":
                    shutil.copytree(folder / "kept", folder / "out")
                os.sync()
                if name == "the same from the disk":
                    forget(folder / "out" / "accepted")
                own.append(measure(command(binary, folder, night)))
                if name == "alone":
                    continue
                told = json.loads((folder / "out" / "run.json").read_text())["changes"]
                if told.get("bookings") != expected[night]:
                    sys.exit(f"{what}: {told} is told, {expected[night]} is so")
        print(f"{rows} bookings, {what}, {rounds} rounds: {json.dumps(expected[night])}")
        middle = {name: [statistics.median(column) for column in zip(*own)] for name, own in figures.items()}
        alone = middle["alone"]
        for name, one in middle.items():
            more = "" if name == "alone" else (
                f"  more: {(one[0] / alone[0] - 1) * 100:.0f} % of the time, "
                f"{(one[1] / alone[1] - 1) * 100:.0f} % of the processor's")
            print(f"  {name:24} {one[0]:.2f} s  cpu {one[1]:.2f} s{more}")
        failed = failed or middle["beside the night before"][0] > alone[0] * 1.5
    return 1 if failed else 0


sys.exit(main())
