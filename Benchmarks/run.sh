#!/bin/sh
# Times the bookings job against Polars and the floor, on the kind and the real mix. usage: Benchmarks/run.sh [ROWS] [ROUNDS]
# Needs cc, python3 with venv, the network once (Polars from PyPI), and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rows=${1:-1000000}
rounds=${2:-5}
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
work=$here/work
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$work/venv/bin/python" ]; then python3 -m venv "$work/venv"; fi
"$work/venv/bin/python" -c 'import polars' 2>/dev/null || "$work/venv/bin/pip" install --quiet 'polars>=2.1,<3'
for mix in kind real; do
    # The kind mix has the folder that other benchmarks share.
    folder=$work/$rows$([ $mix = kind ] || echo "-$mix")
    grep -qs '"mix"' "$folder/expected.json" || python3 "$here/generate.py" "$rows" "$folder" --mix $mix >/dev/null
    python3 "$here/compare.py" "$binary" "$work/venv/bin/python" "$folder" "$rounds"
done
