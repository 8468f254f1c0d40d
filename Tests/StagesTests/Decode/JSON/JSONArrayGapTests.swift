import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Objects whose members are the records.
struct JSONArrayGapTests {
    private func stay(_ number: Int, note: String = "") -> String {
        """
        {"ref":"R\(number)","checkIn":"2026-07-0\(number)","nights":2,"guestName":"Ada","memo":"\(note)"}
        """
    }

    private func read(_ text: String, chunk: Int = 1 << 20, limit: Int = 1 << 20) -> ReadTable {
        ReadTable(bytes: Array(text.utf8), .desk { $0.recordLimit = limit }, chunk: chunk, format: JSONTableFormat.self)
    }

    private func numbers(_ file: ReadTable) -> [String] {
        let table = file.bookings
        return (0..<table.count).map { table.id[$0] }
    }

    /// Whatever must not depend on the chunks.
    private func told(_ file: ReadTable) -> [String] {
        let table = file.bookings
        let rows = (0..<table.count).map { "\(table.id[$0]) \(table.records[$0])" }
        let framing = [file.framing.head, file.framing.tail].map { String(decoding: $0, as: UTF8.self) }
        return rows + file.findings + file.fates.map { "\($0)" } + framing
    }

    @Test(arguments: [
        "{\"-Nx1\": A, \"-Nx2\" : B}", "{\"bookings\":{\"1\":A\n,\t\"2\"\n:B\n}}\n",
        "{\"a\":{\"b\":{\"7\":A,\"8\":B}},\"ok\":true}",
        "\u{FEFF}{\"\\u0041\\\"1\":A,\"ключ2\":B}",
    ])
    func `records under ids are those of a list, in any chunks`(text: String) throws {
        let bytes = text.replacing("A", with: stay(1), maxReplacements: 1).replacing("B", with: stay(2))
        let whole = read(bytes)
        #expect(numbers(whole) == ["R1", "R2"] && whole.findings == [])
        for chunk in [1, 2, 3, 64] { #expect(told(read(bytes, chunk: chunk)) == told(whole)) }
        // And what is left of them is JSON, which is read again
        let slice = try #require(whole.slices.first { !$0.records.isEmpty })
        let records = slice.records.map { Array(slice.bytes[Int($0.start)..<Int($0.end)]) }
        for some in [records, [records[1]]] {
            let copy = whole.framing.head + some.joined(separator: whole.framing.separator) + whole.framing.tail
            let again = ReadTable(bytes: Array(copy), .desk(), format: JSONTableFormat.self)
            #expect(again.bookings.count == some.count && again.findings == [])
        }
    }

    @Test func `positions are those in the file`() {
        let file = read("{\"rooms\": 3, \"stays\": {\n \"é1\": \(stay(1)),\n \"é2\":\n  \(stay(2))}}")
        #expect(file.bookings.records.map(\.line) == [2, 4] && file.slices[0].columns == [8, 3])
        #expect(file.note("records") == "the list stays, an object with a key for each")
        #expect(file.framing.head == Array("{\"rooms\": 3, \"stays\": [".utf8) && file.framing.tail == Array("]}".utf8))
    }

    private static let broken = [
        "{\"1\":A \"2\":B}", "{\"1\":A,,\"2\":B}", "{\"1\":A,\"2\" B}", "{\"1\":A,\"2\"::B}", "{\"1\":A,B}",
        "{\"1\":A,\"2\":B,}",
        "{\"1\":A,\"2\":B]", "{\"1\":A,\"2\":B", "{\"1\":A,\"2\":", "{\"1\":A,\"2", "{\"1\":A,\"2\\",
        "{\"1\":A,\"\\x\":B}",
        "{\"1\":A,\"\u{1}\":B}", "{\"1\":A,2:B}", "{\"1\":A,\"2\":B} x", "{\"1\":A,\"2\":B}}",
        "{\"b\":{\"1\":A,\"2\":B},}",
        "{\"b\":{\"1\":A,\"2\":B}, nope}", "{\"1\":A,\"2\":{\"a\":[}}",
        "{\"1\":A,\"LONG\":B}", "{\"1\":A,\"LONG\\x\":B}", "{\"1\":A,\"\\xLONG\":B}", "{\"1\":A,\"LONG",
        "{\"1\":A,\"2\"BLANK:B}",
        "{\"1\":A,\"2\":C,\"3\":B}", "{\"1\":A,\"2\":BBLANK}", "{\"1\":A,\"2\":B}BLANKx",
    ]

    @Test(arguments: broken)
    func `what is damaged or too long is reported, in any chunks, and no byte is lost`(text: String) {
        // Given
        let bytes = text.replacing("BLANK", with: String(repeating: " ", count: 400))
            .replacing("LONG", with: String(repeating: "x", count: 400)).replacing("A", with: stay(1))
            .replacing("B", with: stay(2)).replacing("C", with: stay(3, note: String(repeating: "x", count: 400)))
        let settings = SourceSettings.desk { $0.recordLimit = 300 }
        // When
        let whole = read(bytes, limit: 300)
        // Then
        #expect(numbers(whole).first == "R1" && !whole.findings.isEmpty, "\(told(whole))")
        for chunk in [1, 3, 64] { #expect(told(read(bytes, chunk: chunk, limit: 300)) == told(whole)) }
        var pipeline = RecordPipeline(JSONTableFormat.self, settings, bytes: Array(bytes.utf8))
        let slices = pipeline.slices(of: Array(bytes.utf8), chunkSize: 7, makingRoom: true).map { $0.decode() }
        var ledger = ByteLedger(
            JSONTableFormat.framing, head: pipeline.reader.framing.head, file: 0,
            lender: MemoryRecords([Array(bytes.utf8)]))
        for slice in slices { ledger.add(slice) }
        ledger.finish(size: Int64(bytes.utf8.count))
        #expect(ledger.lost == [] && ledger.inRecords + ledger.aroundRecords == Int64(bytes.utf8.count))
    }

    @Test func `a file cut at any byte keeps the records before the cut`() {
        let text = Array("{\"data\":{\"1\":\(stay(1)),\"2\":\(stay(2))}}".utf8)
        let firstEnd = 13 + stay(1).utf8.count
        for length in firstEnd..<text.count {
            let file = ReadTable(bytes: Array(text[..<length]), .desk(), chunk: 5, format: JSONTableFormat.self)
            #expect(file.bookings.count == (length < text.count - 2 ? 1 : 2), "\(length)")
            #expect(file.findings.count == 1 && file.findings[0].hasPrefix("json-malformed 1:"), "\(length)")
        }
    }

    @Test func `many records are cut into slices, and what isn't an object costs only itself`() {
        let padding = String(repeating: "x", count: 1000)
        let records = (0..<1500).map { "\"k\($0)\": \(stay($0 % 9 + 1, note: padding))" }
        let others = ",\"x1\":7,\"x2\":[1],\"x3\":\"}\",\"x4\":null,\"x5\":\(stay(5))"
        let text = "{\"bookings\": {" + records.joined(separator: ",\n") + others + "}}\n"
        let files = [1 << 20, 65_536, 1021].map { read(text, chunk: $0) }
        for file in files {
            #expect(file.bookings.count == 1501 && file.slices.count > 2)
            #expect(file.findings.count == 4 && file.findings.allSatisfy { $0.contains("a record is no object") })
            #expect(file.bookings.records == files[0].bookings.records)
        }
        #expect(files[0].bookings.records[1499].line == 1500)
    }

    @Test func `of a line no key is shown that is the name of a record`() throws {
        // Given telephone numbers as keys
        let text = "{\"bookings\":{\"+49 30 555\":\(stay(1)),\n\"+49 30 556\":\(stay(2))}}"
        let mask = try #require(lineMask(JSONTableFormat.self, .bookings, text))
        // When
        let shown = try #require(mask.shown(String(text.prefix { $0 != "\n" })))
        // Then
        #expect(shown.hasPrefix("{\"bookings\":{\"••• •• •••\":{\"ref\":\"R1\"") && !shown.contains("Ada"))
    }
}
