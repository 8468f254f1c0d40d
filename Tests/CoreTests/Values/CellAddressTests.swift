import InnkeeperCore
import Testing

struct CellAddressTests {
    @Test(arguments: [(0, 0, "A1"), (11, 1, "B12"), (0, 25, "Z1"), (8, 26, "AA9"), (1_048_575, 16_383, "XFD1048576")])
    func `a cell is named by its column's letters and its row`(row: Int, column: Int, name: String) {
        #expect(CellAddress.text(row: row, column: column) == name)
    }
}
