"""People planted where no field says that there is one, in files of every format: nobody is named where values are masked.

Part `plants` of faults.py. An e-mail address, a telephone number and a name that is also a guest's are put into each field,
header, key, parameter, group, element and member that a format has, one at a time. They must be in no finding, log, metric
and notice, whatever the format; with `--redact` in no output at all. Names of files are paths: they are shown where they
must open, and masked in notices, metrics, and by `--redact`.
"""

import io
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import zipfile

MAIL, PHONE, NAME = "quokka.planted@example.net", "+49 171 5550142", "Quintana Plantagenet"
PEOPLE = {"mail": MAIL, "phone": PHONE, "name": NAME, "name folded": "PLANTAGENET Quintana"}
TRACES = ["quokka", "planted@", "5550142", "555 0142", "quintana", "plantagenet"]
GUESTS = f"reservation_id,arrival,nights,camper_name,email,phone\nG1,2026-07-01,2,{NAME},{MAIL},{PHONE}\n"
FORMATS = ["text", "github", "gitlab", "sarif", "junit", "json", "jsonl"]
# @ stands for what is planted.
CSV = {
    "header": "reservation_id,arrival,nights,guests,@\nR1,2026-07-01,0,2,x\n",
    "headers, of which none is known": "@,b,c\n1,2,3\n4,5,6\n",
    **{field: "reservation_id,site_number,property,status,arrival,nights,guests,total,paid,currency,booked_on,source\n"
       + ",".join("@" if name == field else value for name, value in [
           ("id", "R1"), ("site", "A1"), ("property", "Lake"), ("status", "confirmed"), ("arrival", "2026-07-01"),
           ("nights", "0"), ("guests", "2"), ("total", "-5"), ("paid", "1"), ("currency", "EUR"),
           ("booked on", "2026-06-01"), ("channel", "desk")]) + "\n"
       for field in ["id", "site", "property", "status", "arrival", "nights", "guests", "total", "paid", "currency",
                     "booked on", "channel"]},
    "too many cells": "reservation_id,arrival,nights\nR1,2026-07-01,2,@,@\n",
    "a quote that nothing closes": 'reservation_id,arrival,nights\n"R1 @,2026-07-01,2\nR2,2026-07-01,0\n',
    "a title": "@\n\nreservation_id,arrival,nights\nR1,2026-07-01,0\n",
    "a duplicate": "reservation_id,arrival,nights\n@,2026-07-01,0\n@,2026-07-01,2\n",
}
CARD = "BEGIN:VCARD\nVERSION:3.0\n%s\nBDAY:1999-99-99\nEND:VCARD\n"
VCARD = {
    "group": CARD % "@.FN:Ada", "property": CARD % "FN:Ada\n@:x", "parameter": CARD % "FN:Ada\nTEL;@=x:none",
    "parameter's value": CARD % 'FN:Ada\nTEL;TYPE="@":none', "uid": CARD % "UID:@\nFN:Ada\nTEL:none",
    "birthday": "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nBDAY:@\nEND:VCARD\n", "version": "BEGIN:VCARD\nVERSION:@\nFN:Ada\nEND:VCARD\n",
    "number": CARD % "FN:Ada\nTEL:@ none\nEMAIL:@ at", "component": CARD % "FN:Ada\nBEGIN:@\nEND:@", "charset": CARD % "FN;CHARSET=@:Ada",
    "a line of no card": "@ stray\n" + CARD % "FN:Ada", "no name": CARD % "NOTE:@",
}
EVENT = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n%sBEGIN:VEVENT\r\n%sEND:VEVENT\r\nEND:VCALENDAR\r\n"
DAYS = "DTSTART;VALUE=DATE:20260701\r\nDTEND;VALUE=DATE:20260701\r\n"
CALENDAR = {
    "uid": EVENT % ("", "UID:@\r\n" + DAYS), "summary": EVENT % ("", "UID:a\r\nSUMMARY:@\r\n" + DAYS),
    "status": EVENT % ("", "UID:a\r\nSTATUS:@\r\n" + DAYS), "day": EVENT % ("", "UID:a\r\nDTSTART:@\r\n"),
    "property": EVENT % ("", "UID:a\r\n@:x\r\n" + DAYS), "parameter": EVENT % ("", "UID:a\r\nSUMMARY;@=x:y\r\n" + DAYS),
    "component": EVENT % ("BEGIN:@\r\nEND:@\r\n", "UID:a\r\n" + DAYS), "a stray line": EVENT % ("@\r\n", "UID:a\r\n" + DAYS),
    "name of the calendar": EVENT % ("X-WR-CALNAME:@\r\n", "UID:a\r\n" + DAYS), "location": EVENT % ("", "UID:a\r\nLOCATION:@\r\n" + DAYS),
}
FEATURE = '{"type":"FeatureCollection","features":[{"type":"Feature","id":"%s","properties":{%s},"geometry":{"type":"%s","coordinates":%s}}]%s}'
GEOJSON = {
    "id": FEATURE % ("@", '"name":"Pier"', "Point", "[8.5,400]", ""), "name": FEATURE % ("a", '"name":"@"', "Point", "[8.5,400]", ""),
    "key": FEATURE % ("a", '"@":"Pier"', "Point", "[8.5,400]", ""), "type": FEATURE % ("a", '"name":"Pier"', "@", "[8.5,4]", ""),
    "coordinate": FEATURE % ("a", '"name":"Pier"', "Point", '["@",4]', ""), "damage": FEATURE % ("a", '"name":"Pier"', "Point", "[8,4]", "@"),
    "member": FEATURE % ("a", '"name":"Pier"', "Point", "[8.5,400]", ',"@":[1]'),
}
JSON = {
    "key": '[{"reservation_id":"R1","arrival":"2026-07-01","nights":0,"@":1}]', "id": '[{"reservation_id":"@","arrival":"2026-07-01","nights":0}]',
    "arrival": '[{"reservation_id":"R1","arrival":"@","nights":2}]', "nested": '[{"reservation_id":"R1","arrival":"2026-07-01","nights":{"@":"@"}}]',
    "damage": '[{"reservation_id":"R1","arrival":"2026-07-01","nights":0} @]', "status": '[{"reservation_id":"R1","arrival":"2026-07-01","nights":2,"status":"@"}]',
}
JCARD = {
    "property": '["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ada"],["@",{},"text","x"],["tel",{},"text","none"]]]',
    "parameter": '["vcard",[["version",{},"text","4.0"],["fn",{"@":"x"},"text","Ada"],["tel",{},"text","none"]]]',
    "type": '["vcard",[["version",{},"text","4.0"],["fn",{},"@","Ada"],["tel",{},"text","@"]]]',
    "uid": '["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ada"],["uid",{},"text","@"],["tel",{},"text","none"]]]',
    "component": '["@",[["version",{},"text","4.0"],["fn",{},"text","Ada"]]]',
}
XCARD = '<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">%s<vcard>%s<fn><text>Ada</text></fn><bday><date>9999</date></bday></vcard></vcards>'
XML = {
    "attribute": XCARD % ("", '<tel kind="@"><text>none</text></tel>'), "uid": XCARD % ("", "<uid><text>@</text></uid>"),
    "stray text": XCARD % ("@", ""), "number": XCARD % ("", "<tel><text>none @</text></tel>"), "comment": XCARD % ("<!-- @ -->", ""),
    "damage": XCARD % ("", "<a>@</b>"), "instruction": XCARD % ("<?x @?>", ""),
    "gpx": '<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="400" lon="8"><name>@</name><type>@</type></wpt></gpx>',
    "kml": '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark id="@"><name>@</name><Point><coordinates>@</coordinates></Point></Placemark></kml>',
    "osm": '<osm><node id="@" lat="400" lon="8"><tag k="@" v="@"/><tag k="tourism" v="camp_site"/></node></osm>',
}
FILES = [(".csv", CSV), (".vcf", VCARD), (".ics", CALENDAR), (".geojson", GEOJSON), (".json", JSON), (".json", JCARD), (".xml", XML)]


def traces(text):
    low = text.casefold()
    return [trace for trace in TRACES if trace in low]


def plants():
    """What it is, the file's name, its bytes, and whether the name of the file has it."""
    for ending, texts in FILES:
        for place, text in texts.items():
            for who, person in PEOPLE.items():
                yield f"{who} as {place} of {ending}", "x" + ending, text.replace("@", person).encode(), False
    # An element's name has no @, no blank and no digit at its start: there are only parts of a name, which a shown line may
    # have among other text.
    yield "name as element", "x.xml", (XCARD % ("", "<Quintana/><Plantagenet/>")).encode(), False
    for who, person in PEOPLE.items():
        yield f"{who} as name of a file", f"{person}.csv", CSV["nights"].encode(), True
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            archive.writestr(f"{person}.csv", CSV["nights"].replace("@", "0"))
        yield f"{who} as name of a member", "x.zip", data.getvalue(), True


def outputs(folder):
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes().decode("utf-8", "replace")


# Outputs for the manager, who sees guests; what programs and build servers read is masked.
MASKED = ("findings.", "run.json", "fetched.json")


def try_all(binary, say, expect, only=None):
    work = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    count = 0

    def run(*arguments):
        outcome = subprocess.run(
            [binary, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=work, timeout=120)
        return outcome.returncode, (outcome.stdout + outcome.stderr).decode("utf-8", "replace")

    try:
        for what, name, content, is_path in plants():
            if only and only not in what:
                continue
            count += 1
            for path in list(work.iterdir()):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
            (work / "guests.csv").write_text(GUESTS)
            (work / name).write_bytes(content)
            kinds = {".csv": "bookings", ".ics": "bookings", ".vcf": "contacts", ".geojson": "places", ".zip": "bookings"}
            kind = kinds.get(pathlib.Path(name).suffix)
            sources = {"guests": {"kind": "bookings", "files": ["guests.csv"]}}
            if kind:
                sources["odd"] = {"kind": kind, "files": [name]}
            for output in ("Out", "Redacted"):
                (work / f"{output}.json").write_text(json.dumps(
                    {"version": 1, "sources": sources, "output": output, "metrics": f"{output}.prom",
                     "notices": [{"file": f"{output}.notices"}]}))
            said = {}
            _, said["log"] = run("run", "Out.json", "--as-of", "2026-06-30", "--log-format", "json")
            for path, text in outputs(work / "Out"):
                if path.startswith(MASKED) or path.endswith(".reasons.csv"):
                    said[path] = text
            if not is_path:
                for form in FORMATS:
                    if form == "text" and what.endswith("as element"):
                        continue
                    _, said[f"check {form}"] = run("check", "guests.csv", name, "--format", form)
            else:
                said = {}
            for path in ("Out.prom", "Out.notices"):
                if (work / path).exists():
                    said[path] = (work / path).read_text()
            _, said["redacted log"] = run("run", "Redacted.json", "--as-of", "2026-06-30", "--redact")
            for path, text in outputs(work / "Redacted"):
                said[f"redacted {path}"] = path + text
            for path in ("Redacted.prom", "Redacted.notices"):
                if (work / path).exists():
                    said[path] = (work / path).read_text()
            shown = {place: traces(text) for place, text in said.items() if traces(text)}
            expect(not shown, f"{what}: is named in {shown}")
        say(f"plants: {count} files, each with one person where no field is a name's")
    finally:
        shutil.rmtree(work, ignore_errors=True)
