"""Files that are made to cost more than their bytes: each in some length and in twice that, alone.

Part `costs` of faults.py. Processor time and memory of the whole program are taken from the kernel. An input may cost at
most a second of processor time and 64 MiB for each megabyte that is begun; twice the length at most 2.5 times the time. What
is over a limit is tried three times alone, and the least counts: another program's noise makes nothing faster.
"""

import io
import json
import multiprocessing
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

SECONDS, BYTES, GROWTH = 1.0, 64 << 20, 2.5
# A member of an archive is a file, and costs what one in a folder does.
MEMBERS, SECONDS_A_MEMBER = "members of an archive", 0.001
# Below this a doubling says nothing.
NOISE = 0.15


def csv(rows):
    return ("id,arrival,departure\n" + "".join(rows)).encode()


def ring(points):
    return (
        '{"type":"FeatureCollection","features":[{"type":"Feature","id":"a","properties":{"name":"Lake"},"geometry":'
        '{"type":"Polygon","coordinates":[[' + ",".join(f"[{x:.7f},{y:.7f}]" for x, y in points) + "]]}}]}").encode()


def sliver(count):
    along = [(8 + n / count, 47 + (n % 2) * 1e-7) for n in range(count)]
    return ring(along + [(9, 47.000001), (8, 47.000001), along[0]])


def crossing(count):
    # A line that goes to and fro over the whole square, crossing all before it.
    points = [(8 + n * 0.618034 % 1, 47 + n * 0.754877 % 1) for n in range(count)]
    return ring(points + points[:1])


def card(lines):
    return ("BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n" + lines + "END:VCARD\n").encode()


def event(lines):
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261201\r\n"
        "DTEND;VALUE=DATE:20261203\r\n" + lines + "END:VEVENT\r\nEND:VCALENDAR\r\n").encode()


def zipped(count):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for n in range(count):
            archive.writestr(f"{n}.csv", csv([f"{n},2026-12-01,2026-12-03\n"]))
    return data.getvalue()


def page(rows):
    return b"<table><tr><th>id<th>arrival<th>departure<tr><td>a<td>2026-12-01<td>2026-12-03" + rows + b"</table>"


def workbook(rows):
    """A workbook in SpreadsheetML."""
    space = b"urn:schemas-microsoft-com:office:spreadsheet"
    texts = b"".join(b'<Cell><Data ss:Type="String">%s</Data></Cell>' % name for name in (b"id", b"arrival", b"departure"))
    return (b'<?xml version="1.0"?><Workbook xmlns="%s" xmlns:ss="%s"><Worksheet ss:Name="A"><Table><Row>%s</Row>%s'
            b"</Table></Worksheet></Workbook>" % (space, space, texts, rows))


# name, the file's, and what it holds, by a length
COSTS = [
    ("rows with two findings each", "x.csv", 400_000, lambda n: csv(["a,b,\n"] * n)),
    ("rows of nothing but delimiters", "x.csv", 1_000_000, lambda n: csv([",,\n"] * n)),
    ("rows that are all alike", "x.csv", 100_000, lambda n: csv(["a,2026-12-01,2026-12-03\n"] * n)),
    ("many columns", "x.csv", 100_000, lambda n: (
        "id,arrival,departure," + ",".join(f"c{i}" for i in range(n)) + "\n" + "a,2026-12-01,2026-12-03" + "," * n + "\n"
    ).encode()),
    ("many headings in an encoding to be found", "x.csv", 60_000, lambda n: (
        "id,arrival,departure," + ",".join("ab" for i in range(n)) + ",Gäste\n" + "a,2026-12-01,2026-12-03\n"
    ).encode("cp1252")),
    ("a long line", "x.csv", 8_000_000, lambda n: csv(["a,2026-12-01,2026-12-03,", "x" * n, "\n"])),
    ("a row of stray quotes", "x.csv", 100_000, lambda n: csv(["a,2026-12-01,2026-12-03", ',x""x' * n, "\n"])),
    # Below the limit of a record, so that it is read.
    ("a row of text after quotes", "x.csv", 100_000, lambda n: csv(["a,2026-12-01,2026-12-03", ',"x"x' * n, "\n"])),
    ("a row of text after quotes, over lines", "x.csv", 35_000, lambda n: csv(
        ['a,2026-12-01,"', 'x\n{"a":1,"E:' * n, '\n"\n'])),
    ("a quote that nothing closes, and others", "x.csv", 600_000, lambda n: csv(['a,"b\n'] * n)),
    ("lines above the headings", "x.csv", 400_000, lambda n: b"# a line\n" * n + csv(["a,2026-12-01,2026-12-03\n"])),
    ("empty objects", "x.json", 700_000, lambda n: b"[" + b",".join([b"{}"] * n) + b"]"),
    ("empty objects, one a line", "x.json", 700_000, lambda n: b"{}\n" * n),
    ("empty features", "x.geojson", 700_000, lambda n: (
        b'{"type":"FeatureCollection","features":[' + b",".join([b"{}"] * n) + b"]}")),
    ("nested arrays", "x.geojson", 2_000_000, lambda n: b'{"type":"FeatureCollection","features":' + b"[" * n),
    ("nested objects in one member", "x.json", 500_000, lambda n: b'[{"id":' + b'{"a":' * n),
    ("a sliver", "x.geojson", 18_000, sliver),
    ("a line that crosses itself", "x.geojson", 18_000, crossing),
    ("nested cards", "x.vcf", 100_000, lambda n: card("BEGIN:VCARD\n" * n + "END:VCARD\n" * n)),
    ("cards that do not end", "x.vcf", 150_000, lambda n: b"BEGIN:VCARD\nFN:A\n" * n),
    ("folds of one property", "x.vcf", 1_000_000, lambda n: card("NOTE:x\n" + " x\n" * n)),
    ("parameters of one property", "x.vcf", 500_000, lambda n: card("TEL" + ";TYPE=x" * n + ":555\n")),
    ("numbers of one card", "x.vcf", 300_000, lambda n: card("TEL:5550100\n" * n)),
    ("lines of a card in no encoding", "x.vcf", 80_000, lambda n: (
        b"BEGIN:VCARD\nVERSION:2.1\nFN:Ada\n" + b"N:K\xbf\n" * n + b"END:VCARD\n")),
    ("lines of a card that are none", "x.vcf", 80_000, lambda n: card("none\n" * n)),
    ("lines of a card in an answer that are none", "x.xml", 80_000, lambda n: (
        b'<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><d:response><d:href>/1.vcf</d:href><d:propstat>'
        b"<d:prop><c:address-data>" + card("none\n" * n) + b"</c:address-data></d:prop></d:propstat></d:response></d:multistatus>")),
    ("properties of a jCard that are none", "x.json", 80_000, lambda n: (
        b'["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ada"]' + b",\n[1]" * n + b"]]")),
    ("a long line of a calendar", "x.ics", 8_000_000, lambda n: event("DESCRIPTION:" + "x" * n + "\r\n")),
    ("folds of a calendar's line", "x.ics", 1_000_000, lambda n: event("DESCRIPTION:x\r\n" + " x\r\n" * n)),
    ("bytes before the first event", "x.ics", 8_000_000, lambda n: event("").replace(
        b"PRODID:x", b"PRODID:x\r\nX-A:" + b"x" * n)),
    # Below the limit of a record, so that they are read.
    ("an event's lines that can't be read", "x.ics", 50_000, lambda n: event("RRULE:x\r\n" * n)),
    ("an event's lines without a value", "x.ics", 35_000, lambda n: event("DTEND;VALU\r\n" * n)),
    ("values of an event's line", "x.ics", 220_000, lambda n: event("RDATE:1" + ",1" * n + "\r\n")),
    ("parts of an event's rule", "x.ics", 150_000, lambda n: event("RRULE:FREQ=DAILY;BYDAY=MO" + ",MO" * n + "\r\n")),
    ("parameters of an event's line", "x.ics", 100_000, lambda n: event("DTEND" + ";A=b" * n + ":20261203\r\n")),
    ("nested components", "x.ics", 300_000, lambda n: event("BEGIN:VALARM\r\n" * n)),
    ("events of nothing", "x.ics", 200_000, lambda n: b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" +
        b"BEGIN:VEVENT\r\nEND:VEVENT\r\n" * n + b"END:VCALENDAR\r\n"),
    ("elements in elements", "x.xml", 300_000, lambda n: (
        b'<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0"><vcard>' + b"<a>" * n)),
    ("empty cards of XML", "x.xml", 200_000, lambda n: (
        b'<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">' + b"<vcard></vcard>" * n + b"</vcards>")),
    ("attributes of one element", "x.xml", 60_000, lambda n: (
        '<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0"><vcard ' + " ".join(f'a{i}=""' for i in range(n)) +
        "/></vcards>").encode()),
    ("ends of tags in a web page named .xls", "x.xls", 400_000, lambda n: (
        b"<html><body><table><tr><th>id</th><th>arrival</th></tr><tr><td>a</td><td>2026-12-01</td></tr>" + b"</" * n +
        b"</table></body></html>")),
    ("cells of a web page that cover rows", "x.xls", 15_000, lambda n: page(
        b'<tr><td colspan=1000 rowspan=65534>a<td>2026-12-01' * n)),
    ("cells of a web page far to the right", "x.xls", 2_500, lambda n: page((b"<tr>" + b"<td colspan=999>" * 16 + b"<td>1") * n)),
    ("cells of a workbook far to the right", "x.xml", 8_000, lambda n: workbook(
        b'<Row><Cell ss:Index="16384"><Data ss:Type="String">x</Data></Cell></Row>' * n)),
    ("cells of a workbook that are merged down", "x.xml", 8_000, lambda n: workbook(
        b'<Row><Cell ss:MergeDown="99999"><Data ss:Type="String">x</Data></Cell></Row>' * n)),
    (MEMBERS, "x.zip", 4_000, zipped),
]


def written(path, make, length):
    """Writes an input, and gives how long it is. In a process of its own: what this one takes, the kernel counts for those
    that it starts."""
    process = multiprocessing.Process(target=lambda: path.write_bytes(make(length)))
    process.start()
    process.join()
    return path.stat().st_size


# The kernel counts for a program the memory of the one that started it: a small one does, which has used none yet.
MEASURE = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, used = os.wait4(process.pid, 0)
process.returncode = os.waitstatus_to_exitcode(status)
print(process.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss << 10)
"""


def cost(binary, folder, name):
    return used(binary, folder, ["check", name, "--fail-on", "never"])


def used(binary, folder, arguments):
    """Exit status, seconds of processor time, and bytes of memory."""
    measured = subprocess.run(
        [sys.executable, "-I", "-S", "-c", MEASURE, binary, *arguments], stdout=subprocess.PIPE, cwd=folder, check=True,
        text=True, env=dict(os.environ, TMPDIR=str(memory_folder())))
    status, seconds, memory = measured.stdout.split()
    return int(status), float(seconds), int(memory)


def memory_folder():
    """Where the members of archives are unpacked. A file system on a disk (ext4) searches longer for each new file while it
    remembers those that the run before has removed."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else tempfile.gettempdir()


def try_all(binary, say, expect, only=None):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    try:
        # What the program costs without any input to speak of.
        written(folder / "x.csv", lambda _: csv([]), 0)
        _, base_time, base_memory = min(cost(binary, folder, "x.csv") for _ in range(3))
        for name, file, length, make in COSTS:
            if only and only not in name:
                continue
            (folder / "twice").mkdir(exist_ok=True)
            once = written(folder / file, make, length)
            twice = written(folder / "twice" / file, make, 2 * length)
            begun = twice // 1_000_000 + 1
            allowed = begun * SECONDS + (2 * length * SECONDS_A_MEMBER if name == MEMBERS else 0)

            def measured(place):
                status, seconds, memory = cost(binary, place, file)
                expect(status in (0, 1, 3), f"{name}: ended with {status}")
                return max(0.0, seconds - base_time), max(0, memory - base_memory)

            (first, _), (second, second_memory) = measured(folder), measured(folder / "twice")
            for _ in range(2):
                if second > allowed or second > max(NOISE, GROWTH * first):
                    first = min(first, measured(folder)[0])
                    second = min(second, measured(folder / "twice")[0])
            for place in (folder, folder / "twice"):
                (place / file).unlink()
            expect(second <= allowed, f"{name}: {second:.2f} s for {twice / 1e6:.1f} MB")
            expect(
                second <= max(NOISE, GROWTH * first),
                f"{name}: {first:.2f} s for {once / 1e6:.1f} MB, {second:.2f} s for twice as much")
            expect(second_memory <= begun * BYTES, f"{name}: {second_memory >> 20} MiB for {twice / 1e6:.1f} MB")
            say(
                f"  {name}: {once / 1e6:.1f} MB {first:.2f} s, {twice / 1e6:.1f} MB {second:.2f} s "
                f"({second_memory >> 20} MiB more than nothing)")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# Rows of a table with two faults each, and others without any.
ROWS = {"clean": lambda n: f"r{n},2026-12-01,2026-12-03\n", "a,b,": lambda n: "a,b,\n"}
MILLION = 1_000_000
# Of ten times the rows: what is measured varies, and growth that is not a line would show as far more.
LINE = 12.5


def write_rows(path, row, count):
    with open(path, "w") as file:
        file.write("id,arrival,departure\n")
        for start in range(0, count, 10_000):
            file.write("".join(row(n) for n in range(start, start + 10_000)))


def try_millions(binary, say, expect):
    """A finding or more in each of a million and of ten million rows: ten times the time, and 64 MiB more than clean rows."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    try:
        (folder / "pipeline.json").write_text(json.dumps({
            "version": 1, "sources": {"desk": {"kind": "bookings", "files": ["x.csv"]}}, "output": "out",
            "stages": [], "reports": ["findings", "html"]}))
        took = {}
        for kind, row in ROWS.items():
            for count in (MILLION, 10 * MILLION):
                write_rows(folder / "x.csv", row, count)
                for command in ("check", "run"):
                    target = "x.csv" if command == "check" else "pipeline.json"
                    status, seconds, memory = used(
                        binary, folder, [command, target, "--as-of", "2026-11-21", "--fail-on", "never"])
                    expect(status == 0, f"{command} of {count:,} rows {kind}: ended with {status}")
                    took[kind, count, command] = seconds, memory
                    say(f"  {command} of {count:,} rows {kind}: {seconds:.2f} s, {memory >> 20} MiB")
                    shutil.rmtree(folder / "out", ignore_errors=True)
        for command in ("check", "run"):
            few, many = (took["a,b,", count, command] for count in (MILLION, 10 * MILLION))
            expect(many[0] <= LINE * few[0], f"{command}: {few[0]:.2f} s for a million rows, {many[0]:.2f} s for ten")
            for count in (MILLION, 10 * MILLION):
                more = took["a,b,", count, command][1] - took["clean", count, command][1]
                expect(more <= BYTES, f"{command} of {count:,} rows a,b,: {more >> 20} MiB more than clean rows")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit("run faults.py BINARY costs")
