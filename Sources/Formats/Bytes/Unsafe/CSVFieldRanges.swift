// DANGER: reads marks and bytes through pointers. `rows` come from the index's own `first`, so every mark that is read
// lies between a record's first and last; that each row has the column is checked before.

extension CSVIndex {
    /// One column's fields in the given rows. `rows` says where each row's marks begin.
    ///
    /// `unusual` lists the rows whose field begins or ends with a blank, a control character or a quote: only those
    /// can hold something else than their content.
    public func fieldRanges(
        column: Int, rows: [Int32], in bytes: [UInt8]
    ) -> (starts: [Int32], ends: [Int32], unusual: [Int32]) {
        precondition(column >= 0)
        var ends: [Int32] = []
        var unusual: [Int32] = []
        let starts = unsafe [Int32](unsafeUninitializedCapacity: rows.count) { starts, startCount in
            ends = unsafe [Int32](unsafeUninitializedCapacity: rows.count) { ends, endCount in
                for (row, first) in rows.enumerated() {
                    let mark = Int(first) + column
                    precondition(mark >= 0 && mark + 1 < marks.count)
                    let start = marks[mark] + 1
                    let end = marks[mark + 1]
                    precondition(start >= 0 && Int(end) <= bytes.count)
                    unsafe starts[row] = start
                    unsafe ends[row] = end
                    if start < end && (bytes[Int(start)] <= 0x22 || bytes[Int(end) - 1] <= 0x22) {
                        unusual.append(Int32(truncatingIfNeeded: row))
                    }
                }
                endCount = rows.count
            }
            startCount = rows.count
        }
        return (starts, ends, unusual)
    }
}
