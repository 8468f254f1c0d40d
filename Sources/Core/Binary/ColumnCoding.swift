// Columns in binary form. A column may be read with any number of rows that its bytes can hold: the table checks that
// all of its columns have the same count.

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
        case .whole: writer.put(count: wholes.count) { wholes[$0].raw }
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
    /// The least and the greatest number in the column; nil if it is empty.
    var bounds: (least: Cell.Raw, most: Cell.Raw)? {
        guard let first else { return nil }
        if width == .alike { return (same.raw, same.raw) }
        return reduce((first.raw, first.raw)) { (Swift.min($0.0, $1.raw), Swift.max($0.1, $1.raw)) }
    }
}

extension TextColumn: BinaryCodable {
    /// Writes lengths in one byte each if they are small, as those of ids are; end positions would take four.
    public func write(to writer: inout BinaryWriter) {
        var most: UInt32 = 0
        for row in ends.indices.dropFirst() { most = max(most, ends[row] &- ends[row - 1]) }
        let isShort = max(most, ends.first ?? 0) <= UInt8.max
        writer.put(isShort)
        if isShort {
            writer.put(count: count) { UInt8(truncatingIfNeeded: length($0)) }
        } else {
            writer.put(count: count, length)
        }
        writer.put(bytes)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let lengths =
            try reader.cell(Bool.self) ? reader.numbers(UInt8.self).map(UInt32.init) : reader.numbers(UInt32.self)
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

extension TextColumn {
    /// Length of the row's text in bytes.
    private func length(_ row: Int) -> UInt32 { ends[row] &- (row == 0 ? 0 : ends[row - 1]) }
}

extension DictionaryColumn: BinaryCodable {
    /// A column that was read with a vocabulary is written without it, as the columns of whole tables are: with the
    /// texts that occur, in order of first appearance. Otherwise a table that takes what is read back would order its
    /// texts by the vocabulary, and have those that no row has.
    public func write(to writer: inout BinaryWriter) {
        guard facts == nil else {
            var plain = DictionaryColumn()
            plain.append(contentsOf: self)
            return plain.write(to: &writer)
        }
        TextColumn(Array(names)).write(to: &writer)
        codes.write(to: &writer)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let names = try TextColumn(from: &reader)
        let codes = try PackedIntegerColumn<Int32>(from: &reader)
        if let bounds = codes.bounds, bounds.least < DictionaryColumn.missing || bounds.most >= names.count {
            throw .damaged("a code has no text")
        }
        self.init(names: names.texts, packed: codes)
    }
}

// MARK: Columns of cells

extension Array where Element: ColumnCell {
    public func write(to writer: inout BinaryWriter) { writer.put(count: count) { self[$0].raw } }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self = try reader.numbers(Element.Raw.self).map { raw throws(BinaryFault) in try Element(reading: raw) }
    }
}

extension ColumnCell {
    init(reading raw: Raw) throws(BinaryFault) {
        guard let cell = Self(raw: raw) else { throw .damaged("a value is not one of its kind") }
        self = cell
    }
}

extension ColumnCell where Self: RawRepresentable<UInt8> {
    public var raw: UInt8 { rawValue }
    public init?(raw: UInt8) { self.init(rawValue: raw) }
}

extension BookingStatus: ColumnCell {}
extension CellState: ColumnCell {}

extension Bool: ColumnCell {
    public var raw: UInt8 { self ? 1 : 0 }
    public init?(raw: UInt8) {
        guard raw <= 1 else { return nil }
        self = raw == 1
    }
}

extension UInt64: ColumnCell {
    public var raw: UInt64 { self }
    public init(raw: UInt64) { self = raw }
}

extension Double: ColumnCell {
    public var raw: UInt64 { bitPattern }
    public init(raw: UInt64) { self.init(bitPattern: raw) }
}

extension RecordReference: ColumnCell {
    public var raw: UInt128 {
        UInt128(place) | UInt128(UInt32(bitPattern: length)) << 64 | UInt128(UInt32(bitPattern: line)) << 96
    }

    public init(raw: UInt128) {
        place = UInt64(truncatingIfNeeded: raw)
        length = Int32(truncatingIfNeeded: raw >> 64)
        line = Int32(truncatingIfNeeded: raw >> 96)
    }
}

extension PartialDate: ColumnCell {
    public var raw: UInt32 { UInt32(year ?? 0xFFFF) << 16 | UInt32(month ?? 0) << 8 | UInt32(day ?? 0) }

    public init?(raw: UInt32) {
        let (year, month, day) = (Int(raw >> 16), Int(raw >> 8 & 0xFF), Int(raw & 0xFF))
        self.init(year: year == 0xFFFF ? nil : year, month: month == 0 ? nil : month, day: day == 0 ? nil : day)
    }
}

/// nil is stored as the largest number, which no cell of these types uses.
extension Optional: ColumnCell where Wrapped: ColumnCell {
    public var raw: Wrapped.Raw { self?.raw ?? .max }

    public init?(raw: Wrapped.Raw) {
        if raw == .max {
            self = .none
        } else {
            guard let cell = Wrapped(raw: raw) else { return nil }
            self = cell
        }
    }
}

extension BinaryWriter {
    mutating func put(_ flag: Bool) { put(flag.raw) }

    /// The raw values of the fields in the set, in the order of the type's cases.
    mutating func put<Field: RawRepresentable<String> & CaseIterable & Hashable>(_ fields: Set<Field>) {
        TextColumn(Field.allCases.filter(fields.contains).map(\.rawValue)).write(to: &self)
    }
}

extension BinaryReader {
    mutating func cell<Cell: ColumnCell>(_: Cell.Type = Cell.self) throws(BinaryFault) -> Cell {
        try Cell(reading: try number())
    }

    mutating func fields<Field: RawRepresentable<String> & Hashable>(
        _: Field.Type = Field.self
    ) throws(BinaryFault) -> Set<Field> {
        let names = try TextColumn(from: &self).texts
        let fields = Set(names.compactMap(Field.init(rawValue:)))
        guard fields.count == names.count else { throw .damaged("a field is unknown") }
        return fields
    }
}
