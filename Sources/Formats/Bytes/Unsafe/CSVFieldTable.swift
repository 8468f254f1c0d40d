// DANGER: marks are read and written through pointers, in C (CByteScan/CSVMarks.c). Those read lie between the first
// and the last of `rows`, or at most `width` after it: that the last of them exists, and that no row lies outside, is
// checked beforehand. Those written fill exactly the requested space, rows times columns.

internal import CInnkeeperByteScan

/// The marks of a slice's rows, transposed: one column after the other, so that reading a column reads neighbours.
public struct CSVFieldTable: Sendable {
    public let rowCount: Int
    /// Column `c` of row `r` ends at `marks[(c + 1) * rowCount + r]` and begins one after `marks[c * rowCount + r]`.
    public let marks: [Int32]
    /// The rows that may have something unusual, in order; see `CSVIndex.unusual`.
    private let unusual: [Int32]

    /// `rows` says where each row's marks begin in the index, in ascending order; each row has at least `width` fields.
    public init(_ index: CSVIndex, rows: [Int32], width: Int, variant: ScanVariant = .best) {
        rowCount = rows.count
        unusual = CSVFieldTable.unusualRows(index, rows)
        guard let lowest = rows.first, let highest = rows.last else {
            marks = []
            return
        }
        // Ascending, so that all rows lie between the first and the last.
        precondition(width >= 0 && lowest >= 0 && Int(highest) + width < index.marks.count)
        precondition(zip(rows, rows.dropFirst()).allSatisfy { $0 <= $1 })
        let columns = width + 1
        marks = unsafe [Int32](unsafeUninitializedCapacity: rows.count * columns) { turned, count in
            unsafe index.marks.withUnsafeBufferPointer { marks in
                unsafe rows.withUnsafeBufferPointer { rows in
                    let ran = unsafe innkeeper_turn_csv_marks(
                        variant.code, marks.baseAddress, rows.baseAddress, rows.count, columns, turned.baseAddress)
                    precondition(ran == variant.code)
                }
            }
            count = rows.count * columns
        }
    }

    /// The rows whose field begins or ends with a blank, a control character or a quote, in order: only the content of
    /// those can differ from the raw field.
    public func unusualRows(_ column: Int, in bytes: [UInt8]) -> [Int] {
        let text = bytes.span
        let firsts = marks.span.extracting(column * rowCount..<(column + 1) * rowCount)
        let lasts = marks.span.extracting((column + 1) * rowCount..<(column + 2) * rowCount)
        return [Int](capacity: unusual.count) { rows in
            for row in unusual {
                let (start, end) = (Int(firsts[Int(row)]) + 1, Int(lasts[Int(row)]))
                if start < end && (text[start] <= 0x22 || text[end - 1] <= 0x22) { rows.append(Int(row)) }
            }
        }
    }

    private static func unusualRows(_ index: CSVIndex, _ rows: [Int32]) -> [Int32] {
        var found: [Int32] = []
        var row = 0
        for record in index.unusual {
            let first = index.first[Int(record)]
            while row < rows.count, rows[row] < first { row += 1 }
            guard row < rows.count else { break }
            if rows[row] == first { found.append(Int32(truncatingIfNeeded: row)) }
        }
        return found
    }
}
