#!/bin/sh
# wheel.sh: packs the release build as a wheel in dist/, with every library that it needs but the C library.
set -eu
. Packaging/release/common.sh

# icupkg, of icu-devtools, is where only administrators look.
PATH=$PATH:/usr/sbin
Packaging/tools.sh advancecomp binutils gcc icu-devtools patchelf python3
stage "$work/staged"
wheel=$(SOURCE_DATE_EPOCH=$epoch python3 Packaging/wheel/wheel.py "$work/staged" dist)
digest "$wheel"
