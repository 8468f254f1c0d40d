#!/usr/bin/env python3
"""Reads birthdays.ics with the icalendar package, expands it with python-dateutil, and compares the days with
birthdays.csv.

usage: calendar_check.py INNKEEPER

The two files are made by the same program, and neither of the two readers is: a rule that says another day than the
table shows here. Every day of the year is somebody's birthday, with a year and without; each of the three ways to keep
29 February is tried from days before, in and after leap years, as one event a person and as one event a year. The exit
status is 1 when a day is missing, one too many, or an event lacks what a birthday calendar needs.
"""

import csv
import datetime
import functools
import itertools
import json
import multiprocessing
import pathlib
import subprocess
import sys
import tempfile

import icalendar
from dateutil.rrule import rrulestr

DAYS = 366
LEAP_DAYS = ["feb28", "mar1", "leap-years"]
TODAYS = {
    "name": ["2026-11-21", "2027-02-28", "2027-03-01", "2028-02-29", "2099-12-31"],
    "age": ["2027-02-28", "2027-12-31"],
}


def cards():
    """A card for each day of the year, every second one without a year; some odd names; one who wants no calendar."""
    day = datetime.date(2000, 1, 1)
    while day.year == 2000:
        for year in ("1996", "1972", "-"):
            name = f"Guest {day:%m-%d} {year}"
            if year == "-":
                yield name, f"--{day:%m%d}", ""
            else:
                yield name, f"{year}{day:%m%d}", ""
        day += datetime.timedelta(days=1)
    yield "Comma\\, Semi\\; and \\\\ slash", "19800605", ""
    yield "山田 太郎 " + "very long name " * 10, "--0229", ""
    yield "Not Me", "19800605", "X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR:1\r\n"
    yield "Born Late", "20300101", ""


def run(binary, folder, today, leap_day, titles):
    pipeline = {
        "version": 1,
        "sources": {"people": {"kind": "contacts", "files": ["people.vcf"]}},
        "stages": [{"birthdays": {"days": DAYS, "leapDay": leap_day}}],
        "reports": ["tables", {"calendar": {"titles": titles, "ahead": 3, "alarms": ["PT9H", "-P1D"]}}],
        "output": "Output",
    }
    (folder / "pipeline.json").write_text(json.dumps(pipeline))
    command = [binary, "run", str(folder), "--as-of", today, "--fail-on", "never", "--quiet"]
    subprocess.run(command, check=True)
    return folder / "Output"


def from_table(output):
    """(day, name, age) as birthdays.csv has them; no age is None."""
    with open(output / "birthdays.csv", newline="", encoding="utf-8") as file:
        return {
            (row["date"], row["name"], int(row["turns"]) if row["turns"] else None) for row in csv.DictReader(file)
        }


def plain(name):
    return " ".join(name.split())


@functools.cache
def occurrences(rule, start):
    """The days of a rule until after the last of TODAYS, worked out once for all of them."""
    found = rrulestr(rule, dtstart=datetime.datetime.combine(start, datetime.time()))
    return [moment.date() for moment in itertools.takewhile(lambda moment: moment.year < 2102, found)]


def from_calendar(output, today, titles):
    """The same, as the events say it, for the days of the table; and what is wrong with an event."""
    first = datetime.date.fromisoformat(today)
    last = first + datetime.timedelta(days=DAYS)
    wrong, days, uids = [], set(), set()
    calendar = icalendar.Calendar.from_ical((output / "birthdays.ics").read_bytes())
    for event in calendar.walk("VEVENT"):
        name = str(event["SUMMARY"]).removeprefix("🎂 ")
        start = event.decoded("DTSTART")
        if event["UID"] in uids:
            wrong.append(f"{name}: its UID comes twice")
        uids.add(event["UID"])
        if str(event.get("TRANSP")) != "TRANSPARENT" or event.decoded("DTEND") - start != datetime.timedelta(days=1):
            wrong.append(f"{name}: no transparent event of one day")
        if [str(alarm["ACTION"]) for alarm in event.walk("VALARM")] != ["DISPLAY", "DISPLAY"]:
            wrong.append(f"{name}: not its two alarms")
        if titles == "age":
            name, mark, age = name.rpartition(" turns ")
            if not mark:
                name, age = age, None
            if first <= start <= last:
                days.add((start.isoformat(), plain(name), int(age) if age else None))
            continue
        born = None
        if name.endswith(")") and name[-6:-5] == "(":
            born = int(name[-5:-1])
            name = name[:-7]
        found = occurrences(event["RRULE"].to_ical().decode(), start)
        if found[0] != start:
            wrong.append(f"{name}: the rule does not hold on its own first day")
        for day in found:
            # The first day is that of the birth, and no birthday.
            if first <= day <= last and (born is None or day.year > born):
                days.add((day.isoformat(), plain(name), day.year - born if born else None))
    return days, wrong


def first_of_each(days):
    """The table names each person's next birthday alone."""
    found = {}
    for day, name, age in sorted(days, key=lambda row: (row[0], row[1])):
        found.setdefault(name, (day, name, age))
    return set(found.values())


def differences(binary, people, titles, leap_day):
    """How many birthdays the runs of some days have, and what their two files say of them differently."""
    compared, faults = 0, []
    for today in TODAYS[titles]:
        count, wrong = differences_on(today, binary, people, titles, leap_day)
        compared += count
        faults += wrong
    return compared, faults


def differences_on(today, binary, people, titles, leap_day):
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "people.vcf").write_text(people, encoding="utf-8", newline="")
        output = run(binary, folder, today, leap_day, titles)
        table = {(day, plain(name), age) for day, name, age in from_table(output)}
        days, wrong = from_calendar(output, today, titles)
    events = first_of_each(days)
    wrong += [f"only in birthdays.csv: {row}" for row in sorted(table - events, key=str)]
    wrong += [f"only in birthdays.ics: {row}" for row in sorted(events - table, key=str)]
    return len(table), [f"{today}, {leap_day}, {titles}: {text}" for text in wrong]


def main():
    people = "".join(
        f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{name}\r\nBDAY:{birthday}\r\n{more}END:VCARD\r\n"
        for name, birthday, more in cards()
    )
    cases = [(sys.argv[1], people, titles, leap_day) for titles in ("name", "age") for leap_day in LEAP_DAYS]
    with multiprocessing.Pool() as pool:
        results = pool.starmap(differences, cases, chunksize=1)
    compared = sum(count for count, _ in results)
    faults = [fault for _, wrong in results for fault in wrong]
    for fault in faults[:20]:
        print(fault)
    print(f"birthdays.ics: {compared} birthdays compared with birthdays.csv, {len(faults)} differ")
    sys.exit(1 if faults or not compared else 0)


if __name__ == "__main__":
    main()
