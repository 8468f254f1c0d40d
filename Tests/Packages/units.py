"""Boots a new Debian 12 with the package in it (systemd-nspawn), and runs the units there as an administrator would.

usage: Tests/Packages/units.py PACKAGE

The nightly run writes its reports inside its sandbox; with the drop-in that the unit shows it also writes metrics and
notices elsewhere; a configuration that is missing starts innkeeper-failed@.service; removing stops the timer. Needs root.
"""

import json
import pathlib
import shutil
import sys

import strangers

# Run by the booted system. Each line of the answer is KEY=VALUE.
SCRIPT = r"""
say() { echo "$1=$2" >>/srv/answer; }
result() { systemctl show --property Result --value "$1"; }
run() { systemctl start "innkeeper@$1.service"; say "$2" "$(result "innkeeper@$1.service")"; }
run alder-creek run
unit=/usr/lib/systemd/system/innkeeper@.service
mkdir /etc/systemd/system/innkeeper@.service.d
sed -n 's/^#     //p' $unit | sed '/NoNewPrivileges/,$d' |
    sed 's|^ReadWritePaths=.*|ReadWritePaths=/srv/metrics /srv/notices|' >/etc/systemd/system/innkeeper@.service.d/here.conf
systemctl daemon-reload
run alder-creek dropin
run gone gone
sleep 1
say told "$(journalctl --identifier innkeeper --output cat --grep 'The run of gone failed' | wc -l)"
systemctl enable --now innkeeper@alder-creek.timer
say timer "$(systemctl is-active innkeeper@alder-creek.timer)"
dpkg --remove innkeeper
say removed "$(systemctl is-active innkeeper@alder-creek.timer)"
journalctl --unit 'innkeeper*' >/srv/journal
systemctl poweroff
"""
EXPECTED = {
    "run": "success", "dropin": "success", "gone": "exit-code", "told": "1", "timer": "active", "removed": "inactive"}
SERVICE = """[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/sh /srv/script
StandardOutput=null
StandardError=null
[Install]
WantedBy=multi-user.target
"""


def configuration(place):
    wanted = json.loads((strangers.ROOT / "pipeline.json").read_text())
    del wanted["$schema"]
    for source in wanted["sources"].values():
        source["files"] = [f"/srv/{pattern}" for pattern in source["files"]]
    wanted.update(metrics="/srv/metrics/innkeeper.prom", notices=[{"file": "/srv/notices/log.txt"}], output="report")
    place.write_text(json.dumps(wanted))


def main():
    package = pathlib.Path(sys.argv[1]).resolve()
    with strangers.debian("bookworm") as system:
        shared = system.folder / "srv"
        system.inside(*strangers.APT, "update")
        system.put(package, "srv/innkeeper.deb")
        system.inside(*strangers.APT, "install", "systemd-sysv", "/srv/innkeeper.deb")
        shutil.copytree(strangers.ROOT / "Samples", shared / "Samples")
        configuration(system.folder / "etc/innkeeper/alder-creek.json")
        system.inside("chgrp", "innkeeper", "/etc/innkeeper/alder-creek.json")
        system.inside("install", "--directory", "--owner=innkeeper", "/srv/metrics", "/srv/notices")
        (shared / "script").write_text(SCRIPT)
        (system.folder / "etc/systemd/system/try.service").write_text(SERVICE)
        system.inside("systemctl", "enable", "try.service")
        strangers.run("systemd-nspawn", "--directory", system.folder, "--boot", "--register=no", "--keep-unit",
                      "--console=pipe", timeout=300)

        answer = dict(line.split("=", 1) for line in (shared / "answer").read_text().splitlines())
        if answer != EXPECTED:
            strangers.fail(f"the booted system answers {answer}\n{(shared / 'journal').read_text()[-3000:]}")
        for file in ["srv/metrics/innkeeper.prom", "srv/notices/log.txt", "var/lib/innkeeper/alder-creek/report/index.html"]:
            if not (system.folder / file).stat().st_size:
                strangers.fail(f"/{file} is empty")
    print("units: a booted Debian 12 runs them, with metrics and notices by drop-in, tells of a failure, and stops them")


if __name__ == "__main__":
    main()
