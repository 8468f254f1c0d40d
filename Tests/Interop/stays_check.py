#!/usr/bin/env python3
"""Reads birthdays.ics and stays.ics with two readers that know nothing of each other, icalendar and vobject, and
compares the stays with payments.csv.

usage: stays_check.py INNKEEPER OUTPUT

Both readers must take every file without a complaint and see the same events. Each stay of payments.csv from 30 days
back to 400 ahead must be one event on its site, from the day of arrival to that of departure, tentative when it is
pending. The exit status is 1 when one of these does not hold.
"""

import csv
import datetime
import json
import pathlib
import sys
import warnings

import icalendar
import vobject


def day(value):
    return value.date() if isinstance(value, datetime.datetime) else value


def main():
    output = pathlib.Path(sys.argv[2])
    today = datetime.date.fromisoformat(json.loads((output / "run.json").read_text())["asOf"])
    faults, counts = [], []
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        for name in ("birthdays.ics", "stays.ics"):
            text = (output / name).read_bytes()
            first = icalendar.Calendar.from_ical(text)
            if any(component.errors for component in first.walk()):
                faults.append(f"{name}: icalendar complains")
            events = {
                (str(e["UID"]), str(e["SUMMARY"]), day(e.decoded("DTSTART")), day(e.decoded("DTEND")))
                for e in first.walk("VEVENT")
            }
            second = vobject.readOne(text.decode(), validate=True)
            others = {
                (e.uid.value, e.summary.value, day(e.dtstart.value), day(e.dtend.value)) for e in second.vevent_list
            }
            counts.append(len(events))
            if events != others or len(events) != len(first.walk("VEVENT")):
                faults.append(f"{name}: the readers differ: {sorted(events ^ others)[:3]}")
            if str(first.get("METHOD")) != "PUBLISH" or not first.get("X-WR-CALNAME"):
                faults.append(f"{name}: no method, or no name")
    faults += [f"a reader warns: {one.message}" for one in complaints if "vobject" not in str(one.filename)]

    stays = {
        (str(e["LOCATION"]), day(e.decoded("DTSTART")), day(e.decoded("DTEND")), str(e["STATUS"]))
        for e in icalendar.Calendar.from_ical((output / "stays.ics").read_bytes()).walk("VEVENT")
    }
    wanted = set()
    with open(output / "payments.csv", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            arrival, departure = (datetime.date.fromisoformat(row[name]) for name in ("arrival", "departure"))
            early, late = (today + datetime.timedelta(days=count) for count in (-30, 400))
            if departure >= early and arrival <= late:
                status = "TENTATIVE" if row["status"] == "pending" else "CONFIRMED"
                wanted.add((f"site {row['site_number']}", arrival, departure, status))
    for missing in sorted(wanted - stays)[:5]:
        faults.append(f"not in stays.ics: {missing}")
    for extra in sorted(stays - wanted)[:5]:
        faults.append(f"only in stays.ics: {extra}")
    for fault in faults[:20]:
        print(fault)
    print(f"stays.ics: {counts[1]} events, birthdays.ics: {counts[0]}, read alike by two readers; {len(faults)} faults")
    sys.exit(1 if faults or not counts[1] else 0)


if __name__ == "__main__":
    main()
