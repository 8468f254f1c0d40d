#!/bin/sh
# Times reading every cell of one .xlsx against python-calamine and openpyxl. usage: Benchmarks/workbooks.sh [ROWS] [ROUNDS]
# Needs python3 with venv, the network once (three packages from PyPI), and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rows=${1:-1000000}
rounds=${2:-3}
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
venv=${VENV:-$here/work/venv}
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
"$venv/bin/python" -c 'import python_calamine, openpyxl, xlsxwriter' 2>/dev/null \
    || "$venv/bin/pip" install --quiet 'python-calamine>=0.3,<1' 'openpyxl>=3.1,<4' 'xlsxwriter>=3.2,<4'
exec "$venv/bin/python" "$here/workbooks.py" "$binary" "$here/work/workbook-$rows" "$rows" "$rounds"
