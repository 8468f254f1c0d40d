#!/bin/sh
# Times the same bookings in one process, in 256 MiB, and spread over tasks and buckets. usage: Benchmarks/spread.sh [PROPERTIES] [ROUNDS]
# PROPERTIES are a thousand bookings each; several numbers with commas between. Needs python3 and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
exec python3 "$here/spread.py" "$binary" "$here/work" "$@"
