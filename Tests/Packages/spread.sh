#!/bin/sh
# spread.sh PROGRAM FOLDER: spreads a run on the samples over two tasks of innkeeper-stage, which lies beside PROGRAM, and holds
# the output against that of `PROGRAM run`. The programs get an environment that names nothing. FOLDER is made.
set -eu

program=$1
folder=$2
mkdir "$folder"
clean() { env -i PATH=/usr/bin:/bin SOURCE_DATE_EPOCH=1795262400 "$@"; }
clean "$program" run pipeline.json --as-of 2026-11-21 --fail-on never --quiet --output "$folder/whole" >/dev/null
clean "$program" stage plan "$folder/exchange" pipeline.json --as-of 2026-11-21 --tasks 2 --quiet
for task in 0 1; do clean "$program-stage" map "$folder/exchange" --task "$task" --quiet; done
clean "$program" stage finish "$folder/exchange" --fail-on never --quiet --output "$folder/spread" >/dev/null
# Of run.json all but the times that it took.
for output in whole spread; do
    sed '/"timing"/,$d' "$folder/$output/run.json" >"$folder/$output.run.json"
    grep -q '"records"' "$folder/$output.run.json" || { echo "BROKEN: run.json of $program is not as expected" >&2; exit 1; }
done
if ! { diff -r --exclude run.json "$folder/whole" "$folder/spread" && cmp "$folder/whole.run.json" "$folder/spread.run.json"; } >&2
then
    echo "BROKEN: spread over two tasks, $program writes otherwise" >&2
    exit 1
fi
