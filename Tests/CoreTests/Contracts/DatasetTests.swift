import Core
import Testing

struct DatasetTests {
    private func record(_ line: Int, _ file: Int) -> RecordReference {
        RecordReference(offset: Int64(line * 10), length: 10, line: Int32(line), file: Int32(file))
    }

    @Test func `the record at or before a line is found in the table of its file's kind`() {
        // Given two files of bookings and one of contacts
        var dataset = Dataset()
        dataset.files = [
            SourceFile(source: "desk", kind: .bookings, path: "a.csv"),
            SourceFile(source: "people", kind: .contacts, path: "p.vcf"),
            SourceFile(source: "web", kind: .bookings, path: "b.csv"),
        ]
        dataset.bookings.records = [record(2, 0), record(3, 0), record(7, 0), record(2, 2), record(5, 2)]
        dataset.contacts.records = [record(1, 1), record(9, 1)]
        // Then
        func line(_ line: Int, _ file: Int) -> Int32? { dataset.record(atOrBefore: line, ofFile: file)?.line }
        #expect([1, 2, 3, 6, 7, 99].map { line($0, 0) } == [nil, 2, 3, 3, 7, 7])
        #expect([1, 4, 5].map { line($0, 2) } == [nil, 2, 5])
        #expect([1, 8, 9].map { line($0, 1) } == [1, 1, 9])
        #expect(line(1, 3) == nil)
        #expect(line(1, -1) == nil)
    }
}
