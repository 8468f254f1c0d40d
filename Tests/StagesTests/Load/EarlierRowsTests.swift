import InnkeeperCore
import InnkeeperStages
import Testing

struct EarlierRowsTests {
    private func rows(_ found: [(EarlierRows.Kind, Int64, file: Int32)]) -> EarlierRows {
        var rows = EarlierRows()
        for (kind, offset, file) in found {
            rows.append(
                kind, offset: offset, earlier: RecordReference(offset: offset * 2, length: 9, line: 3, file: file))
        }
        return rows
    }

    @Test func `what several buckets have found is brought into the file's order, with other file numbers`() throws {
        // Given
        let parts = [rows([(.repeated, 10, file: 0), (.duplicate, 90, file: 1)]), rows([(.further, 50, file: 1)])]
        // When
        let merged = try #require(EarlierRows.merged(parts) { $0 + 5 })
        // Then
        #expect(merged == rows([(.repeated, 10, file: 5), (.further, 50, file: 6), (.duplicate, 90, file: 6)]))
        // And a file that isn't there is no mere gap
        #expect(EarlierRows.merged(parts) { $0 == 0 ? 5 : nil } == nil)
        #expect(EarlierRows.merged([]) { _ in nil } == EarlierRows())
    }

    @Test func `it is read back, and refused if a part is missing`() throws {
        let rows = rows([(.repeated, 10, file: 0), (.duplicate, 1 << 39, file: 70_000)])
        let bytes = BinaryWriter.payload(of: rows)
        #expect(try BinaryReader.value(inPayload: bytes) == rows)
        #expect(throws: BinaryFault.self) {
            _ = try BinaryReader.value(of: EarlierRows.self, inPayload: bytes.dropLast(16) + [])
        }
    }
}
