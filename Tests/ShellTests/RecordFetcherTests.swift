import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct RecordFetcherTests {
    /// Finds `arrival` in records of the form `ID ARRIVAL`.
    private struct SecondWord: RecordCells {
        var beginLines = true

        func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
            let words = String(decoding: record, as: UTF8.self).split(separator: " ")
            guard field == "arrival", words.count == 2 else { return nil }
            return CellLocation(line: 1, column: words[0].count + 2, value: String(words[1]))
        }
    }

    private func record(_ offset: Int, _ length: Int, line: Int = 1, file: Int = 0) -> RecordReference {
        RecordReference(offset: Int64(offset), length: Int32(length), line: Int32(line), file: Int32(file))
    }

    @Test func `a record's own bytes are read again`() throws {
        let folder = try TemporaryFolder()
        let fetcher = RecordFetcher(paths: [try folder.write("a", "R1 one"), nil, try folder.write("b", "R2 two")])
        #expect(fetcher.bytes(record(0, 2)) == Array("R1".utf8))
        #expect(fetcher.bytes(record(3, 3, file: 2)) == Array("two".utf8))
        #expect(fetcher.bytes(record(0, 6)) == Array("R1 one".utf8))
    }

    @Test func `what can't be read any more is nil, never something shorter`() throws {
        // Given a file that is missing, one that was never there, and one that became shorter
        let folder = try TemporaryFolder()
        let fetcher = RecordFetcher(paths: [try folder.write("a", "short"), nil, folder.path("gone")])
        #expect(fetcher.bytes(record(3, 10)) == nil)
        #expect(fetcher.bytes(record(0, 1, file: 1)) == nil)
        #expect(fetcher.bytes(record(0, 1, file: 2)) == nil)
        #expect(fetcher.bytes(.none) == nil)
    }

    @Test func `a booking's cell has its text and its line in the file`() throws {
        // Given two bookings, the second on line 8, and one of a format without cells
        let folder = try TemporaryFolder()
        let fetcher = RecordFetcher(paths: [try folder.write("a", "R1 2026-07-01R22 2026-07-02"), nil])
        let records: RecordColumn = [record(0, 13, line: 2), record(13, 14, line: 8), record(0, 1, file: 1)]
        let texts = FetchedBookingTexts(records: records, fetcher: fetcher, cells: [SecondWord(), nil])
        #expect(texts.text(0, .arrival) == "2026-07-01")
        #expect(texts.cell(records[1], "arrival") == CellLocation(line: 8, column: 5, value: "2026-07-02"))
        #expect(texts.cell(records[1], "departure") == nil && texts.text(1, .departure) == "")
        #expect(texts.cell(records[2], "arrival") == nil)
    }

    @Test func `a record in the middle of a line has its column in the file`() throws {
        // Given records behind others, behind a byte order mark, and far behind the start of their line
        let folder = try TemporaryFolder()
        let far = String(repeating: "x", count: 70_000)
        let near = String(repeating: "\u{E9}", count: 3000)
        let fetcher = RecordFetcher(paths: [
            try folder.write("a", "[\n é R1 one]"), try folder.write("b", "\u{FEFF}R1 one"),
            try folder.write("c", far + "R1 one"), try folder.write("d", near + "R1 one"),
        ])
        let texts = FetchedBookingTexts(
            records: [], fetcher: fetcher, cells: .init(repeating: SecondWord(beginLines: false), count: 4))
        // Then each has the column in its line, unless the line is too long to be looked at
        func cell(_ file: Int, offset: Int) -> CellLocation? {
            texts.cell(record(offset, 6, line: 2, file: file), "arrival")
        }
        #expect(cell(0, offset: 6) == CellLocation(line: 2, column: 7, value: "one"))
        #expect(cell(1, offset: 3) == CellLocation(line: 2, column: 4, value: "one"))
        #expect(cell(2, offset: 70_000) == nil)
        #expect(cell(3, offset: 6000) == CellLocation(line: 2, column: 3004, value: "one"))
    }

    @Test func `a digest is that of the bytes, and nothing where there are none`() throws {
        let folder = try TemporaryFolder()
        let fetcher = RecordFetcher(paths: [try folder.write("a", "R1 R1")])
        let texts = FetchedBookingTexts(records: [], fetcher: fetcher, cells: [nil])
        #expect(texts.digest(record(0, 2)) == Hash64.digest(Array("R1".utf8)[...]))
        #expect(texts.digest(record(0, 2)) == texts.digest(record(3, 2)))
        #expect(texts.digest(record(4, 9)) == 0)
    }
}
