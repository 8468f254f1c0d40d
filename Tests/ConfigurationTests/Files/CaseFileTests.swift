import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct CaseFileTests {
    private let codes = ["reservation-guests-none", "reservation-overlap"]

    @Test func `a case is name, day, texts and findings`() throws {
        let (cases, faults) = CaseFile.read(
            Array(
                """
                { "version": 1, "cases": [
                  { "name": "nobody comes", "asOf": "2026-11-21",
                    "input": { "desk": ["a,b", "1,2"], "people": "BEGIN" },
                    "findings": [{ "code": "reservation-guests-none", "line": 2, "severity": "warning" }] },
                  { "name": "clean", "input": { "desk": "" }, "findings": [] } ] }
                """.utf8), codes: codes)
        #expect(faults.isEmpty && cases.count == 2)
        let first = try #require(cases.first)
        #expect(first.name == "nobody comes" && first.line == 2 && first.asOf == CalendarDate(iso: "2026-11-21"))
        #expect(first.input.map { "\($0.source)=\($0.text)" } == ["desk=a,b\n1,2\n", "people=BEGIN"])
        #expect(first.findings.first?.line == 2 && first.findings.first?.column == nil)
    }

    @Test func `a code that does not exist, a key that is none and a missing part are told`() {
        let (cases, faults) = CaseFile.read(
            Array(
                """
                { "version": 1, "cases": [
                  { "name": "x", "input": {}, "findings": [{ "code": "reservation-guest-none" }] },
                  { "name": "y", "findings": [], "asof": "2026-11-21" } ] }
                """.utf8), codes: codes)
        #expect(cases.isEmpty)
        #expect(faults.contains { $0.message.contains("did you mean `reservation-guests-none`?") })
        #expect(faults.contains { $0.message.contains("`input` is missing") })
        #expect(faults.contains { $0.message.contains("did you mean `asOf`?") })
    }

    @Test func `what an expected finding leaves out may be anything`() {
        let finding = Finding(
            code: "c", severity: .warning, source: "desk", file: "desk", line: 2, column: 5, record: "R1", field: "f")
        var expected = ExpectedFinding(code: "c")
        #expect(expected.fits(finding))
        expected.source = "desk"
        expected.line = 2
        expected.column = 5
        expected.field = "f"
        expected.record = "R1"
        expected.severity = "warning"
        #expect(expected.fits(finding))
        for change: WritableKeyPath<ExpectedFinding, String?> in [\.source, \.field, \.record, \.severity] {
            var other = expected
            other[keyPath: change] = "other"
            #expect(!other.fits(finding))
        }
        expected.line = 3
        #expect(!expected.fits(finding))
        #expect(!ExpectedFinding(code: "d").fits(finding))
    }
}
