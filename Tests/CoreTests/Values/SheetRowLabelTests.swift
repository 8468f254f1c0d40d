import InnkeeperCore
import Testing

struct SheetRowLabelTests {
    private func read(_ text: String) -> SheetRowLabel? { SheetRowLabel(Array(text.utf8)[...]) }

    @Test func `a label is the row's number, and says which cells are struck out`() {
        #expect(SheetRowLabel(row: 12).text == "12")
        #expect(SheetRowLabel(row: 12, struckOut: [1, 27]).text == "12 struck out: B AB")
        #expect(read("12") == SheetRowLabel(row: 12))
        #expect(read("12 struck out: B AB") == SheetRowLabel(row: 12, struckOut: [1, 27]))
    }

    @Test(arguments: ["", "row", "12 ", "12 struck out: b", "12 struck out: ABCDE", "1234567890123456", "1.5", "-3"])
    func `any other text is none`(text: String) { #expect(read(text) == nil) }
}
