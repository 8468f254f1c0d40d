import Core
import Shell
import TestSupport
import Testing

struct RecordFetcherTests {
    /// The whole record is the cell, on the record's second line.
    private struct Whole: RecordCells {
        func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
            field == "status" ? CellLocation(line: 2, column: 1, value: String(decoding: record, as: UTF8.self)) : nil
        }
    }

    private func record(_ offset: Int64, _ length: Int32, line: Int32 = 1, file: Int32 = 0) -> RecordReference {
        RecordReference(offset: offset, length: length, line: line, file: file)
    }

    @Test func `a record's bytes are read again where they lie`() throws {
        let place = try TemporaryFolder()
        let fetcher = RecordFetcher(paths: [try place.write("a.csv", "R1,a\nR2,b\n"), nil, place.path("gone.csv")])
        #expect(fetcher.bytes(record(5, 4)) == Array("R2,b".utf8))
        #expect(fetcher.bytes(record(0, 4)) == Array("R1,a".utf8))
        // And what is not there is nil: beyond the end, an input that was never read, a file that has gone, no file
        #expect(fetcher.bytes(record(8, 4)) == nil)
        #expect(fetcher.bytes(record(0, 1, file: 1)) == nil)
        #expect(fetcher.bytes(record(0, 1, file: 2)) == nil)
        #expect(fetcher.bytes(.none) == nil)
    }

    @Test func `cells stand on the file's lines`() throws {
        let place = try TemporaryFolder()
        let fetcher = RecordFetcher(paths: [try place.write("a.csv", "R1,a\nR2,b\n")])
        let texts = FetchedBookingTexts(
            records: [record(0, 4), record(5, 4, line: 20), .none], fetcher: fetcher, cells: [Whole()])
        #expect(texts.cell(1, "status") == CellLocation(line: 21, column: 1, value: "R2,b"))
        #expect(texts.text(0, .status) == "R1,a")
        #expect(texts.text(0, .total).isEmpty && texts.text(2, .status).isEmpty)
        #expect(texts.digest(record(0, 4)) == Hash64.digest(Array("R1,a".utf8)[...]))
        #expect(texts.digest(record(0, 400)) == 0)
    }
}
