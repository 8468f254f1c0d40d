#!/bin/sh
# Times xCard files of the kind and the real mix against xmllint. usage: Benchmarks/xcard.sh [CARDS] [ROUNDS]
# Needs python3, xmllint (Debian: libxml2-utils) and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cards=${1:-100000}
rounds=${2:-5}
work=$here/work
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
xmllint=${XMLLINT:-xmllint}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
command -v "$xmllint" >/dev/null || { echo "no xmllint: apt install libxml2-utils, or set XMLLINT" >&2; exit 2; }
for mix in kind real; do
    folder=$work/xcard-$cards$([ $mix = kind ] || echo "-$mix")
    python3 "$here/xcard.py" "$binary" "$xmllint" "$folder" "$cards" "$rounds" $mix
done
