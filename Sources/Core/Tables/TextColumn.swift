/// Many texts in one buffer of UTF-8 bytes, with no allocation and no `String` per row.
public struct TextColumn: Sendable, Equatable {
    public private(set) var bytes: [UInt8] = []
    /// The end of each row's text in `bytes`.
    public private(set) var ends: [UInt32] = []

    public init() {}

    public init(_ texts: [String]) {
        for text in texts { append(text) }
    }

    /// A column that was filled elsewhere: all texts concatenated, and where each ends.
    public init(bytes: [UInt8], ends: [UInt32]) {
        precondition(Int(ends.last ?? 0) == bytes.count)
        self.bytes = bytes
        self.ends = ends
    }

    public var count: Int { ends.count }

    public mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        ends.append(UInt32(bytes.count))
    }

    public mutating func append(_ text: ArraySlice<UInt8>) {
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
    }

    public mutating func append(contentsOf other: TextColumn) {
        // Appending with no capacity would write to the empty-array storage that all threads share.
        if other.count == 0 { return }
        let base = UInt32(bytes.count)
        bytes.append(contentsOf: other.bytes)
        let added = other.ends
        ends.append(addingCapacity: added.count) { ends in
            for row in added.indices { ends.append(added[row] + base) }
        }
    }

    /// Appends adjacent rows of another column.
    mutating func append(contentsOf other: TextColumn, rows: Range<Int>) {
        if rows.isEmpty { return }
        let start = rows.lowerBound == 0 ? 0 : other.ends[rows.lowerBound - 1]
        let base = UInt32(bytes.count)
        bytes.append(contentsOf: other.bytes[Int(start)..<Int(other.ends[rows.upperBound - 1])])
        for row in rows { ends.append(other.ends[row] - start + base) }
    }

    /// Makes room for `factor` times as many rows as `other` has, and their bytes.
    public mutating func reserveCapacity(_ factor: Double, of other: TextColumn) {
        ends.reserveCapacity(count + Int(Double(other.count) * factor))
        bytes.reserveCapacity(bytes.count + Int(Double(other.bytes.count) * factor))
    }

    public mutating func reserveCapacity(rows: Int, bytes byteCount: Int) {
        ends.reserveCapacity(rows)
        bytes.reserveCapacity(byteCount)
    }

    public func range(_ row: Int) -> Range<Int> { Int(row == 0 ? 0 : ends[row - 1])..<Int(ends[row]) }

    /// The row's bytes, without copying.
    public func slice(_ row: Int) -> ArraySlice<UInt8> { bytes[range(row)] }

    /// `Hash64` of the row's bytes.
    public func hash(_ row: Int) -> UInt64 {
        var hash = Hash64()
        for index in range(row) { hash.add(byte: bytes[index]) }
        return hash.value
    }

    /// `hash` of each row.
    public var hashes: [UInt64] {
        var start = 0
        return ends.map { end in
            var hash = Hash64()
            for index in start..<Int(end) { hash.add(byte: bytes[index]) }
            start = Int(end)
            return hash.value
        }
    }

    /// Whether the row has the same bytes as a row of another column.
    public func isEqual(_ row: Int, _ other: TextColumn, _ otherRow: Int) -> Bool {
        slice(row) == other.slice(otherRow)
    }

    /// Whether each of some rows has the same bytes as one of another column. Rows far apart have to be fetched from
    /// memory; first where all of them are, then their bytes, many at a time are on their way.
    package func areEqual(_ rows: [Int], _ other: TextColumn, _ otherRows: [Int]) -> [Bool] {
        let ranges = rows.map { range($0) }
        let (bytes, otherBytes) = (bytes.span, other.bytes.span)
        return rows.indices.map { index in
            let (range, otherRange) = (ranges[index], other.range(otherRows[index]))
            guard range.count == otherRange.count else { return false }
            var difference: UInt8 = 0
            for offset in 0..<range.count {
                difference |= bytes[range.lowerBound + offset] ^ otherBytes[otherRange.lowerBound + offset]
            }
            return difference == 0
        }
    }

    public func isEmpty(_ row: Int) -> Bool { range(row).isEmpty }

    /// The row's text; invalid UTF-8 becomes U+FFFD.
    public subscript(row: Int) -> String { String(decoding: slice(row), as: UTF8.self) }

    public var texts: [String] { (0..<count).map { self[$0] } }
}
