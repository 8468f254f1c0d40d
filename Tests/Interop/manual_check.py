"""The configurations of other programs that the manual shows, each opened with its own program.

A block of the manual whose fence says check=NAME is taken out and handed to that program: nginx -t, testparm, sshd -t,
promtool, msmtp, systemd-analyze verify, the JSON Schemas of GitHub, GitLab and pre-commit that check-jsonschema carries, and
for the shell sh -n and shellcheck. What is not installed is named; with INTEROP_REQUIRED set that is a failure.
"""

import configparser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\S+)([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
missing = set()


def run(*command):
    """What is wrong, as the program says it; nothing if it is content, or not there."""
    tool = shutil.which(command[0], path=":".join([*sys.argv[3:4], os.environ["PATH"], "/usr/sbin", "/sbin"]))
    if not tool:
        missing.add(command[0])
        return ""
    done = subprocess.run([tool, *command[1:]], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    return done.stdout if done.returncode else ""


def nginx(text, work):
    """Within a server of its own, with a certificate and a list of users that are there."""
    certificate, key = work / "reports.pem", work / "reports.key"
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=reports.example.org", "-keyout", key, "-out", certificate)
    text = text.replace("/etc/ssl/reports.pem", str(certificate)).replace("/etc/ssl/reports.key", str(key))
    file = work / "nginx.conf"
    file.write_text(f"pid {work}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n")
    return run("nginx", "-t", "-q", "-c", file)


def samba(text, work):
    file = work / "smb.conf"
    file.write_text(text)
    said = run("testparm", "-s", "--suppress-prompt", file)
    unknown = subprocess.run(["testparm", "-s", file], text=True, capture_output=True).stderr if shutil.which("testparm") else ""
    return said or ("\n".join(line for line in unknown.splitlines() if "nknown parameter" in line))


def sshd(text, work):
    """sshd knows Match blocks only behind a whole configuration, which needs a key."""
    key, file = work / "key", work / "sshd_config"
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key)
    file.write_text(f"HostKey {key}\nSubsystem sftp internal-sftp\n{text}")
    pathlib.Path("/run/sshd").mkdir(exist_ok=True)
    return run("sshd", "-t", "-f", file)


def promtool(text, work):
    file = work / "rules.yml"
    file.write_text(text)
    return run("promtool", "check", "rules", file)


def msmtp(text, work):
    file = work / "msmtprc"
    file.write_text(text.replace("passwordeval   cat /etc/msmtp-password", "password secret"))
    file.chmod(0o600)
    return run("msmtp", "--pretend", "--file", file, "somebody@example.org")


def unit(kind):
    """As a drop-in of the unit that the package ships, verified together."""

    def check(text, work):
        units, drop = work / "units", work / f"units/innkeeper@.{kind}.d"
        drop.mkdir(parents=True)
        for name in ("innkeeper@.service", "innkeeper@.timer", "innkeeper-failed@.service"):
            source = (ROOT / "Packaging/systemd" / name).read_text()
            # The program is not where the package puts it.
            source = re.sub(r"^ExecStart=.*$", "ExecStart=/bin/true", source, flags=re.MULTILINE)
            (units / name).write_text(source)
        (drop / "here.conf").write_text(re.sub(r"^(Exec\w+=)\S+", r"\1/bin/true", text, flags=re.MULTILINE))
        if not shutil.which("systemd-analyze"):
            missing.add("systemd-analyze")
            return ""
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", units / f"innkeeper@alder-creek.{kind}"], text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**os.environ, "SYSTEMD_UNIT_PATH": f"{units}:"})
        known = configparser.RawConfigParser(strict=False, allow_no_value=True)
        known.optionxform = str
        known.read_string(text)
        return "\n".join(line for line in done.stdout.splitlines() if "here.conf" in line or "Unknown" in line)

    return check


def schema(name):
    def check(text, work):
        file = work / "file.yml"
        file.write_text(text)
        tool = pathlib.Path(sys.executable).parent / "check-jsonschema"
        more = ["--data-transform", "gitlab-ci"] if name == "vendor.gitlab-ci" else []
        return run(str(tool), "--builtin-schema", name, *more, str(file))

    return check


def precommit(text, work):
    file = work / ".pre-commit-config.yaml"
    file.write_text(text)
    return run(str(pathlib.Path(sys.executable).parent / "pre-commit"), "validate-config", str(file))


def shell(text, work):
    file = work / "block.sh"
    file.write_text(text if text.startswith("#!") else "#!/bin/sh\n" + text)
    # What a recipe sets up in passing needs no exit status.
    return run("sh", "-n", file) or run("shellcheck", "--exclude=SC2035,SC2103,SC2164", file)


def python(text, work):
    file = work / "block.py"
    file.write_text(text)
    return run(sys.executable, "-m", "py_compile", file)


CHECKS = {
    "nginx": nginx, "samba": samba, "sshd": sshd, "promtool": promtool, "msmtp": msmtp, "shell": shell, "python": python,
    "systemd-dropin": unit("service"), "systemd-timer": unit("timer"), "github-workflow": schema("vendor.github-workflows"),
    "gitlab-ci": schema("vendor.gitlab-ci"), "pre-commit-config": precommit,
}


def main():
    faults, seen = [], {}
    for page in sorted((ROOT / "Documentation").rglob("*.md")):
        text = page.read_text()
        for match in FENCE.finditer(text):
            name = next((word[6:] for word in match[2].split() if word.startswith("check=")), None)
            if name is None:
                continue
            place = f"{page.relative_to(ROOT)}:{text[:match.start()].count(chr(10)) + 1}"
            seen[name] = seen.get(name, 0) + 1
            if name not in CHECKS:
                faults.append(f"{place}: nobody checks {name}")
                continue
            with tempfile.TemporaryDirectory() as work:
                said = CHECKS[name](match[3], pathlib.Path(work))
            if said:
                faults.append(f"{place}: {name}: {said.strip()}")
    for name in sorted(set(CHECKS) - set(seen)):
        faults.append(f"the manual shows nothing for {name}")
    if missing and os.environ.get("INTEROP_REQUIRED"):
        faults.append(f"not installed: {', '.join(sorted(missing))}")
    if faults:
        sys.exit("\n".join(faults))
    told = f"; SKIPPED, not installed: {', '.join(sorted(missing))}" if missing else ""
    print(f"manual: {sum(seen.values())} blocks are what {len(seen)} other programs and schemas take{told}")


main()
