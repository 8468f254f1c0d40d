#!/usr/bin/env python3
"""Reads every hostile workbook within limits of time and memory. usage: hostile.py BINARY [CORPUS]

CORPUS is a folder with workbooks and a manifest.json that says what is expected of each; without it workbooks-hostile in
INNKEEPER_CORPORA, else in ../shared/corpora. What the cells are, WorkbookCorporaTests tests; this one sees that each takes
at most a second of processor time and 64 MiB above the file's size, ends by itself, and tells of a file that it can't read
in one line.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

SECONDS, MEBIBYTES = 1.0, 64


def measure(binary, path, folder):
    with open(folder / "out", "wb") as out, open(folder / "err", "wb") as err:
        process = subprocess.Popen([binary, "cells", path], stdout=out, stderr=err, cwd=folder)
        _, status, usage = os.wait4(process.pid, 0)
    lines = (folder / "err").read_text(encoding="utf-8").splitlines()
    cells = sum(1 for _ in open(folder / "out", "rb"))
    return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, cells, lines


def main():
    binary = pathlib.Path(sys.argv[1]).resolve()
    root = pathlib.Path(__file__).resolve().parents[2]
    corpora = pathlib.Path(os.environ.get("INNKEEPER_CORPORA", root / "../shared/corpora"))
    corpus = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else corpora / "workbooks-hostile"
    if not (corpus / "manifest.json").exists():
        print(f"hostile: skipped, there is no {corpus}")
        return
    faults, slowest, largest = [], (0, ""), (0, "")
    entries = json.loads((corpus / "manifest.json").read_text())
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        for entry in entries:
            name, expected = entry["file"], entry["expect"]
            path = (corpus / name).resolve()
            status, seconds, memory, cells, lines = measure(binary, path, folder)
            above = memory - path.stat().st_size / (1 << 20)
            slowest, largest = max(slowest, (seconds, name)), max(largest, (above, name))
            if status not in (0, 3):
                faults.append(f"{name}: exit status {status}")
            if len(lines) > 1 or (status == 3) != (len(lines) == 1):
                faults.append(f"{name}: exit status {status} with {lines}")
            if expected.startswith("error") and " or " not in expected and (cells or status != 3):
                faults.append(f"{name}: {cells} cells and exit status {status} where an error is expected")
            if expected == "limit" and status != 3:
                faults.append(f"{name}: no limit was met")
            if seconds > SECONDS:
                faults.append(f"{name}: {seconds:.2f} s")
            if above > MEBIBYTES:
                faults.append(f"{name}: {above:.0f} MiB above its size")
            if sorted(os.listdir(folder)) != ["err", "out"]:
                faults.append(f"{name}: something was written: {os.listdir(folder)}")
    print(f"hostile: {len(entries)} workbooks; the slowest {slowest[1]} in {slowest[0]:.2f} s, "
          f"the largest {largest[1]} with {largest[0]:.0f} MiB above its size")
    if faults:
        sys.exit("hostile: " + "\nhostile: ".join(faults))


main()
