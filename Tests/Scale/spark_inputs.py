"""Inputs for runs on a Spark cluster."""

import gzip
import json
import os
import shutil
import sys

from platforms import faulty, platform, uneven
from scale import ROOT, hotels, run
from spark_cluster import CLOCK


def prepare(binary, work, properties, megabytes):
    """The inputs, and what one process makes of them. The findings of one of them have so many megabytes. Gives what was put in, and
    what `hotels` does."""
    records, _ = platform(os.path.join(work, "platform"), properties, 20, 50, 16)
    hard, _ = uneven(os.path.join(work, "uneven"), properties * 1000, 16)
    # A row has a little more than a kilobyte of findings.
    faulty(os.path.join(work, "faulty"), megabytes * 1000, 16)
    os.mkdir(os.path.join(work, "lake"))
    for name in os.listdir(os.path.join(work, "platform", "exports")):
        with open(os.path.join(work, "platform", "exports", name), "rb") as source, \
                gzip.open(os.path.join(work, "lake", name + ".gz"), "wb") as out:
            shutil.copyfileobj(source, out)
    with open(os.path.join(work, "lake", "day-000-empty.csv"), "w"):
        pass
    shutil.copytree(os.path.join(work, "lake"), os.path.join(work, "lake-root", "desk", "viewfs", "lake", "exports"))
    # What one process reads has the names that copies of Spark's files get.
    for folder in ("lake-root", "driver"):
        os.makedirs(os.path.join(work, folder), exist_ok=True)
        with open(os.path.join(work, folder, "sites.csv"), "w") as out:
            out.write("site_number,max_guests\n" + "".join(f"A{site},4\n" for site in range(18)))
        with open(os.path.join(work, folder, "pipeline.json"), "w") as out:
            files = ["desk/viewfs/**"] if folder == "lake-root" else ["none/*.csv"]
            json.dump({"version": 1, "sources": {"desk": {"kind": "bookings", "files": files},
                                                 "sites": {"kind": "campsites", "files": ["sites.csv"]}}}, out)
    corpus = hotels()
    for name, config, *more in (("samples", os.path.join(ROOT, "pipeline.json"), "--as-of", "2026-11-21"),
                                *([("hotels", corpus[0], *corpus[1], "--as-of", "2026-11-21")] if corpus else []),
                                *((name, os.path.join(work, name, "pipeline.json"), "--as-of", "2026-06-01")
                                  for name in ("platform", "uneven", "faulty")),
                                ("lake", os.path.join(work, "lake-root", "pipeline.json"), "--as-of", "2026-06-01")):
        run([binary, "run", config, "--output", os.path.join(work, f"{name}-whole"), "--quiet", *more],
            env=dict(os.environ, SOURCE_DATE_EPOCH=CLOCK))
    with open(os.path.join(work, "platform-whole", "conflicts.csv")) as file:
        conflicts = sum(1 for _ in file) - 1
    bills = 0
    for part in os.listdir(os.path.join(work, "uneven-whole", "payments.jsonl")):
        with open(os.path.join(work, "uneven-whole", "payments.jsonl", part)) as file:
            bills += sum(1 for _ in file)
    size = os.path.getsize(os.path.join(work, "faulty-whole", "findings.jsonl"))
    if size < megabytes * 1_000_000:
        sys.exit(f"only {size} bytes of findings were made, not {megabytes} MB")
    return {"records": records, "conflicts": conflicts, "hard": hard, "bills": bills, "faulty": megabytes * 1000, "findings": size}, corpus
