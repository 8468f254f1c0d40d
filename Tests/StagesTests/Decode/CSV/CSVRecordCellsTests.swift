import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct CSVRecordCellsTests {
    private func recordCells(_ text: String, _ settings: SourceSettings) -> (any RecordCells)? {
        RecordPipeline(CSVFormat.self, settings, bytes: Array(text.utf8)).reader.cells
    }

    @Test func `a record's text is found again in its bytes`() throws {
        // Given the plan of a file and one of its records
        let settings = SourceSettings.desk {
            $0.site = "Cabin 7"
            $0.missing = ["NULL"]
            $0.columns["currency"] = .constant("EUR")
        }
        let cells = try #require(recordCells("id;name;phone;email;arrival;nights\n", settings))
        let record = Array("R1;\"Zoë\n\"\"K\"\"\";NULL;z@x.example;2026-07-04;1\r\n".utf8)
        // Then each field's text and place is what it was
        #expect(cells.cell("camper_name", in: record) == CellLocation(line: 1, column: 4, value: "Zoë\n\"K\""))
        #expect(cells.cell("email", in: record) == CellLocation(line: 2, column: 13, value: "z@x.example"))
        #expect(cells.cell("phone", in: record)?.value == "")
        #expect(cells.cell("currency", in: record)?.value == "EUR")
        #expect(cells.cell("site_number", in: record)?.value == "Cabin 7")
        #expect(cells.cell("total", in: record) == nil)
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `a line without quotes is taken apart as a quoted one is`(seed: UInt64) throws {
        // Given cells of a record, and the same with all of them in quotes
        var random = SeededRandom(seed)
        let cells = try #require(recordCells("id,name,arrival,nights,guests\n", .desk()))
        let texts = (0..<5).map { _ in
            let letters = (0..<Int.random(in: 0..<6, using: &random)).map { _ in "aé1 -".randomElement(using: &random) }
            return String(letters.compactMap { $0 }).trimmingCharacters(in: .whitespaces)
        }
        let end = ["\n", "\r\n", "\r", ""].randomElement(using: &random) ?? ""
        let plain = texts.joined(separator: ",") + end
        let quoted = texts.map { "\"\($0)\"" }.joined(separator: ",") + end
        for (place, field) in ["reservation_id", "camper_name", "arrival", "nights", "guests"].enumerated() {
            // When one of them is asked for
            let found = cells.cell(field, in: Array(plain.utf8))
            // Then both give its text, and the plain one its place
            #expect(found?.value == cells.cell(field, in: Array(quoted.utf8))?.value)
            #expect(found?.value == texts[place])
            let close = (cells as? CSVRecordCells)?.closeCell(field, in: Array(plain.utf8))
            #expect(found != nil && found == close)
            #expect(found?.line == 1)
            #expect(found?.column == texts[..<place].reduce(1) { $0 + $1.unicodeScalars.count + 1 })
        }
    }

    @Test func `a delimiter in quotes parts no cells, before the cell that is asked for or behind it`() throws {
        let cells = try #require(recordCells("id,name,arrival,nights,notes\n", .desk { $0.columns = [:] }))
        let record = Array("R1,\"Alder, Ada\",2026-07-04,2,\"late, by train\"\n".utf8)
        #expect(cells.cell("arrival", in: record) == CellLocation(line: 1, column: 17, value: "2026-07-04"))
        #expect(cells.cell("nights", in: record)?.value == "2")
        #expect(cells.cell("camper_name", in: record)?.value == "Alder, Ada")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a cell in a record with quotes anywhere is found where a scan finds it`(seed: UInt64) throws {
        // Given a record of cells in quotes and without, some of them with quotes where none belong
        var random = SeededRandom(seed)
        let cells = try #require(recordCells("id,name,arrival,nights,guests\n", .desk()) as? CSVRecordCells)
        let texts = [
            "", "a", "é1", " c ", "\"a, é\"", "\"a \"\"b\"\"\"", "\"\"", "\"", "5\" pole", "\"a\"b", "\"a\nb\"",
        ]
        let count = Int.random(in: 3...6, using: &random)
        let record = Array(
            ((0..<count).map { _ in texts.randomElement(using: &random) ?? "" }.joined(separator: ",") + "\n").utf8)
        // When its cells are looked for among other bytes
        let bytes = Array("x,\"".utf8) + record + Array("y,z\n".utf8)
        for field in ["reservation_id", "camper_name", "arrival", "nights", "guests", "total"] {
            let found = cells.cells(field, of: [3..<3 + record.count, 3..<3], in: bytes)
            // Then they are those of the reference
            let expected = cells.closeCell(field, in: record)
            let located = found.map { $0?.location(in: bytes) }
            #expect(located == [expected, nil], "\(String(decoding: record, as: UTF8.self))")
            #expect(cells.cell(field, in: record) == expected)
        }
    }

    @Test func `bytes that are no such record have no cells`() throws {
        let cells = try #require(recordCells("id,arrival,nights\n", .desk()))
        #expect(cells.cell("nights", in: []) == nil)
        #expect(cells.cell("nights", in: Array("R1\n".utf8)) == nil)
        #expect(cells.cell("nights", in: Array("R1,2026-07-04,1\nR2,2026-07-04,1\n".utf8)) == nil)
    }

    // MARK: Rows of a slice

    private let text = """
        reservation_id,camper_name,arrival,nights,departure
        R1,"Zoë
        ""Z"" K",2026-07-04,2,
        R2,Bo, soon ,3,
        """

    @Test func `a cell is found by line, column in scalars, and its text`() {
        let slice = ReadTable(text, .desk()).slices[0]
        #expect(slice.cell(row: 0, field: "camper_name") == CellLocation(line: 2, column: 4, value: "Zoë\n\"Z\" K"))
        #expect(slice.cell(row: 0, field: "arrival") == CellLocation(line: 3, column: 10, value: "2026-07-04"))
        #expect(slice.cell(row: 1, field: "arrival") == CellLocation(line: 4, column: 7, value: "soon"))
        #expect(slice.cell(row: 1, field: "departure") == CellLocation(line: 4, column: 16, value: ""))
    }

    @Test func `a field that the file does not carry has no position`() {
        let slice = ReadTable(text, .desk { $0.site = "A1" }).slices[0]
        #expect(slice.cell(row: 0, field: "total") == nil)
        #expect(slice.cell(row: 0, field: "site_number")?.written == "")
        #expect(slice.cell(row: 9, field: "arrival") == nil)
        #expect(slice.naturalKey(row: 0) == "R1")
    }

    @Test func `a field of several columns stands at its first and shows all`() {
        let settings = SourceSettings.desk { $0.columns["arrival"] = .date(["Y", "M", "D"]) }
        let slice = ReadTable("nights,Y,M,D\n1,2026,Juli,4\n", settings).slices[0]
        #expect(slice.cell(row: 0, field: "arrival") == CellLocation(line: 2, column: 3, value: "2026 Juli 4"))
    }

    @Test func `what several columns say is told without the empty ones`() {
        let slice = ReadTable("arrival;nights;adults;children\n2026-07-04;2;two;\n", .desk()).slices[0]
        #expect(slice.cell(row: 0, field: "guests")?.written == "two")
    }

    @Test func `malformed records before a row do not move its cells`() {
        let slice = ReadTable("arrival,nights\nx\n2026-07-04,7\n", .desk()).slices[0]
        #expect(slice.cell(row: 0, field: "nights") == CellLocation(line: 3, column: 12, value: "7"))
    }

    @Test func `a word that means no value is what the file says, and no value`() {
        let file = ReadTable("id,phone,arrival,nights\nR1, N/A ,2026-07-04,1\n", .desk { $0.missing = ["n/a"] })
        #expect(
            file.slices[0].cell(row: 0, field: "phone")
                == CellLocation(line: 2, column: 4, value: "", written: "N/A"))
    }
}

extension CellPlace {
    /// The cell with its text from the buffer; the text is also the value.
    fileprivate func location(in bytes: [UInt8]) -> CellLocation {
        let text =
            switch written {
            case .inBuffer(let range): String(decoding: bytes[range], as: UTF8.self)
            case .decoded(let text): text
            }
        return CellLocation(line: line, column: column, value: text)
    }
}
