"""Tries what is packed as people do who have neither Swift nor this repository: in new Debian roots, and in the image.

usage: Tests/Packages/strangers.py WHEEL APT KEY IMAGE

APT is a signed repository, and KEY the file of its key. In each root the README's example is run, and a run in the zone
America/Los_Angeles that fetches a source over TLS. Roots are made by debootstrap from the mirror that this machine uses, or
from that of the variable MIRROR, and kept in .build/roots; each try has a copy. Needs root. Nothing stays mounted: what is
mounted is in a name space of its own.
"""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import exports_server

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUITES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
KEPT = ROOT / ".build/roots"
ZONE = "America/Los_Angeles"
GUEST = 1234  # somebody whom no system knows
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
APT = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0", "--no-install-recommends"]


def fail(text):
    sys.exit(f"BROKEN: {text}")


def run(*command, status=0, **more):
    """What a command prints. It must end with `status`."""
    words = list(map(str, command))
    done = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, **more)
    if done.returncode != status:
        fail(f"{' '.join(words)} ended with {done.returncode}, not {status}:\n{done.stdout[-3000:]}")
    return done.stdout


def mirror():
    """The archive of Debian that this machine installs from."""
    if "MIRROR" in os.environ:
        return os.environ["MIRROR"]
    for line in run("apt-get", "indextargets", "--format", "$(ORIGIN)|$(LABEL)|$(REPO_URI)").splitlines():
        origin, label, address = line.split("|")
        if (origin, label) == ("Debian", "Debian"):
            return address
    fail("this machine installs from no archive of Debian; name one in MIRROR")


class System:
    """A folder that is somebody's root."""

    def __init__(self, folder):
        self.folder = folder

    def inside(self, *command, user=0, status=0):
        for name in ["proc", "dev"]:
            (self.folder / name).mkdir(exist_ok=True)
        mounted = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$@"'
        return run("unshare", "--mount", "sh", "-c", mounted, self.folder, f"--userspec={user}:{user}", self.folder,
                   *command, status=status, env=ENVIRONMENT)

    def put(self, file, place):
        target = self.folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)

    def campground(self, port, certificate):
        """The samples, and a configuration that fetches one of them, in a folder of the guest's."""
        folder = self.folder / "data"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT / "Samples", folder / "Samples")
        self.put(ROOT / "pipeline.json", "data/pipeline.json")
        self.put(certificate, "data/root.pem")
        desk = {"kind": "bookings", "url": f"https://127.0.0.1:{port}/desk-2026.csv", "private": True, "ca": "root.pem",
                "maxTime": "PT30S"}
        (folder / "fetch.json").write_text(json.dumps({
            "version": 1, "property": {"name": "Alder Creek", "timeZone": ZONE, "country": "US", "currency": "USD"},
            "sources": {"desk": desk}, "reports": ["summary"], "output": "Fetched"}))
        run("chown", "-R", f"{GUEST}:{GUEST}", folder)

    def innkeeper(self, program, configuration, status=0):
        return self.inside(program, "run", f"/data/{configuration}", "--as-of", "2026-11-21", "--fail-on", "never",
                           user=GUEST, status=status)

    @contextlib.contextmanager
    def without(self, place):
        whole, away = self.folder / place, self.folder / "away"
        whole.rename(away)
        yield
        away.rename(whole)

    def works(self, program):
        said = self.inside(program, "--version").split()
        if said[:1] != ["innkeeper"]:
            fail(f"{program} --version says {said}")
        for configuration, output, page in [("pipeline.json", "Output", "index.html"), ("fetch.json", "Fetched", "summary.md")]:
            self.innkeeper(program, configuration)
            written = self.folder / "data" / output
            if not (written / page).stat().st_size or (written / page).stat().st_uid != GUEST:
                fail(f"{program} wrote no {output}/{page} that its user may read")
            told = json.loads((written / "run.json").read_text())
            if told["records"]["desk"]["accepted"] < 50:
                fail(f"{program} read {told['records']} as {configuration} says")
        self.spreads(program)

    def spreads(self, program):
        """A run in two tasks of the program beside it writes what `works` has written."""
        exchange, day = "/data/exchange", ["--as-of", "2026-11-21"]
        self.inside(program, "stage", "plan", exchange, "/data/pipeline.json", "--tasks", "2", *day, user=GUEST)
        for task in "01":
            self.inside(f"{program}-stage", "map", exchange, "--task", task, user=GUEST)
        self.inside(program, "stage", "finish", exchange, "--output", "/data/Spread", "--fail-on", "never", user=GUEST)
        for file in ["index.html", "findings.jsonl", "kpis.csv"]:
            whole, spread = ((self.folder / "data" / output / file).read_bytes() for output in ["Output", "Spread"])
            if not whole or whole != spread:
                fail(f"spread over two tasks, {program} writes another {file}")


@contextlib.contextmanager
def debian(suite):
    """A copy of a root in which debootstrap has put the least of a system."""
    kept = KEPT / suite
    if not kept.is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        half = pathlib.Path(tempfile.mkdtemp(dir=KEPT))
        run("debootstrap", "--variant=minbase", suite, half, mirror())
        half.chmod(0o755)
        half.rename(kept)
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work, "root")
        run("cp", "-a", "--reflink=auto", kept, folder)
        shutil.copyfile("/etc/resolv.conf", folder / "etc/resolv.conf")
        yield System(folder)


def try_wheel(system, wheel):
    """From a file, with its digest, and no index asked."""
    system.inside(*APT, "update")
    system.inside(*APT, "install", "python3-venv", "tzdata")
    system.put(wheel, f"srv/{wheel.name}")
    digest = run("sha256sum", wheel).split()[0]
    (system.folder / "srv/requirements.txt").write_text(
        f"{wheel.name.split('-')[0]} @ file:///srv/{wheel.name} --hash=sha256:{digest}\n")
    system.inside("python3", "-m", "venv", "/opt/innkeeper")
    system.inside("/opt/innkeeper/bin/pip", "install", "--no-index", "--require-hashes", "-r", "/srv/requirements.txt")
    system.works("/opt/innkeeper/bin/innkeeper")
    system.inside("/opt/innkeeper/bin/pip", "uninstall", "--yes", wheel.name.split("-")[0])
    left = [path.name for path in (system.folder / "opt/innkeeper").rglob("*innkeeper*") if path.is_file()]
    if left:
        fail(f"uninstalling the wheel leaves {left}")


def try_deb(system, apt, key):
    """From the repository, which is trusted by its own key; what it depends on comes from Debian."""
    shutil.copytree(apt, system.folder / "srv/apt")
    sources = system.folder / "etc/apt/sources.list.d/innkeeper.list"
    sources.write_text("deb [signed-by=/etc/apt/keyrings/innkeeper.asc] file:///srv/apt stable main\n")
    # Whose key is not there is not believed.
    system.inside(*APT, "-o", "APT::Update::Error-Mode=any", "update", status=100)
    system.put(key, "etc/apt/keyrings/innkeeper.asc")
    (system.folder / "etc/apt/keyrings/innkeeper.asc").chmod(0o644)
    system.inside(*APT, "-o", "APT::Update::Error-Mode=any", "update")
    system.inside(*APT, "install", "innkeeper")
    for package in ["innkeeper", "tzdata", "ca-certificates"]:
        system.inside("dpkg", "--verify", package)
    system.works("/usr/bin/innkeeper")
    system.inside(*APT, "remove", "innkeeper")
    # Lists that were changed after they were signed.
    for file in (system.folder / "srv/apt/dists").rglob("Packages*"):
        file.write_bytes(file.read_bytes() + b"\n")
    release = system.folder / "srv/apt/dists/stable/InRelease"
    release.write_text(release.read_text().replace("Label: Innkeeper", "Label: Somebody"))
    system.inside(*APT, "-o", "APT::Update::Error-Mode=any", "update", status=100)


def try_image(image, port, certificate):
    """Unpacked by umoci, and run in its own root by somebody whom it does not know."""
    with tempfile.TemporaryDirectory() as work:
        run("tar", "-xf", image, "--one-top-level=image", cwd=work)
        tag = json.loads(pathlib.Path(work, "image/index.json").read_text())["manifests"][0]["annotations"]
        run("umoci", "unpack", "--image", f"image:{tag['org.opencontainers.image.ref.name']}", "bundle", cwd=work)
        process = json.loads(pathlib.Path(work, "bundle/config.json").read_text())["process"]
        if process["user"]["uid"] == 0:
            fail("the image runs as root")
        system = System(pathlib.Path(work, "bundle/rootfs"))
        system.campground(port, certificate)
        system.works(process["args"][0])
        try_without(system, process["args"][0])


def try_without(system, program):
    """What is missing on a system is named by its package."""
    with system.without("usr/share/zoneinfo"):
        if "tzdata" not in system.innkeeper(program, "pipeline.json", status=2):
            fail("without zone files nothing is said of tzdata")
    configuration = system.folder / "data/fetch.json"
    configuration.write_text(configuration.read_text().replace(', "ca": "root.pem"', ""))
    with system.without("etc/ssl"):
        said = system.innkeeper(program, "fetch.json", status=3)
    if "ca-certificates" not in said + (system.folder / "data/Fetched/summary.md").read_text():
        fail("without root certificates nothing is said of ca-certificates")


def main():
    wheel, apt, key, image = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    if os.geteuid():
        fail("this needs root, for chroot")
    with tempfile.TemporaryDirectory() as work:
        with exports_server.served(ROOT / "Samples/bookings", pathlib.Path(work)) as (port, certificate):
            for suite, name in SUITES.items():
                for what, attempt in [("wheel", lambda it: try_wheel(it, wheel)), ("deb", lambda it: try_deb(it, apt, key))]:
                    with debian(suite) as system:
                        system.campground(port, certificate)
                        attempt(system)
                        print(f"{name}: the {what} is installed, runs the example and fetches over TLS", flush=True)
            try_image(image, port, certificate)
            print("image: runs the example and fetches over TLS, in its own root")


if __name__ == "__main__":
    main()
