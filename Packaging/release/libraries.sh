#!/bin/sh
# libraries.sh BINARY: names the shared libraries that a binary wants and this system does not have, with the Debian
# package of each. Says nothing, and ends with status 0, when all are there.
set -eu

missing=$(ldd "$1" | awk '$0 ~ /not found/ { print $1 }')
[ -n "$missing" ] || exit 0

printf '%s needs libraries that this system does not have:\n' "$(basename "$1")" >&2
for library in $missing; do
    case $library in
    libarchive.so*) package=libarchive13 ;;
    libcurl.so*) package='libcurl4 (libcurl4t64 on newer systems)' ;;
    libGeographicLib.so*) package='libgeographiclib23 (libgeographiclib26 on newer systems)' ;;
    libical.so*) package=libical3 ;;
    libsqlite3.so*) package=libsqlite3-0 ;;
    libstdc++.so*) package=libstdc++6 ;;
    libxml2.so*) package=libxml2 ;;
    libxxhash.so*) package=libxxhash0 ;;
    libz.so*) package=zlib1g ;;
    libzstd.so*) package=libzstd1 ;;
    *) package='its package; see `apt-file search`' ;;
    esac
    printf '  %-24s apt install %s\n' "$library" "$package" >&2
done
exit 1
