"""Parts of workbooks as inputs of the fuzz target workbook-part. usage: parts.py TO FOLDER..."""

import hashlib
import pathlib
import sys
import zipfile

# As in WorkbookWalk.swift, whose first byte chooses among them.
NAMES = [
    "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml", "_rels/.rels",
    "xl/_rels/workbook.xml.rels", "content.xml", "META-INF/manifest.xml",
]
LONGEST = 8000

to = pathlib.Path(sys.argv[1])
to.mkdir(parents=True, exist_ok=True)
for path in sorted(path for folder in sys.argv[2:] for path in pathlib.Path(folder).rglob("*")):
    if path.suffix.lower() not in (".xlsx", ".xlsm", ".ods") or not zipfile.is_zipfile(path):
        continue
    archive = zipfile.ZipFile(path)
    sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
    for choice, name in enumerate(NAMES):
        if sizes.get(name, LONGEST) >= LONGEST:
            continue
        try:
            data = bytes([choice]) + archive.read(name)
        except (zipfile.BadZipFile, RuntimeError, NotImplementedError, OSError, EOFError):
            # Some of the corpora's files are damaged or locked on purpose.
            continue
        (to / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
