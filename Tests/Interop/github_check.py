"""GitHub's workflow commands against their documented form.

https://docs.github.com/actions/reference/workflow-commands-for-github-actions:
::error file={name},line={line},endLine={endLine},col={column},title={title}::{message}, with % CR LF escaped in the
message and : , too in properties, as @actions/core does.
"""

import json
import re
import subprocess
import sys

COMMAND = re.compile(r"::(error|warning|notice)(?: ([^:]*(?:%3A[^:]*)*?))?::(.*)")
PROPERTIES = {"file", "line", "endLine", "col", "endColumn", "title"}


def plain(text):
    for escape, mark in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        text = text.replace(escape, mark)
    return text


def main():
    binary = sys.argv[1]
    check = [binary, "check", "--as-of", "2026-11-21", "--fail-on", "never", "--format"]
    lines = subprocess.run([*check, "github"], check=True, capture_output=True).stdout.decode().split("\n")
    found = json.loads(subprocess.run([*check, "json"], check=True, capture_output=True).stdout)["findings"]
    if lines.pop() != "":
        sys.exit("the last line has no end")
    read = []
    for line in lines:
        match = COMMAND.fullmatch(line)
        if not match or re.search(r"%(?!0D|0A|25|3A|2C)", line):
            sys.exit(f"no command: {line}")
        properties = dict(part.split("=", 1) for part in match[2].split(",")) if match[2] else {}
        if not properties.keys() <= PROPERTIES:
            sys.exit(f"unknown properties: {line}")
        for name in ("line", "col"):
            if name in properties and int(properties[name]) < 1:
                sys.exit(f"{name} is not from 1: {line}")
        read.append((plain(properties.get("file", "")), properties.get("line"), plain(match[3])))
    expected = [(f.get("file", ""), str(f["line"]) if "line" in f else None, f["message"]) for f in found]
    if read != expected:
        sys.exit(f"{len(read)} commands do not say what the {len(expected)} findings say")
    print(f"GitHub: {len(read)} commands, all of the documented form, say what the findings say")


main()
