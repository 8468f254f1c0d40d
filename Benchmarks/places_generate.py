#!/usr/bin/env python3
"""Writes GeoJSON of places with a known number of defects of each kind.

usage: places_generate.py SHAPE MEGABYTES FOLDER [--places N] [--seed N] [--mix kind|real|escaped]

SHAPE is `points` (a point and a dozen properties each, about 400 bytes) or `areas` (a polygon of 8 to 120 corners).
With --places N the number of places is fixed and each gets a property nobody keeps, long enough for MEGABYTES.
In the real mix names, streets and towns are as people of many countries write them; in the kind one, nearly all in ASCII.
The escaped mix is the real one with an escape for each letter outside ASCII, as Python writes JSON unless told not to.
FOLDER gets SHAPE-MEGABYTES.geojson (SHAPE-MEGABYTES-real.geojson) and, beside it, .expected.json: records, and how often each code must be found.
The same arguments give the same bytes. Standard library only.
"""

import argparse
import json
import math
import pathlib
import random

WORDS = "Alder Creek Ridge Camp Mill Lake Stone Pine Meadow Ferry Orchard Canyon Spring Harbor Bluff".split()
WORLD = (
    "Krähenbühl Fjällsjön Černý Łąka Øvre Šumava Ülgen Señorío Besançon Åsgård Ðà-Lạt Σπηλιά Озеро Þingvöllur Čapljina "
    "Żabiniec L'Étang Nürnberger São-João Ħamrun Škofja Gîrla Ķemeri Ölüdeniz 湖畔 캠핑장"
).split()
CATEGORIES = ["camp_site", "viewpoint", "restaurant", "cafe", "museum", "park", "supermarket", "fuel"]
# One place in so many has this defect; no place has two.
DEFECTS = {"place-coordinate-missing": 211, "place-null-island": 307, "place-coordinate-out-of-range": 401,
           "place-closed": 97, "place-name-missing": 503}


def ring(rng, longitude, latitude):
    corners = rng.randrange(8, 121)
    size = rng.uniform(0.001, 0.02)
    points = []
    for corner in range(corners):
        angle = 2 * math.pi * corner / corners
        reach = size * rng.uniform(0.6, 1)
        points.append([round(longitude + reach * math.cos(angle), 7), round(latitude + reach * math.sin(angle), 7)])
    return points + points[:1]


def feature(rng, number, shape, defect, padding, words, is_escaped):
    longitude, latitude = round(rng.uniform(-179, 179), 7), round(rng.uniform(-85, 85), 7)
    name = f"{rng.choice(words)} {rng.choice(words)} {number}"
    properties = {
        "name": "" if defect == "place-name-missing" else name, "category": rng.choice(CATEGORIES),
        "street": f"{rng.randrange(1, 9999)} {rng.choice(words)} Road", "city": rng.choice(words), "rank": rng.randrange(10),
        "elevation": round(rng.uniform(0, 3000), 1), "open": rng.random() > 0.3, "note": None,
        "website": f"https://www.example.org/places/{number}?from=export", "phone": f"+1 555 {number % 10000:04d}",
        "operating_status": "permanently_closed" if defect == "place-closed" else "open", "updated": "2026-03-01T08:15:00Z",
    }
    if rng.random() < 0.05:
        properties["name"] = properties["name"] and f"Café „{name}“ ütet"
    if padding:
        properties["history"] = [rng.randrange(10**6) for _ in range(padding // 8)]
    if defect == "place-coordinate-missing":
        geometry = None
    elif defect == "place-null-island":
        geometry = {"type": "Point", "coordinates": [0, 0]}
    elif defect == "place-coordinate-out-of-range":
        geometry = {"type": "Point", "coordinates": [longitude, 91.5]}
    elif shape == "areas":
        geometry = {"type": "Polygon", "coordinates": [ring(rng, longitude, latitude)]}
    else:
        geometry = {"type": "Point", "coordinates": [longitude, latitude]}
    text = {"type": "Feature", "id": number, "properties": properties, "geometry": geometry}
    return json.dumps(text, ensure_ascii=is_escaped)


def write(shape, megabytes, folder, places, seed, mix="kind"):
    words = WORDS if mix == "kind" else WORLD
    rng = random.Random(seed)
    counts = dict.fromkeys(DEFECTS, 0)
    size = megabytes * 1_000_000
    padding = max(0, size // places - 400) if places else 0
    path = folder / f"{shape}-{megabytes}{'' if mix == 'kind' else '-' + mix}.geojson"
    number = 0
    with open(path, "w", encoding="utf-8", newline="") as out:
        written = out.write('{"type": "FeatureCollection", "features": [\n')
        while number < places if places else written < size:
            defect = next((code for code, every in DEFECTS.items() if number % every == every - 1), None)
            if defect:
                counts[defect] += 1
            text = (",\n" if number else "") + feature(
                rng, number, shape, defect, padding, words, mix == "escaped")
            out.write(text)
            written += len(text.encode())
            number += 1
        out.write("\n]}\n")
    rejected = counts["place-coordinate-missing"] + counts["place-coordinate-out-of-range"]
    expected = {"records": number, "rejected": rejected, "findings": counts}
    path.with_suffix(".expected.json").write_text(json.dumps(expected, indent=2) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("shape", choices=["points", "areas"])
    parser.add_argument("megabytes", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--places", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mix", choices=("kind", "real", "escaped"), default="kind")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    write(arguments.shape, arguments.megabytes, arguments.folder, arguments.places, arguments.seed, arguments.mix)
