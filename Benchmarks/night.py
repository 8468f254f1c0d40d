#!/usr/bin/env python3
"""Times a whole night: bookings, contacts and places together, every stage, all reports but the database, of the kind and
the real mix, beside the floor.

usage: night.py INNKEEPER FOLDER [ROWS] [CARDS] [PLACES] [ROUNDS]

The generators write the input once: tonight's, and yesterday's bookings, of which one in a hundred has another amount paid.
Each round runs tonight on the output of yesterday, and the floor (floor.c), which reads the same bytes and durably writes
as many files of the same sizes. The counts of run.json must be the generators': records read, accepted and rejected of each
source, and every code that they make defects of; and what is told of changes must be what a comparison of the two accepted
files by hand tells. The exit status is 1 when one is not. Standard library only.
"""

import concurrent.futures
import csv
import json
import multiprocessing
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import time

from changes import accepted, difference
from floor import Floor

HERE = pathlib.Path(__file__).parent


def generate(folder, rows, cards, places, mix="kind"):
    bookings, contacts = folder / "bookings", folder / "contacts"
    for name, script in ((bookings, [str(HERE / "generate.py"), str(rows), str(bookings)]),
                         (contacts, [str(HERE / "contacts_generate.py"), str(cards), str(contacts)])):
        if not (name / "expected.json").exists():
            subprocess.run([sys.executable, *script, "--mix", mix], check=True, stdout=subprocess.DEVNULL)
    megabytes = max(1, places * 400 // 1_000_000)
    map_ = folder / "places" / f"points-{megabytes}.expected.json"
    if not map_.exists():
        subprocess.run([sys.executable, str(HERE / "places_generate.py"), "points", str(megabytes), str(map_.parent),
                        "--places", str(places)], check=True)
    if not (folder / "yesterday" / "bookings.csv").exists():
        write_yesterday(bookings, folder / "yesterday")
    for name, nights, other in (("pipeline", "bookings", "yesterday"), ("yesterday", "yesterday", "bookings")):
        configuration = {
            "version": 1,
            "property": {"name": "Benchmark", "timeZone": "America/Los_Angeles", "currency": "USD", "country": "US",
                         "origin": {"latitude": 37.3305, "longitude": -121.8889}},
            "sources": {
                "campsites": {"kind": "campsites", "files": [f"{nights}/campsites.csv"]},
                "bookings": {"kind": "bookings", "files": [f"{nights}/bookings.csv"], "dates": "iso"},
                "contacts": {"kind": "contacts", "files": ["contacts/contacts.vcf"]},
                "places": {"kind": "places", "files": [f"places/points-{megabytes}.geojson"]},
            },
            "stages": [{"distances": {"nearest": 10}}, {"birthdays": {"days": 30}}, "matching", "conflicts",
                       {"occupancy": {"from": "2026-01-01", "to": "2026-12-31"}}, "featured"],
            "reports": ["summary", "html", "findings", "calendar", "tables", "map"],
            # The other night is none of this one's exports, and the floor's and the kept output are none at all.
            "ignore": [f"{other}/**", "floor/**", "kept/**", "contacts/plain.vcf"],
            "output": "out",
        }
        (folder / f"{name}.json").write_text(json.dumps(configuration, indent=2) + "\n")
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


def write_yesterday(tonight, folder):
    """The same bookings, in the same order; one in a hundred had another amount paid."""
    dice = random.Random(3)
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(tonight / "campsites.csv", folder)
    with open(tonight / "bookings.csv", encoding="utf-8", newline="") as lines, \
            open(folder / "bookings.csv", "w", encoding="utf-8", newline="") as out:
        header = next(lines)
        out.write(header)
        paid = header.strip().split(",").index("paid")
        for line in lines:
            if dice.random() < 0.01:
                cells = next(csv.reader([line]))
                cells[paid] = f"{dice.randrange(31, 90)}.{dice.randrange(100):02d}"
                line = ",".join(f'"{cell}"' if "," in cell else cell for cell in cells) + "\n"
            out.write(line)


def measure(command):
    os.sync()
    begin = time.monotonic()
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with status {process.returncode}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measured(command):
    """`measure`, from a small process: what the system says of a child's memory includes that of the process which started it."""
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as small:
        return small.submit(measure, command).result()


def clear(folder):
    for path in [folder / "out", *folder.glob(".out.*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    sizes = [int(x) for x in (sys.argv[3:] + ["1000000", "200000", "200000", "3"][len(sys.argv) - 3:])]
    failed = False
    for mix in ("kind", "real"):
        failed = night(binary, folder if mix == "kind" else folder.with_name(folder.name + "-real"), mix, *sizes) or failed
    return 1 if failed else 0


def night(binary, folder, mix, rows, cards, places, rounds):
    """Prints the figures of one mix; whether an answer is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    records, codes = generate(folder, rows, cards, places, mix)

    def command(name):
        return [binary, "run", str(folder / f"{name}.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]

    clear(folder)
    shutil.rmtree(folder / "kept", ignore_errors=True)
    measure(command("yesterday"))
    before = accepted(folder, "yesterday")
    (folder / "out").rename(folder / "kept")
    figures = {"night": [], "floor": []}
    floor = None
    for turn in range(rounds + 1):
        clear(folder)
        shutil.copytree(folder / "kept", folder / "out")
        figure = measured(command("pipeline"))
        if floor is None:
            inputs = [folder / name for name in ("bookings/campsites.csv", "bookings/bookings.csv", "contacts/contacts.vcf")]
            # What it reads of yesterday is the snapshot.
            inputs += [*(folder / "places").glob("*.geojson"), folder / "kept" / "snapshot.bin"]
            floor = Floor(folder / "floor", inputs, folder / "out")
        floor.clear()
        bottom = measure(floor.command)
        # The first round warms the file cache.
        if turn > 0:
            figures["night"].append(figure)
            figures["floor"].append(bottom)
    run = json.loads((folder / "out" / "run.json").read_text())
    wrong = []
    for source, sums in records.items():
        for key, value in sums.items():
            if run["records"][source][key] != value:
                wrong.append(f"{source}: {key} is {run['records'][source][key]}, not {value}")
    for code, count in sorted(codes.items()):
        if run["findings"].get(code, 0) != count:
            wrong.append(f"{code} is {run['findings'].get(code, 0)}, not {count}")
    told, so = run["changes"].get("bookings"), difference(before, accepted(folder, "bookings"))
    if told != so:
        wrong.append(f"{told} is told of changes, {so} is so")
    print(f"{rows} bookings, {cards} contacts, {places} places, {mix} mix, {rounds} rounds in turn with the floor; "
          f"{'the counts are the generators' + chr(39) if not wrong else 'WRONG'}; {json.dumps(so)}")
    for line in wrong:
        print(f"  {line}")
    wall, cpu, memory = (statistics.median(column) for column in zip(*figures["night"]))
    print(f"{wall:.2f} s ({min(f[0] for f in figures['night']):.2f} to {max(f[0] for f in figures['night']):.2f})  cpu {cpu:.2f} s  "
          f"peak {memory:.0f} MiB  index.html {(folder / 'out' / 'index.html').stat().st_size / 1e6:.2f} MB")
    ratios = sorted(own[0] / bottom[0] for own, bottom in zip(figures["night"], figures["floor"]))
    bottoms = sorted(bottom[0] for bottom in figures["floor"])
    print(f"floor {statistics.median(bottoms):.2f} s ({bottoms[0]:.2f} to {bottoms[-1]:.2f}), {floor.bytes / 1e6:.0f} MB, "
          f"{floor.files} files: {statistics.median(ratios):.2f} times its time ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    print("  ".join(f"{name[:-3]} {value:.0f}" for name, value in run["timing"].items()) + " ms", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
