"""findings.sarif against the schema that OASIS publishes for SARIF 2.1.0.

The schema comes from its published address; where that can't be reached, from the source distribution of sarif-om on
PyPI, which carries the published text of the release candidate. Kept in the tools' folder once it is there.
"""

import json
import pathlib
import subprocess
import sys
import tarfile
import urllib.request

import jsonschema

ADDRESS = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def schema(tools):
    kept = tools / "sarif-schema-2.1.0.json"
    if not kept.exists():
        try:
            with urllib.request.urlopen(ADDRESS, timeout=20) as reply:
                text = reply.read()
        except OSError:
            folder = tools / "sarif-om"
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
            subprocess.run([*command, "--dest", str(folder), "sarif-om==1.0.4"], check=True)
            with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
                member = next(m for m in archive.getmembers() if m.name.endswith("sarif-2.1.0-rtm.4.json"))
                text = archive.extractfile(member).read()
        json.loads(text)
        kept.write_bytes(text)
    return json.loads(kept.read_text())


def main():
    binary, output, tools = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    published = schema(tools)
    validator = jsonschema.validators.validator_for(published)(published)
    printed = subprocess.run(
        [binary, "check", "--format", "sarif", "--fail-on", "never", "Samples/bookings/desk-2026.csv", "Samples/contacts"],
        check=True, capture_output=True).stdout
    counts = []
    for text in [(output / "findings.sarif").read_text(), printed.decode()]:
        log = json.loads(text)
        faults = [f"{'/'.join(map(str, fault.path))}: {fault.message}" for fault in validator.iter_errors(log)]
        if faults:
            sys.exit("\n".join(faults[:20]))
        counts.append(len(log["runs"][0]["results"]))
        # The schema must be one that can refuse.
        log["runs"][0]["results"][0]["level"] = "fatal"
        if not list(validator.iter_errors(log)):
            sys.exit("the schema accepts a level that does not exist")
    print(f"SARIF: {counts[0]} results of a run and {counts[1]} of a check fit {published.get('$id') or published.get('id')}")


main()
