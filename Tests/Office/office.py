#!/usr/bin/env python3
"""Holds Innkeeper against LibreOffice. usage: office.py BINARY

1. The sample bookings, saved by LibreOffice as .xlsx, .ods and .xls, give the bookings that they give as CSV, field by
   field, and the same findings by code, record and field.
2. A workbook, and the CSV that LibreOffice makes of its sheet, do the same.
3. So do real workbooks (workbooks-realistic in INNKEEPER_CORPORA, else in ../shared/corpora), findings by value too, but
   for what is listed here with its reason.
4. Tables for German and American spreadsheets, opened with those settings, have their columns, numbers and umlauts.

Dates that the samples write wrongly on purpose stay texts in a workbook, so that their findings are the same too.
"""
import csv
import itertools
import json
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHEETS = ["xlsx", "ods", "xls"]
# Delimiter, quote, UTF-8, first line, columns, language, quote all, numbers and dates as such.
ENGLISH, GERMAN = 1033, 1031
# Findings that only a workbook can give, or only the CSV of a sheet: a hidden sheet becomes a file like any other, a note
# below the table is a row, an error is an empty cell.
OF_WORKBOOKS = {"archive-member-unused", "worksheet-cell-error"}
OF_SHEETS_AS_FILES = {"csv-column-missing", "source-empty", "table-row-skipped"}
# LibreOffice takes the numbers in a web page for numbers, so that 000001 is 1, and writes long ones with an exponent.
CHANGED_NUMBERS = {"12-pms-export-html.xls": lambda it: str(int(it)), "03-airbnb-in-excel.xlsx": lambda it: (
    it if len(it) <= 15 or not it.isdigit() else f"{float(it):.14E}".replace("E+", "E+0"))}


def fail(text):
    sys.exit(f"office: {text}")


def convert(work, file, kind, read=None):
    """What LibreOffice makes of `file`; `read` says how a CSV is to be understood."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=work))
    command = ["soffice", "--headless", "--norestore", f"-env:UserInstallation=file://{work}/profile"]
    command += [f"--infilter=CSV:{read}"] if read else []
    done = subprocess.run(command + ["--convert-to", kind, "--outdir", folder, file], capture_output=True, text=True, timeout=300)
    made = list(folder.iterdir())
    if done.returncode or len(made) != 1:
        fail(f"LibreOffice made {made} of {file.name}: {done.stdout}{done.stderr}")
    return made[0]


def bookings(binary, work, file):
    """The accepted bookings of a file by field, and its findings."""
    settings = pathlib.Path(tempfile.mkdtemp(dir=work))
    os.symlink(file, settings / file.name)
    (settings / "pipeline.json").write_text(json.dumps({
        "version": 1, "property": {"name": "Alder Creek", "timeZone": "UTC", "currency": "USD"}, "output": "Out",
        "sources": {"desk": {"kind": "bookings", "files": [file.name]}}, "reports": ["database", "findings"]}))
    subprocess.run([binary, "run", settings, "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"], check=True,
                   stdout=subprocess.DEVNULL)
    output = settings / "Out"
    with sqlite3.connect(next(output.glob("*.sqlite"))) as database:
        database.row_factory = sqlite3.Row
        places = {"file", "line", "fingerprint", "row", "id"}
        rows = [{name: row[name] for name in row.keys() if name not in places}
                for row in database.execute("SELECT * FROM bookings ORDER BY reservation_id, arrival")]
    with (output / "findings.jsonl").open() as lines:
        findings = sorted((it["code"], it.get("record", ""), it.get("field", "")) for it in map(json.loads, lines))
    return rows, findings


def same(what, one, other):
    (rows, findings), (others, other_findings) = one, other
    if len(rows) != len(others):
        fail(f"{what}: {len(rows)} bookings and {len(others)}")
    for row, twin in zip(rows, others):
        differing = {name: (row[name], twin[name]) for name in row if row[name] != twin[name]}
        if differing:
            fail(f"{what}: booking {row['reservation_id']} differs in {differing}")
    if findings != other_findings:
        fail(f"{what}: findings differ: {sorted(set(findings) ^ set(other_findings))[:5]}")
    return len(rows)


def check_workbooks(binary, work):
    source = ROOT / "Samples/bookings/desk-2026.csv"
    # Rows that are no CSV can't be saved in a workbook.
    plain = work / "desk-2026.csv"
    with source.open(newline="", encoding="utf-8") as text:
        rows = list(csv.reader(text))
    with plain.open("w", newline="", encoding="utf-8") as text:
        csv.writer(text).writerows(row for row in rows if len(row) == len(rows[0]))
    expected = bookings(binary, work, plain)
    for kind in SHEETS:
        workbook = convert(work, plain, kind, read=f"44,34,76,1,,{ENGLISH},false,false")
        count = same(f".{kind}", expected, bookings(binary, work, workbook))
        table = convert(work, workbook, f"csv:Text - txt - csv (StarCalc):44,34,76,1,,{ENGLISH},false,false")
        same(f"the CSV of .{kind}", expected, bookings(binary, work, table))
    print(f"office: {count} bookings are the same as CSV and as {', '.join('.' + kind for kind in SHEETS)}")


def read_folder(binary, work, files):
    """The bookings of all files of a folder by field, and the findings with their values."""
    settings = pathlib.Path(tempfile.mkdtemp(dir=work))
    for file in files:
        os.symlink(file, settings / file.name)
    (settings / "pipeline.json").write_text(json.dumps({
        "version": 1, "property": {"name": "Alder Creek", "timeZone": "UTC", "currency": "EUR"}, "output": "Out",
        "sources": {"desk": {"kind": "bookings", "files": [file.name for file in files]}},
        "reports": ["database", "findings"]}))
    subprocess.run([binary, "run", settings, "--as-of", "2026-11-21", "--fail-on", "never", "--quiet"],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with sqlite3.connect(next((settings / "Out").glob("*.sqlite"))) as database:
        database.row_factory = sqlite3.Row
        places = {"file", "line", "fingerprint", "row", "id", "row_id"}
        rows = [{name: row[name] for name in row.keys() if name not in places}
                for row in database.execute("SELECT * FROM bookings")]
    with (settings / "Out" / "findings.jsonl").open() as lines:
        return rows, [(it["code"], it.get("record", ""), it.get("field", ""), iso(it.get("value", "")))
                      for it in map(json.loads, lines)]


def iso(value):
    """A day as LibreOffice writes it in English, as a workbook has it."""
    day = re.fullmatch(r"(\d\d)/(\d\d)/(\d{4})", value)
    return f"{day[3]}-{day[1]}-{day[2]}" if day else value


def check_real(binary, work):
    corpora = pathlib.Path(os.environ.get("INNKEEPER_CORPORA", ROOT / "../shared/corpora")).resolve()
    books = sorted(path for path in (corpora / "workbooks-realistic").glob("*.*") if path.suffix in (".xlsx", ".ods", ".xls"))
    if not books:
        print(f"office: real workbooks SKIPPED, there are none in {corpora}")
        return
    count = 0
    for book in books:
        folder = pathlib.Path(tempfile.mkdtemp(dir=work))
        # All sheets, cells as stored.
        kind = f"csv:Text - txt - csv (StarCalc):44,34,76,1,,{ENGLISH},false,false,false,false,false,-1"
        subprocess.run(["soffice", "--headless", "--norestore", f"-env:UserInstallation=file://{work}/profile",
                        "--convert-to", kind, "--outdir", folder, book], capture_output=True, timeout=300)
        (rows, findings), (others, other_findings) = (
            read_folder(binary, work, [book]), read_folder(binary, work, sorted(folder.iterdir())))
        changed = CHANGED_NUMBERS.get(book.name, lambda it: it)
        for row in rows:
            row["reservation_id"] = changed(row["reservation_id"]) if row["reservation_id"] else row["reservation_id"]
        findings = [(code, changed(record) if record else record, field, changed(value) if field == "reservation_id" else value)
                    for code, record, field, value in findings]

        def ordered(rows):
            return sorted(rows, key=lambda row: [str(value) for value in row.values()])

        for row, twin in itertools.zip_longest(ordered(rows), ordered(others)):
            if row != twin:
                fail(f"{book.name}: {row} and, as CSV, {twin}")
        only = OF_WORKBOOKS | OF_SHEETS_AS_FILES
        kept, others_kept = (sorted(it for it in some if it[0] not in only) for some in (findings, other_findings))
        if kept != others_kept:
            fail(f"{book.name}: findings differ: {sorted(set(kept) ^ set(others_kept))[:5]}")
        unlisted = {it[0] for it in findings} - {it[0] for it in other_findings} - OF_WORKBOOKS
        unlisted |= {it[0] for it in other_findings} - {it[0] for it in findings} - OF_SHEETS_AS_FILES
        if unlisted:
            fail(f"{book.name}: only one side tells {unlisted}")
        count += len(rows)
    print(f"office: {count} bookings of {len(books)} real workbooks are the same as the CSV of their sheets")


def check_tables(binary, work):
    """A table in a country's style, opened as that country's LibreOffice does, and saved plainly."""
    told = 0
    for country, language, delimiter in [("DE", GERMAN, 59), ("US", ENGLISH, 44)]:
        tables = {}
        for style in ["spreadsheet", "plain"]:
            settings = json.loads((ROOT / "pipeline.json").read_text())
            settings.pop("$schema", None)
            settings["property"]["country"] = country
            settings["output"] = str(work / f"{style}-{country}")
            settings["reports"] = [{"tables": {"style": style}}]
            configuration = work / f"{style}-{country}.json"
            configuration.write_text(json.dumps(settings))
            subprocess.run([binary, "run", configuration, "--root", ROOT, "--as-of", "2026-11-21", "--fail-on", "never",
                            "--quiet"], check=True, stdout=subprocess.DEVNULL)
            tables[style] = work / f"{style}-{country}" / "distances.csv"
        opened = convert(work / f"spreadsheet-{country}", tables["spreadsheet"],
                         f"csv:Text - txt - csv (StarCalc):44,34,76,1,,{ENGLISH},false,false",
                         read=f"{delimiter},34,76,1,,{language},false,true")
        with opened.open(encoding="utf-8-sig", newline="") as seen, tables["plain"].open(encoding="utf-8-sig", newline="") as meant:
            seen, meant = list(csv.reader(seen)), list(csv.reader(meant))
        if len(seen) != len(meant) or len(seen[0]) != len(meant[0]):
            fail(f"{country}: {len(seen)} rows of {len(seen[0])} columns instead of {len(meant)} of {len(meant[0])}")
        for row, twin in zip(seen[1:], meant[1:]):
            for cell, value in zip(row, twin):
                if cell != value and not (is_number(cell) and is_number(value) and float(cell) == float(value)):
                    fail(f"{country}: {cell!r} is shown where {value!r} is meant")
        told += len(seen) - 1
    print(f"office: {told} rows of German and American tables open with their columns, numbers and letters")


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def main():
    binary = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        check_workbooks(binary, work)
        check_real(binary, work)
        check_tables(binary, work)


main()
