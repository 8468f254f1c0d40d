import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct ValidatedSliceTests {
    private let files = [SourceFile(source: "desk", kind: .bookings, path: "desk.csv")]

    private func validated(_ rows: String...) -> ValidatedSlice {
        let validator = SliceValidator(
            rules: RuleSet([houseRule("reservation-guests-none")]),
            context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
        let lines = ["reservation_id,arrival,nights,guests"] + rows
        return validator.run(ReadTable(lines.joined(separator: "\n"), .desk()).slices[0])
    }

    @Test func `a skipped row takes its findings with it and the others keep theirs`() {
        // Given
        let validated = validated("R1,2026-07-04,1,0", "R2,2026-07-04,1,0", "R3,2026-07-04,1,1")
        // When
        let skipped = validated.skipping([0])
        // Then
        #expect(skipped.decoded.records.map(\.disposition) == [.skipped, .row(0), .row(1)])
        #expect(skipped.rejected == Array(validated.rejected.dropFirst()))
        #expect(skipped.decoded.batch.naturalKey(0) == "R2")
        #expect(skipped.decoded.cell(row: 0, field: "guests")?.line == 3)
        #expect(skipped.rowFindings.findings.count == 1)
        #expect(skipped.rowFindings.findings.finding(0, files: files, severity: { _, _ in .error }).record == "R2")
    }

    @Test func `a slice of which no row is skipped stays as it is`() {
        let validated = validated("R1,2026-07-04,1,0")
        let skipped = validated.skipping([])
        #expect(skipped.rejected == validated.rejected)
        #expect(skipped.rowFindings.findings == validated.rowFindings.findings)
    }

    @Test func `findings of a slice that is appended are about its rows`() {
        // Given two slices with a finding each, in their last row
        var all = validated("R1,2026-07-04,1,0")
        all.append(contentsOf: validated("R2,2026-07-04,1,2", "R3,2026-07-04,1,0"))
        // When the row before the second finding is skipped
        let skipped = all.skipping([1])
        // Then both are left
        let records = (0..<skipped.rowFindings.findings.count).map {
            skipped.rowFindings.findings.finding($0, files: files, severity: { _, _ in .error }).record
        }
        #expect(records == ["R1", "R3"])
    }
}
