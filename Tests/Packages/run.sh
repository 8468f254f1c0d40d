#!/bin/sh
# run.sh: tries what `make release deb wheel image` has made, in folders of its own. The package is installed, used, removed
# and purged below a root that is no system's; the units are verified there; the tarball runs with nothing but /usr/bin on the
# path; a missing library is named. Then others try the rest: wheel.py, precommit.sh, action.py, and in new Debian roots
# units.py and strangers.py. Needs root, for dpkg and chroot.
set -eu
cd "$(dirname "$0")/../.."

fail() {
    printf 'BROKEN: %s\n' "$*" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
archive=$(ls dist/innkeeper-*.tar.gz)
package=$(ls dist/innkeeper_*.deb)
(cd dist && sha256sum --quiet --check ./*.sha256) || fail 'a digest does not hold'

# The tarball, without Swift.
tar -xzf "$archive" -C "$work"
folder=$(echo "$work"/innkeeper-*)
env -i PATH=/usr/bin:/bin "$folder/libraries.sh" "$folder/bin/innkeeper" || fail 'libraries are missing here'
env -i PATH=/usr/bin:/bin "$folder/bin/innkeeper" run pipeline.json --output "$work/report" --as-of 2026-11-21 \
    --fail-on never >"$work/said" || fail "the tarball's program does not run"
test -s "$work/report/index.html" || fail 'the tarball writes no page'
Tests/Packages/spread.sh "$folder/bin/innkeeper" "$work/spread-tarball" || fail "the tarball's programs do not spread a run"
ldd "$folder/bin/innkeeper" | grep -q -i swift && fail 'the binary wants a library of Swift'
ldd "$folder/bin/innkeeper-stage" | grep -q -e archive -e xml2 -e ical -e sqlite -e curl -e Geographic -e xxhash -e libz &&
    fail 'innkeeper-stage wants more than the libraries of C and C++'
# A library that no system has, in the place of one that it has.
sed 's/libical\.so\.3/libicaX.so.3/g' "$folder/bin/innkeeper" >"$work/crippled"
chmod +x "$work/crippled"
if "$folder/libraries.sh" "$work/crippled" 2>"$work/said"; then fail 'a missing library goes unseen'; fi
grep -q 'libicaX.so.3' "$work/said" || fail 'a missing library is not named'
"$work/crippled" --version >"$work/said" 2>&1 && fail 'it runs without its library'
grep -q 'libicaX.so.3' "$work/said" || fail 'the loader does not name the library'
echo 'tarball: runs without Swift, names missing libraries'

# The package, below a root of its own. Its scripts run outside of it and are told where it is.
root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/etc" "$root/usr/bin" "$root/usr/lib" "$root/usr/sbin"
: >"$root/var/lib/dpkg/status"
printf 'root:x:0:0:root:/root:/bin/sh\n' >"$root/etc/passwd"
printf 'root:x:0:\n' >"$root/etc/group"
manage() { dpkg --root="$root" --force-script-chrootless --force-depends --log="$work/log" "$@" >"$work/said" 2>&1; }
manage --install "$package" || fail "it can't be installed: $(cat "$work/said")"
grep -q '^innkeeper:' "$root/etc/passwd" || fail 'there is no user innkeeper'
test "$(stat -c %a "$root/etc/innkeeper")" = 750 || fail 'configurations are open to all'
test "$(stat -c %a "$root/var/lib/innkeeper")" = 750 || fail 'reports are open to all'
sed 's|"output": "Output"|"output": "report"|; /"\$schema"/d' pipeline.json >"$root/etc/innkeeper/alder-creek.json"
mkdir -p "$root/var/lib/innkeeper/alder-creek"
"$root/usr/bin/innkeeper" run --quiet --root "$PWD" --output "$root/var/lib/innkeeper/alder-creek/report" \
    --as-of 2026-11-21 --fail-on never "$root/etc/innkeeper/alder-creek.json" || fail "the package's program does not run"
test -s "$root/var/lib/innkeeper/alder-creek/report/run.json" || fail 'the package writes no run.json'
Tests/Packages/spread.sh "$root/usr/bin/innkeeper" "$work/spread-package" || fail "the package's programs do not spread a run"

# Units: verified where their program and their configuration are. Only what is said of ours counts: the root holds no
# other units.
for unit in /lib/systemd/system/*.target /lib/systemd/system/*.slice; do
    cp -n "$unit" "$root/usr/lib/systemd/system/" 2>/dev/null || true
done
systemd-analyze verify --root="$root" --man=no innkeeper@alder-creek.service innkeeper@alder-creek.timer \
    innkeeper-failed@alder-creek.service >"$work/said" 2>&1 || true
if grep -i innkeeper "$work/said"; then fail 'a unit does not verify'; fi
# Tenths of ten; what systemd calls OK ends at 4.9.
systemd-analyze security --offline=yes --threshold=25 --root="$root" innkeeper@alder-creek.service >"$work/said" 2>&1 ||
    fail "the unit is open: $(tail -n 1 "$work/said")"
grep -o 'Overall exposure level.*' "$work/said"
# The drop-ins that its comment shows, as somebody would copy them.
dropin="$root/etc/systemd/system/innkeeper@.service.d/here.conf"
mkdir -p "${dropin%/*}"
sed -n 's/^#     //p' "$root/usr/lib/systemd/system/innkeeper@.service" >"$dropin"
grep -q '^ReadWritePaths=' "$dropin" || fail 'the unit shows no drop-in'
systemd-analyze verify --root="$root" --man=no innkeeper@alder-creek.service >"$work/said" 2>&1 || true
if grep -i innkeeper "$work/said"; then fail 'the drop-in does not verify'; fi
rm -r "$root/etc/systemd/system/innkeeper@.service.d"
for document in README.md Documentation/README.md Documentation/reference/keys.md copyright licences/swift changelog.gz; do
    test -e "$root/usr/share/doc/innkeeper/$document" || fail "there is no $document"
done
for page in man1/innkeeper.1 man5/innkeeper-pipeline.json.5 man5/innkeeper-outputs.5; do
    man --local-file --warnings "$root/usr/share/man/$page.gz" 2>"$work/said" | grep -q NAME || fail "there is no page $page"
    test ! -s "$work/said" || fail "man complains of $page: $(cat "$work/said")"
done

# An update leaves the timers as they are; removing disables them.
systemctl --root="$root" enable innkeeper@alder-creek.timer 2>/dev/null
manage --install "$package" || fail "it can't be updated: $(cat "$work/said")"
timer="$root/etc/systemd/system/timers.target.wants/innkeeper@alder-creek.timer"
test -L "$timer" || fail 'an update disables the timer'
manage --remove innkeeper || fail "it can't be removed: $(cat "$work/said")"
test ! -L "$timer" || fail 'the timer stays enabled'
test ! -e "$root/usr/bin/innkeeper" || fail 'the program stays'
test -s "$root/var/lib/innkeeper/alder-creek/report/run.json" || fail 'removing takes the reports'
manage --purge innkeeper || fail "it can't be purged: $(cat "$work/said")"
test ! -e "$root/var/lib/innkeeper" || fail 'purging leaves the reports'
left=$(cd "$root" && find . -path ./var/lib/dpkg -prune -o -path './usr/lib/systemd*' -prune -o -name '*innkeeper*' -print)
# The configuration is somebody's own.
test "$left" = ./etc/innkeeper || fail "purging leaves: $left"
echo 'package: installs, runs, verifies, is removed and purged'

# What others need for the rest, from the system and from PyPI.
Packaging/tools.sh debootstrap gpg git openssl python3-venv systemd-container umoci
tools=.build/packages
if ! cmp -s Tests/Packages/requirements.txt "$tools/installed"; then
    python3 -m venv --clear "$tools"
    "$tools/bin/python" -m pip install --quiet --disable-pip-version-check -r Tests/Packages/requirements.txt
    cp Tests/Packages/requirements.txt "$tools/installed"
fi
wheel=$(ls dist/*.whl)
python3 Tests/Packages/wheel.py "$wheel" "${BUILD:-.build/release}" "$tools"
python3 Tests/Packages/units.py "$package"
Tests/Packages/precommit.sh "$wheel" "$tools"
python3 Tests/Packages/action.py "$wheel" "$tools"

# A key that nobody keeps signs a repository that nobody else sees.
export GNUPGHOME="$work/keys"
mkdir -m 700 "$GNUPGHOME"
gpg --batch --quiet --passphrase '' --quick-generate-key test@example.org ed25519 sign 1d 2>"$work/said"
Packaging/release/apt.sh test@example.org "$work/apt"
gpgconf --kill all
python3 Tests/Packages/strangers.py "$wheel" "$work/apt" "$work/apt/innkeeper.asc" "$(ls dist/*.oci.tar)"
