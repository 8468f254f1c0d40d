import InnkeeperCore
import InnkeeperStages
import Testing

struct LoadedSliceTests {
    /// A slice `abcdefg` with the given records; row 1 is refused.
    private func slice(_ records: [(Range<Int>, RecordSpan.Disposition)]) -> LoadedSlice {
        LoadedSlice(
            ValidatedSlice(
                decoded: DecodedSlice(
                    batch: .bookings(Bookings()), bytes: Array("abcdefg".utf8), offset: 0,
                    records: records.map { RecordSpan(start: $0.lowerBound, end: $0.upperBound, disposition: $1) },
                    findings: Findings()),
                rejected: [false, true, false], rowFindings: LocatedFindings()))
    }

    private func shown(_ slice: LoadedSlice, _ framing: Framing = Framing()) -> [String] {
        slice.runs(framing).map { "\($0.verdict) \(String(decoding: slice.bytes[$0.range], as: UTF8.self))" }
    }

    private var every: LoadedSlice {
        slice([
            (0..<1, .row(0)), (1..<2, .row(2)), (2..<3, .malformed), (3..<4, .rest), (4..<5, .row(1)),
            (5..<6, .skipped),
            (6..<7, .row(0)),
        ])
    }

    @Test func `every record is counted once, and more bytes of one are no record`() {
        let counts = every.counts
        #expect([counts.read, counts.accepted, counts.rejected, counts.skipped] == [6, 3, 2, 1])
        #expect(counts.isBalanced)
    }

    @Test func `neighbours of one verdict are one run, and what is skipped is in none`() {
        #expect(shown(every) == ["accepted ab", "rejected cde", "accepted g"])
    }

    @Test func `records that something stands between are written one by one, as are those that do not touch`() {
        #expect(
            shown(every, Framing(separator: [0x2C])) == [
                "accepted a", "accepted b", "rejected c", "rejected d", "rejected e", "accepted g",
            ])
        #expect(shown(slice([(0..<1, .row(0)), (2..<3, .row(2))])) == ["accepted a", "accepted c"])
    }

    @Test func `neighbouring slices are written and counted as one`() {
        // Given
        var both = slice([(0..<2, .row(0)), (2..<7, .row(1))])
        // When
        both.append(contentsOf: slice([(0..<3, .row(1)), (3..<7, .row(2))]))
        // Then
        #expect(shown(both) == ["accepted ab", "rejected cdefgabc", "accepted defg"])
        #expect([both.counts.read, both.counts.accepted, both.counts.rejected] == [4, 2, 2])
    }
}
