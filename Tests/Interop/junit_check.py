"""findings.junit.xml opened by junitparser; its counts must be those of findings.jsonl."""

import collections
import json
import pathlib
import sys

import junitparser


def main():
    output = pathlib.Path(sys.argv[2])
    document = junitparser.JUnitXml.fromfile(str(output / "findings.junit.xml"))
    failures = collections.Counter()
    cases = 0
    for suite in document:
        own = 0
        for case in suite:
            own += 1
            for result in case.result:
                if isinstance(result, junitparser.Failure):
                    failures[result.type] += 1
        if own != suite.tests:
            sys.exit(f"suite {suite.name} says {suite.tests} tests and has {own}")
        cases += own
    if (document.tests, document.failures) != (cases, sum(failures.values())):
        sys.exit(f"the document says {document.tests} tests and {document.failures} failures")
    findings = [json.loads(line) for line in (output / "findings.jsonl").read_text().splitlines()]
    errors = collections.Counter(finding["code"] for finding in findings if finding["severity"] == "error")
    expected = {code: min(count, 100) for code, count in errors.items()}
    if dict(failures) != expected:
        sys.exit(f"failures are {dict(failures)}, findings {expected}")
    print(f"JUnit: junitparser reads {cases} cases, {sum(failures.values())} of them failed")


main()
