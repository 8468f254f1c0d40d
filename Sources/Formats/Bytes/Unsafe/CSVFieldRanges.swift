// DANGER: reads marks and writes places through pointers. The marks that are read lie between the first and the last
// of `rows`, and at most one more than `column` behind: that the last of them exists is checked before, and that
// no row lies outside while they are read.

extension CSVIndex {
    /// One column's fields in the given rows. `rows` says where each row's marks begin, in ascending order; each has
    /// the column.
    ///
    /// `unusual` lists the rows whose field begins or ends with a blank, a control character or a quote: only those
    /// can hold something else than their content.
    public func fieldRanges(
        column: Int, rows: [Int32], in bytes: [UInt8]
    ) -> (starts: [Int32], ends: [Int32], unusual: [Int32]) {
        guard let lowest = rows.first, let highest = rows.last else { return ([], [], []) }
        precondition(column >= 0 && lowest >= 0 && Int(highest) + column + 1 < marks.count)
        var ends: [Int32] = []
        var previous = lowest
        let starts = unsafe [Int32](unsafeUninitializedCapacity: rows.count) { starts, startCount in
            ends = unsafe [Int32](unsafeUninitializedCapacity: rows.count) { ends, endCount in
                unsafe marks.withUnsafeBufferPointer { marks in
                    unsafe rows.withUnsafeBufferPointer { rows in
                        for row in 0..<rows.count {
                            let first = unsafe rows[row]
                            precondition(first >= previous && first <= highest)
                            previous = first
                            let mark = Int(first) + column
                            unsafe starts[row] = marks[mark] + 1
                            unsafe ends[row] = marks[mark + 1]
                        }
                    }
                }
                endCount = rows.count
            }
            startCount = rows.count
        }
        return (starts, ends, unusualRows(rows, in: bytes, starts: starts, ends: ends))
    }

    private func unusualRows(_ rows: [Int32], in bytes: [UInt8], starts: [Int32], ends: [Int32]) -> [Int32] {
        var found: [Int32] = []
        var row = 0
        for record in unusual {
            let first = first[Int(record)]
            while row < rows.count, rows[row] < first { row += 1 }
            guard row < rows.count else { break }
            guard rows[row] == first else { continue }
            let start = Int(starts[row])
            let end = Int(ends[row])
            if start < end && (bytes[start] <= 0x22 || bytes[end - 1] <= 0x22) {
                found.append(Int32(truncatingIfNeeded: row))
            }
        }
        return found
    }
}
