#!/usr/bin/env python3
"""Times `innkeeper check` on one CSV of a megabyte, start included, beside frictionless on the same file.

usage: check.py INNKEEPER PYTHON FOLDER [ROUNDS]

INNKEEPER is the release binary, PYTHON one that has frictionless. FOLDER gets the file: bookings of generate.py with a
known number of defects. Frictionless checks less (types, required cells, unique ids, a minimum of nights), by a schema
that says so; both must find every stay without a night. The exit status is 1 when one does not. Standard library only.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
ROWS = 8800

FRICTIONLESS = """
import sys, json
from frictionless import Resource, Schema, system
system.trusted = True
fields = [dict(name=name, type="string") for name in sys.argv[2].split(",")]
for field in fields:
    name = field["name"]
    if name in ("arrival", "departure", "booked_on"): field["type"] = "date"
    if name in ("nights", "guests", "adults", "children", "infants", "lead_days"): field["type"] = "integer"
    if name in ("nightly_rate", "total", "paid", "tax"): field["type"] = "number"
    if name == "nights": field["constraints"] = dict(minimum=1)
    if name in ("camper_name", "arrival"): field["constraints"] = dict(required=True)
    if name == "reservation_id": field["constraints"] = dict(unique=True)
report = Resource(path=sys.argv[1], schema=Schema.from_descriptor(dict(fields=fields))).validate(limit_errors=100000)
errors = report.flatten(["type", "fieldName"])
print(json.dumps(dict(nights=sum(1 for kind, name in errors if kind == "constraint-error" and name == "nights"))))
"""


def measure(command):
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    text = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{command[0]} ended with status {process.returncode}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, text


def main():
    binary, python, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 11
    if not (folder / "expected.json").exists():
        subprocess.run([sys.executable, str(HERE / "generate.py"), str(ROWS), str(folder)], check=True,
                       stdout=subprocess.DEVNULL)
    file = folder / "bookings.csv"
    expected = json.loads((folder / "expected.json").read_text())["findings"]["reservation-nights-not-positive"]
    header = file.open().readline().strip()
    jobs = {
        "innkeeper": [binary, "check", str(file), "--as-of", "2026-11-21", "--format", "json"],
        "frictionless": [python, "-c", FRICTIONLESS, str(file), header],
    }
    figures = {name: [] for name in jobs}
    for turn in range(rounds + 1):
        for name, command in jobs.items():
            # Frictionless is slow: three rounds tell enough.
            if name == "frictionless" and turn > 3:
                continue
            wall, cpu, memory, text = measure(command)
            found = json.loads(text)
            nights = found["nights"] if name == "frictionless" else found["totals"]["reservation-nights-not-positive"]
            if nights != expected:
                sys.exit(f"{name} finds {nights} stays without a night, not {expected}")
            if turn > 0:
                figures[name].append((wall, cpu, memory))
    print(f"{file.stat().st_size / 1e6:.2f} MB, {ROWS} rows; both find the {expected} stays without a night")
    middle = {}
    for name, runs in figures.items():
        middle[name] = [statistics.median(column) for column in zip(*runs)]
        wall, cpu, memory = middle[name]
        print(f"{name:>12}  {wall * 1000:8.1f} ms  cpu {cpu * 1000:8.1f} ms  peak {memory:6.0f} MiB")
    print(f"       ratio  1/{middle['frictionless'][0] / middle['innkeeper'][0]:.0f}")


main()
