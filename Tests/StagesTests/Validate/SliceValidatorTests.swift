import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct SliceValidatorTests {
    /// A slice of `ID GUESTS` lines.
    private func slice(_ lines: [(id: String, guests: Int)], offset: Int = 0, firstLine: Int = 1) -> ValidatedSlice {
        var bytes: [UInt8] = []
        var batch = makeBookings(lines.map { TestBooking(id: $0.id, site: nil, guests: $0.guests) })
        var spans: [RecordSpan] = []
        var records: [RecordReference] = []
        for (number, line) in lines.enumerated() {
            let start = bytes.count
            bytes += Array("\(line.id) \(line.guests)\n".utf8)
            spans.append(RecordSpan(start: start, end: bytes.count, disposition: .row(Int32(number))))
            records.append(
                RecordReference(
                    offset: Int64(offset + start), length: Int32(bytes.count - start),
                    line: Int32(firstLine + number), file: 0))
        }
        batch.records = RecordColumn(records)
        return validator.run(
            DecodedSlice(
                batch: .bookings(batch), bytes: bytes, offset: Int64(offset), records: spans, findings: Findings(),
                cells: GuestsCell()))
    }

    /// Finds `guests` in an `ID GUESTS` line.
    private struct GuestsCell: RecordCells {
        func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
            guard field == "guests", let blank = record.firstIndex(of: 0x20) else { return nil }
            let value = String(decoding: record[(blank + 1)...].dropLast(), as: UTF8.self)
            return CellLocation(line: 1, column: blank + 2, value: value)
        }
    }

    /// Finds the only cell of a line.
    private struct OnlyCell: RecordCells {
        func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
            CellLocation(line: 1, column: 1, value: String(decoding: record.dropLast(), as: UTF8.self))
        }
    }

    private var validator: SliceValidator {
        SliceValidator(
            rules: RuleSet([GuestsOdd(), SameAsBefore()]),
            context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
    }

    private let files = [SourceFile(source: "desk", kind: .bookings, path: "desk.txt")]

    @Test func `a finding points at the cell and names the record, and its row is refused`() {
        // When
        let validated = slice([("R1", 2), ("R2", 0)])
        // Then
        #expect(validated.rejected == [false, true])
        #expect(validated.rowFindings.findings.count == 1)
        let finding = validated.rowFindings.findings.finding(0, files: files, severity: { _, _ in .error })
        #expect(finding.code == "test-guests-odd")
        #expect((finding.line, finding.column) == (2, 4))
        #expect((finding.record, finding.value, finding.arguments) == ("R2", "0", [.limit: .count(1)]))
    }

    @Test func `a rule that needs earlier rows sees them over slices, and names the other record`() {
        // Given a table that ends with R1
        guard case .bookings(let table) = slice([("R0", 1), ("R1", 1)]).decoded.batch else { return }
        var next = slice([("R1", 1), ("R2", 1), ("R2", 1)], offset: 10, firstLine: 3)
        var earlier = SeenKeyIndex()
        // When
        validator.validateInSequence(&next, after: table, earlier: &earlier)
        // Then
        #expect(next.rejected == [true, false, true])
        let findings = (0..<2).map { next.rowFindings.findings.finding($0, files: files, severity: { _, _ in .error }) }
        #expect(
            findings.map(\.related) == [
                RelatedRecord(file: "desk.txt", line: 2, record: "R1"),
                RelatedRecord(file: "desk.txt", line: 4, record: "R2"),
            ])
    }

    @Test func `a campsite that an earlier file has already is found in its own row of the slice`() throws {
        // Given three campsites of a first file, and a second file whose second campsite is the first file's third, all
        // on lines of three bytes
        func sites(_ numbers: [String], file: Int32) -> CampSites {
            var table = CampSites()
            table.rows = numbers.enumerated().map { index, number in
                var site = CampSite(number: number)
                site.record = RecordReference(
                    offset: Int64(3 * index), length: 3, line: Int32(index + 2), file: file)
                return site
            }
            return table
        }
        var table = sites(["A1", "A2", "A3"], file: 0)
        let batch = sites(["B1", "A3", "B2"], file: 1)
        let validator = SliceValidator(
            rules: RuleSet([houseRule("campsite-number-duplicate")]),
            context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
        var slice = validator.run(
            DecodedSlice(
                batch: .campSites(batch), bytes: Array("B1\nA3\nB2\n".utf8), offset: 0, records: [],
                findings: Findings(), cells: OnlyCell()))
        // When the slice is the end of the table
        table.append(contentsOf: batch)
        validator.validateInSequence(&slice, in: table, from: 3)
        // Then
        #expect(slice.rejected == [false, true, false])
        let files = ["a.csv", "b.csv"].map { SourceFile(source: "sites", kind: .campsites, path: $0) }
        try #require(slice.rowFindings.findings.count == 1)
        let finding = slice.rowFindings.findings.finding(0, files: files, severity: { _, _ in .error })
        #expect((finding.file, finding.line, finding.record, finding.value) == ("b.csv", 3, "A3", "A3"))
        #expect(finding.related == RelatedRecord(file: "a.csv", line: 4, record: "A3"))
    }

    @Test func `cells and keys of merged slices are found in the bytes of their own rows`() {
        // Given two neighbours
        var merged = slice([("R1", 1), ("R22", 2)])
        // When
        merged.append(contentsOf: slice([("R3", 3)], offset: 11, firstLine: 3))
        // Then
        #expect(
            (0..<3).map { merged.decoded.cell(row: $0, field: "guests") } == [
                CellLocation(line: 1, column: 4, value: "1"), CellLocation(line: 2, column: 5, value: "2"),
                CellLocation(line: 3, column: 4, value: "3"),
            ])
        #expect((0..<3).map { merged.decoded.naturalKey(row: $0) } == ["R1", "R22", "R3"])
        #expect(merged.decoded.cell(row: 3, field: "guests") == nil)
    }

    @Test func `a record without a natural key is known by its bytes, wherever its line lies`() {
        let here = slice([("", 0)]).rowFindings.findings
        let later = slice([("x", 1), ("", 0)], offset: 500, firstLine: 50).rowFindings.findings
        let other = slice([("", -1)]).rowFindings.findings
        #expect(here.recordDigest(0) == later.recordDigest(0))
        #expect(here.recordDigest(0) != other.recordDigest(0))
    }
}
