"""Files that are made to do harm, each beside good ones: what one costs, what is said of it, and that the others are read.

Part `attacks` of faults.py. The time of an attack is that of its run less that of the good files alone.
"""

import gzip
import io
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import zipfile

AS_OF = "2026-07-01"
ROWS = "reservation_id,arrival,nights,camper_name\nR1,2026-07-01,2,Ada\nR2,2026-07-05,1,Ben\n"
CARD = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
MAP = (
    '{"type":"FeatureCollection","features":[{"type":"Feature","id":"a","properties":{"name":"Lake"},'
    '"geometry":{"type":"Point","coordinates":[8.5,47.2]}}]}'
)
VCARDS = '<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0"><vcard><fn><text>%s</text></fn></vcard></vcards>'
LIMIT = 1.0


def place(name, longitude):
    return (
        '{"type":"FeatureCollection","features":[\n{"type":"Feature","id":"good","properties":{"name":"Pier"},'
        '"geometry":{"type":"Point","coordinates":[8.6,47.1]}},\n{"type":"Feature","id":"bad","properties":{"name":"'
        + name + '"},"geometry":{"type":"Point","coordinates":[' + longitude + ',47.3]}}]}'
    )


def zipped(members, link=None):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members:
            entry = zipfile.ZipInfo(name)
            entry.external_attr = (0o120777 if name == link else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return data.getvalue()


def laughs():
    entities = '<!ENTITY l0 "ha">' + "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    return f"<!DOCTYPE v [{entities}]>\n" + VCARDS % "&l9;"


def text(value):
    return value.encode()


def endless_quote(quote):
    return text(f"reservation_id,arrival,nights,camper_name\nQ0,{quote}2026-07-01,2,Ada\n" + "".join(
        f"Q{n},2026-07-{n % 28 + 1:02},2,Ada Kant from Alder Creek\n" for n in range(1, 2_200_000)))


# name, kind, file, its bytes, the codes, and the finding's file; perhaps the same without harm, whose time is not its own
def attacks():
    yield "external entity", "contacts", "x.xml", text(
        '<!DOCTYPE v [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n' + VCARDS % "&x;"), ["xml-malformed"], "x.xml"
    yield "billion laughs", "contacts", "x.xml", text(laughs()), ["xml-malformed"], "x.xml"
    yield "quadratic blow-up", "contacts", "x.xml", text(
        f'<!DOCTYPE v [<!ENTITY x "{"x" * 100_000}">]>\n' + VCARDS % ("&x;" * 100_000)), ["xml-malformed"], "x.xml"
    yield "100,000 nested elements", "contacts", "x.xml", text(
        VCARDS.split("%s")[0] + "<a>" * 100_000), ["xml-malformed"], "x.xml"
    yield "100 MB of text in an element", "contacts", "x.xml", text(VCARDS % ("x" * 100_000_000)), [
        "xml-malformed"], "x.xml"
    yield "100,000 nested arrays", "places", "x.geojson", text(
        '{"type":"FeatureCollection","features":' + "[" * 100_000), ["json-malformed"], "x.geojson"
    yield "100,000 nested arrays alone", "places", "x.json", text("[" * 100_000), [
        "source-unrecognised", "json-malformed"], "x.json"
    yield "1e400", "places", "x.geojson", text(place("Peak", "1e400")), ["place-coordinate-missing"], "x.geojson"
    yield "lone surrogates", "places", "x.geojson", text(place("\\ud800 \\udc00", "8.7")), ["place-name-damaged"], "x.geojson"
    yield "zip with ../", "bookings", "x.zip", zipped(
        [("../up.csv", ROWS), ("in.csv", ROWS.replace("R", "Z"))]), ["archive-refused"], "x.zip!../up.csv"
    yield "symbolic link in a zip", "bookings", "x.zip", zipped(
        [("l.csv", "/etc/passwd"), ("in.csv", ROWS.replace("R", "Z"))], link="l.csv"), ["archive-refused"], "x.zip!l.csv"
    bomb = gzip.compress(bytes(1 << 30), compresslevel=9)
    yield "1:1000 bomb of 1 GiB", "bookings", "x.csv.gz", bomb, ["archive-refused"], "x.csv.gz"
    yield "1:1000 bomb in a zip", "bookings", "x.zip", zipped(
        [("in.csv", ROWS.replace("R", "Z")), ("zeros.csv", bytes(1 << 28))]), ["archive-refused"], "x.zip"
    yield "endless quote, 100 MB without a line end", "bookings", "x.csv", text(
        ROWS.replace("R", "Q") + '"' + "x" * 100_000_000), ["csv-malformed"], "x.csv"
    yield "endless quote, then 100 MB of rows", "bookings", "x.csv", endless_quote('"'), [
        "csv-malformed"], "x.csv", endless_quote("")


def folder_with(work, attack):
    folder = pathlib.Path(tempfile.mkdtemp(dir=work))
    sources = {}
    for kind, name, content in [
            ("bookings", "good.csv", ROWS), ("contacts", "good.vcf", CARD), ("places", "good.geojson", MAP)]:
        (folder / name).write_text(content)
        sources[f"good-{kind}"] = {"kind": kind, "files": [name]}
    if attack:
        _, kind, name, content, *_ = attack
        (folder / name).write_bytes(content)
        sources["attack"] = {"kind": kind, "files": [name]}
    (folder / "pipeline.json").write_text(json.dumps(
        {"version": 1, "sources": sources, "stages": [], "reports": ["findings"], "output": "Out"}))
    return folder


def run(binary, folder):
    begun = time.monotonic()
    outcome = subprocess.run(
        [binary, "run", str(folder), "--as-of", AS_OF, "--fail-on", "never"], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, timeout=300)
    seconds = time.monotonic() - begun
    record = {}
    if (folder / "Out/run.json").is_file():
        record = json.loads((folder / "Out/run.json").read_text())
    findings = []
    if (folder / "Out/findings.jsonl").is_file():
        findings = [json.loads(line) for line in (folder / "Out/findings.jsonl").read_text().splitlines()]
    return outcome, seconds, record, findings


def read(record, source):
    return record.get("records", {}).get(source, {}).get("accepted")


def try_all(binary, say, expect):
    work = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-attacks-"))
    try:
        plain = sorted(run(binary, folder_with(work, None))[1] for _ in range(5))[2]
        for attack in attacks():
            name, kind, file, content, codes, place_of, *harmless = attack
            before = plain
            if harmless:
                before = run(binary, folder_with(work, (name, kind, file, harmless[0])))[1]
            folder = folder_with(work, attack)
            outcome, seconds, record, findings = run(binary, folder)
            said = outcome.stdout.decode("utf-8", "replace")[-300:]
            own = seconds - before
            expect(outcome.returncode in (0, 3), f"{name}: ends well, not with {outcome.returncode}: {said}")
            goods = [read(record, f"good-{kind}") for kind in ("bookings", "contacts", "places")]
            expect(goods == [2, 1, 1], f"{name}: the good files are read, not {goods}: {said}")
            told = [(finding["code"], finding["file"]) for finding in findings]
            expect(told == [(code, place_of) for code in codes], f"{name}: one clear finding, not {told}")
            expect(own < LIMIT, f"{name}: took {own:.2f} s of its own")
            names = sorted(path.name for path in work.iterdir() if path.is_file())
            expect(not names, f"{name}: nothing is written elsewhere, not {names}")
            where = f"{findings[0]['file']}:{findings[0].get('line', 0)}: {findings[0]['message']}" if findings else "-"
            say(f"  {own * 1000:6.0f} ms  {name} ({len(content) / 1e6:.1f} MB): {where}")
            shutil.rmtree(folder, ignore_errors=True)
    finally:
        shutil.rmtree(work, ignore_errors=True)
