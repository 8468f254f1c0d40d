import InnkeeperCore
import InnkeeperStages
import Testing

struct RepeatFinderTests {
    /// A slice of the given lines as one file's bytes from `offset` on.
    private func slice(_ lines: [String], offset: Int = 0, fates: [RecordSpan.Disposition]? = nil) -> DecodedSlice {
        var bytes: [UInt8] = []
        var spans: [RecordSpan] = []
        for (row, line) in lines.enumerated() {
            let start = bytes.count
            bytes += Array(line.utf8)
            spans.append(RecordSpan(start: start, end: bytes.count, disposition: fates?[row] ?? .row(Int32(row))))
        }
        return DecodedSlice(
            batch: .bookings(Bookings()), bytes: bytes, offset: Int64(offset), records: spans, findings: Findings())
    }

    private func reference(_ slice: DecodedSlice, _ row: Int, file: Int) -> RecordReference {
        let span = slice.records[row]
        return RecordReference(
            offset: slice.offset + Int64(span.start), length: span.end - span.start, line: Int32(row + 1),
            file: Int32(file))
    }

    /// Runs slices, each of a file, through one finder; gives the repeated rows of each with the earlier file and line.
    private func repeats(
        _ slices: [(file: Int, slice: DecodedSlice)], isReadable: Bool = true, sheets: Set<Int32> = []
    ) -> [[String]] {
        var finder = RepeatFinder(sheets: sheets) { Hash64.digest($0) }
        return slices.map { file, slice in
            finder.repeats(in: slice, record: { reference(slice, $0, file: file) }) { record in
                guard isReadable,
                    let holder = slices.first(where: {
                        $0.file == Int(record.file) && $0.slice.offset <= record.offset
                            && record.offset < $0.slice.offset + Int64($0.slice.bytes.count)
                    })
                else { return nil }
                let start = Int(record.offset - holder.slice.offset)
                return holder.slice.bytes[start..<start + Int(record.length)]
            }.sorted { $0.key < $1.key }.map { "\($0.key): file \($0.value.file) line \($0.value.line)" }
        }
    }

    @Test func `a record of an earlier file is a repeat, in whatever order`() {
        let found = repeats([(0, slice(["a\n", "b\n", "c\n"])), (1, slice(["x\n", "c\n", "a\n"]))])
        #expect(found == [[], ["1: file 0 line 3", "2: file 0 line 1"]])
    }

    @Test func `equal records of one file are none, in one slice or in two`() {
        #expect(repeats([(0, slice(["a\n", "a\n"])), (0, slice(["a\n"], offset: 4))]) == [[], []])
    }

    @Test func `line ends and blanks at the end make no difference, others do`() {
        let found = repeats([(0, slice(["a,b\n"])), (1, slice(["a,b\r\n", "a, b\n", "a,b"]))])
        #expect(found == [[], ["0: file 0 line 1", "2: file 0 line 1"]])
    }

    @Test func `a file that can't be read any more proves nothing`() {
        #expect(repeats([(0, slice(["a\n"])), (1, slice(["a\n"]))], isReadable: false) == [[], []])
    }

    @Test func `records known by digests of their content are compared by all 128 bits`() {
        // Given digests that differ in the upper half, in the lower half, and not at all
        var finder = RepeatFinder { Hash64.digest($0) }
        func reference(_ line: Int32, file: Int32) -> RecordReference {
            RecordReference(offset: 0, length: 1, line: line, file: file)
        }
        let digests: [UInt128] = [7, 7 | 1 << 64, 7 | 1 << 127, 8, 7 | 1 << 64]
        // When two files have them
        let first = finder.repeats(
            RecordColumn(digests.indices.map { reference(Int32($0), file: 0) }), digests: digests)
        let second = finder.repeats([reference(9, file: 1), reference(10, file: 1)], digests: [7 | 1 << 64, 9])
        // Then equal ones in one file are none
        #expect(first.isEmpty)
        #expect(second == [0: reference(1, file: 0)])
        #expect(RepeatFinder.content(Array("a,b \r\n".utf8)[...]).elementsEqual("a,b".utf8))
    }

    @Test func `only what became a row is looked at`() {
        let found = repeats([
            (0, slice(["a\n", "b\n"], fates: [.malformed, .row(0)])),
            (1, slice(["a\n", "b\n"], fates: [.row(0), .skipped])),
        ])
        #expect(found == [[], []])
    }

    @Test func `where a record of a sheet is does not tell it from another`() {
        // Given a booking in a month's sheet and in the one for all, whose name has a comma
        let month = slice(["May,2,R1,Ada\n", "May,3,R2,Bo\n"])
        let all = slice(["\"All, 2026\",9,R2,Bo\n", "\"All, 2026\",10,R3,Cy\n"], offset: 1000)
        // Then
        #expect(repeats([(0, month), (1, all)], sheets: [0, 1]) == [[], ["0: file 0 line 2"]])
        #expect(repeats([(0, month), (1, all)]) == [[], []])
    }
}
