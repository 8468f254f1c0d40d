#!/bin/sh
# Times small runs, start included. usage: Benchmarks/start.sh [ROUNDS]
# Needs python3 and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
exec python3 "$here/start.py" "$binary" "$@"
