#!/bin/sh
# Times the reading of GeoJSON against Python's JSON readers. usage: Benchmarks/places.sh [ROUNDS]
# Needs python3 with venv, the network once (orjson and ijson from PyPI), and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rounds=${1:-5}
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
work=$here/work
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$work/venv/bin/python" ]; then python3 -m venv "$work/venv"; fi
"$work/venv/bin/python" -c 'import orjson, ijson' 2>/dev/null || "$work/venv/bin/pip" install --quiet orjson ijson
make_input() {
    name=$1-$2$([ "$4" = kind ] || echo "-$4")
    [ -f "$work/places/$name.expected.json" ] ||
        python3 "$here/places_generate.py" "$1" "$2" "$work/places" --places "$3" --mix "$4"
}
for mix in kind real escaped; do
    make_input points 100 0 $mix
    make_input areas 100 0 $mix
done
make_input points 50 100000 kind
make_input points 500 100000 kind
exec python3 "$here/places_compare.py" "$binary" "$work/venv/bin/python" "$work/places" "$rounds"
