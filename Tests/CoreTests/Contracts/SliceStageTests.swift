import InnkeeperCore
import Testing

/// Neighbouring slices, merged.
struct SliceStageTests {
    /// Cells of which a record has none.
    private struct NoCells: RecordCells {
        func cell(_ field: String, in record: [UInt8]) -> CellLocation? { nil }
    }

    /// A slice of one-letter places, read at `offset`; a dot is a record of which no row could be made, a blank belongs to
    /// no record. Without columns each letter begins a line.
    private func slice(_ text: String, offset: Int64, hasColumns: Bool = false) -> DecodedSlice {
        var places = Places()
        var records: [RecordSpan] = []
        var columns: [Int32] = []
        for (start, letter) in text.utf8.enumerated() where letter != 0x20 {
            let isRow = letter != UInt8(ascii: ".")
            let disposition = isRow ? RecordSpan.Disposition.row(Int32(places.count)) : .malformed
            records.append(RecordSpan(start: start, end: start + 1, disposition: disposition))
            guard isRow else { continue }
            if hasColumns { columns.append(Int32(offset) + Int32(start) + 1) }
            places.records.append(RecordReference(offset: offset + Int64(start), length: 1, line: 1, file: 0))
        }
        return DecodedSlice(
            batch: .places(places), bytes: Array(text.utf8), offset: offset, records: records, findings: Findings(),
            cells: NoCells(), columns: columns)
    }

    private func merged(_ left: DecodedSlice, _ right: DecodedSlice) -> DecodedSlice {
        var both = left
        both.append(contentsOf: right)
        return both
    }

    /// Disposition and bytes of each record, and the bytes found again by each row's reference.
    private func shown(_ slice: DecodedSlice) -> [String] {
        func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
        guard case .places(let places) = slice.batch else { return [] }
        return slice.records.map { span in
            let bytes = text(slice.bytes[Int(span.start)..<Int(span.end)])
            guard case .row(let row) = span.disposition else { return "\(span.disposition) \(bytes)" }
            let again = text(slice.recordBytes(places.records[Int(row)]))
            return "row \(row) \(bytes) \(again)"
        }
    }

    @Test func `slices merge in any order: records, bytes and rows`() {
        // Given three neighbours with a gap between them, of which one has more bytes than its records
        let (a, b, c) = (slice(" ab.", offset: 0), slice("c ", offset: 10), slice("de", offset: 12))
        // When
        let left = shown(merged(merged(a, b), c))
        let right = shown(merged(a, merged(b, c)))
        // Then
        #expect(left == ["row 0 a a", "row 1 b b", "malformed .", "row 2 c c", "row 3 d d", "row 4 e e"])
        #expect(right == left)
    }

    @Test func `a slice without records is no neighbour that matters`() {
        let (none, a) = (slice("  ", offset: 0), slice("a", offset: 2))
        #expect(shown(merged(none, a)) == ["row 0 a a"])
        #expect(shown(merged(merged(a, slice(" ", offset: 3)), slice("b", offset: 4))).count == 2)
    }

    @Test func `the columns at which records begin merge with those of records that begin lines`() {
        // Given two rows that begin lines, and two that do not
        let (a, b) = (slice("ab", offset: 0), slice("cd", offset: 2, hasColumns: true))
        // Then
        #expect(merged(a, b).columns == [1, 1, 3, 4])
        #expect(merged(b, a).columns == [3, 4, 1, 1])
        #expect(merged(a, a).columns.isEmpty)
    }

    @Test func `a slice of which nothing was read takes the cells of its neighbour`() {
        // Given
        var nothing = slice("", offset: 0)
        nothing.cells = nil
        // Then
        #expect(merged(nothing, slice("a", offset: 0)).cells is NoCells)
        #expect(merged(slice("a", offset: 0), nothing).cells is NoCells)
    }

    @Test func `a record that lies in none of the slices has no bytes`() {
        let both = merged(slice("a", offset: 0), slice("b", offset: 5))
        #expect(both.recordBytes(RecordReference(offset: 3, length: 1, line: 1, file: 0)).isEmpty)
        #expect(both.recordBytes(RecordReference(offset: 5, length: 2, line: 1, file: 0)).isEmpty)
    }

    @Test func `a batch without rows takes the kind of its neighbour, and what its rows mean`() {
        // Given nothing that could be read before and after a place, and no row before a calendar's stays
        var stays = Bookings()
        stays.isFeed = true
        stays.repeatedID = .unit
        var unreadable = RecordBatch.contacts(Contacts())
        var feed = RecordBatch.bookings(Bookings())
        // When
        unreadable.append(contentsOf: slice("a", offset: 0).batch)
        unreadable.append(contentsOf: .contacts(Contacts()))
        feed.append(contentsOf: .bookings(stays))
        // Then
        guard case .places(let places) = unreadable, case .bookings(let table) = feed else {
            Issue.record("the kind was lost")
            return
        }
        #expect(places.count == 1)
        #expect(table.isFeed && table.repeatedID == .unit)
    }
}
