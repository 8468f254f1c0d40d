#!/bin/sh
# Times telling what changed since the last night. usage: Benchmarks/changes.sh [ROWS] [ROUNDS]
# Needs python3 and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
exec python3 "$here/changes.py" "$binary" "$here/work/changes-${1:-1000000}" "$@"
