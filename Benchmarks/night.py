#!/usr/bin/env python3
"""Times a whole night: bookings, contacts and places together, every stage, all reports but the database.

usage: night.py INNKEEPER FOLDER [ROWS] [CARDS] [PLACES] [ROUNDS]

The three generators write the input once. The counts of run.json must be theirs: records read, accepted and rejected
of each source, and every code that they make defects of. The exit status is 1 when one is not. Standard library only.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent


def generate(folder, rows, cards, places):
    bookings, contacts = folder / "bookings", folder / "contacts"
    for name, script in ((bookings, [str(HERE / "generate.py"), str(rows), str(bookings)]),
                         (contacts, [str(HERE / "contacts_generate.py"), str(cards), str(contacts)])):
        if not (name / "expected.json").exists():
            subprocess.run([sys.executable, *script], check=True, stdout=subprocess.DEVNULL)
    megabytes = max(1, places * 400 // 1_000_000)
    map_ = folder / "places" / f"points-{megabytes}.expected.json"
    if not map_.exists():
        subprocess.run([sys.executable, str(HERE / "places_generate.py"), "points", str(megabytes), str(map_.parent),
                        "--places", str(places)], check=True)
    configuration = {
        "version": 1,
        "property": {"name": "Benchmark", "timeZone": "America/Los_Angeles", "currency": "USD", "country": "US",
                     "origin": {"latitude": 37.3305, "longitude": -121.8889}},
        "sources": {
            "campsites": {"kind": "campsites", "files": ["bookings/campsites.csv"]},
            "bookings": {"kind": "bookings", "files": ["bookings/bookings.csv"], "dates": "iso"},
            "contacts": {"kind": "contacts", "files": ["contacts/contacts.vcf"]},
            "places": {"kind": "places", "files": [f"places/points-{megabytes}.geojson"]},
        },
        "stages": [{"distances": {"nearest": 10}}, {"birthdays": {"days": 30}}, "matching", "conflicts",
                   {"occupancy": {"from": "2026-01-01", "to": "2026-12-31"}}, "featured"],
        "reports": ["summary", "html", "findings", "calendar", "tables", "map"],
        "output": "out",
    }
    (folder / "pipeline.json").write_text(json.dumps(configuration, indent=2) + "\n")
    sums = {name: json.loads((path / "expected.json").read_text()) for name, path in
            (("bookings", bookings), ("contacts", contacts))}
    expected = {
        "bookings": {"read": rows, "accepted": sums["bookings"]["accepted"], "rejected": sums["bookings"]["rejected"]},
        "contacts": sums["contacts"]["records"],
    }
    map_ = json.loads(map_.read_text())
    expected["places"] = {"read": map_["records"], "accepted": map_["records"] - map_["rejected"],
                          "rejected": map_["rejected"]}
    return expected, {**sums["bookings"]["findings"], **sums["contacts"]["findings"], **map_["findings"]}


def measure(command):
    begin = time.monotonic()
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with status {process.returncode}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rows, cards, places, rounds = (int(x) for x in (sys.argv[3:] + ["1000000", "200000", "200000", "3"][len(sys.argv) - 3:]))
    folder.mkdir(parents=True, exist_ok=True)
    records, codes = generate(folder, rows, cards, places)
    command = [binary, "run", str(folder / "pipeline.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]
    figures = [measure(command) for _ in range(rounds + 1)][1:]
    run = json.loads((folder / "out" / "run.json").read_text())
    wrong = []
    for source, sums in records.items():
        for key, value in sums.items():
            if run["records"][source][key] != value:
                wrong.append(f"{source}: {key} is {run['records'][source][key]}, not {value}")
    for code, count in sorted(codes.items()):
        if run["findings"].get(code, 0) != count:
            wrong.append(f"{code} is {run['findings'].get(code, 0)}, not {count}")
    if wrong:
        sys.exit("\n".join(wrong))
    wall, cpu, memory = (statistics.median(column) for column in zip(*figures))
    print(f"{rows} bookings, {cards} contacts, {places} places, {rounds} rounds; the counts are the generators'")
    print(f"{wall:.2f} s ({min(f[0] for f in figures):.2f} to {max(f[0] for f in figures):.2f})  cpu {cpu:.2f} s  "
          f"peak {memory:.0f} MiB  index.html {(folder / 'out' / 'index.html').stat().st_size / 1e6:.2f} MB")
    print("  ".join(f"{name[:-3]} {value:.0f}" for name, value in run["timing"].items()) + " ms")


if __name__ == "__main__":
    main()
