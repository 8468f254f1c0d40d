#!/bin/sh
# Tries Integrations/spark on a cluster of this machine. usage: Tests/Scale/spark.sh [BINARY [OPTION]...]
#
# Installs the package and what spark-requirements.txt names into .build/spark, runs its unit tests, and then spark.py. Without
# Java or without PyPI it says SKIPPED and succeeds, unless INTEROP_REQUIRED is set.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
binary=${1:-$root/.build/release/innkeeper}
[ $# -eq 0 ] || shift
[ -x "$binary" ] || { echo "There is no $binary; run make build first." >&2; exit 2; }

skip() {
    if [ -n "${INTEROP_REQUIRED:-}" ]; then
        echo "$1" >&2
        exit 1
    fi
    echo "SKIPPED: $1" >&2
    exit 0
}

command -v java >/dev/null || skip "there is no Java; Debian's package openjdk-17-jre-headless has it"
tools=$root/.build/spark
python=$tools/venv/bin/python
if ! cmp -s "$here/spark-requirements.txt" "$tools/installed"; then
    mkdir -p "$tools"
    "$python" -m pip --version >/dev/null 2>&1 || python3 -m venv --clear "$tools/venv" || skip "there is no python3-venv"
    "$python" -m pip install --quiet --disable-pip-version-check -r "$here/spark-requirements.txt" ||
        skip "PySpark can't be installed from PyPI"
    cp "$here/spark-requirements.txt" "$tools/installed"
fi
# From a copy: building leaves files beside the source.
copy=$(mktemp -d "${TMPDIR:-/tmp}/innkeeper-spark.XXXXXX")
trap 'rm -rf "$copy"' EXIT
cp -R "$root/Integrations/spark" "$copy/spark"
"$python" -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall "$copy/spark"

(cd "$root/Integrations/spark" && PYTHONDONTWRITEBYTECODE=1 "$python" -m unittest discover --quiet -s tests -t .)
PYTHONDONTWRITEBYTECODE=1 "$python" "$here/spark.py" "$binary" "$@"
