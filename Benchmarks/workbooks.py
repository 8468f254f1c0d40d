#!/usr/bin/env python3
"""Times `innkeeper cells` on a workbook of bookings against other readers. usage: workbooks.py BINARY FOLDER ROWS ROUNDS

Two workbooks of 12 columns, one with its texts in the cells and one with shared texts, and two with a tenth of the rows for
the memory. Every reader tells once how many cells it saw, the sum of the numbers, the dates and the length of the texts; what
differs from what was written fails. Then they run in turn, and only read: medians of the time on the clock count, processor
time stands beside it, as Innkeeper unpacks on a second core. The exit status is 1 when an answer is wrong, or a limit of
LIMITS is missed.
"""
import datetime
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

HEADINGS = ["Booking number", "Guest", "E-mail", "Phone", "Site", "Arrival", "Departure", "Adults", "Children", "Total",
            "Status", "Notes"]
FIRST = ["Ada", "Grace", "Björn", "Chloé", "Jürgen", "Mária", "Ole", "Zoë"]
LAST = ["Berg", "O'Neil", "Müller", "de la Cruz", "Nowak", "Svensson", "Çelik", "van Dijk"]
LIMITS = {"seconds": 4, "of calamine": 1 / 3, "MiB": 256}
EPOCH = datetime.date(1899, 12, 30)


def write(path, rows, shared):
    """A workbook, and what is in it."""
    import xlsxwriter
    chance = random.Random(1)
    book = xlsxwriter.Workbook(path, {"constant_memory": not shared})
    day, money = book.add_format({"num_format": "yyyy-mm-dd"}), book.add_format({"num_format": '#,##0.00 "EUR"'})
    sheet = book.add_worksheet("Bookings")
    answer = {"cells": 0, "numbers": 0.0, "days": 0, "letters": 0}

    def text(row, column, value):
        sheet.write_string(row, column, value)
        answer["letters"] += len(value)
        answer["cells"] += 1

    def number(row, column, value, style=None):
        sheet.write_number(row, column, value, style)
        answer["days" if style is day else "numbers"] += value
        answer["cells"] += 1

    for column, heading in enumerate(HEADINGS):
        text(0, column, heading)
    for row in range(1, rows):
        arrival = 43831 + chance.randrange(2500)
        text(row, 0, f"B{row:07}")
        text(row, 1, f"{chance.choice(FIRST)} {chance.choice(LAST)}")
        text(row, 2, f"g{row}@example.org")
        text(row, 3, f"+49 170 {chance.randrange(10**7):07}")
        text(row, 4, f"A{chance.randrange(99):02}")
        number(row, 5, arrival, day)
        number(row, 6, arrival + chance.randrange(1, 15), day)
        number(row, 7, chance.randrange(1, 6))
        number(row, 8, chance.randrange(4))
        number(row, 9, round(chance.random() * 900, 2), money)
        text(row, 10, chance.choice(["confirmed", "cancelled", "option"]))
        text(row, 11, "late, with a dog & <cot>" if chance.random() < 0.3 else "-")
    book.close()
    return answer


def tell(answer):
    answer["numbers"] = round(answer["numbers"], 2)
    return json.dumps(answer)


def by_python(rows):
    """What a reader's rows hold."""
    answer = {"cells": 0, "numbers": 0.0, "days": 0, "letters": 0}
    for row in rows:
        for value in row:
            if value is None or value == "":
                continue
            answer["cells"] += 1
            if isinstance(value, str):
                answer["letters"] += len(value)
            elif isinstance(value, datetime.datetime):
                answer["days"] += (value.date() - EPOCH).days
            elif isinstance(value, datetime.date):
                answer["days"] += (value - EPOCH).days
            else:
                answer["numbers"] += value
    return answer


def calamine(path):
    import python_calamine
    return python_calamine.CalamineWorkbook.from_path(path).get_sheet_by_index(0).iter_rows()


def openpyxl(path):
    import openpyxl
    return openpyxl.load_workbook(path, read_only=True, data_only=True).worksheets[0].iter_rows(values_only=True)


READERS = {"calamine": calamine, "openpyxl": openpyxl}


def of_lines(path):
    """What the lines of `innkeeper cells` hold."""
    answer = {"cells": 0, "numbers": 0.0, "days": 0, "letters": 0}
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            cell = json.loads(line)
            answer["cells"] += 1
            if cell["type"] == "text":
                answer["letters"] += len(cell["value"])
            elif cell["type"] == "date":
                answer["days"] += (datetime.date.fromisoformat(cell["value"]) - EPOCH).days
            else:
                answer["numbers"] += float(cell["value"])
    return answer


def run(command, output):
    """Time on the clock, processor time, and the most memory in MiB."""
    begun = time.monotonic()
    with open(output, "w") as out:
        process = subprocess.Popen([str(part) for part in command], stdout=out)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"workbooks: {command} failed")
    return time.monotonic() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    if sys.argv[1] == "--answer":
        print(tell(by_python(READERS[sys.argv[2]](sys.argv[3]))))
        return
    if sys.argv[1] == "--read":
        for _ in READERS[sys.argv[2]](sys.argv[3]):
            pass
        return
    if sys.argv[1] == "--write":
        print(tell(write(sys.argv[2], int(sys.argv[3]), sys.argv[4] == "shared")))
        return
    binary, folder, rows, rounds = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]), *map(int, sys.argv[3:5])
    folder.mkdir(parents=True, exist_ok=True)
    failed = False

    def fail(text):
        nonlocal failed
        failed = True
        print(f"MISSED: {text}")

    for name, shared in [("texts in cells", False), ("shared texts", True)]:
        books = {}
        for size in [rows // 10, rows]:
            path, known = folder / f"{size}-{int(shared)}.xlsx", folder / f"{size}-{int(shared)}.json"
            if not known.exists():
                # In a process of its own: a reader's peak would begin with the memory of the one that starts it.
                known.write_text(
                    subprocess.run(
                        [sys.executable, __file__, "--write", path, str(size), "shared" if shared else "inline"],
                        check=True, stdout=subprocess.PIPE, text=True).stdout)
            books[size] = path, json.loads(known.read_text())
        path, expected = books[rows]
        output = folder / "out"
        memory = {size: run([binary, "cells", book], output)[2] for size, (book, _) in books.items()}
        seen = json.loads(tell(of_lines(output)))
        if seen != expected:
            fail(f"{name}: innkeeper sees {seen} and not {expected}")
        for reader in READERS:
            run([sys.executable, __file__, "--answer", reader, path], output)
            answer = json.loads(output.read_text())
            if answer != expected:
                fail(f"{name}: {reader} sees {answer} and not {expected}")
        times = {"innkeeper": [], "calamine": [], "openpyxl": []}
        for turn in range(rounds):
            times["innkeeper"].append(run([binary, "cells", path], os.devnull))
            for reader in ["calamine"] + (["openpyxl"] if turn == 0 else []):
                times[reader].append(run([sys.executable, __file__, "--read", reader, path], os.devnull))
        own, other, last = (
            [statistics.median(column) for column in zip(*times[reader])][:2] for reader in times)
        print(f"{name}, {rows} rows: {own[0]:.2f} s ({own[1]:.2f} s of processor time), calamine {other[0]:.2f} s "
              f"({other[1]:.2f}), {own[0] / other[0]:.2f} of it; openpyxl {last[0]:.1f} s; {memory[rows]:.0f} MiB, for a tenth "
              f"{memory[rows // 10]:.0f} MiB", flush=True)
        if own[0] > LIMITS["seconds"]:
            fail(f"{name}: {own[0]:.2f} s are more than {LIMITS['seconds']}")
        if own[0] > other[0] * LIMITS["of calamine"]:
            fail(f"{name}: {own[0] / other[0]:.2f} of calamine's time is more than a third")
        if memory[rows] > LIMITS["MiB"]:
            fail(f"{name}: {memory[rows]:.0f} MiB are more than {LIMITS['MiB']}")
    sys.exit(failed)


main()
