#!/usr/bin/env python3
"""Opens places.geojson and places.gpx with GDAL's ogrinfo and compares their counts with the other files.

usage: maps_check.py INNKEEPER OUTPUT

places.geojson has every accepted place of run.json, places.gpx each place that distances.csv names and the nearest of
each category. ogrinfo must say neither warning nor error. Where it is not installed (gdal-bin), it says SKIPPED and
succeeds, unless INTEROP_REQUIRED is set.
"""

import csv
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys


def opened(path, layer):
    """The number of features that ogrinfo counts, and whatever it complains about."""
    done = subprocess.run(
        ["ogrinfo", "-ro", "-al", str(path)] + ([layer] if layer else []), capture_output=True, text=True, check=False
    )
    count = re.search(r"Feature Count: (\d+)", done.stdout)
    complaints = [line for line in (done.stderr + done.stdout).splitlines() if re.match(r"(Warning|ERROR)", line)]
    if done.returncode:
        complaints.append(f"ogrinfo ended with {done.returncode}")
    points = len(re.findall(r"^\s+POINT \(", done.stdout, re.M))
    return int(count.group(1)) if count else -1, points, complaints


def main():
    output = pathlib.Path(sys.argv[2])
    if not shutil.which("ogrinfo"):
        print("SKIPPED: there is no ogrinfo (gdal-bin)", file=sys.stderr)
        sys.exit(1 if os.environ.get("INTEROP_REQUIRED") else 0)
    features = json.loads((output / "places.geojson").read_text(encoding="utf-8"))["features"]
    records = json.loads((output / "run.json").read_text(encoding="utf-8"))["records"]
    accepted = records["places"]["accepted"]
    with open(output / "distances.csv", newline="", encoding="utf-8") as file:
        near = {(row["place_id"], row["place_name"]) for row in csv.DictReader(file)}
    origin = json.loads(pathlib.Path("pipeline.json").read_text())["property"]["origin"]
    nearest = {}
    for feature in features:
        properties = feature["properties"]
        longitude, latitude = feature["geometry"]["coordinates"]
        # Near enough to tell which place of a category is the nearest.
        east = (longitude - origin["longitude"]) * math.cos(math.radians(origin["latitude"]))
        distance = math.hypot(east, latitude - origin["latitude"])
        if "category" in properties and distance < nearest.get(properties["category"], (math.inf,))[0]:
            nearest[properties["category"]] = (distance, properties.get("id", ""), properties.get("name", ""))
    wanted = near | {row[1:] for row in nearest.values()}
    faults = []
    for name, layer, rows in [("places.geojson", None, accepted), ("places.gpx", "waypoints", len(wanted))]:
        count, points, complaints = opened(output / name, layer)
        if count != rows or points != count:
            faults.append(f"{name}: {count} features and {points} points, not {rows}")
        faults += [f"{name}: {text}" for text in complaints]
        print(f"{name}: ogrinfo counts {count}")
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
