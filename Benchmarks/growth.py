#!/usr/bin/env python3
"""Times runs of more and more bookings of the real mix: time and memory a row should be straight lines.

usage: growth.py INNKEEPER FOLDER [MOST] [ROUNDS]

From 10,000 rows by factors of ten up to MOST (10,000,000 unless said; 30,000,000 is measured when MOST is that). The counts
must be the generator's. The exit status is 1 when they are not, or when memory grows by more than 80 bytes a row between the
last two sizes. Standard library only; the generator takes a minute a million rows.
"""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys

from compare import differences, innkeeper_counts, measure

HERE = pathlib.Path(__file__).parent
BYTES_A_ROW = 80


def main():
    binary, work = sys.argv[1], pathlib.Path(sys.argv[2])
    most, rounds = (int(x) for x in (sys.argv[3:] + ["10000000", "3"][len(sys.argv) - 3:]))
    sizes = [size for size in (10**4, 10**5, 10**6, 10**7, 3 * 10**7) if size <= most]
    last, failed = None, False
    for rows in sizes:
        folder = work / f"growth-{rows}"
        if not (folder / "expected.json").exists():
            subprocess.run([sys.executable, HERE / "generate.py", str(rows), folder, "--mix", "real"], check=True, stdout=subprocess.DEVNULL)
        command = [binary, "run", str(folder / "pipeline.json"), "--output", str(folder / "out"), "--as-of", "2026-11-21",
                   "--fail-on", "never", "--quiet"]
        figures = []
        for _ in range(rounds):
            for path in [folder / "out", *folder.glob(".out.*")]:
                shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)
            figures.append(measure(command, folder / "innkeeper.log"))
        wrong = differences("innkeeper", innkeeper_counts(folder / "out"), json.loads((folder / "expected.json").read_text()))
        if wrong:
            sys.exit("\n".join(wrong))
        wall, cpu, memory = (statistics.median(column) for column in zip(*figures))
        print(f"{rows:>10} rows  {wall:7.2f} s  {wall / rows * 1e6:5.2f} µs a row  cpu {cpu / rows * 1e6:5.2f} µs a row  {memory:6.0f} MiB", end="")
        if last:
            grown = (memory - last[1]) * 2**20 / (rows - last[0])
            print(f"  {grown:5.0f} bytes a row more", end="")
            failed = rows > 10**6 and grown > BYTES_A_ROW
        print(flush=True)
        last = (rows, memory)
    return 1 if failed else 0


sys.exit(main())
