#!/usr/bin/env python3
"""Times the ten nearest of 200,000 places for 1,000 campsites against scikit-learn's BallTree, and checks the answers.

usage: neighbours.py INNKEEPER FOLDER [ROUNDS]

Needs scikit-learn, numpy and geographiclib. Innkeeper's time is that of its stage `distances`, from run.json: it picks
the places, works out where they lie, builds its trees, finds the ten nearest on the ellipsoid with their bearings; once
on all cores, as it runs, and once on one. BallTree's is its making and its `query` with the haversine metric, all in
float64, on arrays of radians that are there already; it has no use for a second core. Leaves of 40, its
default, are within 6 % of the best size for it. The answers are compared with geographiclib's
geodesics over every place that could be among the ten. The exit status is 1 when one differs: a wrong answer can't win.
"""

import csv
import json
import math
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

import numpy
from geographiclib.geodesic import Geodesic
from sklearn.neighbors import BallTree

PLACES, SITES, NEAREST = 200_000, 1_000, 10
EARTH = 6_371_008.8


def layouts():
    """Where places and sites lie: all over the world, and one campground in its region."""
    world = random.Random(1)

    def anywhere():
        return math.degrees(math.asin(world.uniform(-1, 1))), world.uniform(-180, 180)

    region = random.Random(2)
    yield "world", [anywhere() for _ in range(PLACES)], [anywhere() for _ in range(SITES)]
    yield (
        "campground",
        [(37.33 + region.uniform(-3, 3), -121.85 + region.uniform(-3, 3)) for _ in range(PLACES)],
        [(37.33 + region.uniform(-0.005, 0.005), -121.85 + region.uniform(-0.005, 0.005)) for _ in range(SITES)],
    )


def write(folder, places, sites):
    folder.mkdir(parents=True, exist_ok=True)
    features = [
        {"type": "Feature", "id": f"p{index}", "properties": {"name": f"Place {index}"},
         "geometry": {"type": "Point", "coordinates": [longitude, latitude]}}
        for index, (latitude, longitude) in enumerate(places)
    ]
    (folder / "places.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    with open(folder / "campsites.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["site_number", "latitude", "longitude"])
        rows.writerows([f"S{index}", repr(latitude), repr(longitude)] for index, (latitude, longitude) in enumerate(sites))
    (folder / "pipeline.json").write_text(json.dumps({
        "version": 1,
        "sources": {
            "places": {"kind": "places", "files": ["places.geojson"]},
            "campsites": {"kind": "campsites", "files": ["campsites.csv"]},
        },
        "stages": [{"distances": {"nearest": NEAREST}}],
        "reports": ["tables"],
        "output": "Output",
    }))


def innkeeper(binary, folder, *jobs):
    subprocess.run([binary, "run", str(folder), "--fail-on", "never", "--quiet", *jobs], check=True)
    return json.loads((folder / "Output" / "run.json").read_text())["timing"]["distances_ms"] / 1000


def balltree(places, sites):
    """Seconds for the tree and the answers, and the tree."""
    begin = time.perf_counter()
    tree = BallTree(places, metric="haversine")
    tree.query(sites, k=NEAREST)
    return time.perf_counter() - begin, tree


def faults(folder, places, sites, tree):
    """Rows that are not what measuring with geographiclib gives."""
    found = {}
    with open(folder / "Output" / "distances.csv", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["site_number"], []).append((row["place_id"], float(row["distance_m"]), float(row["bearing_deg"])))
    radians = numpy.radians(numpy.array(sites))
    # On the sphere a way may look up to 0.6 % shorter or longer than it is.
    reach = tree.query(radians, k=NEAREST)[0][:, -1] * 1.02
    wrong = 0
    for index, near in enumerate(tree.query_radius(radians, r=reach)):
        measured = []
        for place in near:
            line = Geodesic.WGS84.Inverse(*sites[index], *places[place])
            measured.append((line["s12"], f"p{place}", line["azi1"] % 360))
        measured.sort()
        answers = found.get(f"S{index}", [])
        wrong += len(answers) != NEAREST
        for (metres, place, bearing), answer in zip(measured, answers):
            turn = abs(bearing - answer[2])
            same = place == answer[0] and abs(metres - answer[1]) <= 0.0501 and min(turn, 360 - turn) <= 0.0501
            wrong += not same
    return wrong


def main():
    binary, base = sys.argv[1], pathlib.Path(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    failed = False
    for name, places, sites in layouts():
        folder = base / name
        write(folder, places, sites)
        place_array, site_array = numpy.radians(numpy.array(places)), numpy.radians(numpy.array(sites))
        ours, alone, theirs, tree = [], [], [], None
        for _ in range(rounds):
            alone.append(innkeeper(binary, folder, "--jobs", "1"))
            ours.append(innkeeper(binary, folder))
            seconds, tree = balltree(place_array, site_array)
            theirs.append(seconds)
        wrong = faults(folder, places, sites, tree)
        failed = failed or wrong > 0
        mine, single, other = statistics.median(ours), statistics.median(alone), statistics.median(theirs)
        print(f"{name}: Innkeeper {mine * 1000:.0f} ms on {os.cpu_count()} cores, {single * 1000:.0f} ms on one, BallTree "
              f"{other * 1000:.0f} ms: 1/{other / mine:.1f} and 1/{other / single:.1f} of its time; "
              f"{wrong} of {SITES * NEAREST} answers wrong")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
