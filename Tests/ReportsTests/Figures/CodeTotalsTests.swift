import InnkeeperCore
import InnkeeperReports
import Testing

struct CodeTotalsTests {
    @Test func `codes come worst first, then by number, with their parts by source`() {
        // Given findings in two sources, one source with two files
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("channel", .bookings, "c.csv"), Fixture.file("desk", .bookings, "a.csv"),
            Fixture.file("desk", .bookings, "b.csv"),
        ]
        var findings = Findings()
        for line in 1...3 { findings.add(code: "contact-phone-invalid", file: 0, line: line) }
        findings.add(code: "reservation-rate-negative", file: 0, line: 1)
        findings.add(code: "reservation-rate-negative", file: 1, line: 1)
        findings.add(code: "reservation-rate-negative", file: 2, line: 1)
        findings.add(code: "reservation-site-unknown", file: 2, line: 9)
        findings.add(code: "source-missing", file: 2)
        findings.add(code: "source-missing", file: -1)
        // When they are counted
        let totals = CodeTotal.all(Fixture.input(dataset, findings: findings))
        // Then a code without a rule counts as the severity in force
        #expect(
            totals.map(\.code) == [
                "source-missing", "reservation-site-unknown", "reservation-rate-negative", "contact-phone-invalid",
            ])
        #expect(totals.map(\.total) == [2, 1, 3, 3])
        #expect(totals[2].sources.map(\.source) == ["channel", "desk"])
        #expect(totals[2].sources.map(\.count) == [1, 2])
        #expect(totals[2].summary == "The nightly rate is below zero.")
        #expect(totals.reduce(0) { $0 + $1.total } == findings.count)
        #expect(CodeTotal.bySeverity(totals).map(\.count) == [3, 3, 3])
        #expect(CodeTotal.all(Fixture.input(dataset, findings: findings)) { $0 > 5 }.map(\.total) == [2, 1])
        #expect(CodeTotal.bySeverity(totals).map(\.severity) == [.error, .warning, .info])
    }

    @Test func `the worst severity of any source stands for the code`() {
        // Given a configuration that makes a warning an error for one source
        var dataset = Dataset()
        dataset.files = [Fixture.file("a", .bookings, "a.csv"), Fixture.file("b", .bookings, "b.csv")]
        var findings = Findings()
        findings.add(code: "reservation-rate-negative", file: 0, line: 1)
        findings.add(code: "reservation-rate-negative", file: 1, line: 1)
        var input = Fixture.input(dataset, findings: findings)
        input.severity = { _, source in source == "b" ? .error : .info }
        // Then
        #expect(CodeTotal.all(input).map(\.severity) == [.error])
    }
}
