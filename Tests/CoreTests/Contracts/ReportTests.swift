import InnkeeperCore
import Testing
import TestSupport

struct ReportTests {
    private struct PhoneRule: Rule {
        let code = "contact-phone-invalid"
        let kind: RecordKind? = .contacts
        let summary = "", advice = ""
        let effect = Effect.marks
        let severity = Severity.info
        let examples: [RuleExample] = []
        var form: RuleForm { .reading }
        let message = "{value} is no number."
    }

    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    private func input(_ findings: Findings) -> RunData {
        var dataset = Dataset()
        dataset.files = [SourceFile(source: "people", kind: .contacts, path: "people.vcf")]
        return RunData(
            dataset: dataset, context: RunContext(today: CalendarDate(dayNumber: 20_000), now: 0), findings: findings,
            rules: [PhoneRule().code: PhoneRule()],
            severity: { code, source in source == "people" ? .warning : .info },
            texts: NoTexts(), toolVersion: "1.0")
    }

    @Test func `findings come with message, severity in force and fingerprint, personal values masked`() {
        // Given a finding about a phone, and one whose code no rule knows
        var findings = Findings()
        findings.add(code: PhoneRule().code, file: 0, line: 3, record: "u1", field: "tel", value: "12-34")
        findings.add(code: "made-up", file: 0)
        // When a report goes through them
        var seen: [(Finding, String)] = []
        input(findings).forEachFinding { seen.append(($0, $1)) }
        // Then
        #expect(seen.map(\.1) == ["••• is no number.", "made-up"])
        #expect(seen[0].0.value == "•••" && seen[0].0.severity == .warning)
        #expect(seen[0].0.fingerprint != 0 && seen[0].0.fingerprint != seen[1].0.fingerprint)
    }

    @Test func `fingerprints that are kept are those of the findings as they are`() async {
        // Given kept fingerprints
        var findings = Findings()
        findings.add(code: PhoneRule().code, file: 0, line: 3, record: "u1", field: "tel", value: "12-34")
        var kept = input(findings)
        await kept.keepFingerprints(jobs: 2)
        #expect(kept.fingerprints() == input(findings).fingerprints())
        // When findings are added
        findings.add(code: "made-up", file: 0)
        kept.findings = findings
        // Then they are made anew
        #expect(kept.fingerprints() == input(findings).fingerprints())
        #expect(kept.fingerprints().count == 2)
    }

    @Test func `showing values changes the text and not the fingerprint`() {
        var findings = Findings()
        findings.add(code: PhoneRule().code, file: 0, line: 3, record: "u1", field: "tel", value: "12-34")
        var open = input(findings)
        open.showValues = true
        var shown: [(Finding, String)] = []
        open.forEachFinding { shown.append(($0, $1)) }
        var masked: [Finding] = []
        input(findings).forEachFinding { finding, _ in masked.append(finding) }
        #expect(shown.map(\.1) == ["12-34 is no number."])
        #expect(shown[0].0.fingerprint == masked[0].fingerprint)
    }

    @Test func `what stops a report is thrown on`() {
        struct Full: Error {}
        var findings = Findings()
        findings.add(code: "made-up", file: 0)
        #expect(throws: Full.self) { try input(findings).forEachFinding { _, _ in throw Full() } }
    }

    @Test(arguments: [
        (4, ["a.csv", "b"]), (5, ["a.csv", "b"]),
        (2, ["a.csv/part-00000.csv", "a.csv/part-00001.csv", "b/part-00000", "b/part-00001"]),
        (3, ["a.csv/part-00000.csv", "a.csv/part-00001.csv", "b/part-00000", "b/part-00001"]),
    ]) func `more pieces than a file may have are part files in a folder of its name`(most: Int, paths: [String]) throws
    {
        // Given four pieces of two files
        let folder = MemoryFolder()
        let part = ReportPart { _ in
            ReportChunks(files: ["a.csv", "b"], count: 4, countInFile: most) { [[UInt8($0)], [UInt8(10 + $0)]] }
        }
        // When
        try part(input(Findings()), folder)
        // Then
        let names = folder.files.keys.sorted()
        #expect(names == paths)
        #expect(names.compactMap { folder.files[$0] }.flatMap { $0 } == [0, 1, 2, 3, 10, 11, 12, 13])
    }

    @Test func `part files past a hundred thousand still have names of their own`() throws {
        let folder = MemoryFolder()
        let part = ReportPart { _ in
            ReportChunks(files: ["a.csv"], count: 100_001, countInFile: 1) { _ in [[]] }
        }
        try part(input(Findings()), folder)
        #expect(folder.files["a.csv/part-99999.csv"] != nil && folder.files["a.csv/part-100000.csv"] != nil)
    }
}
