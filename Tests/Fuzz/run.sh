#!/bin/sh
# Fuzzes every target for so many seconds each. usage: Tests/Fuzz/run.sh [SECONDS] [TARGET]...
# Builds with libFuzzer into .build/fuzz. What is found lies below .build/fuzz/found, inputs worth keeping below
# .build/fuzz/inputs; real files of the corpora (INNKEEPER_CORPORA, else ../shared/corpora) are where it starts from.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
seconds=${1:-60}
[ $# -eq 0 ] || shift
build=$root/.build/fuzz
corpora=${INNKEEPER_CORPORA:-$root/../shared/corpora}
cd "$root"
INNKEEPER_FUZZ=1 swift build --quiet -c release --sanitize=fuzzer --scratch-path "$build" --product Fuzz
program=$build/release/Fuzz
[ $# -gt 0 ] || set -- $("$program")
failed=0
for target; do
    inputs=$build/inputs/$target
    seeds=$build/seeds
    mkdir -p "$inputs" "$build/found" "$seeds"
    # Short files are the best to start from; each gets a first byte, which chooses how it is read.
    if [ -d "$corpora" ] && [ -z "$(ls -A "$seeds")" ]; then
        find "$corpora" -type f -size -8k ! -name SOURCE.txt | head -n 2000 | while read -r file; do
            name=$(printf %s "$file" | cksum | cut -d ' ' -f 1)
            { printf 'a'; cat "$file"; } > "$seeds/$name"
        done
    fi
    printf '%s: ' "$target"
    if "$program" "$target" -max_total_time="$seconds" -max_len=8192 -timeout=10 -rss_limit_mb=2048 \
        -artifact_prefix="$build/found/$target-" -print_final_stats=1 "$inputs" "$seeds" > "$build/$target.log" 2>&1
    then
        sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log" | tail -n 1 | sed 's/$/ executions, no fault/'
    else
        failed=1
        echo "FAULT, see $build/$target.log"
        grep -E 'Fatal error|ERROR|SUMMARY|Test unit written' "$build/$target.log" | head -n 5
    fi
done
exit $failed
