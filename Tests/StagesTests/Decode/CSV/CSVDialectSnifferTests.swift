import Core
import Stages
import Testing

struct CSVDialectSnifferTests {
    /// Chunks of a large file that the sniffer takes before it has seen enough.
    private func chunksTaken(_ settings: SourceSettings, _ bytes: [UInt8]) -> Int {
        var taken = 0
        _ = RecordPipeline(CSVFormat.self, settings) { offset in
            let chunk = Array(bytes[Int(offset)...].prefix(1 << 20))
            if !chunk.isEmpty { taken += 1 }
            return chunk
        }
        return taken
    }

    private let rows = Array(
        ("arrival,nights,total\n" + String(repeating: "2026-07-04,1,12.50\n", count: 300_000)).utf8)

    @Test func `it stops as soon as everything is declared or settled`() {
        #expect(rows.count > 5 << 20)
        // The encoding is known at the end only
        #expect(chunksTaken(.desk(), rows) == 6)
        // Declared, or told by a byte order mark, the first chunk is enough
        #expect(chunksTaken(.desk { $0.encoding = "utf-8" }, rows) == 1)
        #expect(chunksTaken(.desk(), [0xEF, 0xBB, 0xBF] + rows) == 1)
        // Nothing that follows can settle what is invalid already
        #expect(chunksTaken(.desk(), rows.prefix(100_000) + [0xE9, 0x0A] + rows) == 1)
    }

    @Test func `UTF-16 is read with and without its mark, and turned into UTF-8`() {
        let text = "camper_name,arrival,nights\nZo\u{EB} \u{1F600},2026-07-04,2\n"
        let little = text.utf16Bytes()
        let big = text.utf16Bytes(isBigEndian: true)
        for (bytes, name) in [
            ([0xFF, 0xFE] + little, "UTF-16LE, turned into UTF-8"),
            ([0xFE, 0xFF] + big, "UTF-16BE, turned into UTF-8"),
        ] {
            for chunk in [1, 7, 1 << 20] {
                let file = ReadCSV(bytes: bytes, .desk(), chunk: chunk)
                #expect(file.note("encoding") == name)
                #expect(file.bookings.nights.map(\.value) == [2])
                let camper = file.slices[0].cell(row: 0, field: "camper_name")
                #expect(camper == CellLocation(line: 2, column: 1, value: "Zo\u{EB} \u{1F600}"))
                #expect(file.framing.head + file.slices[0].bytes == Array(text.utf8))
            }
        }
        let declared = ReadCSV(bytes: big, .desk { $0.encoding = "UTF-16BE" })
        #expect(declared.bookings.count == 1)
    }

    @Test func `UTF-16 without a mark is told by its zeros`() {
        let text = "camper_name,arrival,nights\nZo\u{EB} \u{1F600},2026-07-04,2\n"
        for isBigEndian in [false, true] {
            let file = ReadCSV(bytes: text.utf16Bytes(isBigEndian: isBigEndian), .desk())
            #expect(file.bookings.nights.map(\.value) == [2])
            #expect(file.note("encoding") == "UTF-16\(isBigEndian ? "B" : "L")E, turned into UTF-8")
            #expect(file.reason("encoding") == "every second byte of its first text is zero")
        }
    }

    @Test func `one byte that is not UTF-8 anywhere makes the file Windows-1252`() {
        // Given 1.5 MB of ASCII with a lone byte near the end
        let bytes = Array(rows[..<(21 + 19 * 80_000)]) + Array("2026-07-05,2,".utf8) + [0xA3] + Array("1.00\n".utf8)
        let file = ReadCSV(bytes: bytes, .desk())
        #expect(file.note("encoding") == "Windows-1252")
        #expect(file.reason("encoding") == "it holds bytes that are no UTF-8")
        #expect(file.bookings.currency.last?.code == "GBP")
    }

    @Test(arguments: [1, 3, 1000, 70_000]) func `the same file is read the same however it arrives`(chunk: Int) {
        // Given a file with quoted line ends, wide characters and dates that need the whole file
        let lines = (1...4000).map {
            "R\($0),\"Zoë\n\($0)\",0\($0 % 9 + 1)/07/2026,\($0 % 5 + 1),\"1.\($0 % 900 + 100),5\""
        }
        let text =
            "id;name;arrival;nights;total\n".replacing(";", with: ",") + lines.joined(separator: "\r\n")
            + "\r\nR,x,31/07/2026,1,2"
        let whole = ReadCSV(text, .desk())
        // When it comes in small pieces
        let file = ReadCSV(text, .desk(), chunk: chunk)
        // Then the tables, places and notes are equal
        #expect(file.bookings == whole.bookings)
        #expect(file.reading == whole.reading)
        #expect(file.slices.map(\.records) == whole.slices.map(\.records))
        #expect(whole.bookings.count == 4001)
        #expect(whole.note("dates") == "day-first" && whole.note("decimal mark") == ",")
    }
}
