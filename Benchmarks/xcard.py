#!/usr/bin/env python3
"""Checks xCards with Innkeeper and parses the same file with `xmllint --stream --noout`, in turn; prints medians.

usage: xcard.py INNKEEPER XMLLINT FOLDER CARDS ROUNDS [MIX]

The file is made here once, with a known number of defects of three kinds. In the real mix (MIX is `real`) the people are
guests.py's, with names of many countries and several telephones. The exit status is 1 when Innkeeper gives
other counts, or reads other names and birthdays than were written. Standard library only.
"""

import collections
import csv
import json
import pathlib
import random
import statistics
import subprocess
import sys

import guests
from compare import measure

GIVEN = "Ada Bo Cleo Dag Eva Finn Gül Håkon Ida Jón".split()
FAMILY = "Byron Åström Curie Dahl Evans Ford Grün Hopper".split()


def card(number, dice, mix):
    """One vcard, the code of its defect or None, and its birthday's month and day."""
    # Each of them another person: two of one name and birthday would be taken for one.
    given, family = dice.choice(GIVEN), f"{dice.choice(FAMILY)} {number}"
    if mix == "real":
        guest = guests.Guest(number)
        given, family = guest.first, guest.last
    month, day = 1 + number % 12, 1 + number % 28
    birthday, defect = f"{1930 + number % 80}{month:02d}{day:02d}", None
    name = f"<fn><text>{given} {family}</text></fn>\n    <n><surname>{family}</surname><given>{given}</given></n>"
    email = f"<email><parameters><type><text>work</text></type></parameters><text>p{number}@example.org</text></email>"
    kind = ""
    if number % 1000 == 7:
        birthday, defect = "19879215", "contact-birthday-invalid"
    elif number % 1000 == 8:
        name, email, defect = "<n/>", "", "contact-name-missing"
    elif number % 1000 == 9:
        kind, defect = "<kind><text>group</text></kind>", "contact-group"
    # A card with a telephone has that for a name.
    telephone = "" if defect == "contact-name-missing" else (
        "<tel><parameters><type><text>home</text><text>voice</text></type><pref><integer>1</integer></pref></parameters>"
        f"<uri>tel:+1-555-{number:07d}</uri></tel>")
    if telephone and mix == "real":
        telephone += f"\n    <tel><parameters><type><text>cell</text></type></parameters><text>(408) 555-{number:07d}</text></tel>"
    return f"""  <vcard>
    <uid><uri>urn:uuid:{number:08d}-0000-4000-8000-000000000000</uri></uid>{kind}
    {name}
    <bday><date>{birthday}</date></bday>
    {telephone}
    {email}
    <adr><parameters><label><text>{number} Creek Road &amp; Co</text></label></parameters><pobox/><ext/>\
<street>{number} Creek Road</street><locality>Alder</locality><region>CA</region><code>95110</code></adr>
    <note><text>Likes a quiet site by the water, arrives late.</text></note>
  </vcard>
""", defect, (month, day)


def generate(folder, cards, mix):
    """Writes the file, and beside it what must be found in it."""
    folder.mkdir(parents=True)
    dice = random.Random(7)
    findings, june = collections.Counter(), 0
    with open(folder / "people.xml", "w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">\n')
        for number in range(cards):
            text, defect, (month, _) = card(number, dice, mix)
            out.write(text)
            if defect:
                findings[defect] += 1
            elif month == 6:
                june += 1
        out.write("</vcards>\n")
    expected = {"findings": findings, "read": cards, "birthdaysInJune": june}
    (folder / "expected.json").write_text(json.dumps(expected))


def differences(folder, binary, expected):
    """One whole run, not timed: are the records and the birthdays those that were written?"""
    configuration = {
        "version": 1, "sources": {"people": {"kind": "contacts", "files": ["people.xml"]}}, "output": "Output",
        # What else lies there isn't an export: the run would name it.
        "ignore": ["*.json", "*.log"],
        "stages": [{"birthdays": {"days": 30}}], "reports": ["tables"],
    }
    (folder / "pipeline.json").write_text(json.dumps(configuration))
    subprocess.run(
        [binary, "run", str(folder), "--as-of", "2026-06-01", "--fail-on", "never", "--quiet"], check=True)
    run = json.loads((folder / "Output" / "run.json").read_text())
    records = run["records"]["people"]
    found = dict(run["findings"])
    wrong = []
    wanted = {
        "read": expected["read"], "rejected": expected["findings"]["contact-name-missing"],
        "skipped": expected["findings"]["contact-group"],
    }
    wrong += [f"{key} is {records[key]}, not {value}" for key, value in wanted.items() if records[key] != value]
    if found != expected["findings"]:
        wrong.append(f"findings are {found}, not {expected['findings']}")
    with open(folder / "Output" / "birthdays.csv", newline="", encoding="utf-8") as file:
        june = sum(row["date"].startswith("2026-06") for row in csv.DictReader(file))
    if june != expected["birthdaysInJune"]:
        wrong.append(f"birthdays in June are {june}, not {expected['birthdaysInJune']}")
    return wrong


def main():
    binary, xmllint, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    cards, rounds = int(sys.argv[4]), int(sys.argv[5])
    mix = sys.argv[6] if len(sys.argv) > 6 else "kind"
    if not (folder / "expected.json").exists():
        generate(folder, cards, mix)
    expected = json.loads((folder / "expected.json").read_text())
    file = folder / "people.xml"
    wrong = differences(folder, binary, expected)
    jobs = {
        "innkeeper": [binary, "check", "--format", "json", "--fail-on", "never", str(file)],
        "one core": [binary, "check", "--jobs", "1", "--format", "json", "--fail-on", "never", str(file)],
        "xmllint": [xmllint, "--stream", "--noout", str(file)],
    }
    figures = {name: [] for name in jobs}
    for turn in range(rounds + 1):
        for name, command in jobs.items():
            log = folder / f"{name}.log"
            figure = measure(command, log)
            # The first round warms the file cache and is not counted, but its answers are.
            if turn > 0:
                figures[name].append(figure)
            if name != "xmllint":
                totals = json.loads(log.read_text())["totals"]
                if totals != expected["findings"]:
                    wrong.append(f"{name}: totals are {totals}, not {expected['findings']}")
    if wrong:
        sys.exit("\n".join(sorted(set(wrong))))

    size = file.stat().st_size / 1e6
    print(f"{cards} cards, {mix} mix, {size:.0f} MB, {rounds} rounds in turn, medians; the answers are those that were written")
    middle = {}
    for name, runs in figures.items():
        middle[name] = [statistics.median(column) for column in zip(*runs)]
        wall, cpu, memory = middle[name]
        print(f"{name:>9}  {wall:6.2f} s  {size / wall:4.0f} MB/s  cpu {cpu:6.2f} s  peak {memory:6.0f} MiB")
    print(f"    ratio  {middle['innkeeper'][0] / middle['xmllint'][0]:.2f} of xmllint's time")


if __name__ == "__main__":
    main()
