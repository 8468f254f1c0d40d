import Core
import Shell
import Testing

struct RepeatFinderTests {
    /// A slice of lines of one file, each line a record.
    private func slice(_ text: String, offset: Int64 = 0) -> DecodedSlice {
        let bytes = Array(text.utf8)
        var records: [RecordSpan] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            records.append(RecordSpan(start: start, end: index + 1, fate: .row(Int32(records.count))))
            start = index + 1
        }
        return DecodedSlice(
            batch: .bookings(Bookings()), bytes: bytes, offset: offset, records: records, findings: Findings(),
            locator: CellTable())
    }

    private func repeats(_ finder: inout RepeatFinder, _ slice: DecodedSlice, file: Int32, files: [String])
        -> [Int: Int32]
    {
        finder.repeats(
            in: slice,
            record: { row in
                RecordReference(offset: 0, length: 0, line: Int32(row + 1), file: file)
            },
            earlierBytes: { reference in
                let start = Int(reference.offset)
                return Array(files[Int(reference.file)].utf8)[start..<start + Int(reference.length)]
            }
        ).mapValues(\.line)
    }

    @Test func `a record that an earlier file holds is a repeat, line ends aside`() {
        let files = ["R1,a\nR2,b\nR2,b\n", "R2,b\r\nR3,c\nR1,a\n"]
        var finder = RepeatFinder()
        // Equal records of one file are two bookings
        #expect(repeats(&finder, slice(files[0]), file: 0, files: files).isEmpty)
        // Those of the second file point at the first one's lines
        #expect(repeats(&finder, slice(files[1]), file: 1, files: files) == [0: 2, 2: 1])
    }

    @Test func `what can't be read again proves nothing`() {
        var finder = RepeatFinder()
        let record = { (row: Int) in RecordReference(offset: 0, length: 0, line: 1, file: 0) }
        _ = finder.repeats(in: slice("R1,a\n"), record: record, earlierBytes: { _ in nil })
        let later = finder.repeats(
            in: slice("R1,a\n"), record: { _ in RecordReference(offset: 0, length: 0, line: 1, file: 1) },
            earlierBytes: { _ in nil })
        #expect(later.isEmpty)
    }
}
