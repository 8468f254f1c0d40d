#!/bin/sh
# Runs the scans in C on other processors than this one. Swift's reference writes inputs and answers on this machine; the
# C is compiled for arm64 by Swift's own clang and must give the same under an emulator, and so must each variant of this
# machine's. What this processor lacks is tried under an emulator too, as far as that has it.
# usage: Tests/Arm64/run.sh. Needs Debian's cross compiler's files and qemu-user, and installs them when they are missing.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/.build/arm64
cd "$root"
mkdir -p "$work"
if ! command -v qemu-aarch64 > /dev/null || ! command -v qemu-x86_64 > /dev/null || [ ! -d /usr/lib/gcc-cross/aarch64-linux-gnu ]
then
    echo "Installing qemu-user, gcc-aarch64-linux-gnu and libc6-dev-arm64-cross." >&2
    sudo=$([ "$(id -u)" -eq 0 ] || echo sudo)
    $sudo apt-get -qq update
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y \
        qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross > /dev/null || {
        echo "They can't be installed; install them by hand and try again." >&2
        exit 2
    }
fi
rm -f "$work/answers"
INNKEEPER_SCAN_ANSWERS=$work/answers ${SWIFT:-swift} test --filter FormatsTests.ScanAnswersTests > "$work/test.log" 2>&1 || {
    tail -n 20 "$work/test.log" >&2
    exit 1
}
[ -s "$work/answers" ] || { echo "No answers were written." >&2; exit 1; }
clang=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/clang
compile() {
    "$clang" --target="$1" -O2 -Wall -Wextra -Werror -static -fuse-ld=lld -ISources/CByteScan/include \
        Sources/CByteScan/*.c Tests/Arm64/check.c -o "$work/check-$1"
}
compile aarch64-linux-gnu
echo "arm64, emulated:"
qemu-aarch64 "$work/check-aarch64-linux-gnu" "$work/answers"
if [ "$(uname -m)" = x86_64 ]; then
    compile x86_64-linux-gnu
    echo "x86-64:"
    "$work/check-x86_64-linux-gnu" "$work/answers" 2> "$work/skipped" || { cat "$work/skipped" >&2; exit 1; }
    if [ -s "$work/skipped" ]; then
        cat "$work/skipped" >&2
        echo "x86-64, emulated:"
        qemu-x86_64 -cpu max "$work/check-x86_64-linux-gnu" "$work/answers"
    fi
fi
