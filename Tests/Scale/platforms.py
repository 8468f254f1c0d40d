"""Makes exports of many properties, with a pipeline.json beside them: ordinary ones, and those that are hard to spread."""

import gzip
import json
import os
import random

DAYS = 360
HEADER = "property,reservation_id,site_number,arrival,nights,guests,total,paid,currency,status\n"
# Bookings of one site in the same night: about a million pairs of them, and more than that are not listed one by one.
CROWD = 1500
# One record in so many is in two files.
REPEATED = 200
ROWS_PER_FILE = 10_000


def iso(day):
    return f"2026-{day // 30 + 1:02}-{min(day % 30 + 1, 28):02}"


def configure(folder, name="pipeline.json", **more):
    with open(os.path.join(folder, name), "w") as out:
        json.dump({"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["exports/*"]}}, **more}, out)


def platform(folder, properties, sites, stays, files):
    """Exports cut by day; returns how many records there are, and how many of them are repeats."""
    random.seed(20261121)
    texts = [[HEADER] for _ in range(files)]
    for home in range(properties):
        for site in range(sites):
            day = random.randrange(8)
            for stay in range(stays):
                index = site * stays + stay
                # One number in two properties, neighbours whose numbers are even and odd.
                number = f"S{home // 2}-{index}" if index % 50 == 7 else f"P{home}-{index}"
                # A number used a second time for the same site; the later one is a duplicate.
                if stay % 25 == 9:
                    number = f"P{home}-{index - 1}"
                nights = random.randrange(1, 5)
                # Some begin before the last one ends.
                arrival = max(0, day - (1 if random.random() < 0.02 else 0)) % DAYS
                status = "cancelled" if random.random() < 0.05 else "confirmed"
                guests = 0 if random.random() < 0.01 else random.randrange(1, 5)
                row = (f"Home {home},{number},A{site},{iso(arrival)},{nights},{guests},{nights * 40}.00,"
                       f"{nights * random.choice((0, 40))}.00,EUR,{status}\n")
                file = arrival * files // DAYS
                texts[file].append(row)
                if random.random() < 0.005:
                    texts[(file + 1) % files].append(row)
                day += nights + random.randrange(3)
    os.makedirs(os.path.join(folder, "exports"))
    records = repeats = 0
    seen = set()
    for file, text in enumerate(texts):
        # A repeat is a record that a file before this one has.
        records += len(text) - 1
        repeats += sum(row in seen for row in text[1:])
        seen.update(text[1:])
        random.shuffle(rows := text[1:])
        with open(os.path.join(folder, "exports", f"day-{file:03}.csv"), "w") as out:
            out.write(text[0])
            out.writelines(rows)
    configure(folder)
    return records, repeats


def uneven(folder, rows, files):
    """Half of all rows are of one property, and one site is crowded. A file is empty, one has nothing but headings, and one is
    compressed. Tables are written as part files, but for those of whole.json. Returns what `platform` does."""
    random.seed(20261122)
    texts = [[] for _ in range(files)]
    # So that overlaps don't grow faster than rows.
    sites = max(400, rows // 250)
    for index in range(rows):
        home = 0 if index % 2 == 0 else 2 + index % 501
        arrival = random.randrange(DAYS)
        texts[random.randrange(files)].append(
            f"Home {home},U{index},A{random.randrange(sites)},{iso(arrival)},{random.randrange(1, 5)},2,80.00,0.00,EUR,confirmed\n")
    for index in range(CROWD):
        texts[index % files].append(f"Home 1,C{index},A1,2026-08-01,2,2,80.00,80.00,EUR,confirmed\n")
    # In the next file, so that another task may have it.
    pairs = [(text[index], texts[(file + 1) % files]) for file, text in enumerate(texts) for index in range(0, len(text), REPEATED)]
    for row, text in pairs:
        text.append(row)
    exports = os.path.join(folder, "exports")
    os.makedirs(exports)
    for file, text in enumerate(texts):
        content = (HEADER + "".join(text)).encode()
        if file == files // 2:
            with gzip.open(os.path.join(exports, f"day-{file:03}.csv.gz"), "wb") as out:
                out.write(content)
        else:
            with open(os.path.join(exports, f"day-{file:03}.csv"), "wb") as out:
                out.write(content)
    for name, content in (("day-000-empty.csv", ""), ("day-001-headings.csv", HEADER)):
        with open(os.path.join(exports, name), "w") as out:
            out.write(content)
    for name, options in (("pipeline.json", {"rowsPerFile": ROWS_PER_FILE}), ("whole.json", {})):
        configure(folder, name, reports=["summary", "html", "findings", "calendar", "map", {"tables": {"lines": True, **options}}])
    return rows + CROWD + len(pairs), len(pairs)


def faulty(folder, rows, files):
    """Three findings for every row. Returns what `platform` does."""
    os.makedirs(os.path.join(folder, "exports"))
    for file in range(files):
        with open(os.path.join(folder, "exports", f"day-{file:03}.csv"), "w") as out:
            out.write(HEADER)
            for index in range(file, rows, files):
                out.write(f"Home {index // 300},F{index},A{index % 300},{iso(index % DAYS)},1,0,-40.00,80.00,EUR,confirmed\n")
    configure(folder)
    return rows, 0
