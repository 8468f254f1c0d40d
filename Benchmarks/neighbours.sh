#!/bin/sh
# Times nearest neighbours against scikit-learn. usage: Benchmarks/neighbours.sh [ROUNDS]
# Needs python3 with venv, the network once (scikit-learn and geographiclib from PyPI), and the release binary.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
work=$here/work
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$work/venv/bin/python" ]; then python3 -m venv "$work/venv"; fi
"$work/venv/bin/python" -c 'import sklearn, geographiclib' 2>/dev/null ||
  "$work/venv/bin/pip" install --quiet 'scikit-learn>=1.7,<2' 'geographiclib>=2,<3'
exec "$work/venv/bin/python" "$here/neighbours.py" "$binary" "$work/neighbours" "${1:-5}"
