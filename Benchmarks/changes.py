#!/usr/bin/env python3
"""Times telling what changed: runs of one night with and without the night before in the output, in turn.

usage: changes.py INNKEEPER FOLDER [ROWS] [ROUNDS]

Of the night before, no booking, one in a hundred, every second or every one is another one; or all numbers are new; or
nothing is left. Each night is run in the order of the night before and in any order, as an export sorted by something else
has it. What the program tells must be what a comparison of the two accepted files by hand tells. The exit status is 1 when
it is not, or when a limit is passed: a night on which nothing changed may take a quarter of a run's time more, any other
as much again and 256 MiB. A night without bookings is held against the run of a whole one. Standard library only.
"""

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
# Of a hundred bookings so many change; and how many times its own time a run may take.
NIGHTS = {"nothing": (0, 1.25), "1 %": (1, 2), "half": (50, 2), "all changed": (100, 2), "all new": (0, 2), "all gone": (0, 2)}
MORE_MEMORY = 256 << 10


def configure(folder, night):
    configuration = json.loads((folder / "first" / "pipeline.json").read_text())
    for source in configuration["sources"].values():
        source["files"] = [f"{night}/{name}" for name in source["files"]]
    configuration["output"] = "out"
    (folder / f"{night}.json").write_text(json.dumps(configuration, indent=2) + "\n")


def write_night(folder, name, shuffled):
    """Writes a second night."""
    dice = random.Random(2)
    header, *lines = (folder / "first" / "bookings.csv").read_text().splitlines()
    paid = header.split(",").index("paid")
    share = NIGHTS[name][0]
    night = []
    for line in lines if name != "all gone" else []:
        if name == "all new":
            line = "N" + line
        elif dice.random() * 100 < share:
            cells = next(csv.reader([line]))
            # Another amount for each: no night has it twice.
            cells[paid] = f"{dice.randrange(31, 90)}.00"
            line = ",".join(f'"{cell}"' if "," in cell else cell for cell in cells)
        night.append(line)
    if shuffled:
        dice.shuffle(night)
    (folder / "second").mkdir(exist_ok=True)
    shutil.copy(folder / "first" / "campsites.csv", folder / "second")
    (folder / "second" / "bookings.csv").write_text("\n".join([header, *night, ""]))


def command(binary, folder, night):
    return [binary, "run", str(folder / f"{night}.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]


def clear(folder):
    for path in [folder / "out", *folder.glob(".out.*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def accepted(folder, night):
    path = folder / "out" / "accepted" / "bookings" / night / "bookings.csv"
    header, *lines = path.read_text().splitlines() if path.exists() else [""]
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


# A process's peak counts what its parent held when it was forked, and this script holds whole nights.
MEASURING = """
import json, os, subprocess, sys, time
begin = time.monotonic()
process = subprocess.Popen(sys.argv[1:])
_, status, usage = os.wait4(process.pid, 0)
print(json.dumps([time.monotonic() - begin, usage.ru_maxrss, os.waitstatus_to_exitcode(status)]))
"""


def measure(arguments):
    """Wall seconds and peak resident KiB."""
    said = subprocess.run([sys.executable, "-c", MEASURING, *arguments], check=True, stdout=subprocess.PIPE).stdout
    wall, memory, status = json.loads(said.splitlines()[-1])
    if status not in (0, 3):
        sys.exit(f"{arguments[0]} ended with status {status}")
    return wall, memory


def compare(binary, folder, rounds, before):
    """Medians of time and memory, alone and beside the night before, and what was told."""
    figures = {"alone": [], "beside": []}
    expected = None
    for _ in range(rounds):
        for name, own in figures.items():
            clear(folder)
            if name == "beside":
                shutil.copytree(folder / "kept", folder / "out")
            os.sync()
            own.append(measure(command(binary, folder, "second")))
            if name == "alone":
                expected = expected or difference(before, accepted(folder, "second"))
                continue
            told = json.loads((folder / "out" / "run.json").read_text())["changes"].get("bookings")
            if told != expected:
                sys.exit(f"{told} is told, {expected} is so")
    return [[statistics.median(column) for column in zip(*figures[name])] for name in figures], expected


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rows, rounds = (int(x) for x in (sys.argv[3:] + ["1000000", "5"][len(sys.argv) - 3:]))
    failed = False
    for mix in ("kind", "real"):
        print(f"{rows} bookings, {mix} mix, {rounds} rounds in turn")
        failed = nights(binary, folder if mix == "kind" else folder.with_name(folder.name + "-real"), mix, rows, rounds) or failed
    return 1 if failed else 0


def nights(binary, folder, mix, rows, rounds):
    """Prints the figures of one mix; whether a limit is passed."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "first" / "expected.json").exists():
        subprocess.run([sys.executable, str(HERE / "generate.py"), str(rows), str(folder / "first"), "--mix", mix], check=True,
                       stdout=subprocess.DEVNULL)
    for night in ("first", "second"):
        configure(folder, night)
    clear(folder)
    shutil.rmtree(folder / "kept", ignore_errors=True)
    subprocess.run(command(binary, folder, "first"), check=True)
    before = accepted(folder, "first")
    shutil.copytree(folder / "out", folder / "kept")
    failed = False
    whole = None
    for name, (_, limit) in NIGHTS.items():
        for order in ("in order", "shuffled"):
            write_night(folder, name, order == "shuffled")
            (alone, beside), told = compare(binary, folder, rounds, before)
            whole = whole or alone
            base = whole if name == "all gone" else alone
            ratio, more = beside[0] / base[0], beside[1] - base[1]
            is_over = ratio > limit or more > MORE_MEMORY
            failed = failed or is_over
            print(f"{name:12} {order:9} {alone[0]:.2f} s alone, {beside[0]:.2f} s beside the night before: {ratio:.2f} times, "
                  f"{more / 1024:+.0f} MiB{'  OVER THE LIMIT' if is_over else ''}  {json.dumps(told)}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
