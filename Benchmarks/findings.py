#!/usr/bin/env python3
"""What a finding costs: the same bookings of the real mix, clean and with a finding in every row, run in turn with the floor
of the latter.

usage: findings.py INNKEEPER FOLDER [ROWS] [ROUNDS]

The totals must be exact, every finding in findings.csv and findings.jsonl, and findings.sarif and index.html small. The run
with findings may take 3 times its own floor (floor.c, which writes those findings' bytes too), 1.2 µs of processor time a
finding more than the clean one, and 64 MiB more. The exit status is 1 when one of these does not hold. Standard library only.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys

from compare import measure
from floor import Floor

HERE = pathlib.Path(__file__).parent
ALLOWED_MEMORY, ALLOWED_TIME, ALLOWED_FLOORS = 64.0, 1.2, 3.0
SHARES = {"clean": 0, "dirty": 1}


def generate(folder, rows, share):
    if not (folder / "expected.json").exists():
        subprocess.run([sys.executable, str(HERE / "generate.py"), str(rows), str(folder), "--mix", "real", "--findings", str(share)],
                       check=True, stdout=subprocess.DEVNULL)
    configuration = json.loads((folder / "pipeline.json").read_text())
    configuration["reports"].append("html")
    (folder / "page.json").write_text(json.dumps(configuration, indent=2) + "\n")


def clear(folder):
    for path in [folder / "out", *folder.glob(".out.*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def lines(path):
    with open(path, "rb") as file:
        return sum(block.count(b"\n") for block in iter(lambda: file.read(1 << 20), b""))


def main():
    binary, work = sys.argv[1], pathlib.Path(sys.argv[2])
    rows, rounds = (int(x) for x in (sys.argv[3:] + ["1000000", "5"][len(sys.argv) - 3:]))
    folders = {name: work / f"{name}-{rows}" for name in SHARES}
    figures = {**{name: [] for name in SHARES}, "floor": []}
    floor, totals, wrong = None, {}, []
    for name, folder in folders.items():
        generate(folder, rows, SHARES[name])
    for turn in range(rounds + 1):
        for name, folder in folders.items():
            clear(folder)
            command = [binary, "run", str(folder / "page.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]
            figure = measure(command, work / "run.log")
            if turn > 0:
                figures[name].append(figure)
            expected = json.loads((folder / "expected.json").read_text())["findings"]
            found = json.loads((folder / "out" / "run.json").read_text())["findings"]
            # Of the generator's own notes, and of the other configuration.
            others = found.pop("source-not-export", 0)
            totals[name] = sum(found.values())
            if found != {code: count for code, count in expected.items() if count}:
                wrong.append(f"{name}: {found} is found, {expected} is so")
        if floor is None:
            dirty = folders["dirty"]
            floor = Floor(work / "floor", [dirty / "campsites.csv", dirty / "bookings.csv"], dirty / "out")
        floor.clear()
        figure = measure(floor.command, work / "floor.log")
        if turn > 0:
            figures["floor"].append(figure)
    output = folders["dirty"] / "out"
    # One line of CSV is the header.
    for name, extra in (("findings.csv", others + 1), ("findings.jsonl", others)):
        if lines(output / name) != totals["dirty"] + extra:
            wrong.append(f"{name} has {lines(output / name)} lines for {totals['dirty']} findings")
    for name in ("findings.sarif", "index.html"):
        if (output / name).stat().st_size > 2_000_000:
            wrong.append(f"{name} is of {(output / name).stat().st_size} bytes")
    if wrong:
        sys.exit("\n".join(sorted(set(wrong))))
    middle = {name: [statistics.median(column) for column in zip(*own)] for name, own in figures.items()}
    more = totals["dirty"] - totals["clean"]
    time = statistics.median((dirty[1] - clean[1]) * 1e6 / more for clean, dirty in zip(figures["clean"], figures["dirty"]))
    memory = middle["dirty"][2] - middle["clean"][2]
    floors = sorted(dirty[0] / bottom[0] for dirty, bottom in zip(figures["dirty"], figures["floor"]))
    print(f"{rows} bookings of the real mix, {totals['clean']} and {totals['dirty']} findings, {rounds} rounds in turn, medians")
    for name, (wall, cpu, peak) in middle.items():
        print(f"{name:>6}  {wall:6.2f} s  cpu {cpu:6.2f} s  peak {peak:5.0f} MiB")
    print(f"a finding more: {time:.2f} µs of processor time (limit {ALLOWED_TIME}); {memory:.0f} MiB more (limit {ALLOWED_MEMORY:.0f})")
    print(f"floor: {floor.bytes / 1e6:.0f} MB, {floor.files} files: {statistics.median(floors):.2f} times its time "
          f"({floors[0]:.2f} to {floors[-1]:.2f}; limit {ALLOWED_FLOORS:.0f})")
    return 0 if time <= ALLOWED_TIME and memory <= ALLOWED_MEMORY and statistics.median(floors) <= ALLOWED_FLOORS else 1


sys.exit(main())
