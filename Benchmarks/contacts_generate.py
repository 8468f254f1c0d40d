#!/usr/bin/env python3
"""Writes vCards as five exporters write them, with a known number of oddities.

usage: contacts_generate.py CARDS FOLDER [--seed N] [--mix kind|real]

FOLDER gets contacts.vcf, plain.vcf, both with a pipeline.json, and expected.json. In contacts.vcf one card in seven has
a quirk of real exports (quoted-printable, folds, photos, groups, an agent, single bytes, raw line breaks, no END);
plain.vcf has a tenth as many cards and only what a parser that takes nothing odd can read. expected.json says what
must be found, and holds a digest of all names with their birthdays. The same CARDS and seed give the same bytes.
In the real mix the people are the guests of generate.py's real mix, those who come most often first, with names of many
countries, the numbers and the addresses that their bookings have. Standard library only.
"""

import argparse
import base64
import hashlib
import json
import pathlib
import random
from datetime import date, timedelta

import guests

FIRST = "Ada Bruno Cleo Dario Edda Finn Greta Hugo Ines Jonas Kira Leo Mila Nora Otto Pia Zoë Jürgen Łucja André".split()
LAST = "Sample Fictus Placeholt Mockham Dummel Testman Invent Madeup Fauxley Ersatz Müßig Øvreås Nowák".split()
TOWNS = "Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel".split()
WORDS = "likes the quiet sites near the creek and arrives late on Fridays with two bicycles and a small dog".split()


def quoted_printable(text):
    """Every byte beyond plain letters as =XX, with soft breaks after 70 characters and no blank, as telephones do."""
    out, width = [], 0
    for byte in text.encode("utf-8"):
        piece = chr(byte) if chr(byte).isalnum() and byte < 128 or byte in b" ;" else f"={byte:02X}"
        if width + len(piece) > 70:
            out.append("=\r\n")
            width = 0
        out.append(piece)
        width += len(piece)
    return "".join(out)


def fold(line, width=74):
    """RFC 6350, 3.2, counting octets: a character may be cut in two, as by many writers."""
    data = line.encode("utf-8")
    pieces = [data[:width]] + [data[at:at + width - 1] for at in range(width, len(data), width - 1)]
    return b"\r\n ".join(pieces)


class Person:
    def __init__(self, number, rng, mix="kind"):
        self.number = number
        self.first = rng.choice(FIRST)
        # Each of them another person: two of one name and birthday would be taken for one.
        self.last = f"{rng.choice(LAST)} {number}"
        self.phone = f"+1 408 555 {number % 10000:04d}"
        self.other_phone = f"(408) 555-{(number * 7) % 10000:04d}"
        self.mail = f"{self.first[0].lower()}.{number}@example.org"
        if mix == "real":
            guest = guests.Guest(number)
            self.first, self.last, self.phone, self.mail = guest.first, guest.last, guest.phone, guest.email
        self.town = rng.choice(TOWNS)
        self.birthday = date(1935, 1, 1) + timedelta(rng.randrange(29000)) if rng.random() < 0.6 else None
        self.has_year = rng.random() < 0.85
        self.note = " ".join(rng.choices(WORDS, k=rng.randrange(3, 24)))

    @property
    def name(self):
        return f"{self.first} {self.last}"

    def day(self, basic=False):
        """The birthday as most write it; without a year as --MM-DD."""
        year = (f"{self.birthday.year:04d}" if basic else f"{self.birthday.year:04d}-") if self.has_year else "--"
        return f"{year}{self.birthday.month:02d}{'' if basic else '-'}{self.birthday.day:02d}"


def google(p):
    lines = ["BEGIN:VCARD", "VERSION:3.0", f"FN:{p.name}", f"N:{p.last};{p.first};;;",
             f"EMAIL;TYPE=INTERNET;TYPE=HOME:{p.mail}", f"TEL;TYPE=CELL:{p.phone}",
             f"item1.TEL:{p.other_phone}", "item1.X-ABLabel:Cabin",
             f"item2.ADR:;;{p.number % 900} Creek Road;{p.town};CA;95000;United States", "item2.X-ABLabel:",
             f"ORG:{p.town} Works\\, Inc.", "TITLE:Gardener"]
    if p.birthday:
        lines.append(f"BDAY:{p.day(basic=True)}")
    lines += [f"item3.URL:https\\://example.org/{p.number}", "item3.X-ABLabel:_$!<HomePage>!$_", f"NOTE:{p.note}",
              "CATEGORIES:myContacts", "END:VCARD"]
    return "\r\n".join(lines).encode() + b"\r\n"


def apple(p):
    lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 18.1//EN", f"N:{p.last};{p.first};;;",
             f"FN:{p.name}", f"EMAIL;type=INTERNET;type=HOME;type=pref:{p.mail}",
             f"TEL;type=CELL;type=VOICE;type=pref:{p.phone}", f"TEL;type=WORK;type=VOICE:{p.other_phone}",
             f"item1.ADR;type=HOME;type=pref:;;{p.number % 900} Creek Road;{p.town};CA;95000;United States",
             "item1.X-ABADR:us"]
    if p.birthday:
        lines.append(
            f"BDAY;value=date:{p.day()}" if p.has_year
            else f"BDAY;X-APPLE-OMIT-YEAR=1604:1604-{p.birthday.month:02d}-{p.birthday.day:02d}")
    lines += [f"REV:2026-{p.number % 12 + 1:02d}-11T09:00:00Z", f"UID:a{p.number}@example.org", "END:VCARD"]
    return "\r\n".join(lines).encode() + b"\r\n"


def modern(p):
    lines = ["BEGIN:VCARD", "VERSION:4.0", "KIND:individual", f"UID:urn:uuid:00000000-0000-4000-8000-{p.number:012d}",
             f"FN:{p.name}", f"N:{p.last};{p.first};;;",
             f'TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:{p.phone.replace(" ", "-")}',
             f"TEL;VALUE=uri;TYPE=work:tel:{p.other_phone.replace(' ', '-')}", f"EMAIL;PREF=1;TYPE=home:{p.mail}",
             f"ADR;TYPE=home:;;{p.number % 900} Creek Road;{p.town};CA;95000;United States", "LANG:en"]
    if p.birthday:
        lines.append(f"BDAY:{p.day(basic=True)}")
    data = [line.encode() for line in lines] + [fold(f"NOTE:{p.note}\\, {p.note}"), b"END:VCARD"]
    return b"\r\n".join(data) + b"\r\n"


def outlook(p):
    lines = ["BEGIN:VCARD", "VERSION:2.1", f"N;LANGUAGE=en-us;CHARSET=UTF-8:{p.last};{p.first}", f"FN;CHARSET=UTF-8:{p.name}",
             f"ORG:{p.town} Works", f"TEL;CELL;VOICE;PREF:{p.phone}", f"TEL;WORK;VOICE:{p.other_phone}",
             f"ADR;HOME;PREF:;;{p.number % 900} Creek Road;{p.town};CA;95000;United States",
             "LABEL;HOME;PREF;ENCODING=QUOTED-PRINTABLE:" + f"{p.number % 900} Creek Road=0D=0A=\r\n{p.town}, CA  95000",
             "X-MS-OL-DEFAULT-POSTAL-ADDRESS:1", f"EMAIL;PREF;INTERNET:{p.mail}"]
    if p.birthday:
        lines.append(f"BDAY:{p.day(basic=True)}")
    lines += ["X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns=\"http://schemas.example.org/cards\" ver=\"1.0\" layout=\"left\"/>",
              f"REV:2026{p.number % 12 + 1:02d}11T090000Z", "END:VCARD"]
    return "\r\n".join(lines).encode() + b"\r\n"


def telephone(p):
    name = quoted_printable(f"{p.last};{p.first};;;")
    lines = ["BEGIN:VCARD", "VERSION:2.1", f"N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:{name}",
             f"FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:{quoted_printable(p.name)}", f"TEL;CELL:{p.phone}",
             f"TEL;HOME:{p.other_phone}", f"EMAIL;HOME:{p.mail}"]
    if p.birthday:
        lines.append(f"BDAY:{p.day()}")
    lines += [f"NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:{quoted_printable(p.note + ' äöü')}", "END:VCARD"]
    return "\r\n".join(lines).encode() + b"\r\n"


def photo(p, rng):
    data = base64.b64encode(rng.randbytes(3000)).decode()
    lines = "\r\n ".join(data[at:at + 74] for at in range(0, len(data), 74))
    return apple(p).replace(b"END:VCARD", f"PHOTO;ENCODING=b;TYPE=JPEG:{lines}\r\nEND:VCARD".encode())


# Oddity: one card in so many has it, its code (None where nothing is to be found), and what becomes of the card.
ODDITIES = [
    ("group", 400, "contact-group", "skipped"),
    ("nameless", 500, "contact-name-missing", "rejected"),
    ("stray", 600, "vcard-malformed", "kept"),
    ("endless", 700, "vcard-end-missing", "kept"),
    ("versionless", 300, "vcard-version-unknown", "kept"),
    ("raw-break", 250, "vcard-line-malformed", "kept"),
    ("single-bytes", 350, None, "kept"),
    ("month-92", 450, "contact-birthday-invalid", "dateless"),
    ("february-29", 550, "contact-birthday-invalid", "dateless"),
    ("old", 650, "contact-birthday-implausible", "kept"),
    ("phone", 330, "contact-phone-invalid", "kept"),
    ("agent", 270, None, "kept"),
]


def odd(kind, p):
    if kind == "group":
        return f"BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Club {p.number}\r\nMEMBER:urn:uuid:1\r\nEND:VCARD\r\n".encode()
    if kind == "nameless":
        return f"BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nNOTE:Card {p.number}\r\nEND:VCARD\r\n".encode()
    if kind == "stray":
        return b"This line was pasted here.\r\n" + google(p)
    if kind == "endless":
        return google(p).replace(b"END:VCARD\r\n", b"")
    if kind == "versionless":
        return google(p).replace(b"VERSION:3.0\r\n", b"")
    if kind == "raw-break":
        return google(p).replace(b"\r\nCATEGORIES", b"\r\nand comes again\r\nCATEGORIES")
    if kind == "single-bytes":
        return (f"BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=Windows-1252:Mühl;{p.number}\r\n"
                f"FN;CHARSET=Windows-1252:{p.number} Mühl\r\nTEL;HOME:{p.phone}\r\nEND:VCARD\r\n").encode("cp1252")
    if kind == "month-92":
        return google(p).replace(b"END:VCARD", b"BDAY:19879215\r\nEND:VCARD")
    if kind == "february-29":
        return google(p).replace(b"END:VCARD", b"BDAY:19020229\r\nEND:VCARD")
    if kind == "old":
        return google(p).replace(b"END:VCARD", b"BDAY:19000101\r\nEND:VCARD")
    if kind == "phone":
        # All of them: of several the one that can be called is the best.
        return google(p).replace(p.phone.encode(), b"ask at the desk").replace(p.other_phone.encode(), b"none")
    if kind == "agent":
        return google(p).replace(
            b"END:VCARD", b"AGENT:\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Agent\r\nBDAY:19700101\r\nEND:VCARD\r\nEND:VCARD")
    raise ValueError(kind)


def birthdays_in_year(people):
    """Names and birthdays as birthdays.csv of a whole year shows them, sorted."""
    return sorted(f"{name},{'' if year is None else year},{month},{day}" for name, year, month, day in people)


def digest(people):
    return hashlib.sha256("\n".join(birthdays_in_year(people)).encode()).hexdigest()


def write(cards, folder, seed, mix="kind"):
    rng = random.Random(seed)
    counts = {code: 0 for _, _, code, _ in ODDITIES if code}
    totals = {"read": 0, "accepted": 0, "rejected": 0, "skipped": 0}
    people = []
    wanted = [name for name, every, _, _ in ODDITIES for _ in range(cards // every)]
    chosen = dict(zip(rng.sample(range(cards), len(wanted)), wanted))
    facts = {name: (code, fate) for name, _, code, fate in ODDITIES}
    writers = [google, apple, modern, outlook, telephone]
    with open(folder / "contacts.vcf", "wb") as out:
        for number in range(cards):
            p = Person(number, rng, mix)
            kind = chosen.get(number)
            totals["read"] += 1
            if kind is None:
                chance = rng.random()
                out.write(photo(p, rng) if chance < 0.01 else rng.choices(writers, (40, 25, 15, 10, 10))[0](p))
                totals["accepted"] += 1
                if p.birthday:
                    people.append((p.name, p.birthday.year if p.has_year else None, p.birthday.month, p.birthday.day))
                continue
            code, fate = facts[kind]
            if kind in ("month-92", "february-29", "old"):
                p.birthday = None
            out.write(odd(kind, p))
            if code:
                counts[code] += 1
            if kind == "stray":
                totals["read"] += 1
                totals["rejected"] += 1
            totals["accepted" if fate in ("kept", "dateless") else fate] += 1
            if kind == "old":
                people.append((p.name, 1900, 1, 1))
            elif fate == "kept" and p.birthday and kind != "single-bytes":
                people.append((p.name, p.birthday.year if p.has_year else None, p.birthday.month, p.birthday.day))
    plain = []
    with open(folder / "plain.vcf", "wb") as out:
        for number in range(cards // 10):
            p = Person(number, rng)
            out.write(rng.choice((google, apple))(p))
            if p.birthday:
                plain.append((p.name, p.birthday.year if p.has_year else None, p.birthday.month, p.birthday.day))
    expected = {
        "cards": cards, "seed": seed, "mix": mix, "records": totals, "findings": dict(sorted(counts.items())),
        "birthdays": {"count": len(people), "digest": digest(people)},
        "plain": {"cards": cards // 10, "birthdays": {"count": len(plain), "digest": digest(plain)}},
    }
    (folder / "expected.json").write_text(json.dumps(expected, indent=2) + "\n")
    for name, other in (("contacts", "plain"), ("plain", "contacts")):
        configuration = {
            "version": 1,
            "ignore": [f"{other}.vcf", "*.json", "*.log"],
            "sources": {"book": {"kind": "contacts", "files": [f"{name}.vcf"]}},
            "rules": {"contact-duplicate": "off"},
            "stages": [{"birthdays": {"days": 366}}], "reports": ["tables"], "output": f"out-{name}",
        }
        (folder / f"{name}.json").write_text(json.dumps(configuration, indent=2) + "\n")
    return expected


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cards", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mix", choices=("kind", "real"), default="kind")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print(json.dumps(write(arguments.cards, arguments.folder, arguments.seed, arguments.mix), indent=2))
