/// Where each record of a table is, in six and a half bytes a row instead of sixteen: records of one file are nearly
/// always adjacent, so that a few rows can share what they have in common.
///
/// Before: 32 records of one file from line 100 on, each of some hundred bytes
/// After: the first of them whole; of each its distance from that in bytes and in lines, and its length
///
/// A block of 32 rows with records too far apart, too long, or of several files is kept whole. So is a column made from an
/// array, as it belongs to a short-lived slice; what is appended to another column is packed.
public struct RecordColumn: Sendable {
    /// A record within 65,535 bytes and lines of its block's first, and no longer than that.
    @usableFromInline struct Near: Sendable {
        @usableFromInline var offset: UInt16 = 0
        @usableFromInline var length: UInt16 = 0
        @usableFromInline var line: UInt16 = 0

        @inlinable init() {}

        /// nil for a record that is not near.
        @inlinable init?(_ record: RecordReference, of block: RecordReference) {
            // Of different files the lowest bits differ; one that is before the block wraps around.
            let distance = record.place &- block.place
            let lines = record.line &- block.line
            guard distance & RecordReference.noFile == 0, let offset = UInt16(exactly: distance &>> 24),
                let length = UInt16(exactly: record.length), let line = UInt16(exactly: lines)
            else { return nil }
            (self.offset, self.length, self.line) = (offset, length, line)
        }
    }

    @usableFromInline static let blockSize = 32

    /// All records of a slice's column; empty in any other.
    @usableFromInline var whole: [RecordReference] = []
    /// The first record of each block, its length replaced by where the block starts in `wide`; -1 if all are near.
    @usableFromInline var blocks: [RecordReference] = []
    /// One for each row; of no meaning in a block that is kept whole.
    @usableFromInline var rows: [Near] = []
    /// The records of blocks that are kept whole.
    @usableFromInline var wide: [RecordReference] = []

    public init() {}

    public init(_ records: [RecordReference]) { whole = records }

    /// Without a copy for a slice's column. For callers that need an array.
    public var references: [RecordReference] { whole.isEmpty ? Array(self) : whole }

    public var capacity: Int { whole.isEmpty ? rows.capacity : whole.capacity }

    /// Makes room for that many rows in total.
    public mutating func reserveCapacity(_ count: Int) {
        rows.reserveCapacity(count)
        blocks.reserveCapacity(count / RecordColumn.blockSize + 1)
    }

    public mutating func append(_ record: RecordReference) {
        if !whole.isEmpty { return whole.append(record) }
        let row = rows.count
        if row % RecordColumn.blockSize == 0 {
            blocks.append(RecordReference(place: record.place, length: -1, line: record.line))
        }
        let last = blocks.count - 1
        if blocks[last].length < 0 {
            if let near = Near(record, of: blocks[last]) { return rows.append(near) }
            let start = wide.count
            for row in last * RecordColumn.blockSize..<row { wide.append(self[row]) }
            blocks[last].length = Int32(start)
        }
        wide.append(record)
        rows.append(Near())
    }

    public mutating func append(contentsOf other: RecordColumn) {
        if !whole.isEmpty {
            whole += other.references
        } else {
            pack((other.whole.isEmpty ? Array(other) : other.whole).span)
        }
    }

    private mutating func pack(_ records: Span<RecordReference>) {
        let size = RecordColumn.blockSize
        var next = 0
        while next < records.count {
            let isBlock = rows.count % size == 0 && records.count - next >= size
            if isBlock, packBlock(records.extracting(next..<next + size)) {
                next += size
            } else {
                append(records[next])
                next += 1
            }
        }
    }

    /// Appends a whole block; false if a record is not near the first, and then nothing changes.
    private mutating func packBlock(_ records: Span<RecordReference>) -> Bool {
        let first = RecordReference(place: records[0].place, length: -1, line: records[0].line)
        var areNear = true
        rows.append(addingCapacity: records.count) { rows in
            for index in records.indices {
                let near = Near(records[index], of: first)
                areNear = areNear && near != nil
                rows.append(near ?? Near())
            }
        }
        if areNear { blocks.append(first) } else { rows.removeLast(records.count) }
        return areNear
    }

    /// The files that records are of.
    package var files: Set<Int32> {
        // Records that are near the first of their block are of its file.
        var files = Set<Int32>()
        for records in [whole, blocks, wide] {
            var last: Int32?
            for record in records where record.file != last {
                files.insert(record.file)
                last = record.file
            }
        }
        return files
    }

    /// The same records of another file.
    public func moved(toFile file: Int32) -> RecordColumn {
        RecordColumn(
            map { record in
                var moved = record
                moved.file = file
                return moved
            })
    }
}

extension RecordColumn: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { whole.isEmpty ? rows.count : whole.count }

    @inlinable public subscript(row: Int) -> RecordReference {
        if !whole.isEmpty { return whole[row] }
        let near = rows[row]
        let block = blocks[row / RecordColumn.blockSize]
        if block.length >= 0 { return wide[Int(block.length) + row % RecordColumn.blockSize] }
        return RecordReference(
            place: block.place &+ UInt64(near.offset) &<< 24, length: Int32(near.length),
            line: block.line &+ Int32(near.line))
    }
}

extension RecordColumn: Equatable {
    public static func == (left: RecordColumn, right: RecordColumn) -> Bool { left.elementsEqual(right) }
}

extension RecordColumn: ExpressibleByArrayLiteral {
    public init(arrayLiteral records: RecordReference...) { self.init(records) }
}

extension RecordColumn: TableColumn {
    public mutating func reserveCapacity(_ factor: Double, of other: RecordColumn) {
        reserveCapacity(count + Int(Double(other.count) * factor))
    }

    public func selecting(_ rows: [Int]) -> RecordColumn { RecordColumn(rows.map { self[$0] }) }

    public func rows(_ range: Range<Int>) -> RecordColumn { RecordColumn(range.map { self[$0] }) }

    public func write(to writer: inout BinaryWriter) { references.write(to: &writer) }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init(try [RecordReference](from: &reader))
    }
}
