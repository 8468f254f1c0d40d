#!/bin/sh
# deb.sh: packs the release build as dist/innkeeper_VERSION_ARCHITECTURE.deb.
set -eu
. Packaging/release/common.sh

architecture=$(dpkg --print-architecture)
root="$work/root"
stage "$root/usr"
find "$root/usr/share/man" -name '*.1' -exec gzip --no-name -9 {} +
install -D -m 644 Packaging/systemd/innkeeper@.service "$root/usr/lib/systemd/system/innkeeper@.service"
install -D -m 644 Packaging/systemd/innkeeper@.timer "$root/usr/lib/systemd/system/innkeeper@.timer"
install -D -m 644 Packaging/systemd/innkeeper.sysusers "$root/usr/lib/sysusers.d/innkeeper.conf"
install -D -m 644 LICENSE "$root/usr/share/doc/innkeeper/copyright"
install -D -m 644 Packaging/release/crontab "$root/usr/share/doc/innkeeper/examples/crontab"
install -d -m 755 "$root/etc/innkeeper" "$root/var/lib/innkeeper"

# The packages that own the libraries which the binaries name; what those need in turn, they depend on themselves.
depends=$(for product in $products; do
    objdump -p "$root/usr/bin/$product" | awk -v product="$product" '$1 == "NEEDED" { print product, $2 }'
done | sort -u -k 2 | while read -r product library; do
    path=$(ldd "$root/usr/bin/$product" | awk -v name="$library" '$1 == name && $3 ~ /^\// { print $3 }')
    [ -n "$path" ] || continue
    dpkg-query -S "$path" 2>/dev/null || dpkg-query -S "$(readlink -f "$path")" 2>/dev/null || true
done | cut -d : -f 1 | sort -u | paste -s -d , | sed 's/,/, /g')
[ -n "$depends" ] || { echo "No package owns a library of the binaries." >&2; exit 1; }

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
cp Packaging/release/postinst Packaging/release/postrm "$root/DEBIAN/"
chmod 755 "$root/DEBIAN/postinst" "$root/DEBIAN/postrm"
find "$root" -depth -exec touch --no-dereference --date="@$epoch" {} +

archive="dist/innkeeper_${version}_$architecture.deb"
SOURCE_DATE_EPOCH=$epoch dpkg-deb --root-owner-group --build "$root" "$archive" >/dev/null
digest "$archive"
