#!/usr/bin/env python3
"""Checks the same bookings as other programs would have written them, and prints what that costs beside plain ones.

usage: dialects.py INNKEEPER FOLDER [ROWS] [ROUNDS]

FOLDER gets the bookings of the real mix (generate.py, 200,000 rows by default) as UTF-8 with commas and ISO 8601, and once for each
dialect: other encodings, delimiters and line ends, quotes around all, days and amounts as people of other countries write
them. `check` reads each with one job, all in turn. Every dialect must have the findings of the plain one. Times are
processor time (user and system), medians; the exit status is 1 when a finding differs or a dialect takes more than
twice as long as the plain one. Standard library only.
"""

import csv
import datetime
import json
import pathlib
import statistics
import subprocess
import sys

from compare import HERE, measure

LIMIT = 2.0
DAYS = ("arrival", "departure", "booked_on")
AMOUNTS = ("nightly_rate", "total", "paid", "tax")


def day(form):
    def change(text):
        try:
            return datetime.date.fromisoformat(text).strftime(form)
        except ValueError:
            return text
    return change


def amount(before, after, thousands, decimal):
    def change(text):
        try:
            number = f"{float(text):,.2f}"
        except ValueError:
            return text
        return before + number.translate(str.maketrans(",.", thousands + decimal)) + after
    return change


# What csv.writer and open are told, and how days and amounts are changed.
DIALECTS = {
    "plain": {},
    "line ends as in Windows": {"lineterminator": "\r\n"},
    "quotes around all": {"quoting": csv.QUOTE_ALL},
    "semicolons": {"delimiter": ";"},
    "tabs": {"delimiter": "\t"},
    "UTF-8 with a mark": {"encoding": "utf-8-sig"},
    "UTF-16": {"encoding": "utf-16", "delimiter": "\t"},
    "Windows-1252": {"encoding": "cp1252", "delimiter": ";"},
    "04.07.2026": {"days": day("%d.%m.%Y"), "delimiter": ";"},
    "07/04/2026": {"days": day("%m/%d/%Y")},
    "4 Jul 2026": {"days": day("%d %b %Y")},
    "2026-07-04 15:00": {"days": lambda text: text and text + " 15:00"},
    "$1,234.56": {"amounts": amount("$", "", ",", ".")},
    "1.234,56 €": {"amounts": amount("", " €", ".", ","), "delimiter": ";"},
    "1 234,56 with no-break spaces": {"amounts": amount("", "", "\u00a0", ","), "delimiter": ";"},
}


def write(path, head, rows, encoding="utf-8", days=None, amounts=None, **style):
    changes = {head.index(name): change for names, change in ((DAYS, days), (AMOUNTS, amounts)) if change for name in names}
    style.setdefault("lineterminator", "\n")
    # What an encoding lacks is a question mark, as most programs write it.
    with open(path, "w", newline="", encoding=encoding, errors="replace") as file:
        writer = csv.writer(file, **style)
        writer.writerow(head)
        for row in rows:
            writer.writerow([changes[i](cell) if i in changes else cell for i, cell in enumerate(row)] if changes else row)


def check(binary, path):
    log = path.with_suffix(".log")
    _, seconds, _ = measure(
        [binary, "check", str(path), "--format", "json", "--jobs", "1", "--fail-on", "never", "--as-of", "2026-11-21"], log)
    return seconds, json.loads(log.read_text())["totals"]


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rows, rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 200_000, int(sys.argv[4]) if len(sys.argv) > 4 else 5
    bookings = folder / "bookings.csv"
    if not bookings.exists():
        subprocess.run([sys.executable, str(HERE / "generate.py"), str(rows), str(folder), "--mix", "real"], check=True,
                       stdout=subprocess.DEVNULL)
    paths = {name: folder / f"dialect-{number}.csv" for number, name in enumerate(DIALECTS)}
    with open(bookings, newline="", encoding="utf-8") as file:
        head, *lines = csv.reader(file)
    for name, path in paths.items():
        if not path.exists():
            write(path, head, lines, **DIALECTS[name])
    runs = {name: [] for name in DIALECTS}
    missed = []
    for _ in range(rounds):
        for name, path in paths.items():
            runs[name].append(check(binary, path))
    plain = statistics.median(seconds for seconds, _ in runs["plain"])
    expected = runs["plain"][0][1]
    print(f"{len(lines)} bookings, one job, {rounds} rounds in turn, medians of processor time")
    for name, found in runs.items():
        seconds = statistics.median(seconds for seconds, _ in found)
        print(f"{name:>30}  {seconds:6.3f} s  {seconds / plain:5.2f} of plain")
        if seconds > LIMIT * plain:
            missed.append(f"{name}: {seconds / plain:.2f} times as long as plain, more than {LIMIT:.0f}")
        totals = found[0][1]
        wrong = {code: (count, totals.get(code, 0)) for code, count in expected.items() if totals.get(code, 0) != count}
        wrong |= {code: (0, count) for code, count in totals.items() if code not in expected}
        if wrong:
            missed.append(f"{name}: other findings than plain: {wrong}")
    if missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
