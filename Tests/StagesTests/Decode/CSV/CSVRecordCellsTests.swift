import Core
import Stages
import Testing

struct CSVRecordCellsTests {
    private func recordCells(_ text: String, _ settings: SourceSettings) -> (any RecordCells)? {
        var survey = CSVFormat.survey(settings, file: 0)
        _ = survey.push(Array(text.utf8))
        return survey.finish().cells
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

    @Test func `bytes that are no such record have no cells`() throws {
        let cells = try #require(recordCells("id,arrival,nights\n", .desk()))
        #expect(cells.cell("nights", in: []) == nil)
        #expect(cells.cell("nights", in: Array("R1\n".utf8)) == nil)
        #expect(cells.cell("nights", in: Array("R1,2026-07-04,1\nR2,2026-07-04,1\n".utf8)) == nil)
    }
}
