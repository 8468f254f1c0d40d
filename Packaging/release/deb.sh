#!/bin/sh
# deb.sh: packs the release build as dist/innkeeper_VERSION_ARCHITECTURE.deb.
set -eu
. Packaging/release/common.sh

Packaging/tools.sh binutils dpkg-dev patchelf python3
architecture=$(dpkg --print-architecture)
root="$work/root"
documents="$root/usr/share/doc/innkeeper"
stage "$root/usr"
find "$root/usr/share/man" -name '*.[15]' -exec gzip --no-name -9 {} +
for unit in Packaging/systemd/*.service Packaging/systemd/*.timer; do
    install -D -m 644 "$unit" "$root/usr/lib/systemd/system/$(basename "$unit")"
done
install -D -m 644 Packaging/systemd/innkeeper.sysusers "$root/usr/lib/sysusers.d/innkeeper.conf"
install -D -m 755 Packaging/systemd/failed "$root/usr/libexec/innkeeper/failed"
install -D -m 644 Packaging/release/crontab "$documents/examples/crontab"
# What the manual links to lies where its links say.
cp -R README.md RULES.md SECURITY.md CHANGELOG.md Documentation pipeline.json pipeline.schema.json "$documents/"
chmod -R u=rwX,go=rX "$documents"
gzip --no-name -9 "$documents/CHANGELOG.md" && mv "$documents/CHANGELOG.md.gz" "$documents/changelog.gz"
install -d -m 755 "$root/etc/innkeeper" "$root/var/lib/innkeeper"

# One package for Debian 12 and 13. A library whose name changes from one to the next goes with it; of the
# others the names are the same, and so are the packages', or what those provide.
own='libGeographicLib'
set --
for product in $products; do set -- "$@" "$root/usr/bin/$product"; done
python3 Packaging/release/carried.py libraries "$@" | grep "^\($own\)\.so" >"$work/own"
while read -r name path; do install -D -m 644 "$path" "$root/usr/lib/innkeeper/$name"; done <"$work/own"
# shellcheck disable=SC2046 # one word for each library
python3 Packaging/release/carried.py licences "$documents/licences" $(cut -d ' ' -f 2 "$work/own") $(within)
install -m 644 LICENSE "$documents/copyright"
for program; do patchelf --force-rpath --set-rpath '$ORIGIN/../lib/innkeeper' "$program"; done

# The packages that own the libraries which the binaries name; what those need in turn, they depend on themselves.
depends=$(objdump -p "$@" "$root/usr/lib/innkeeper"/* | awk '$1 == "NEEDED" { print $2 }' | sort -u |
    grep -v "^\($own\)\.so" | while read -r library; do
    path=$(ldd "$@" | awk -v name="$library" '$1 == name && $3 ~ /^\// { print $3; exit }')
    [ -n "$path" ] || continue
    dpkg-query -S "$path" 2>/dev/null || dpkg-query -S "$(readlink -f "$path")" 2>/dev/null || true
done | cut -d : -f 1 | sort -u | paste -s -d , | sed 's/,/, /g')
[ -n "$depends" ] || { echo "No package owns a library of the binaries." >&2; exit 1; }
glibc=$(python3 Packaging/release/carried.py glibc "$@" "$root/usr/lib/innkeeper"/*)
# Zones of properties, and the roots of those who are asked by url.
depends="$(echo "$depends" | sed "s/libc6/libc6 (>= $glibc)/"), ca-certificates, tzdata"

mkdir -p "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<END
Package: innkeeper
Version: $version
Architecture: $architecture
Maintainer: The Innkeeper project <innkeeper@example.org>
Section: utils
Priority: optional
Installed-Size: $(du -sk "$root" | cut -f 1)
Depends: $depends
Suggests: default-mta | mail-transport-agent
Description: checks a campground's exports and reports on them
 Reads places, contacts, campsites and bookings, checks every record, works
 out distances, birthdays, conflicts and occupancy, and writes reports.
 .
 innkeeper@NAME.timer runs /etc/innkeeper/NAME.json every night into
 /var/lib/innkeeper/NAME/report.
END
install -m 755 Packaging/release/postinst Packaging/release/prerm Packaging/release/postrm "$root/DEBIAN/"
find "$root" -depth -exec touch --no-dereference --date="@$epoch" {} +

archive="dist/innkeeper_${version}_$architecture.deb"
SOURCE_DATE_EPOCH=$epoch dpkg-deb --root-owner-group --build "$root" "$archive" >/dev/null
digest "$archive"
