"""Runs the steps of the GitHub action as a runner would, with a release that lies in a folder.

usage: Tests/Packages/action.py WHEEL TOOLS

A bad export must be annotated and fail the step, a good one pass, and a wheel that does not fit the digest be refused.
TOOLS is where PyYAML is installed. What `${{ … }}` stands for is said here; the rest is the action's own.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def fail(text):
    sys.exit(f"BROKEN: {text}")


def steps(tools):
    """Name and script of each step."""
    code = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))"
    file = ROOT / ".github/actions/innkeeper/action.yml"
    done = subprocess.run([tools / "bin/python", "-c", code, file], check=True, capture_output=True, text=True)
    return {step["name"]: step["run"] for step in json.loads(done.stdout)["runs"]["steps"]}


class Runner:
    def __init__(self, folder, server, scripts):
        self.folder, self.scripts = folder, scripts
        self.path = folder / "path"
        self.path.touch()
        (folder / "temp").mkdir()
        (folder / "work/exports").mkdir(parents=True)
        self.environment = {
            "HOME": str(folder), "GITHUB_SERVER_URL": server, "RUNNER_TEMP": str(folder / "temp"),
            "GITHUB_PATH": str(self.path), "REPOSITORY": "example/innkeeper"}

    def step(self, name, **inputs):
        words = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", self.scripts[name]]
        path = ":".join([*reversed(self.path.read_text().split()), "/usr/bin:/bin"])
        return subprocess.run(words, cwd=self.folder / "work", env={**self.environment, **inputs, "PATH": path},
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def main():
    wheel, tools = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    version = wheel.name.split("-")[1]
    with tempfile.TemporaryDirectory() as work:
        release = pathlib.Path(work, f"server/example/innkeeper/releases/download/v{version}")
        release.mkdir(parents=True)
        shutil.copy(wheel, release)
        shutil.copyfile(wheel.with_name(wheel.name + ".sha256"), release / "SHA256SUMS")
        runner = Runner(pathlib.Path(work), f"file://{work}/server", steps(tools))

        if runner.step("Install Innkeeper", VERSION=version, SHA256="0" * 64).returncode == 0:
            fail("a wheel that does not fit its digest is installed")
        installed = runner.step("Install Innkeeper", VERSION=version, SHA256="")
        if installed.returncode:
            fail(installed.stdout)

        exports = runner.folder / "work/exports"
        lines = (ROOT / "Samples/campsites.csv").read_text().splitlines(keepends=True)
        (exports / "campsites.csv").write_text("".join(lines[:15]))
        good = runner.step("Check", ARGUMENTS="exports/campsites.csv")
        if good.returncode:
            fail(f"a good export fails:\n{good.stdout}")
        (exports / "desk.csv").write_bytes((ROOT / "Samples/bookings/desk-2026.csv").read_bytes())
        bad = runner.step("Check", ARGUMENTS="exports/campsites.csv\nexports/desk.csv --fail-on error")
        annotations = bad.stdout.count("::error file=exports/desk.csv,")
        if bad.returncode != 1 or not annotations:
            fail(f"a bad export ends with {bad.returncode}:\n{bad.stdout}")
    print(f"action: installs the wheel by its digest, and annotates a bad export {annotations} times")


if __name__ == "__main__":
    main()
