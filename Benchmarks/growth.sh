#!/bin/sh
# Times runs of 10,000 to MOST bookings of the real mix. usage: Benchmarks/growth.sh [MOST] [ROUNDS]
# Needs python3 and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
exec python3 "$here/growth.py" "$binary" "$here/work" "$@"
