#!/bin/sh
# Times this version in turn with an earlier one. usage: Benchmarks/versions.sh [ROUNDS] [JOB]...
# BEFORE is the earlier release binary; without it db772f4 is built below Benchmarks/work (ten minutes, once).
# Jobs: bookings contacts places xcard night. Needs python3, git and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
before=${BEFORE:-$("$here/earlier.sh")}
exec python3 "$here/versions.py" "$binary" "$before" "$here/work" "${@:-21}"
