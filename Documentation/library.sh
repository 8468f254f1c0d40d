#!/bin/sh
# library.sh FOLDER: writes the library's documentation as pages into FOLDER. Whatever DocC complains of is an error.
set -eu
cd "$(dirname "$0")/.."
pages=${1:?"Where to? library.sh FOLDER"}

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
${SWIFT:-swift} build --quiet --target InnkeeperClient
built=$(${SWIFT:-swift} build --show-bin-path)
set -- -module-name InnkeeperClient -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public
set -- "$@" -I "$built/Modules" -output-dir "$graphs"
for map in "$built"/CInnkeeper*.build/module.modulemap Sources/C*/module.modulemap; do
    set -- "$@" -Xcc "-fmodule-map-file=$map"
done
swift-symbolgraph-extract "$@"
docc convert Sources/Client/Documentation.docc --warnings-as-errors --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name InnkeeperClient --fallback-bundle-identifier org.example.innkeeper --output-dir "$pages"
