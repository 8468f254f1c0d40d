#!/usr/bin/env python3
"""Holds what this version writes against what an earlier one wrote for the same input: equal byte for byte, but for ALLOWED.

usage: compare.py NOW BEFORE [CORPORA] [--bookings N]

NOW and BEFORE are release binaries. Input: the samples (a run, and a second run beside the first), every file of CORPORA by
itself and each of its folders (`check`), the hotel bookings (a run), and with --bookings a generated night of N bookings, a
fifth as many contacts and places (a run). What differs beyond ALLOWED is printed with its first line; the exit status is 1
then. What of ALLOWED was used is printed with how often. Standard library only.
"""

import argparse
import collections
import csv
import functools
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

ALLOWED = {
    "timing": "wall-clock figures of run.json",
    "snapshot": "snapshot.bin and its entry in `outputs` are new",
    "property": "columns and keys `property` are new",
    "fingerprint": "the fingerprint of a record whose own cell names a property takes it in",
    "cell": "table findings of contacts and places have line, column, field and value of a cell",
    "missing": "reservation-property-missing is new: bookings without a property where the run names several",
    "site": "page, summaries and calendars name the property before a site or number where the run names several",
    "uid": "a stay's UID takes in its property where the run names several: a number means something only within one",
    "digest": "bytes and digests in `outputs` of files that differ as allowed",
}
TABLE_CODES = {"contact-duplicate", "place-duplicate"}
PROPERTY_TABLES = {"campsites", "conflicts", "distances", "payments", "shortages", "birthdays", "changes", "findings"}

used = collections.Counter()


def read_csv(data):
    return list(csv.reader(io.StringIO(data.decode(), newline="")))


def without_property(now, before):
    """The table's rows without a column `property` that the earlier one does not have."""
    if not now or "property" not in now[0] or "property" in before[0]:
        return now
    used["property"] += 1
    index = now[0].index("property")
    return [row[:index] + row[index + 1:] for row in now]


def finding_pair(now, before):
    """Two findings with what may differ taken out of both."""
    if "property" in now and "property" not in before:
        used["property"] += 1
        del now["property"]
        if now.get("fingerprint") != before.get("fingerprint"):
            used["fingerprint"] += 1
            now["fingerprint"] = before["fingerprint"]
    if now.get("code") in TABLE_CODES:
        for key in ("line", "column", "field", "value"):
            if now.get(key) != before.get(key):
                used["cell"] += 1
                now.pop(key, None)
                before.pop(key, None)
    return now, before


def differing_findings(now, before):
    known = [finding for finding in now if finding.get("code") != "reservation-property-missing"]
    used["missing"] += len(now) - len(known)
    now = known
    if len(now) != len(before):
        return f"{len(now)} findings, {len(before)} before"
    for number, (left, right) in enumerate(zip(now, before), start=1):
        left, right = finding_pair(dict(left), dict(right))
        if left != right:
            return f"finding {number} is\n  {json.dumps(left)}\nnot\n  {json.dumps(right)}"
    return None


def differing_table(name, now, before):
    now, before = read_csv(now), read_csv(before)
    if pathlib.PurePath(name).stem in PROPERTY_TABLES and before:
        if name == "findings.csv":
            return differing_findings(*([dict(zip(rows[0], row)) for row in rows[1:]] for rows in (now, before)))
        now = without_property(now, before)
    if now == before:
        return None
    for number, (left, right) in enumerate(zip(now, before), start=1):
        if left != right:
            return f"row {number} is {left}, not {right}"
    return f"{len(now)} rows, {len(before)} before"


def differing_sarif(now, before):
    now, before = json.loads(now), json.loads(before)
    for run in (*now["runs"], *before["runs"]):
        for result in run.get("results", []):
            if "property" in result.get("properties", {}):
                used["property"] += 1
                del result["properties"]["property"]
                if not result["properties"]:
                    del result["properties"]
    for left, right in zip(now["runs"], before["runs"]):
        for one, other in zip(left.get("results", []), right.get("results", [])):
            if one.get("partialFingerprints") != other.get("partialFingerprints"):
                used["fingerprint"] += 1
                one["partialFingerprints"] = other["partialFingerprints"]
            if one.get("ruleId") in TABLE_CODES and one.get("locations") != other.get("locations"):
                used["cell"] += 1
                one["locations"] = other["locations"]
    return None if now == before else "the log differs"


def without_member(node, name, reason):
    """The node without members of that name, wherever they are."""
    if isinstance(node, dict):
        if name in node:
            used[reason] += 1
        return {key: without_member(value, name, reason) for key, value in node.items() if key != name}
    if isinstance(node, list):
        return [without_member(value, name, reason) for value in node]
    return node


def differing_record(now, before, changed):
    """Two run.json."""
    now, before = json.loads(now), json.loads(before)
    for run in (now, before):
        used["timing"] += run.pop("timing", None) is not None
    outputs = {entry["path"]: entry for entry in before["outputs"]}
    kept = []
    for entry in now["outputs"]:
        if entry["path"] == "snapshot.bin":
            used["snapshot"] += 1
            continue
        if entry["path"] in changed and entry["path"] in outputs:
            used["digest"] += 1
            entry = outputs[entry["path"]]
        kept.append(entry)
    now["outputs"] = kept
    if now == before:
        return None
    keys = [key for key in {**now, **before} if now.get(key) != before.get(key)]
    return f"run.json differs in {keys}: {json.dumps(now.get(keys[0]))[:300]}, not {json.dumps(before.get(keys[0]))[:300]}"


def without_properties(text, properties, breaks_lines=False):
    """The text without the names of properties before one of their sites or numbers. What the plain summary fills to a width
    is broken into lines elsewhere then."""
    names, sites = properties
    text = names.sub(lambda name: b"" if name[1] in sites else name[0], text)
    return b" ".join(text.split()) if breaks_lines else text


@functools.cache
def properties_of(folder, run):
    """The properties that a run's tables name, where they name several, and the sites and numbers; else nothing."""
    names, sites = set(), set()
    for path in folder.rglob("*.csv"):
        with path.open(newline="") as file:
            for row in csv.DictReader(file):
                names.add(row.get("property"))
                sites |= {row.get("site_number"), row.get("reservation_id"), row.get("record")}
    names -= {None, ""}
    if len(names) < 2:
        return None
    # What stands after a name is looked up by its first word: there are as many numbers as bookings.
    following = rb"\b(?:%s)\s+(?=([\w.+/@-]+))" % b"|".join(re.escape(name.encode()) for name in sorted(names))
    return re.compile(following), {word for site in sites - {None, ""} for word in re.findall(rb"^[\w.+/@-]+", site.encode())}


def differing(name, now, before, named_properties):
    """What differs beyond what is allowed, or None; `named_properties()` reads every table of the run."""
    if name.endswith(".jsonl"):
        return differing_findings(*([json.loads(line) for line in text.splitlines()] for text in (now, before)))
    if name.endswith(".csv"):
        return differing_table(name, now, before)
    if name.endswith(".sarif"):
        return differing_sarif(now, before)
    if name.endswith(".geojson"):
        left = without_member(json.loads(now), "property", "property")
        return None if left == json.loads(before) else "the map differs"
    properties, breaks_lines = named_properties(), name == "summary.txt"
    if properties and without_properties(now, properties, breaks_lines) == without_properties(before, properties, breaks_lines):
        used["site"] += 1
        return None
    lines = [data.split(b"\n") for data in (now, before)]
    if len(lines[0]) != len(lines[1]):
        return "it is longer or shorter"
    for number, (left, right) in enumerate(zip(*lines), start=1):
        if left != right and without_cell(left) == without_cell(right):
            used["cell"] += 1
        elif left != right and properties and name == "stays.ics" and left[:4] == right[:4] == b"UID:":
            used["uid"] += 1
        elif left != right and properties and without_properties(left, properties) == without_properties(right, properties):
            used["site"] += 1
        elif left != right:
            return f"line {number} is\n  {left[:300].decode(errors='replace')}\nnot\n  {right[:300].decode(errors='replace')}"
    return None


def without_cell(line):
    """A line of the page or of JUnit without the position of a duplicate contact or place, and the line it quotes."""
    if not re.search(rb"(contact|place)-duplicate, line|was there before in", line):
        return line
    return re.sub(rb"line \d+, column \d+|:\d+:\d+(</code>|: )|<pre>.*</pre>", b"", line)


def compare_folders(what, now, before):
    faults, changed = [], set()
    names = {str(path.relative_to(folder)) for folder in (now, before) for path in folder.rglob("*") if path.is_file()}
    for name in sorted(names):
        left, right = now / name, before / name
        if name == "snapshot.bin" and not right.exists():
            used["snapshot"] += 1
        elif not left.exists() or not right.exists():
            faults.append(f"{what}: {name} is only there {'now' if left.exists() else 'before'}")
        elif name != "run.json" and left.read_bytes() != right.read_bytes():
            changed.add(name)
            fault = differing(name, left.read_bytes(), right.read_bytes(), lambda: properties_of(now, what))
            if fault:
                faults.append(f"{what}: {name}: {fault}")
    fault = differing_record((now / "run.json").read_bytes(), (before / "run.json").read_bytes(), changed)
    return faults + ([f"{what}: {fault}"] if fault else [])


def said(binary, *arguments):
    """Exit status and standard output of a command; 1 to 3 are verdicts on the data."""
    done = subprocess.run([binary, *map(str, arguments)], capture_output=True)
    if done.returncode not in (0, 1, 2, 3):
        sys.exit(f"{binary} {' '.join(map(str, arguments))} ended with status {done.returncode}: {done.stderr.decode()[-500:]}")
    return done.returncode, done.stdout


def compare_checks(binaries, path):
    (now, text), (before, earlier) = (said(binary, "check", "--format", "json", path) for binary in binaries)
    if now != before:
        return [f"check {path}: status {now}, {before} before"]
    if text == earlier:
        return []
    try:
        now, before = json.loads(text), json.loads(earlier)
    except ValueError:
        return [f"check {path}: it says something else"]
    fault = differing_findings(now.pop("findings", []), before.pop("findings", []))
    now = without_member(now, "reservation-property-missing", "missing")
    return [f"check {path}: {fault or 'totals differ'}"] if fault or now != before else []


def compare_runs(binaries, what, source, work, *options, times=1):
    print(what, file=sys.stderr)
    outputs = [work / name for name in ("now", "before")]
    for binary, output in zip(binaries, outputs):
        for path in [output, *output.parent.glob(f".{output.name}.*")]:
            shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)
        for _ in range(times):
            said(binary, "run", source, "--output", output, "--as-of", "2026-11-21", "--fail-on", "never", "--quiet", *options)
    return compare_folders(what, *outputs)


def generated_night(bookings, work):
    sys.path.insert(0, str(ROOT / "Benchmarks"))
    import night
    folder = work / "night"
    folder.mkdir()
    night.generate(folder, bookings, bookings // 5, bookings // 5)
    return folder / "pipeline.json"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("now")
    parser.add_argument("before")
    parser.add_argument("corpora", nargs="?", type=pathlib.Path, default=ROOT.parent / "shared" / "corpora")
    parser.add_argument("--bookings", type=int, default=0)
    options = parser.parse_args()
    binaries = (options.now, options.before)
    faults, inputs = [], 0
    with tempfile.TemporaryDirectory(prefix="innkeeper-versions-") as name:
        work = pathlib.Path(name)
        for jobs in ("1", "2"):
            faults += compare_runs(binaries, f"samples, {jobs} jobs", ROOT / "pipeline.json", work, "--jobs", jobs)
        faults += compare_runs(binaries, "samples, a second night", ROOT / "pipeline.json", work, times=2)
        if options.corpora.is_dir():
            faults += compare_runs(binaries, "hotel bookings", ROOT / "Samples/Hotel/pipeline.json", work, "--root",
                                   options.corpora / "hotel-bookings-full")
            for path in sorted(options.corpora.rglob("*")):
                if path.is_file() or path.parent == options.corpora:
                    faults += compare_checks(binaries, path)
                    inputs += 1
        else:
            print(f"SKIPPED: corpora (there is no {options.corpora})", file=sys.stderr)
        if options.bookings:
            faults += compare_runs(binaries, "a night", generated_night(options.bookings, work), work)
    for fault in faults:
        print(fault)
    for reason, count in used.items():
        print(f"allowed: {ALLOWED[reason]} ({count} times)")
    print(f"samples, {inputs} files and folders of the corpora{', a generated night' if options.bookings else ''}: "
          f"{len(faults)} differences that are not allowed")
    return 1 if faults else 0


sys.exit(main())
