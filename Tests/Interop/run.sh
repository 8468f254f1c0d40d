#!/bin/sh
# Reads what Innkeeper writes with programs of others. usage: Tests/Interop/run.sh
# Needs python3 with venv, the network once (icalendar and python-dateutil from PyPI), and the release binary.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../../.build/release/innkeeper}
work=$here/work
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$work/venv/bin/python" ]; then python3 -m venv "$work/venv"; fi
"$work/venv/bin/python" -c 'import icalendar, dateutil' 2>/dev/null ||
  "$work/venv/bin/pip" install --quiet 'icalendar>=6,<8' 'python-dateutil>=2.9,<3'
for check in "$here"/*_check.py; do "$work/venv/bin/python" "$check" "$binary"; done
