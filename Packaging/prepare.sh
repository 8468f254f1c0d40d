#!/bin/sh
# Makes sure that this machine has what Innkeeper is built from: Swift, and a few libraries of the system.
# Says which are missing and why before it installs them. Says and does nothing when all are there.
set -eu

needed_swift=6.2

# package|what Innkeeper does with it
packages='libxml2-dev|reads contacts in XML
libarchive-dev|opens compressed files and archives
libical-dev|writes calendars
libsqlite3-dev|keeps the records of the services, and answers checks in SQL
libxxhash-dev|makes digests of files
libgeographiclib-dev|measures distances on the globe
libcurl4-openssl-dev|fetches sources from the web
zlib1g-dev|opens what is compressed with gzip
libzstd-dev|opens what is compressed with Zstandard
pkg-config|tells Swift where the libraries are
make|runs the recipes
git|tells whether the working tree is clean'

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

if [ "$(uname -s)" != Linux ]; then
    stop "Innkeeper is built on Linux: Debian 12 or 13, or Ubuntu 24.04." \
        "On a Mac, do it in a container or a virtual machine; README.md has the line to type."
fi

command -v swift >/dev/null ||
    stop "Innkeeper needs Swift $needed_swift or later, and there is no 'swift' here." \
        "Get it from https://www.swift.org/install/linux/ and run this again."

swift_version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
oldest=$(printf '%s\n%s\n' "$needed_swift" "${swift_version:-0}" | sort -V | head -n 1)
[ "$oldest" = "$needed_swift" ] ||
    stop "Innkeeper needs Swift $needed_swift or later; this is Swift ${swift_version:-of an unknown version}." \
        "Get a newer one from https://www.swift.org/install/linux/ and run this again."

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    printf 'This system has no apt. Innkeeper also needs these (Debian names); the build fails without them:\n'
    printf '%s\n' "$packages" | while IFS='|' read -r name use; do printf '  %-22s %s\n' "$name" "$use"; done
    exit 0
fi

missing=$(printf '%s\n' "$packages" | while IFS='|' read -r name use; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || printf '%s|%s\n' "$name" "$use"
done)
[ -n "$missing" ] || exit 0

printf 'Missing on this system:\n'
printf '%s\n' "$missing" | while IFS='|' read -r name use; do printf '  %-22s %s\n' "$name" "$use"; done
names=$(printf '%s\n' "$missing" | cut -d '|' -f 1 | tr '\n' ' ')

as_root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "Ask an administrator to run: apt-get install $names"
    as_root=sudo
fi
printf 'Installing them with apt-get%s.\n' "${as_root:+ (sudo may ask for your password)}"
$as_root apt-get update -qq
# shellcheck disable=SC2086 # one word for each package
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $names >/dev/null
