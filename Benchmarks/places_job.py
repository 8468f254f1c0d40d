#!/usr/bin/env python3
"""What the peers do: read the places of a GeoJSON file and count what the rules would find.

usage: places_job.py READER FILE

READER is json or orjson (the whole file in memory) or ijson (a stream, as Innkeeper reads). Prints the counts as JSON.
A representative point inside an area, positions of findings and fingerprints are not asked of them.
"""

import json
import sys


def features(reader, path):
    with open(path, "rb") as file:
        if reader == "ijson":
            import ijson
            yield from ijson.items(file, "features.item", use_float=True)
        elif reader == "orjson":
            import orjson
            yield from orjson.loads(file.read())["features"]
        else:
            yield from json.loads(file.read())["features"]


def main():
    reader, path = sys.argv[1:]
    counts = {"records": 0, "place-coordinate-missing": 0, "place-null-island": 0, "place-coordinate-out-of-range": 0,
              "place-closed": 0, "place-name-missing": 0}
    names, categories, longitudes, latitudes = [], [], [], []
    for feature in features(reader, path):
        counts["records"] += 1
        properties = feature["properties"]
        names.append(properties["name"])
        categories.append(properties["category"])
        counts["place-name-missing"] += properties["name"] == ""
        counts["place-closed"] += properties["operating_status"] == "permanently_closed"
        geometry = feature["geometry"]
        if geometry is None:
            counts["place-coordinate-missing"] += 1
            continue
        point = geometry["coordinates"]
        while isinstance(point[0], list):
            point = point[0]
        longitudes.append(point[0])
        latitudes.append(point[1])
        counts["place-null-island"] += point[0] == 0 and point[1] == 0
        counts["place-coordinate-out-of-range"] += abs(point[1]) > 90 or abs(point[0]) > 180
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
