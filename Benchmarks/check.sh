#!/bin/sh
# Times the check of one CSV against frictionless. usage: Benchmarks/check.sh [ROUNDS]
# Needs python3 with venv, the network once (frictionless from PyPI), and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
work=$here/work
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$work/venv/bin/python" ]; then python3 -m venv "$work/venv"; fi
"$work/venv/bin/python" -c 'import frictionless' 2>/dev/null || "$work/venv/bin/pip" install --quiet 'frictionless>=5,<6'
exec python3 "$here/check.py" "$binary" "$work/venv/bin/python" "$work/check" "${1:-11}"
