#!/usr/bin/env python3
"""Counts lines of code a room: those that are neither blank nor comment.

usage: size.py [REVISION]

Prints the rooms of Sources at REVISION (by default the version before the redesign) beside those of the working tree.
Swift, C, C++ and headers count; a room with C of its own says so. Lines inside a literal of several lines count, whatever
they hold. Needs git and nothing else.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
BEFORE = "db772f4"
SUFFIXES = (".swift", ".c", ".h", ".cpp")
C_ROOMS = {"CByteScan", "CEncodings", "CGeographicLib", "CLargeBlocks", "CLinuxFiles"}


def code_lines(text):
    count = 0
    in_literal = in_comment = False
    for line in text.splitlines():
        stripped = line.strip()
        if in_literal:
            count += 1
            in_literal = stripped.count('"""') % 2 == 0
        elif in_comment:
            in_comment = "*/" not in stripped
        elif not stripped or stripped.startswith("//"):
            continue
        elif stripped.startswith("/*"):
            in_comment = "*/" not in stripped
        else:
            count += 1
            code = re.sub(r"//.*", "", stripped) if '"' not in stripped else stripped
            in_literal = code.count('"""') % 2 == 1
    return count


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def add(rooms, name, text):
    room = name.split("/")[1]
    rooms[room] = rooms.get(room, 0) + code_lines(text)


def rooms_of_revision(revision):
    rooms = {}
    for name in git("ls-tree", "-r", "--name-only", revision, "Sources").splitlines():
        if name.endswith(SUFFIXES):
            add(rooms, name, git("show", f"{revision}:{name}"))
    return rooms


def rooms_of_tree():
    rooms = {}
    for name in git("ls-files", "--cached", "--others", "--exclude-standard", "Sources").splitlines():
        if name.endswith(SUFFIXES) and (ROOT / name).is_file():
            add(rooms, name, (ROOT / name).read_text())
    return rooms


def main():
    revision = sys.argv[1] if len(sys.argv) > 1 else BEFORE
    try:
        before = rooms_of_revision(revision)
    except subprocess.CalledProcessError as error:
        sys.exit(f"{revision} can't be read: {error.stderr.strip()}; a shallow clone needs `git fetch --unshallow`")
    now = rooms_of_tree()
    print(f"{'room':18} {revision[:8]:>8} {'now':>8} {'change':>8}")
    for room in sorted(before.keys() | now.keys()):
        was, is_now = before.get(room, 0), now.get(room, 0)
        note = "  C" if room in C_ROOMS else ""
        print(f"{room:18} {was:8} {is_now:8} {is_now - was:+8}{note}")
    was, is_now = sum(before.values()), sum(now.values())
    print(f"{'all':18} {was:8} {is_now:8} {is_now - was:+8}")


main()
