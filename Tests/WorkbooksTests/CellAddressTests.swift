import InnkeeperCore
import InnkeeperWorkbooks
import Testing

@Suite struct CellAddressTests {
    @Test(arguments: [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16_383, "XFD")])
    func `columns are counted in letters`(column: Int, name: String) {
        #expect(CellAddress.columnName(column) == name)
        #expect(CellAddress.parse("\(name)1".utf8)?.column == column)
    }

    @Test func `dollar signs and small letters make no difference`() throws {
        let place = try #require(CellAddress.parse("$b$12".utf8))
        #expect(place == (11, 1))
    }

    @Test(arguments: [
        "", "A", "12", "A0", "12A", "A-1", "XFE1", "A1048577", "ÄB1", "AAAAAAAAAAAAAAAAAAAA1", "A99999999999999999999",
    ])
    func `what is not a cell of any sheet is none`(text: String) {
        #expect(CellAddress.parse(text.utf8) == nil)
    }

    @Test(arguments: ["B2:D4", "D4:B2", "B4:D2"])
    func `a range may begin at any corner`(text: String) throws {
        let range = try #require(CellAddress.parseRange(text))
        #expect(range.rows == 1...3)
        #expect(range.columns == 1...3)
    }

    @Test func `a range of three corners is none`() {
        #expect(CellAddress.parseRange("A1:B2:C3") == nil)
    }
}
