#!/usr/bin/env python3
"""Times bookings of many properties in 64 exports in four ways, in turn: `run`, `run --memory 256M`, and `Integrations/stage/stage.sh`
with 64 tasks and 0 or 16 buckets.

usage: spread.py INNKEEPER FOLDER [PROPERTIES[,PROPERTIES]...] [ROUNDS]

A property has about a thousand bookings. The first four lines show what starting costs: 64 exports of one property. Each line of a
size after the smallest ends with what the start and the smallest size's time a booking predict. `--memory` is left out where the index
of numbers alone is larger than the limit. Every output must be that of `run`, byte for byte, and the counts the generator's. The exit
status is 1 if they are not or if, of 10,000 properties or more, `--memory` takes more than 2.5 times as long as `run` or more than
320 MiB, or the better of the two spread ways more than 3 times as long as `run` or 1.3 times as long as `--memory`. Standard library
only; the generator takes half a minute a million rows.
"""

import json
import multiprocessing
import os
import pathlib
import shutil
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Tests" / "Scale"))
import scale  # noqa: E402
from platforms import platform  # noqa: E402

FILES, LARGE = 64, 10_000
WAYS = ("run", "memory", "0", "16")
# See Documentation/scale.md, "With less memory".
LIMIT, INDEX_BYTES = 256 << 20, 12


def made(folder, properties):
    """The configuration, how many bookings it has, and how many of them are there twice."""
    facts = folder / "facts.json"
    if not facts.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        # In a process of its own: what it takes would count as that of every process started later.
        with multiprocessing.Pool(1) as pool:
            facts.write_text(json.dumps(pool.apply(platform, (str(folder), properties, 20, 50, FILES))))
    return folder / "pipeline.json", *json.loads(facts.read_text())


def measure(binary, work, way, config):
    output = work / f"out-{way}"
    command = [binary, "run", str(config), "--output", str(output), "--fail-on", "never", "--quiet", "--as-of", "2026-06-01"]
    if way in ("run", "memory"):
        more = ["--memory", "256M"] if way == "memory" else []
        return scale.run(command + more, env=dict(os.environ, SOURCE_DATE_EPOCH="1795262400"))
    return scale.spread(binary, str(work), str(config), FILES, int(way), str(output))


def main():
    binary, work = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).absolute() / "spread"
    sizes, rounds = (sys.argv[3:] + ["1000,10000", "3"][len(sys.argv) - 3:])[:2]
    start, slope, failed = {}, {}, False
    for properties in [1, *map(int, sizes.split(","))]:
        config, records, repeats = made(work / str(properties), properties)
        ways = tuple(way for way in WAYS if way != "memory" or records * INDEX_BYTES <= LIMIT)
        figures = {way: [] for way in ways}
        for turn in range(int(rounds)):
            # `run` is what the others are held against; they swap places.
            for way in ways[:1] + (ways[1:] if turn % 2 == 0 else ways[:0:-1]):
                figures[way].append(measure(binary, work, way, config))
                if way == "run":
                    continue
                wrong = scale.differences(str(work / "out-run"), str(work / f"out-{way}"))
                if wrong:
                    sys.exit(f"{way} of {properties} properties differs: {wrong}")
                shutil.rmtree(work / f"out-{way}")
            told = json.loads((work / "out-run" / "run.json").read_text())
            if (told["records"]["desk"]["read"], told["findings"].get("record-repeated", 0)) != (records, repeats):
                sys.exit(f"run.json of {properties} properties has other counts than the generator")
            shutil.rmtree(work / "out-run")
        middle = {way: [statistics.median(column) for column in zip(*rows)] for way, rows in figures.items()}
        for way, (wall, cpu, memory) in middle.items():
            name = {"run": "run", "memory": "run --memory 256M"}.get(way, f"64 tasks, {way} buckets")
            times = f"{wall / middle['run'][0]:5.2f} x run"
            if "memory" in middle:
                times += f" {wall / middle['memory'][0]:5.2f} x memory"
            line = f"{records:>10} bookings  {name:21} {wall:7.2f} s {times}  cpu {cpu:7.2f} s {memory:6.0f} MiB"
            if properties == 1:
                start[way] = wall
            else:
                line += f"  {(wall - start[way]) / records * 1e6:5.2f} µs a booking"
                if way in slope:
                    line += f", {start[way] + slope[way] * records:6.1f} s predicted"
                slope.setdefault(way, (wall - start[way]) / records)
            print(line, flush=True)
        spread = min(middle[way][0] for way in WAYS[2:])
        run, memory = middle["run"][0], middle.get("memory")
        if properties >= LARGE and spread > 3 * run:
            failed = True
        if properties >= LARGE and memory and (memory[0] > 2.5 * run or memory[2] > 320 or spread > 1.3 * memory[0]):
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
