#!/bin/sh
# Fuzzes every target for so many seconds each. usage: Tests/Fuzz/run.sh [SECONDS] [TARGET]...
# Builds with libFuzzer and AddressSanitizer into .build/fuzz. What is found lies below .build/fuzz/found, inputs worth
# keeping below .build/fuzz/inputs; real files of the corpora (INNKEEPER_CORPORA, else ../shared/corpora) are where it
# starts from.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
seconds=${1:-60}
[ $# -eq 0 ] || shift
build=$root/.build/fuzz
corpora=${INNKEEPER_CORPORA:-$root/../shared/corpora}
cd "$root"
# Of two --sanitize the compiler keeps the last, and their order changes by chance from build to build: Swift was compiled
# either without AddressSanitizer or without coverage. A list names both.
INNKEEPER_FUZZ=1 swift build --quiet -c release --sanitize=fuzzer -Xswiftc -sanitize=address,fuzzer \
    -Xcc -fsanitize=address --scratch-path "$build" --product Fuzz
program=$build/release/Fuzz
# libFuzzer keeps the input of a crash only if Swift does not catch it first.
export SWIFT_BACKTRACE=enable=no
# The search for leaks does not follow the pointers of Swift's indirect enumerations.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"
[ $# -gt 0 ] || set -- $("$program")
seeds=$build/seeds
mkdir -p "$build/found"
if [ ! -d "$seeds" ]; then
    mkdir -p "$seeds"
    # Short files are the best to start from; each gets a first byte, which chooses how it is read.
    # What is packed is for archives only: to a reader of text it is a long way round to nothing.
    mkdir -p "$build/seeds-archive"
    seed() {
        case $(head -c 2 "$1" | od -An -tx1) in
        ' 50 4b' | ' 1f 8b' | ' 28 b5' | ' fd 37' | ' 42 5a') folder=$build/seeds-archive ;;
        *) folder=$seeds ;;
        esac
        { printf '!'; cat "$1"; } > "$folder/$(printf %s "$1" | cksum | cut -d ' ' -f 1)"
    }
    if [ -d "$corpora" ]; then
        find "$corpora" -type f -size -8k ! -name SOURCE.txt | sort | head -n 2000 | while read -r file; do
            seed "$file"
        done
    fi
    packed=$build/packed
    mkdir -p "$packed/in"
    printf 'reservation_id,arrival,nights\nR1,2026-07-01,2\n' > "$packed/in/desk.csv"
    ln -sf /etc/passwd "$packed/in/link.csv"
    for tool in gzip zstd xz bzip2; do
        command -v $tool > /dev/null && $tool -c "$packed/in/desk.csv" > "$packed/desk.$tool" && seed "$packed/desk.$tool"
    done
    tar -C "$packed" -b 1 -cf "$packed/in.tar" in && seed "$packed/in.tar"
    tar -C "$packed" -b 1 -czf "$packed/in.tgz" in && seed "$packed/in.tgz"
    (cd "$packed" && python3 -m zipfile -c in.zip in/desk.csv) && seed "$packed/in.zip"
    # Parts of real workbooks, each behind the byte that has it read as what it is.
    python3 "$root/Tests/Fuzz/parts.py" "$build/seeds-xlsx" "$build/seeds-ods" "$root/Samples" "$corpora"
fi
failed=0
for target; do
    inputs=$build/inputs/$target
    mkdir -p "$inputs" "$build/seeds-$target"
    printf '%s: ' "$target"
    # Processor time is asserted (Cost.swift); the timeout, which a busy machine may reach, only ends what never would.
    if "$program" "$target" -max_total_time="$seconds" -max_len=8192 -timeout=60 -rss_limit_mb=2048 \
        -artifact_prefix="$build/found/$target-" -print_final_stats=1 "$inputs" \
        "$build/seeds-$target" "$seeds" > "$build/$target.log" 2>&1
    then
        if grep -q 'Is the code instrumented for coverage' "$build/$target.log"; then
            failed=1
            echo "FAULT, the fuzzer does not see what an input reaches"
            continue
        fi
        sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log" | tail -n 1 | sed 's/$/ executions, no fault/'
        sed -n 's/^scans run as /  scans run as /p' "$build/$target.log"
        sed -n '/^SKIPPED: scans/p' "$build/$target.log" >&2
    else
        failed=1
        echo "FAULT, see $build/$target.log"
        grep -E '^FAULT|ERROR|SUMMARY|Test unit written' "$build/$target.log" | head -n 5
    fi
done
exit $failed
