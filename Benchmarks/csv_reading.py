#!/usr/bin/env python3
"""Reads one CSV file with Innkeeper, with Polars and with `wc -l`, in turn; checks the answers and prints medians.

usage: csv_reading.py INNKEEPER PYTHON FOLDER ROWS ROUNDS
       csv_reading.py --polars FILE            (what the peer does, one JSON object)

Two files of the same bookings are made here once: `plain.csv` as a database writes it, and `office.csv` as a
spreadsheet in Europe does (semicolons, every cell quoted, line ends and doubled quotes in the notes, Windows-1252,
day before month, decimal commas with the currency in the cell). One row in 500 has an amount that is none, one in 500
a date that is none. The exit status is 1 when a program counts other rows or defects. Standard library only.
"""

import csv
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
from datetime import date, timedelta

from compare import measure

HEADER = ["reservation_id", "site_number", "camper_name", "arrival", "departure", "nights", "guests", "total", "status", "note"]
NAMES = "Ada Grün,Bo Åström,Cleo Dahl,Dag Müller,Eva Hopper,Finn Jørgensen".split(",")


def rows(count):
    """Cells of each row; arrival and departure as dates, the total in cents, a defect or None."""
    dice = random.Random(3)
    first = date(2024, 1, 1)
    for number in range(count):
        arrival = first + timedelta(days=number % 900)
        nights = 1 + number % 9
        defect = {11: "total", 12: "arrival"}.get(number % 500)
        yield (
            f"R{number:07d}", f"S{number % 400 + 1}", dice.choice(NAMES), arrival, arrival + timedelta(days=nights), nights,
            1 + number % 6, dice.randrange(2000, 150000), "confirmed" if number % 10 else "cancelled",
            f"Late arrival, tent no. {number % 7}", defect,
        )


def generate(folder, count):
    folder.mkdir(parents=True)
    with open(folder / "plain.csv", "w", encoding="utf-8", newline="") as plain, open(
        folder / "office.csv", "w", encoding="cp1252", newline=""
    ) as office:
        a = csv.writer(plain, lineterminator="\n")
        b = csv.writer(office, delimiter=";", quoting=csv.QUOTE_ALL, lineterminator="\r\n")
        a.writerow(HEADER)
        b.writerow(HEADER)
        for id_, site, name, arrival, departure, nights, guests, cents, status, note, defect in rows(count):
            total = "on request" if defect == "total" else f"{cents // 100}.{cents % 100:02d}"
            begin = "soon" if defect == "arrival" else arrival.isoformat()
            a.writerow([id_, site, name, begin, departure.isoformat(), nights, guests, total, status, note])
            whole = f"{cents // 100:,}".replace(",", ".")
            total = "on request" if defect == "total" else f"{whole},{cents % 100:02d} €"
            begin = "soon" if defect == "arrival" else arrival.strftime("%d.%m.%Y")
            b.writerow([id_, site, name, begin, departure.strftime("%d.%m.%Y"), nights, guests, total, status,
                        f'He said "late"\n{note}'])
    for name in ("plain", "office"):
        configuration = {
            "version": 1,
            "property": {"name": "Benchmark", "timeZone": "UTC", "currency": "EUR"},
            "sources": {"bookings": {"kind": "bookings", "files": [f"{name}.csv"]}},
            "stages": [], "reports": [],
        }
        (folder / f"{name}.json").write_text(json.dumps(configuration, indent=2) + "\n")


def polars_job(path):
    """Types the same columns; whatever can't be typed is counted."""
    import polars as pl

    office = path.endswith("office.csv")
    table = pl.read_csv(
        path, separator=";" if office else ",", infer_schema=False, encoding="windows-1252" if office else "utf8")
    total = pl.col("total")
    if office:
        total = total.str.strip_suffix(" €").str.replace_all(".", "", literal=True).str.replace(",", ".", literal=True)
    shape = "%d.%m.%Y" if office else "%Y-%m-%d"
    typed = table.select(
        pl.col("reservation_id"), pl.col("site_number"), pl.col("camper_name"), pl.col("status"), pl.col("note"),
        pl.col("arrival").str.to_date(shape, strict=False), pl.col("departure").str.to_date(shape, strict=False),
        pl.col("nights").cast(pl.Int32, strict=False), pl.col("guests").cast(pl.Int32, strict=False),
        total.cast(pl.Decimal(18, 2), strict=False),
    )
    print(json.dumps({
        "rows": typed.height, "dates": typed["arrival"].null_count(), "amounts": typed["total"].null_count()}))


def innkeeper_counts(log):
    document = json.loads(log.read_text())
    return {"dates": document["totals"].get("reservation-date-invalid", 0),
            "amounts": document["totals"].get("reservation-money-invalid", 0),
            "other": sum(document["totals"].values())
            - document["totals"].get("reservation-date-invalid", 0) - document["totals"].get("reservation-money-invalid", 0)}


def main():
    binary, python, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    count, rounds = int(sys.argv[4]), int(sys.argv[5])
    if not (folder / "office.json").exists():
        generate(folder, count)
    expected = {"dates": sum(n % 500 == 12 for n in range(count)), "amounts": sum(n % 500 == 11 for n in range(count))}
    for name in ("plain", "office"):
        path = folder / f"{name}.csv"
        jobs = {
            "innkeeper": [binary, "check", str(folder / f"{name}.json"), "--format", "json", "--fail-on", "never"],
            "innkeeper -j1": [binary, "check", str(folder / f"{name}.json"), "--format", "json", "--fail-on", "never",
                              "--jobs", "1"],
            "polars": [python, __file__, "--polars", str(path)],
            "wc -l": ["wc", "-l", str(path)],
        }
        figures = {job: [] for job in jobs}
        wrong = set()
        for turn in range(rounds + 1):
            for job, command in jobs.items():
                log = folder / "log"
                figure = measure(command, log)
                # The first round warms the file cache and is not counted, but its answers are.
                if turn > 0:
                    figures[job].append(figure)
                if job == "wc -l":
                    continue
                wanted = dict(expected, rows=count) if job == "polars" else dict(expected, other=0)
                found = json.loads(log.read_text()) if job == "polars" else innkeeper_counts(log)
                if found != wanted:
                    wrong.add(f"{job}: {found}, not {wanted}")
        # Every row was read: the program says so in the text of its last line.
        last = subprocess.run(
            [binary, "check", str(folder / f"{name}.json"), "--fail-on", "never"], capture_output=True, text=True,
            env={**os.environ, "NO_COLOR": "1"}).stdout.splitlines()[-1]
        if not last.startswith(f"{count} records in 1 file"):
            wrong.add(f"innkeeper: {last}")
        if wrong:
            sys.exit("\n".join(sorted(wrong)))
        size = path.stat().st_size / 1e6
        print(f"{name}.csv: {count} rows, {size:.0f} MB, {rounds} rounds in turn, medians; the answers are right")
        middle = {job: [statistics.median(column) for column in zip(*runs)] for job, runs in figures.items()}
        for job, (wall, cpu, memory) in middle.items():
            print(f"{job:>14}  {wall:6.3f} s  {size / wall:7.0f} MB/s  cpu {cpu:6.3f} s  peak {memory:5.0f} MiB")
        ratio = middle["innkeeper"][0] / middle["polars"][0]
        print(f"{'to Polars':>14}  time 1/{1 / ratio:.1f}  memory 1/{middle['polars'][2] / middle['innkeeper'][2]:.1f}")


if __name__ == "__main__":
    if sys.argv[1] == "--polars":
        polars_job(sys.argv[2])
    else:
        main()
