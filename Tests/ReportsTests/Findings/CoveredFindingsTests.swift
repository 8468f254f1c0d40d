import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct CoveredFindingsTests {
    /// Bookings in lines 7 and 8 of the first of two files, with findings about them.
    private func input() -> RunData {
        var dataset = Dataset()
        dataset.files = ["desk.csv", "portal.csv"].map { SourceFile(source: "desk", kind: .bookings, path: $0) }
        dataset.bookings = makeBookings([TestBooking(id: "R1"), TestBooking(id: "R2")])
        dataset.bookings.records = RecordColumn(
            [7, 8].map { RecordReference(offset: 0, length: 0, line: $0, file: 0) })
        var findings = Findings()
        findings.add(code: "a", file: 0, line: 8, related: (file: 0, line: 7, record: "R1"))
        findings.add(code: "a", file: 0, line: 8, related: (file: 1, line: 7, record: "R9"))
        findings.add(code: "b", file: 0, line: 8)
        findings.add(code: "c", file: 1, line: 0)
        return Fixture.input(dataset, findings: findings)
    }

    @Test func `a double booking covers the findings that relate its two bookings, in either order, and no others`() {
        // Given
        let input = input()
        for (first, second) in [(0, 1), (1, 0)] {
            var covered = CoveredFindings()
            // When
            covered.add(
                ConflictRow(first: first, second: second, overlap: 0..<2, kind: .doubleBooking, freeSites: []),
                input.dataset.bookings)
            // Then
            #expect(input.findings.rows.indices.map { covered.contains($0, of: input) } == [true, false, false, false])
        }
    }

    @Test func `a file covers all findings about it`() {
        let input = input()
        var covered = CoveredFindings()
        covered.files = [1]
        #expect(input.findings.rows.indices.map { covered.contains($0, of: input) } == [false, false, false, true])
    }
}
