#!/bin/sh
# Times reading and checking one CSV file against Polars and a floor. usage: Benchmarks/csv_reading.sh [ROWS] [ROUNDS]
# Needs python3 with venv, the network once (Polars from PyPI), and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rows=${1:-500000}
rounds=${2:-5}
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
venv=${VENV:-$here/work/venv}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
"$venv/bin/python" -c 'import polars' 2>/dev/null || "$venv/bin/pip" install --quiet 'polars>=2.1,<3'
exec python3 "$here/csv_reading.py" "$binary" "$venv/bin/python" "$here/work/csv-$rows" "$rows" "$rounds"
