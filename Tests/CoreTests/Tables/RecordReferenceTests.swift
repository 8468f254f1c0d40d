import InnkeeperCore
import Testing

struct RecordReferenceTests {
    @Test(arguments: [0, 1, 4096, (1 << 40) - 1] as [Int64], [-1, 0, 1, 16_777_214] as [Int32])
    func `a place is given back as it was taken`(offset: Int64, file: Int32) {
        // Given a record anywhere in any file
        var record = RecordReference(offset: offset, length: .max, line: 7, file: file)
        // Then
        #expect(record.offset == offset)
        #expect(record.file == file)
        #expect(record.length == .max)
        #expect(record.line == 7)
        // And when it is said to be in another file, only that changes
        record.file = 3
        #expect(record == RecordReference(offset: offset, length: .max, line: 7, file: 3))
        #expect((record.offset, record.file) == (offset, 3))
    }

    @Test func `a record of no file lies nowhere, and a record takes sixteen bytes`() {
        #expect(RecordReference.none.file == -1)
        #expect(RecordReference.none.offset == 0)
        #expect(MemoryLayout<RecordReference>.stride == 16)
        #expect(RecordReference.offsetLimit == 1 << 40)
    }
}
