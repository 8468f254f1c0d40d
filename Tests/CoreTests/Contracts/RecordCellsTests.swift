import InnkeeperCore
import Testing

struct RecordCellsTests {
    /// Finds what precedes the first blank.
    private struct FirstWord: RecordCells {
        func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
            guard field == "word", let end = record.firstIndex(of: 0x20) else { return nil }
            return CellLocation(line: 1, column: 1, value: String(decoding: record[..<end], as: UTF8.self))
        }
    }

    @Test func `cells of several records are those of each`() {
        // Given two records with a word, and one without, among other bytes
        let bytes = Array("-one 1-two-three 3-".utf8)
        // When
        let found = FirstWord().cells("word", of: [1..<6, 7..<10, 11..<18], in: bytes)
        // Then
        #expect(
            found == [
                CellPlace(line: 1, column: 1, written: .decoded("one")), nil,
                CellPlace(line: 1, column: 1, written: .decoded("three")),
            ])
        #expect(FirstWord().cells("number", of: [1..<6], in: bytes) == [nil])
    }

    @Test func `a cell in the first line of its record is as far to the right as the record`() {
        let first = CellLocation(line: 1, column: 4, value: "a")
        #expect(first.moved(line: 7, column: 3) == CellLocation(line: 7, column: 6, value: "a"))
        let second = CellLocation(line: 2, column: 4, value: "a", written: "b")
        #expect(second.moved(line: 7, column: 3) == CellLocation(line: 8, column: 4, value: "a", written: "b"))
    }
}
