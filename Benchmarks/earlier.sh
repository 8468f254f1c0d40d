#!/bin/sh
# Builds an earlier version of innkeeper, once, and prints the path of its binary. usage: Benchmarks/earlier.sh [REVISION]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
revision=${1:-db772f4}
copy=$here/work/earlier/$revision
binary=$copy/.build/release/innkeeper
if [ ! -x "$binary" ]; then
    [ -d "$copy" ] || git clone --quiet "$here/.." "$copy"
    git -C "$copy" checkout --quiet "$revision"
    for product in innkeeper innkeeper-fetch; do
        swift build --quiet --package-path "$copy" -c release --static-swift-stdlib --product "$product" >&2
    done
fi
echo "$binary"
