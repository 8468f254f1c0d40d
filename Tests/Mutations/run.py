#!/usr/bin/env python3
"""Breaks the code on purpose, one line at a time, and sees whether the tests notice.

usage: run.py [--together] [NUMBER | FIRST-LAST]...
       run.py --check

The mutations are the lines of mutations.tsv (from 1; without numbers all). Each is made in a copy of the project below
.build/mutations, built, and tried with the tests that it names; those tests pass without it, which is tried first. The exit
status is 1 when a mutation survives or does not compile. Needs no more than Swift (another command than swift stands in SWIFT)
and git. A round takes half a minute; the copy stays, so that the next run builds little.

What is no mutation any more, because its line has changed or its tests are gone, is named before anything is built, and ends
the run with status 1. --check does only that, for all of them, in a second.

With --together, mutations of different files that are told apart by their tests, or by what their tests say, are made at
once and built once: a few minutes instead of half an hour, for a look while working.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build" / "mutations" / "copy"
LIST = pathlib.Path(__file__).with_name("mutations.tsv")
# Seconds of a mutation's tests. Some make them wait for ever, which nobody would fail to notice.
LONGEST = 240


def copy_project():
    """Copies what git tracks, and touches only files that differ, so that builds stay small."""
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
                           capture_output=True).stdout.decode().split("\0")
    wanted = {name for name in names if name and (ROOT / name).is_file()}
    for name in wanted:
        source, target = ROOT / name, COPY / name
        content = source.read_bytes()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for folder in ("Sources", "Tests"):
        for old in (COPY / folder).rglob("*.swift"):
            if str(old.relative_to(COPY)) not in wanted:
                old.unlink()


def end_session(leader):
    """Ends a process and all that it started. Tests run in a process group of their own, but not in a session."""
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            session = stat.read_text().rpartition(")")[2].split()[3]
            if session == str(leader):
                os.kill(int(stat.parent.name), signal.SIGKILL)
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended meanwhile


def swift(*arguments, limit=None):
    environment = {**os.environ, "INNKEEPER_CORPORA": os.environ.get("INNKEEPER_CORPORA", str(ROOT.parent / "shared/corpora"))}
    process = subprocess.Popen(
        [*os.environ.get("SWIFT", "swift").split(), *arguments], cwd=COPY, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        end_session(process.pid)
        output, _ = process.communicate()
        output += f"ended after {limit} seconds\n"
    return subprocess.CompletedProcess(process.args, process.returncode, output)


def read_list():
    rows = [line.split("\t") for line in LIST.read_text().splitlines() if line and not line.startswith("#")]
    for row in rows:
        if len(row) not in (4, 5):
            sys.exit(f"mutations.tsv: not four or five parts: {row}")
        row += [""] * (5 - len(row))
    return rows


def suites():
    """The names of all test suites, such as CoreTests.ChecksumTests."""
    declared = re.compile(r"^(?:@.*\) |@Suite |final |package |public )*(?:struct|enum|class|actor|extension) (\w+)", re.MULTILINE)
    return [f"{file.relative_to(ROOT).parts[1]}.{name}"
            for file in (ROOT / "Tests").rglob("*.swift") for name in declared.findall(file.read_text())]


def stale(rows):
    """Why some of them can't be tried, a line each."""
    names = suites()
    for number, (name, old, new, tests, _) in rows:
        file = ROOT / name
        count = file.read_text().count(old) if file.is_file() else 0
        if not file.is_file():
            yield f"{number:3} there is no {name}"
        elif count != 1:
            yield f"{number:3} {name} has it {count} times: {old.strip()}"
        elif old == new:
            yield f"{number:3} {name} is not changed: {old.strip()}"
        # Each part by itself, as another one would hide that it fits nothing.
        for part in tests.split("|"):
            suite = part.partition("/")[0]
            if not any(re.search(suite, name) for name in names):
                yield f"{number:3} no tests are called {part}"


def chosen(rows, words):
    """Those whose numbers the words say; all of them if there are none."""
    if not words:
        return rows
    numbers = set()
    for word in words:
        match = re.fullmatch(r"(\d+)(?:-(\d+))?", word)
        if not match or not 1 <= int(match[1]) <= int(match[2] or match[1]) <= len(rows):
            sys.exit(f"{word}: neither an option nor numbers of lines from 1 to {len(rows)}, such as 7 or 7-9")
        numbers.update(range(int(match[1]), int(match[2] or match[1]) + 1))
    return [row for row in rows if row[0] in numbers]


def groups(rows, together):
    """Lists of mutations that are made at once."""
    found = []
    for number, row in rows:
        for group in found if together else []:
            if all(row[0] != other[0] and row[3:] != other[3:] for _, other in group):
                group.append((number, row))
                break
        else:
            found.append([(number, row)])
    return found


def is_noticed(outcome, mark):
    """Whether a test failed and, where the mutation has a mark, said so; a filter that fits no test proves nothing."""
    if outcome.returncode == 0 or "Test run with 0 tests" in outcome.stdout:
        return False
    return not mark or any(mark in line and "✔" not in line and "◇" not in line for line in outcome.stdout.splitlines())


def main():
    options = {"--together", "--check"} & set(sys.argv[1:])
    rows = chosen(list(enumerate(read_list(), start=1)), [word for word in sys.argv[1:] if word not in options])
    if problems := list(stale(rows)):
        sys.exit("\n".join(problems))
    if "--check" in options:
        print(f"{len(rows)} mutations can be made, and their tests are there")
        return 0
    copy_project()
    built = swift("build", "--build-tests")
    if built.returncode != 0:
        sys.exit(f"the project does not build:\n{built.stdout[-2000:]}")
    plain = swift("test", "--skip-build", "--filter", "|".join(sorted({row[3] for _, row in rows})))
    if plain.returncode != 0:
        sys.exit(f"the tests fail without any mutation:\n{plain.stdout[-2000:]}")
    alive = 0
    for group in groups(rows, "--together" in options):
        begin = time.monotonic()
        texts, verdicts = {}, {}
        for number, (name, old, new, _, _) in group:
            text = texts[COPY / name] = (COPY / name).read_text()
            (COPY / name).write_text(text.replace(old, new))
        try:
            built = swift("build", "--build-tests")
            # What does not compile is taken out, so that it hides none of the others.
            while built.returncode != 0 and (broken := [path for path in texts if f"{path}:" in built.stdout]):
                for path in broken:
                    path.write_text(texts.pop(path))
                    verdicts.update({number: "does not compile" for number, (name, *_) in group if COPY / name == path})
                built = swift("build", "--build-tests")
            runs = {}
            for number, (_, _, _, tests, mark) in group:
                if number in verdicts:
                    continue
                if built.returncode != 0:
                    verdicts[number] = "does not compile"
                    continue
                if tests not in runs:
                    runs[tests] = swift("test", "--skip-build", "--filter", tests, limit=LONGEST)
                verdicts[number] = "killed" if is_noticed(runs[tests], mark) else "SURVIVED"
        finally:
            for path, text in texts.items():
                path.write_text(text)
        for number, (name, _, new, _, _) in group:
            alive += verdicts[number] != "killed"
            print(f"{number:3} {verdicts[number]:10} {name.rsplit('/', 1)[-1]}: {new.strip()}", flush=True)
        if built.returncode != 0:
            print("\n".join(line for line in built.stdout.splitlines() if "error:" in line)[:2000])
        print(f"    {time.monotonic() - begin:.0f} s", flush=True)
    print(f"{len(rows) - alive} of {len(rows)} mutations are noticed")
    return 1 if alive else 0


sys.exit(main())
