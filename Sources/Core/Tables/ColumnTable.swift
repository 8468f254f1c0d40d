/// What any column of a table can do, whatever it holds.
public protocol TableColumn: BinaryCodable, Sendable {
    init()
    var count: Int { get }
    mutating func append(contentsOf other: Self)
    /// Makes room for `factor` times as many rows as `other` has.
    mutating func reserveCapacity(_ factor: Double, of other: Self)
    /// A column of the given rows, in that order.
    func selecting(_ rows: [Int]) -> Self
    /// A column of adjacent rows.
    func rows(_ range: Range<Int>) -> Self
}

/// A table in columns. Each table lists its columns once; what applies to all columns is implemented here, once.
public protocol ColumnTable: BinaryCodable, Mergeable, Sendable {
    init()
    var count: Int { get }
    /// In the order of the binary form.
    static var columns: [ColumnOf<Self>] { get }
}

/// One column of a table, addressed by a key path.
public struct ColumnOf<Table>: Sendable {
    let append: @Sendable (inout Table, Table) -> Void
    let reserve: @Sendable (inout Table, Double, Table) -> Void
    let select: @Sendable (inout Table, [Int]) -> Void
    /// Replaces the column of the first table by rows of the second.
    let take: @Sendable (inout Table, Table, Range<Int>) -> Void
    let write: @Sendable (Table, inout BinaryWriter) -> Void
    let read: @Sendable (inout Table, inout BinaryReader) throws(BinaryFault) -> Void
    let isComplete: @Sendable (Table, _ rows: Int) -> Bool

    /// A column that `mayLack` its rows has either one per row of the table or none at all.
    public init<Column: TableColumn>(
        _ path: any WritableKeyPath<Table, Column> & Sendable, mayLack: Bool = false
    ) {
        append = { table, other in table[keyPath: path].append(contentsOf: other[keyPath: path]) }
        reserve = { table, factor, other in table[keyPath: path].reserveCapacity(factor, of: other[keyPath: path]) }
        select = { table, rows in
            if table[keyPath: path].count > 0 { table[keyPath: path] = table[keyPath: path].selecting(rows) }
        }
        take = { table, other, rows in
            let column = other[keyPath: path]
            table[keyPath: path] = column.count > 0 ? column.rows(rows) : Column()
        }
        write = { table, writer in table[keyPath: path].write(to: &writer) }
        read = { table, reader throws(BinaryFault) in table[keyPath: path] = try Column(from: &reader) }
        isComplete = { table, rows in
            let count = table[keyPath: path].count
            return count == rows || mayLack && count == 0
        }
    }
}

extension ColumnTable {
    public mutating func append(contentsOf other: Self) { appendColumns(of: other) }

    mutating func appendColumns(of other: Self) {
        for column in Self.columns { column.append(&self, other) }
    }

    /// Makes room for `factor` times as many rows as `other` has, including their texts.
    public mutating func reserveCapacity(_ factor: Double, of other: Self) {
        for column in Self.columns { column.reserve(&self, factor, other) }
    }

    /// A table of the given rows, in that order: for the few slices with skipped records.
    public func selecting(_ rows: [Int]) -> Self {
        var selected = self
        for column in Self.columns { column.select(&selected, rows) }
        return selected
    }

    // MARK: Binary form, the columns one behind the other

    public func write(to writer: inout BinaryWriter) {
        for column in Self.columns { column.write(self, &writer) }
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        for column in Self.columns { try column.read(&self, &reader) }
        try checkColumns()
    }

    func checkColumns() throws(BinaryFault) {
        guard Self.columns.allSatisfy({ $0.isComplete(self, count) }) else { throw .unequalColumns }
    }
}

extension BinaryFault {
    public static let unequalColumns = BinaryFault.damaged("the columns of a table differ in length")
}

// MARK: Columns

/// A value that a column stores in an array; a whole number in binary form.
public protocol ColumnCell: Sendable {
    associatedtype Raw: FixedWidthInteger & BitwiseCopyable
    var raw: Raw { get }
    /// nil for a number that is not one of its values.
    init?(raw: Raw)
}

extension Array: TableColumn, BinaryCodable where Element: ColumnCell {
    public mutating func reserveCapacity(_ factor: Double, of other: [Element]) {
        reserveCapacity(count + Int(Double(other.count) * factor))
    }

    public func selecting(_ rows: [Int]) -> [Element] { rows.map { self[$0] } }

    public func rows(_ range: Range<Int>) -> [Element] { Array(self[range]) }
}

extension PackedIntegerColumn: TableColumn {
    public mutating func reserveCapacity(_ factor: Double, of other: PackedIntegerColumn) {
        reserveCapacity(count + Int(Double(other.count) * factor))
    }

    public func selecting(_ rows: [Int]) -> PackedIntegerColumn { PackedIntegerColumn(rows.map { self[$0] }) }

    /// As wide as the column.
    public func rows(_ range: Range<Int>) -> PackedIntegerColumn {
        var part = PackedIntegerColumn(repeating: same, count: range.count)
        part.width = width
        switch width {
        case .alike: break
        case .one: part.ones = Array(ones[range])
        case .two: part.twos = Array(twos[range])
        case .four: part.fours = Array(fours[range])
        case .whole: part.wholes = Array(wholes[range])
        }
        return part
    }
}

extension TextColumn: TableColumn {
    public func selecting(_ rows: [Int]) -> TextColumn {
        var selected = TextColumn()
        // Mostly only few rows are left out.
        var start = rows.startIndex
        while start < rows.endIndex {
            var end = start + 1
            while end < rows.endIndex, rows[end] == rows[end - 1] + 1 { end += 1 }
            selected.append(contentsOf: self, rows: rows[start]..<rows[end - 1] + 1)
            start = end
        }
        return selected
    }

    public func rows(_ range: Range<Int>) -> TextColumn {
        guard !range.isEmpty else { return TextColumn() }
        let start = self.range(range.lowerBound).lowerBound
        let end = self.range(range.upperBound - 1).upperBound
        return TextColumn(bytes: Array(bytes[start..<end]), ends: ends[range].map { $0 - UInt32(start) })
    }
}

extension DictionaryColumn: TableColumn {
    public mutating func reserveCapacity(_ factor: Double, of other: DictionaryColumn) {
        reserveCapacity(count + Int(Double(other.count) * factor))
    }

    /// Names that no row uses any more are dropped.
    public func selecting(_ rows: [Int]) -> DictionaryColumn {
        var names: [String] = []
        var hashes: [UInt64] = []
        var selected = [Int32](repeating: DictionaryColumn.missing, count: self.names.count)
        let codes = rows.map { row in
            let code = self.codes[row]
            if code < 0 { return DictionaryColumn.missing }
            if selected[Int(code)] < 0 {
                selected[Int(code)] = Int32(names.count)
                names.append(name(of: code))
                hashes.append(hash(of: code))
            }
            return selected[Int(code)]
        }
        return DictionaryColumn(names: names, hashes: hashes, codes: codes)
    }

    /// Where there are many names, those that no row uses are dropped.
    public func rows(_ range: Range<Int>) -> DictionaryColumn {
        if names.count < 1024 { return DictionaryColumn(names: Array(names), packed: codes.rows(range)) }
        let part = selecting(Array(range))
        var narrow = PackedIntegerColumn<Int32>()
        narrow.append(contentsOf: part.codes)
        return DictionaryColumn(names: Array(part.names), packed: narrow)
    }
}
