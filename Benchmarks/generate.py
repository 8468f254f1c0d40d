#!/usr/bin/env python3
"""Writes bookings with a known number of defects of each kind.

usage: generate.py ROWS FOLDER [--seed N] [--mix kind|real] [KNOB VALUE]...

FOLDER gets bookings.csv (the contract's columns, ISO dates; with --files N so many of them), campsites.csv, pipeline.json
and expected.json. expected.json says how many records must be accepted and rejected, how often each code must be found, and
how many pairs of stays share a night on one site; that last number is counted here by a sweep over every site's stays that
knows nothing of either program. The same arguments give the same bytes. Standard library only.

The kind mix counts numbers up and has plain names. The real mix is what exports look like: numbers and rows in any order,
names of many countries, guests who come again, several currencies, sites that take from two to twelve. Each of it is a knob
of its own:
  --order ordered|shuffled    the order of the rows
  --numbers ordered|random    booking numbers that count up, or in any order
  --names plain|world         ten plain last names, or those of guests.py
  --currencies N              so many currencies
  --capacities one|many       what a site takes
  --findings SHARE            instead of defects of thirteen kinds, this share of rows (0 to 1) with one that marks
  --files N                   files
"""

import argparse
import json
import pathlib
import random
import tempfile
from datetime import date, timedelta

import guests

COLUMNS = (
    "reservation_id,property,site_number,category,camper_name,phone,email,arrival,nights,departure,guests,adults,"
    "children,infants,nightly_rate,total,paid,tax,currency,status,booked_on,lead_days,channel"
).split(",")
AS_OF = date(2026, 11, 21)
FIRST_DAY = date(2015, 1, 1)
SITE_CAPACITY = 6
FIRST_NAMES = "Ada Bruno Cleo Dario Edda Finn Greta Hugo Ines Jonas Kira Leo Mila Nora Otto Pia".split()
LAST_NAMES = "Sample Fictus Placeholt Mockham Dummel Testman Invent Madeup Fauxley Ersatz".split()
PROPERTIES = ["AC", "BL"]
CATEGORIES = ["tent", "rv", "cabin"]
CHANNELS = ["desk", "phone", "web", "agency", "partner"]

# One row in so many has this defect. Rejecting ones are given to different rows, so that every count is exact.
REJECTING = {
    "reservation-nights-not-positive": 1000,
    "reservation-site-unknown": 1250,
    "reservation-camper-missing": 800,
    "reservation-date-invalid": 1600,
    "reservation-status-unknown": 2000,
    "reservation-money-invalid": 2500,
    "reservation-id-duplicate": 1000,
    "csv-malformed": 5000,
}
MARKING = {
    "reservation-nights-disagree": 900,
    "reservation-rate-negative": 1500,
    "reservation-over-capacity": 700,
    "reservation-guests-none": 1100,
    "reservation-paid-over-total": 1300,
}


# What a mix is made of.
MIXES = {
    "kind": {"order": "ordered", "numbers": "ordered", "names": "plain", "currencies": 1, "capacities": "one", "files": 1},
    "real": {"order": "shuffled", "numbers": "random", "names": "world", "currencies": 3, "capacities": "many", "files": 1},
}
CURRENCIES = ["USD", "EUR", "CAD", "MXN", "GBP"]


def assign_defects(rows, rng, share=None):
    """A row number -> code map; no row has two. With a share, so many rows have one of those that mark."""
    if share is not None:
        codes = list(MARKING)
        count = round(rows * share)
        chosen = range(rows) if count == rows else sorted(rng.sample(range(rows), count))
        return {row: codes[turn % len(codes)] for turn, row in enumerate(chosen)}
    wanted = []
    for code, every in {**REJECTING, **MARKING}.items():
        wanted += [code] * (rows // every)
    chosen = rng.sample(range(rows // 10, rows), len(wanted))
    rng.shuffle(wanted)
    return dict(zip(chosen, wanted))


def make_site_calendars(sites, rows, rng):
    """Stays one after the other on each site: few conflicts, as in a real book."""
    cursor = [FIRST_DAY + timedelta(rng.randrange(20)) for _ in range(sites)]
    for number in range(rows):
        site = number % sites
        nights = rng.choice((1, 2, 2, 3, 3, 4, 5, 7))
        # Now and then the next guest is let in before the last one leaves.
        step = rng.choice((0, 0, 0, 1, 2, 3)) if rng.random() > 0.01 else -1
        arrival = cursor[site] + timedelta(step)
        cursor[site] = arrival + timedelta(nights)
        yield site, arrival, nights


def money(cents):
    return f"{cents // 100}.{cents % 100:02d}"


def scattered(number, rows):
    """Another number below `rows` for each number below it, in no order: multiplied by a prime that divides none of them."""
    return number * 2_654_435_761 % rows if rows % 2_654_435_761 else number


class Rows:
    """Where rows go: files of equal length, in the order in which they come, or in any order."""

    def __init__(self, folder, rows, knobs, rng):
        self.count = knobs["files"]
        self.size = -(-rows // self.count)
        self.files = [folder / (f"bookings-{file + 1:03d}.csv" if self.count > 1 else "bookings.csv") for file in range(self.count)]
        self.is_shuffled = knobs["order"] == "shuffled"
        self.rng = rng
        self.written = 0
        self.out = None
        # A shuffle of any size: each row into one of many heaps, then each heap by itself.
        self.heaps = [tempfile.TemporaryFile("w+", encoding="utf-8", newline="", dir=folder) for _ in range(64)] if self.is_shuffled else []
        self.last = []

    def add(self, line, comes_last):
        if not self.is_shuffled:
            self.write(line)
        elif comes_last:
            self.last.append(line)
        else:
            self.rng.choice(self.heaps).write(line)

    def write(self, line):
        if self.written % self.size == 0:
            if self.out:
                self.out.close()
            self.out = open(self.files[self.written // self.size], "w", encoding="utf-8", newline="")
            self.out.write(",".join(COLUMNS) + "\n")
        self.out.write(line)
        self.written += 1

    def finish(self):
        for heap in self.heaps:
            heap.seek(0)
            lines = heap.readlines()
            heap.close()
            self.rng.shuffle(lines)
            for line in lines:
                self.write(line)
        for line in self.last:
            self.write(line)
        self.out.close()


def write(rows, folder, seed, mix="kind", findings=None, **others):
    rng = random.Random(seed)
    knobs = {**MIXES[mix], **others}
    # A thousand stays a site: twelve years of a business with a thousand sites, when there are a million rows.
    sites = max(24, rows // 1000)
    defects = assign_defects(rows, rng, findings)
    capacities = [SITE_CAPACITY if knobs["capacities"] == "one" else 2 + site * 7 % 11 for site in range(sites)]
    people = max(1, rows * 2 // 5)
    counts = {code: 0 for code in {**REJECTING, **MARKING}}
    stays = [[] for _ in range(sites)]
    accepted = rejected = 0
    earlier = []

    book = Rows(folder, rows, knobs, random.Random(seed + 1))
    for number, (site, arrival, nights) in enumerate(make_site_calendars(sites, rows, rng)):
        defect = defects.get(number)
        departure = arrival + timedelta(nights)
        booked = arrival - timedelta(rng.randrange(1, 200))
        adults = rng.choice((1, 2, 2, 2, 3))
        children = rng.choice((0, 0, 1, 2))
        rate = rng.choice((3800, 4200, 6200, 9550))
        tax = rate * nights // 10
        total = rate * nights + tax
        paid = rng.choice((0, total // 2, total, total))
        chance = rng.random()
        if chance < 0.12:
            status = "cancelled"
        elif chance < 0.14 and arrival <= AS_OF:
            status = "noShow"
        elif arrival > AS_OF:
            status = "pending" if chance > 0.97 else "confirmed"
        else:
            status = "completed" if departure <= AS_OF else "inHouse"
        if knobs["capacities"] == "many":
            adults = min(adults, capacities[site])
            children = min(children, capacities[site] - adults)
        if knobs["names"] == "world":
            guest = guests.Guest(guests.pick(rng, people))
            name = guest.written(number)
            phone, email = guest.phone if number % 3 else "", guest.email if number % 4 else ""
        else:
            first = rng.choice(FIRST_NAMES)
            last = rng.choice(LAST_NAMES)
            name = f"{first} {last}" if rng.random() > 0.03 else f'"{last}, {first}"'
            phone = f"408555{100 + number % 100:04d}" if number % 3 == 0 else ""
            email = f"{first.lower()}@example.com" if number % 4 == 0 else ""
        booking = number if knobs["numbers"] == "ordered" else scattered(number, rows)
        row = [
            f"R{booking}", PROPERTIES[site % 2], f"S{site + 1}", CATEGORIES[site % 3], name, phone, email, arrival.isoformat(),
            str(nights), departure.isoformat(), str(adults + children), str(adults), str(children), "",
            money(rate), money(total), money(paid), money(tax), CURRENCIES[site % knobs["currencies"]], status,
            *((booked.isoformat(), str((arrival - booked).days)) if number % 2 else ("", "")), rng.choice(CHANNELS),
        ]
        if defect == "reservation-nights-not-positive":
            row[8], row[9], row[15], row[16], row[17] = "0", row[7], "0.00", "0.00", "0.00"
        elif defect == "reservation-site-unknown":
            row[2] = "X" + row[2]
        elif defect == "reservation-camper-missing":
            row[4] = ""
        elif defect == "reservation-date-invalid":
            row[7] = f"{arrival.year}-02-30"
        elif defect == "reservation-status-unknown":
            row[19] = "perhaps"
        elif defect == "reservation-money-invalid":
            row[15], row[16] = "a lot", ""
        elif defect == "reservation-id-duplicate":
            # The same id on the same site of the same property as an earlier sound row, other dates.
            row[0], row[1], row[2] = earlier[rng.randrange(len(earlier))]
            if knobs["capacities"] == "many":
                row[10], row[11], row[12] = "1", "1", "0"  # fits that other site, too
        elif defect == "csv-malformed":
            row.append("stray")
        elif defect == "reservation-nights-disagree":
            row[8] = str(nights + 1)
        elif defect == "reservation-rate-negative":
            row[14] = "-" + row[14]
        elif defect == "reservation-over-capacity":
            row[10], row[11], row[12] = str(capacities[site] + 3), str(capacities[site] + 1), "2"
        elif defect == "reservation-guests-none":
            row[10], row[11], row[12] = "0", "0", "0"
        elif defect == "reservation-paid-over-total":
            row[16] = money(total + 100)
        # The second of two with one number is the one that is rejected, whatever the order.
        book.add(",".join(row) + "\n", comes_last=defect == "reservation-id-duplicate")

        if defect:
            counts[defect] += 1
        if defect in REJECTING:
            rejected += 1
            continue
        accepted += 1
        if defect is None and len(earlier) < 50_000:
            earlier.append((row[0], row[1], row[2]))
        if status in ("confirmed", "inHouse", "completed", "pending"):
            stays[site].append((arrival.toordinal(), departure.toordinal(), status != "pending"))

    book.finish()

    with open(folder / "campsites.csv", "w", encoding="utf-8", newline="") as out:
        out.write("site_number,name,category,electricity,water,latitude,longitude,capacity,nightly_rate,closed_from,closed_to\n")
        for site in range(sites):
            out.write(f"S{site + 1},Site {site + 1},{CATEGORIES[site % 3]},yes,yes,37.3300,-121.8500,{capacities[site]},38.00,,\n")

    counts["reservation-overlap"] = count_overlaps(stays)
    sold = [stay for site in stays for stay in site if stay[2]]
    window = (date(2026, 1, 1).toordinal(), date(2027, 1, 1).toordinal())
    expected = {
        "rows": rows, "seed": seed, "mix": mix, "knobs": {**knobs, "findings": findings}, "sites": sites, "accepted": accepted, "rejected": rejected,
        "findings": dict(sorted(counts.items())),
        "nightsSold2026": sum(max(0, min(d, window[1]) - max(a, window[0])) for a, d, _ in sold),
    }
    (folder / "expected.json").write_text(json.dumps(expected, indent=2) + "\n")
    configuration = {
        "version": 1,
        "property": {"name": "Benchmark", "timeZone": "America/Los_Angeles", "currency": "USD"},
        "sources": {
            "campsites": {"kind": "campsites", "files": ["campsites.csv"]},
            "bookings": {"kind": "bookings", "files": [path.name for path in book.files], "dates": "iso", "delimiter": ",",
                         "encoding": "UTF-8"},
        },
        "stages": ["conflicts", {"occupancy": {"from": "2026-01-01", "to": "2026-12-31"}}],
        "reports": ["findings", {"tables": {"only": ["conflicts", "occupancy"]}}],
        "output": "out",
    }
    (folder / "pipeline.json").write_text(json.dumps(configuration, indent=2) + "\n")
    return expected


def count_overlaps(stays):
    """Pairs that share a night: for each site, every stay against the following ones that begin before it ends."""
    pairs = 0
    for site in stays:
        site.sort()
        for index, (_, departure, _) in enumerate(site):
            following = index + 1
            while following < len(site) and site[following][0] < departure:
                pairs += 1
                following += 1
    return pairs


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("rows", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mix", choices=MIXES, default="kind")
    for knob, value in MIXES["kind"].items():
        parser.add_argument(f"--{knob}", type=type(value))
    parser.add_argument("--findings", type=float)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    others = {knob: getattr(arguments, knob) for knob in MIXES["kind"] if getattr(arguments, knob) is not None}
    print(json.dumps(write(arguments.rows, arguments.folder, arguments.seed, arguments.mix, arguments.findings, **others), indent=2))
