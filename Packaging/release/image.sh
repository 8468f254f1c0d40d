#!/bin/sh
# image.sh: packs the release build as dist/innkeeper-VERSION-linux-MACHINE.oci.tar; image.py says what is in it.
set -eu
. Packaging/release/common.sh

Packaging/tools.sh binutils ca-certificates python3 tzdata
stage "$work/staged"
image="dist/innkeeper-$version-linux-$machine.oci.tar"
SOURCE_DATE_EPOCH=$epoch python3 Packaging/release/image.py "$work/staged/bin" "$version" "$image"
digest "$image"
