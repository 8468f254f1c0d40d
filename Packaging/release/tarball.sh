#!/bin/sh
# tarball.sh: packs the release build as dist/innkeeper-VERSION-linux-MACHINE.tar.gz. The Swift runtime is inside the
# binary; the few libraries of the system that it wants are listed in LIBRARIES.
set -eu
. Packaging/release/common.sh

name="innkeeper-$version-linux-$machine"
root="$work/$name"
stage "$root"
mkdir -p "$root/systemd"
cp Packaging/systemd/* "$root/systemd/"
cp Packaging/release/crontab Packaging/release/libraries.sh LICENSE README.md "$root/"
chmod 755 "$root/libraries.sh"
# shellcheck disable=SC2046 # one word for each library
python3 Packaging/release/carried.py licences "$root/licences" $(within)
for product in $products; do
    ldd "$root/bin/$product" | awk '{ print $1 }'
done | grep -v -e linux-vdso -e ld-linux | sort -u >"$root/LIBRARIES"

archive="dist/$name.tar.gz"
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$epoch" --directory "$work" "$name" |
    gzip --no-name -9 >"$archive"
digest "$archive"
