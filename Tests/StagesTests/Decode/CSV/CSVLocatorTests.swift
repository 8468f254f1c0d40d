import Core
import Stages
import Testing

struct CSVLocatorTests {
    private let text = """
        reservation_id,camper_name,arrival,nights,departure
        R1,"Zoë
        ""Z"" K",2026-07-04,2,
        R2,Bo, soon ,3,
        """

    @Test func `a cell is found by line, column in scalars, and its text`() {
        let locator = ReadCSV(text, .desk()).slices[0].locator
        #expect(locator.locate(row: 0, field: "camper_name") == CellLocation(line: 2, column: 4, value: "Zoë\n\"Z\" K"))
        #expect(locator.locate(row: 0, field: "arrival") == CellLocation(line: 3, column: 10, value: "2026-07-04"))
        #expect(locator.locate(row: 1, field: "arrival") == CellLocation(line: 4, column: 7, value: "soon"))
        #expect(locator.locate(row: 1, field: "departure") == CellLocation(line: 4, column: 16, value: ""))
    }

    @Test func `a field that the file does not carry has no place`() {
        let locator = ReadCSV(text, .desk { $0.site = "A1" }).slices[0].locator
        #expect(locator.locate(row: 0, field: "total") == nil)
        #expect(locator.locate(row: 0, field: "site_number") == nil)
        #expect(locator.locate(row: 9, field: "arrival") == nil)
        #expect(locator.naturalKey(row: 0) == "")
    }

    @Test func `a field of several columns stands at its first and shows all`() {
        let settings = SourceSettings.desk { $0.columns["arrival"] = .date(["Y", "M", "D"]) }
        let locator = ReadCSV("nights,Y,M,D\n1,2026,Juli,4\n", settings).slices[0].locator
        #expect(locator.locate(row: 0, field: "arrival") == CellLocation(line: 2, column: 3, value: "2026 Juli 4"))
    }

    @Test func `malformed records before a row do not move its cells`() {
        let locator = ReadCSV("arrival,nights\nx\n2026-07-04,7\n", .desk()).slices[0].locator
        #expect(locator.locate(row: 0, field: "nights") == CellLocation(line: 3, column: 12, value: "7"))
    }
}
