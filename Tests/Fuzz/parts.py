"""Parts of workbooks as inputs of the fuzz targets xlsx and ods. usage: parts.py TO-XLSX TO-ODS FOLDER..."""

import hashlib
import pathlib
import sys
import zipfile

# As in WorkbookWalk.swift, where the first byte chooses among them.
XLSX = [
    "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml", "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
]
ODS = ["content.xml", "META-INF/manifest.xml"]
LONGEST = 8000

folders = [pathlib.Path(name) for name in sys.argv[1:3]]
for folder in folders:
    folder.mkdir(parents=True, exist_ok=True)
for path in sorted(path for folder in sys.argv[3:] for path in pathlib.Path(folder).rglob("*")):
    if path.suffix.lower() not in (".xlsx", ".xlsm", ".ods") or not zipfile.is_zipfile(path):
        continue
    archive = zipfile.ZipFile(path)
    sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
    for to, choice, name in [
        (to, choice, name) for to, names in zip(folders, [XLSX, ODS]) for choice, name in enumerate(names)
    ]:
        if sizes.get(name, LONGEST) >= LONGEST:
            continue
        try:
            data = bytes([choice]) + archive.read(name)
        except (zipfile.BadZipFile, RuntimeError, NotImplementedError, OSError, EOFError):
            # Some of the corpora's files are damaged or locked on purpose.
            continue
        (to / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
