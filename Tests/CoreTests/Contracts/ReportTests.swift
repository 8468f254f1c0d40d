import Core
import Testing

struct ReportTests {
    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    private enum SiteOdd: Rule {
        static let code = "site-odd"
        static let kind: RecordKind? = .bookings
        static let summary = "Odd.", advice = "Even."
        static let effect = Effect.marks
        static let severity = Severity.info
        static let examples: [RuleExample] = []
        static func message(_ finding: Finding, shownValue: String) -> String { "odd: \(shownValue)" }
        case one
        init() { self = .one }
    }

    @Test func `each finding comes with its message and fingerprint, personal values masked unless asked for`() {
        // Given one finding about a site and one about a guest
        var dataset = Dataset()
        dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "a.csv")]
        var findings = Findings()
        findings.add(code: "site-odd", file: 0, line: 2, record: "R1", field: "site_number", value: "A7")
        findings.add(code: "site-odd", file: 0, line: 3, record: "R2", field: "camper_name", value: "Ada Alder")
        var input = ReportInput(
            dataset: dataset, world: World(today: CalendarDate(dayNumber: 0), now: 0), findings: findings,
            rules: ["site-odd": SiteOdd.self], severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1")
        func shown() -> (messages: [String], values: [String], fingerprints: Set<UInt64>) {
            var result: ([String], [String], Set<UInt64>) = ([], [], [])
            input.forEachFinding { finding, message in
                result.0.append(message)
                result.1.append(finding.value)
                result.2.insert(finding.fingerprint)
                #expect(finding.severity == .error)
            }
            return result
        }
        // Then the name is masked in value and message alike
        let masked = shown()
        #expect(masked.messages == ["odd: A7", "odd: \(Finding.mask)"])
        #expect(masked.values == ["A7", Finding.mask])
        #expect(masked.fingerprints.count == 2 && !masked.fingerprints.contains(0))
        // And shown when asked for, under the same fingerprints
        input.showValues = true
        #expect(shown().values == ["A7", "Ada Alder"])
        #expect(shown().fingerprints == masked.fingerprints)
    }
}
