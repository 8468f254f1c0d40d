#!/usr/bin/env python3
"""Opens innkeeper.sqlite with Python's own SQLite and with Datasette.

usage: database_check.py INNKEEPER OUTPUT TOOLS

PRAGMA integrity_check finds nothing, every table has the rows of its CSV file, every query of about_queries runs, and
Datasette serves each of the views. The exit status is 1 when one of these does not hold.
"""

import csv
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

TABLES = ["birthdays", "conflicts", "distances", "kpis", "occupancy", "payments", "people", "shortages", "findings"]


def main():
    binary, output, tools = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    faults = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        pipeline = json.loads(pathlib.Path("pipeline.json").read_text())
        pipeline["reports"] = ["database"]
        (folder / "pipeline.json").write_text(json.dumps(pipeline))
        command = [binary, "run", str(folder), "--root", ".", "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"]
        subprocess.run(command, check=True)
        path = folder / "Output" / "innkeeper.sqlite"
        database = sqlite3.connect(path)
        if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            faults.append("integrity_check finds something")
        for table in TABLES:
            with open(output / f"{table}.csv", newline="", encoding="utf-8") as file:
                rows = len(list(csv.DictReader(file)))
            found = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            if found != rows:
                faults.append(f"{table}: {found} rows, not {rows}")
        records = json.loads((output / "run.json").read_text())["records"]
        read = sum(source["read"] - source["skipped"] for source in records.values())
        kept = sum(
            database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("bookings", "campsites", "contacts", "places")
        )
        queries = database.execute("SELECT view, sql FROM about_queries").fetchall()
        for view, sql in queries:
            database.execute(sql).fetchall()
        database.close()
        datasette = tools / "venv" / "bin" / "datasette"
        for view in ["arrivals_today", "conflicts_to_solve", "nearest_places", "about"]:
            served = subprocess.run(
                [datasette, str(path), "--get", f"/innkeeper/{view}.json?_shape=array"],
                capture_output=True, text=True, check=False,
            )
            if served.returncode or not json.loads(served.stdout):
                faults.append(f"Datasette does not serve {view}: {served.stderr[-200:]}")
    for fault in faults:
        print(fault)
    print(f"innkeeper.sqlite: {kept} of {read} records, {len(queries)} queries, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
