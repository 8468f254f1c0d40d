#!/usr/bin/env python3
"""Runs Innkeeper, vobject and `wc -l` on the same vCards, checks the answers, and prints medians and ratios.

usage: contacts_compare.py INNKEEPER PYTHON FOLDER [ROUNDS]

INNKEEPER is the release binary, PYTHON one that has vobject, FOLDER what contacts_generate.py wrote. Innkeeper reads
both files on one core; vobject reads only plain.vcf, as it takes few of the oddities in the other. `wc -l` reads a file
and counts its line ends. The goal is 500 MB/s of processor time, or an eighth of what `wc -l` reaches, whichever is lower.
The exit status is 1 when an answer is not the generator's: a wrong one can't win. Standard library only.
"""

import csv
import hashlib
import json
import pathlib
import statistics
import subprocess
import sys

from compare import measure, verdict

HERE = pathlib.Path(__file__).parent

def digest(birthdays):
    return hashlib.sha256("\n".join(sorted(birthdays)).encode()).hexdigest()


def innkeeper_answers(output):
    """The counts of run.json, and the people of birthdays.csv: one row each, for the window is a leap year."""
    run = json.loads((output / "run.json").read_text())
    people = []
    with open(output / "birthdays.csv", newline="") as file:
        for row in csv.DictReader(file):
            year, month, day = row["birthday"].removeprefix("'").replace("--", "0-").split("-")
            people.append(f"{row['name'].removeprefix(chr(39))},{'' if year == '0' else int(year)},{int(month)},{int(day)}")
    return run["records"]["book"], run["findings"], people


def check_innkeeper(name, output, expected):
    records, findings, people = innkeeper_answers(output)
    wrong = []
    if name == "contacts":
        for key, value in expected["records"].items():
            if records[key] != value:
                wrong.append(f"innkeeper: {key} is {records[key]}, not {value}")
        for code in sorted({**expected["findings"], **findings}):
            if findings.get(code, 0) != expected["findings"].get(code, 0):
                wrong.append(f"innkeeper: {code} is {findings.get(code, 0)}, not {expected['findings'].get(code, 0)}")
        wanted = expected["birthdays"]
    else:
        if records["accepted"] != expected["plain"]["cards"] or findings:
            wrong.append(f"innkeeper: {records} and {findings} in plain cards")
        wanted = expected["plain"]["birthdays"]
    if len(people) != wanted["count"] or digest(people) != wanted["digest"]:
        wrong.append(f"innkeeper: {len(people)} birthdays of {name}.vcf, or others than the generator's {wanted['count']}")
    return wrong


def reading_seconds(binary, folder, common):
    """Wall seconds from the first file to the last record in the tables, rules and findings included, as run.json has
    them: of a redacted run, which writes no records while it reads."""
    output = folder / "out-reading"
    command = [binary, "run", str(folder / "contacts.json"), "--redact", "--jobs", "1", "--output", str(output)]
    measure([*command, *common], folder / "job.log")
    return json.loads((output / "run.json").read_text())["timing"]["read_ms"] / 1000


def vobject_job(path):
    """Run in PYTHON: every card's name and birthday, as vobject has them."""
    import vobject

    cards, people = 0, []
    with open(path, encoding="utf-8", newline="") as file:
        for card in vobject.readComponents(file):
            cards += 1
            name, day = card.fn.value, getattr(card, "bday", None)
            [phone.value for phone in card.contents.get("tel", [])]
            [mail.value for mail in card.contents.get("email", [])]
            if day is not None:
                text = day.value.replace("-", "")
                omitted = day.params.get("X-APPLE-OMIT-YEAR", [""])[0]
                year = "" if len(text) == 4 or text[:4] == omitted else int(text[:4])
                people.append(f"{name},{year},{int(text[-4:-2])},{int(text[-2:])}")
    print(json.dumps({"cards": cards, "count": len(people), "digest": digest(people)}))


def main():
    binary, python, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    expected = json.loads((folder / "expected.json").read_text())
    common = ["--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]
    jobs = {
        "check contacts": [binary, "check", str(folder / "contacts.json"), "--jobs", "1", *common],
        "check plain": [binary, "check", str(folder / "plain.json"), "--jobs", "1", *common],
        "vobject plain": [python, str(HERE / "contacts_compare.py"), "--vobject", str(folder / "plain.vcf")],
        "wc contacts": ["wc", "-l", str(folder / "contacts.vcf")],
    }
    wrong = []
    for name in ("contacts", "plain"):
        output = folder / f"out-{name}"
        measure([binary, "run", str(folder / f"{name}.json"), "--output", str(output), *common], folder / "run.log")
        wrong += check_innkeeper(name, output, expected)
    figures = {name: [] for name in jobs}
    reading = []
    for turn in range(rounds + 1):
        seconds = reading_seconds(binary, folder, common)
        if turn > 0:
            reading.append(seconds)
        for name, command in jobs.items():
            if name.startswith("vobject") and turn > 1:
                continue
            figure = measure(command, folder / "job.log")
            if turn > 0:
                figures[name].append(figure)
            if name.startswith("vobject"):
                answer = json.loads((folder / "job.log").read_text().splitlines()[-1])
                plain = expected["plain"]
                wanted = {"cards": plain["cards"], **plain["birthdays"]}
                if answer != wanted:
                    wrong.append(f"vobject: {answer}, not {wanted}")
    if wrong:
        sys.exit("\n".join(sorted(set(wrong))))

    sizes = {name: (folder / f"{name}.vcf").stat().st_size / 1e6 for name in ("contacts", "plain")}
    print(f"{expected['cards']} cards, {expected['mix']} mix, {sizes['contacts']:.0f} MB with oddities, {sizes['plain']:.1f} MB without; "
          f"{rounds} rounds in turn (vobject one), medians; the answers are the generator's")
    rates = {}
    for name, runs in figures.items():
        wall, cpu, memory = (statistics.median(column) for column in zip(*runs))
        rates[name] = sizes[name.split()[1]] / cpu
        print(f"{name:>15}  {wall:6.2f} s  cpu {cpu:6.2f} s  {rates[name]:7.1f} MB/s of processor time  peak {memory:5.0f} MiB")
    seconds = statistics.median(reading)
    print(f"        reading  {seconds:6.2f} s  of {sizes['contacts']:.0f} MB into the tables, with the rules: "
          f"{sizes['contacts'] / seconds:.1f} MB/s; the other lines are whole programs, from start to exit")
    share = rates["wc contacts"] / rates["check contacts"]
    print(f"          ratio  {rates['check plain'] / rates['vobject plain']:.0f} x vobject, 1/{share:.1f} of wc -l "
          f"{verdict(rates['check contacts'], rates['wc contacts'])}")


if __name__ == "__main__":
    if sys.argv[1] == "--vobject":
        vobject_job(sys.argv[2])
    else:
        main()
