#!/bin/sh
# try.sh [CONFIGURATION...]: builds and tests the examples as a stranger would: a package in a folder of its own that takes
# the library from a git repository, with nothing built before. CONFIGURATION is debug (by default) or release.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A checkout may belong to somebody else, as on a build server; what is cloned is the commit that it stands at.
git -c safe.directory="$PWD" bundle create -q "$work/innkeeper.bundle" HEAD
git init --quiet --bare "$work/innkeeper.git"
git -C "$work/innkeeper.git" fetch --quiet "$work/innkeeper.bundle" HEAD:main
cp -R Examples "$work/app"
rm -rf "$work/app/.build" "$work/app/Package.resolved"

export INNKEEPER_URL="file://$work/innkeeper.git"
for configuration in "${@:-debug}"; do
    echo "$configuration:"
    ${SWIFT:-swift} test --package-path "$work/app" --cache-path "$work/cache" -c "$configuration"
done
