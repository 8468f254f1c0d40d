"""Packs the release build as a wheel: all programs and every library of theirs but the C library's.

usage: Packaging/wheel/wheel.py STAGED OUTPUT

STAGED is a folder with bin/ and share/, as common.sh makes it; the wheel is written into the folder OUTPUT. There is no
Python in it, and no start through Python: the programs are `scripts`, which installers put into `bin`, and their
libraries go to `libexec/innkeeper` beside it, where the loader finds them from the program's own place. The tag names the
C library that the files really ask for. The same tree gives the same bytes (SOURCE_DATE_EPOCH).
"""

import base64
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent / "release")]
import backend  # noqa: E402
import carried  # noqa: E402
import icudata  # noqa: E402

# Debian 12's. What asks for more must not be called fit for it.
NEWEST_GLIBC = (2, 36)
LARGEST = 40_000_000
# RPATH, not RUNPATH: it holds for the libraries of the libraries too, and comes before LD_LIBRARY_PATH. The second place
# is that of an unpacked wheel, where auditwheel looks.
RPATH = "$ORIGIN/../libexec/innkeeper:$ORIGIN/../data/libexec/innkeeper"


def metadata(version):
    readme = (
        "Innkeeper reads a campground's exports (places, contacts, campsites, bookings), checks every record, and\n"
        "writes reports. This package holds the program, the ones that fetch sources and do the tasks of spread\n"
        "runs, and the libraries of all. Time zones and root certificates are the system's (Debian: tzdata, ca-certificates).\n")
    return (
        f"Metadata-Version: 2.1\nName: {backend.NAME}\nVersion: {version}\n"
        "Summary: Checks a campground's exports and reports on them\n"
        "License: MIT; those of the libraries are in licenses\n"
        f"Requires-Python: {backend.PYTHON}\nDescription-Content-Type: text/plain\n\n{readme}")


def lay_out(staged, root):
    """Puts what is packed below `root`, as it will lie in the wheel. Gives the wheel's name."""
    version = backend.version()
    stem = f"{backend.NAME.replace('-', '_')}-{version}"
    scripts, data = root / f"{stem}.data/scripts", root / f"{stem}.data/data"
    information = root / f"{stem}.dist-info"
    for folder in [scripts, data, information]:
        folder.mkdir(parents=True)
    programs = sorted((staged / "bin").iterdir())
    libraries = carried.libraries(*programs)
    (data / "libexec/innkeeper").mkdir(parents=True)
    for name, path in libraries.items():
        place = data / "libexec/innkeeper" / name
        if icudata.is_icu_data(name):
            icudata.slim(path, place)
        else:
            shutil.copyfile(path, place)
    for program in programs:
        shutil.copyfile(program, scripts / program.name)
        subprocess.run(["patchelf", "--force-rpath", "--set-rpath", RPATH, scripts / program.name], check=True)
    shutil.copytree(staged / "share", data / "share")

    needed = carried.glibc(*programs, *libraries.values())
    if needed > NEWEST_GLIBC:
        sys.exit(f"This build needs glibc {needed[0]}.{needed[1]}; build it on Debian 12.")
    platform = f"manylinux_{needed[0]}_{needed[1]}_{os.uname().machine}"
    (information / "METADATA").write_text(metadata(version))
    (information / "WHEEL").write_text(
        f"Wheel-Version: 1.0\nGenerator: innkeeper-wheel\nRoot-Is-Purelib: false\nTag: py3-none-{platform}\n")
    carried.licences(information / "licenses", libraries.values())
    return f"{stem}-py3-none-{platform}.whl"


def pack(root, wheel, epoch):
    stamp = time.gmtime(max(epoch, 315_532_800))[:6]  # a zip knows no day before 1980
    record = next(root.glob("*.dist-info")).name + "/RECORD"
    lines = []
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        def add(name, content):
            entry = zipfile.ZipInfo(name, stamp)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
            archive.writestr(entry, content)

        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            content, name = path.read_bytes(), path.relative_to(root).as_posix()
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(content)}\n")
            add(name, content)
        add(record, "".join(lines) + f"{record},,\n")
    # The same format, packed with more patience than zlib has: a twentieth less.
    subprocess.run(["advzip", "--recompress", "--shrink-normal", "--quiet", wheel], check=True)


def main():
    staged, folder = map(pathlib.Path, sys.argv[1:])
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    with tempfile.TemporaryDirectory() as root:
        name = lay_out(staged, pathlib.Path(root))
        pack(pathlib.Path(root), folder / name, epoch)
    size = (folder / name).stat().st_size
    if size > LARGEST:
        sys.exit(f"{name} has {size} bytes, more than {LARGEST}.")
    print(folder / name)


if __name__ == "__main__":
    main()
