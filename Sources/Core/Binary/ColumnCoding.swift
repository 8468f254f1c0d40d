// Columns in binary form. A column that is read may have any number of rows that its bytes can hold: a table checks
// that all of its columns have as many.

extension PackedIntegerColumn: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(width.rawValue)
        switch width {
        case .alike:
            writer.put(UInt64(rowCount))
            writer.put(same.raw)
        case .one: writer.put(ones)
        case .two: writer.put(twos)
        case .four: writer.put(fours)
        case .whole: writer.put(wholes.map(\.raw))
        }
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        guard let width = Width(rawValue: try reader.number()) else { throw .damaged("a column has no such width") }
        self.init()
        self.width = width
        switch width {
        case .alike:
            guard let count = Int(exactly: try reader.number(UInt64.self)) else {
                throw .damaged("a column is too long")
            }
            rowCount = count
            same = Cell(raw: try reader.number())
        case .one:
            ones = try reader.numbers()
            rowCount = ones.count
        case .two:
            twos = try reader.numbers()
            rowCount = twos.count
        case .four:
            fours = try reader.numbers()
            rowCount = fours.count
        case .whole:
            wholes = try reader.numbers(Cell.Raw.self).map(Cell.init)
            rowCount = wholes.count
        }
    }
}

extension PackedIntegerColumn {
    /// The column in as few bytes as it needs.
    var narrowed: PackedIntegerColumn {
        var narrowed = PackedIntegerColumn()
        narrowed.append(contentsOf: self)
        return narrowed
    }

    /// The least and the greatest number of the rows; nil without rows.
    var bounds: (least: Cell.Raw, most: Cell.Raw)? {
        guard let first else { return nil }
        if width == .alike { return (same.raw, same.raw) }
        return reduce((first.raw, first.raw)) { (Swift.min($0.0, $1.raw), Swift.max($0.1, $1.raw)) }
    }
}

extension TextColumn: BinaryCodable {
    /// Lengths take a byte each where they are small, as those of numbers are; places in the whole would take four.
    public func write(to writer: inout BinaryWriter) {
        var start: UInt32 = 0
        let lengths = ends.map { end in
            defer { start = end }
            return end - start
        }
        let isShort = lengths.allSatisfy { $0 <= UInt8.max }
        writer.put(isShort)
        if isShort { writer.put(lengths.map { UInt8(truncatingIfNeeded: $0) }) } else { writer.put(lengths) }
        writer.put(bytes)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let lengths = try reader.flag() ? reader.numbers(UInt8.self).map(UInt32.init) : reader.numbers(UInt32.self)
        let bytes = try reader.numbers(UInt8.self)
        var end = 0
        var ends: [UInt32] = []
        ends.reserveCapacity(lengths.count)
        for length in lengths {
            end += Int(length)
            guard end <= bytes.count else { throw .damaged("a text is too long") }
            ends.append(UInt32(truncatingIfNeeded: end))
        }
        guard end == bytes.count, end <= UInt32.max else { throw .damaged("a text is too short") }
        self.init(bytes: bytes, ends: ends)
    }
}

extension DictionaryColumn: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        TextColumn(Array(names)).write(to: &writer)
        codes.write(to: &writer)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let names = try TextColumn(from: &reader)
        let codes = try PackedIntegerColumn<Int32>(from: &reader)
        if let bounds = codes.bounds, bounds.least < DictionaryColumn.missing || bounds.most >= names.count {
            throw .damaged("a code has no text")
        }
        self.init(names: (0..<names.count).map { names[$0] }, packed: codes)
    }
}

// MARK: Arrays of small values

extension BinaryWriter {
    mutating func put(_ flags: [Bool]) { put(flags.map { $0 ? 1 : 0 as UInt8 }) }

    mutating func put<Value: RawRepresentable<UInt8>>(_ values: [Value]) { put(values.map(\.rawValue)) }

    /// The raw texts of those that are in the set, in the order of the type's cases.
    mutating func put<Field: RawRepresentable<String> & CaseIterable & Hashable>(_ fields: Set<Field>) {
        let names = Field.allCases.filter(fields.contains).map(\.rawValue)
        put(UInt64(names.count))
        for name in names { put(name) }
    }
}

extension BinaryReader {
    mutating func flags() throws(BinaryFault) -> [Bool] {
        let numbers = try numbers(UInt8.self)
        guard numbers.allSatisfy({ $0 <= 1 }) else { throw .damaged("a flag is neither 0 nor 1") }
        return numbers.map { $0 == 1 }
    }

    mutating func values<Value: RawRepresentable<UInt8>>(_: Value.Type = Value.self) throws(BinaryFault) -> [Value] {
        let numbers = try numbers(UInt8.self)
        // 256 lookups, not one a row.
        let known = (0...UInt8.max).map { Value(rawValue: $0) }
        guard numbers.allSatisfy({ known[Int($0)] != nil }) else { throw .damaged("a value is none of its kind") }
        return numbers.compactMap { known[Int($0)] }
    }

    mutating func fields<Field: RawRepresentable<String> & Hashable>(
        _: Field.Type = Field.self
    ) throws(BinaryFault) -> Set<Field> {
        var fields: Set<Field> = []
        let count = try number(UInt64.self)
        for _ in 0..<count {
            guard let field = Field(rawValue: try text()) else { throw .damaged("a field is unknown") }
            fields.insert(field)
        }
        return fields
    }
}
