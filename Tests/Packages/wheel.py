"""Tries the wheel of `make wheel`: its tag, its size, that it is the same when made anew, and the programs in it.

usage: Tests/Packages/wheel.py WHEEL BUILD TOOLS

BUILD is the folder of the release build; TOOLS is where auditwheel is installed. The programs are installed by pip, from
the file and from the source tree, and run with an environment that names nothing. Without an index: pip may ask none.
"""

import filecmp
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NEWEST_GLIBC = (2, 36)  # Debian 12's
LARGEST = 40_000_000
SLOWEST = 1.5


def fail(text):
    sys.exit(f"BROKEN: {text}")


def run(*command, **more):
    done = subprocess.run(list(map(str, command)), cwd=ROOT, text=True, capture_output=True, **more)
    if done.returncode:
        fail(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def check_tag(wheel, tools):
    said = " ".join(run(pathlib.Path(tools, "bin/auditwheel"), "show", wheel).split())
    tag = wheel.stem.split("-")[-1]
    if f'is consistent with the following platform tag: "{tag}"' not in said:
        fail(f"auditwheel does not find it to be {tag}: {said[:300]}")
    if tuple(map(int, tag.split("_")[1:3])) > NEWEST_GLIBC:
        fail(f"{tag} is newer than Debian 12")
    return tag


def check_same(wheel, work):
    again = work / wheel.name
    kept = again.with_suffix(".kept")
    shutil.copyfile(wheel, kept)
    run("Packaging/release/wheel.sh")
    if not filecmp.cmp(kept, wheel, shallow=False):
        fail("made anew, the wheel differs")


def check_licences(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    libraries = [name for name in names if "/libexec/" in name]
    texts = [name for name in names if ".dist-info/licenses/" in name]
    if not libraries or not any(name.endswith("/LIBRARIES") for name in texts) or len(texts) < 4:
        fail("licence texts are missing")


def seconds(program):
    before = time.perf_counter()
    subprocess.run([program, "--version"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - before


def check_start(installed, build, work):
    plain = work / "plain"
    shutil.copy(pathlib.Path(build, "innkeeper"), plain)
    run("strip", plain)
    taken = {program: [] for program in [plain, installed]}
    for _ in range(40):
        for program, times in taken.items():
            times.append(seconds(program))
    before, now = (statistics.median(times) * 1000 for times in taken.values())
    if now > before * SLOWEST:
        fail(f"--version takes {now:.1f} ms, the plain binary {before:.1f} ms")
    return f"--version {now:.1f} ms, the plain binary {before:.1f} ms"


def install(what, place):
    run(sys.executable, "-m", "venv", place)
    without_index = {**os.environ, "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    run(place / "bin/pip", "install", "--quiet", what, env=without_index)
    return place / "bin/innkeeper"


def scripts(folder):
    """XML in encodings for which libxml2 asks ICU's data."""
    folder.mkdir()
    for encoding, name in [("Shift_JIS", "東京 太郎"), ("GB18030", "王小明"), ("EUC-KR", "김철수"), ("Big5", "陳大文"), ("windows-1251", "Иван"),
                           ("KOI8-R", "Анна"), ("TIS-620", "สมชาย"), ("ISO-8859-7", "Νίκος")]:
        (folder / f"{encoding}.xml").write_bytes(
            f'<?xml version="1.0" encoding="{encoding}"?><vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0"><vcard>'
            f"<fn><text>{name} {encoding}</text></fn></vcard></vcards>".encode(encoding))
    (folder / "pipeline.json").write_text(json.dumps({"version": 1, "sources": {"people": {"kind": "contacts", "files": ["*.xml"]}}}))
    return folder / "pipeline.json"


def check_runs(program, build, config, work):
    """Writes what the plain binary writes; only run.json tells of the time that it took."""
    work.mkdir()
    ours, theirs = work / "ours", work / "theirs"
    for binary, folder in [(program, ours), (pathlib.Path(build, "innkeeper"), theirs)]:
        run(binary, "run", config, "--output", folder, "--as-of", "2026-11-21", "--fail-on", "never", "--quiet",
            env={"PATH": "/usr/bin", "LANG": "de_DE.UTF-8"})
    names = sorted(path.relative_to(ours) for path in ours.rglob("*") if path.is_file() and path.name != "run.json")
    _, different, unread = filecmp.cmpfiles(ours, theirs, names, shallow=False)
    if different or unread or not names:
        fail(f"the installed program writes otherwise: {different} {unread}")


def check_libraries(program):
    """The programs load nothing of the system's but the C library."""
    for binary in [program, program.with_name("innkeeper-fetch"), program.with_name("innkeeper-stage")]:
        for line in run("ldd", binary).splitlines():
            name = line.split(".so")[0].strip()
            if "=>" in line and "/libexec/innkeeper/" not in line and name not in {"libc", "libm", "libresolv"}:
                fail(f"{binary.name} loads {name} of the system's")


def main():
    wheel, build, tools = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        size = wheel.stat().st_size
        if size > LARGEST:
            fail(f"{size} bytes, more than {LARGEST}")
        tag = check_tag(wheel, tools)
        check_licences(wheel)
        check_same(wheel, work)
        program = install(wheel, work / "from-file")
        check_libraries(program)
        check_runs(program, build, ROOT / "pipeline.json", work / "samples")
        check_runs(program, build, scripts(work / "exports"), work / "scripts")
        run("Tests/Packages/spread.sh", program, work / "spread")
        start = check_start(program, build, work)
        # The source tree gives the same wheel, and compiles nothing.
        if run(install(".", work / "from-tree"), "--version") != run(program, "--version"):
            fail("the tree and its wheel are of two versions")
    print(f"wheel: {tag}, {size / 1e6:.1f} MB, made anew the same; {start}")


if __name__ == "__main__":
    main()
