/// Where the records of each file are in a table: they are adjacent, in the order in which the file has them.
public struct FileRows: Sendable {
    private let records: RecordColumn
    private var rows: [Int32: Range<Int>] = [:]

    public init(_ records: RecordColumn) {
        self.records = records
        var start = 0
        while start < records.count {
            let end = records.endOfFile(from: start)
            rows[records[start].file] = start..<end
            start = end
        }
    }

    /// The row of the record that begins at an offset of a file; nil if the table doesn't have it.
    public func row(file: Int32, offset: Int64) -> Int? {
        guard let own = rows[file] else { return nil }
        let row = own.partitioningIndex { records[$0].offset >= offset }
        return row < own.upperBound && records[row].offset == offset ? row : nil
    }
}

extension RecordColumn {
    /// The first row behind `start` with a record of another file, by galloping search.
    func endOfFile(from start: Int) -> Int {
        let file = self[start].file
        var step = 1
        while start + step < count, self[start + step].file == file { step *= 2 }
        var low = start + step / 2
        var high = Swift.min(start + step, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].file == file { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
