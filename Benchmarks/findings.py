#!/usr/bin/env python3
"""What a million findings of one code cost: the same bookings with and without guests, run in turn.

usage: findings.py INNKEEPER FOLDER [ROWS]

The total must be exact, every finding in findings.jsonl, findings.sarif and index.html small, and the peak of memory at
most 64 MiB above that of the run without them. The exit status is 1 when one of these does not hold. Standard library
only.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys

ALLOWED = 64.0


def run(binary, folder, guests, rows):
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "bookings.csv", "w") as out:
        out.write("reservation_id,site_number,camper_name,arrival,nights,guests,status\n")
        for number in range(rows):
            # One stay after the other on a thousand sites: no two share a night.
            night = number // 1000 * 2
            day = f"{2020 + night // 336}-{night // 28 % 12 + 1:02d}-{night % 28 + 1:02d}"
            out.write(f"R{number},S{number % 1000},Guest {number % 977},{day},1,{guests},completed\n")
    command = [binary, "run", str(folder), "--output", str(folder / "Output"), "--as-of", "2030-01-01", "--fail-on", "never"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"the run ended with status {process.returncode}")
    output = folder / "Output"
    found = json.loads((output / "run.json").read_text())["findings"].get("reservation-guests-none", 0)
    sizes = {name: (output / name).stat().st_size for name in ("findings.sarif", "index.html", "findings.jsonl")}
    with open(output / "findings.jsonl", "rb") as lines:
        listed = sum(1 for line in lines if b'"reservation-guests-none"' in line)
    return found, listed, sizes, usage.ru_maxrss / 1024


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rows = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    clean = run(binary, folder / "clean", 2, rows)
    dirty = run(binary, folder / "dirty", 0, rows)
    shutil.rmtree(folder)
    found, listed, sizes, peak = dirty
    more = peak - clean[3]
    print(f"{found} findings, {listed} in findings.jsonl; peak {peak:.0f} MiB, {more:.0f} more than without them")
    print(f"findings.sarif {sizes['findings.sarif'] / 1e3:.0f} kB, index.html {sizes['index.html'] / 1e3:.0f} kB")
    holds = (clean[0], found, listed) == (0, rows, rows) and more <= ALLOWED
    sys.exit(0 if holds and max(sizes["findings.sarif"], sizes["index.html"]) < 1_000_000 else 1)


main()
