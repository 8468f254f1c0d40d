#!/usr/bin/env python3
"""Times small runs: how long it takes to start, to check one small file, and to run the samples.

usage: start.py INNKEEPER [ROUNDS]

Medians of 21 rounds, in turn with /bin/true and with a program that syncs as many files as a run of the samples writes.
Standard library only.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def wall(command):
    begin = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    spent = (time.perf_counter() - begin) * 1e3
    if done.returncode not in (0, 3):
        sys.exit(f"{command[0]} ended with status {done.returncode}")
    return spent


def synced(folder, count):
    """So many small files, each on the disk before the next."""
    folder.mkdir()
    begin = time.perf_counter()
    for number in range(count):
        file = os.open(folder / str(number), os.O_WRONLY | os.O_CREAT, 0o644)
        os.write(file, b"x" * 2000)
        os.fsync(file)
        os.close(file)
    spent = (time.perf_counter() - begin) * 1e3
    shutil.rmtree(folder)
    return spent


def main():
    binary = str(pathlib.Path(sys.argv[1]).resolve())
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 21
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        shutil.copytree(ROOT / "Samples", work / "Samples")
        shutil.copy(ROOT / "pipeline.json", work)
        (work / "small.csv").write_text("reservation_id,site_number,camper_name,arrival,nights\nR1,A1,Ada Alder,2026-12-01,2\n")
        samples = [binary, "run", str(work / "pipeline.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]
        wall(samples)
        written = sum(path.is_file() for path in (work / "Output").rglob("*"))
        jobs = {
            "/bin/true": lambda: wall(["/bin/true"]),
            "--version": lambda: wall([binary, "--version"]),
            "check of one small file": lambda: wall([binary, "check", str(work / "small.csv")]),
            "run of the samples": lambda: wall(samples),
            f"{written} files synced": lambda: synced(work / "synced", written),
        }
        figures = {name: [] for name in jobs}
        for _ in range(rounds):
            for name, job in jobs.items():
                figures[name].append(job())
        for name, own in figures.items():
            print(f"{name:>24}  {statistics.median(own):6.1f} ms ({min(own):.1f} to {max(own):.1f})")


main()
