// Slices in binary form: one process reads them and another merges them. `cells` belongs to the file and is not
// written: set it from the file's reader after reading a slice back.

extension RecordBatch: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        switch self {
        case .bookings(let table): writer.put(0 as UInt8, table)
        case .campSites(let table): writer.put(1 as UInt8, table)
        case .contacts(let table): writer.put(2 as UInt8, table)
        case .places(let table): writer.put(3 as UInt8, table)
        }
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        switch try reader.number(UInt8.self) {
        case 0: self = .bookings(try Bookings(from: &reader))
        case 1: self = .campSites(try CampSites(from: &reader))
        case 2: self = .contacts(try Contacts(from: &reader))
        case 3: self = .places(try Places(from: &reader))
        default: throw .damaged("a table is of no kind")
        }
    }
}

extension BinaryWriter {
    fileprivate mutating func put(_ kind: UInt8, _ table: some BinaryCodable) {
        put(kind)
        table.write(to: &self)
    }
}

extension DecodedSlice: BinaryCodable {
    /// Bytes outside records are not written.
    public func write(to writer: inout BinaryWriter) {
        var slice = self
        slice.keepRecordBytes()
        slice.batch.write(to: &writer)
        writer.put(slice.bytes)
        writer.put(slice.offset)
        writer.put(slice.records.map(\.start))
        writer.put(slice.records.map(\.end))
        writer.put(slice.records.map(\.disposition.code))
        slice.findings.write(to: &writer)
        writer.put(slice.columns)
        writer.put(slice.joints.map(\.position))
        writer.put(slice.joints.map(\.offset))
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let batch = try RecordBatch(from: &reader)
        let bytes = try reader.numbers(UInt8.self)
        let offset = try reader.number(Int64.self)
        let starts = try reader.numbers(Int32.self)
        let ends = try reader.numbers(Int32.self)
        let dispositions = try reader.numbers(Int32.self)
        let findings = try Findings(from: &reader)
        let columns = try reader.numbers(Int32.self)
        let positions = try reader.numbers(Int.self)
        let offsets = try reader.numbers(Int64.self)
        guard ends.count == starts.count, dispositions.count == starts.count, offsets.count == positions.count,
            columns.isEmpty || columns.count == batch.count
        else { throw .unequalColumns }
        var end = 0
        let records = try starts.indices.map { index throws(BinaryFault) in
            guard starts[index] >= end, ends[index] >= starts[index], ends[index] <= bytes.count,
                let disposition = RecordSpan.Disposition(code: dispositions[index], rows: batch.count)
            else { throw .damaged("a record lies outside its slice") }
            end = Int(ends[index])
            return RecordSpan(start: Int(starts[index]), end: end, disposition: disposition)
        }
        guard offset >= 0, positions.allSatisfy({ 0...bytes.count ~= $0 }), offsets.allSatisfy({ $0 >= 0 }) else {
            throw .damaged("a slice has no place in its file")
        }
        self.init(
            batch: batch, bytes: bytes, offset: offset, records: records, findings: findings, columns: columns)
        joints = zip(positions, offsets).map { Joint(position: $0, offset: $1) }
    }
}

extension RecordSpan.Disposition {
    /// The row; negative for a record that became none.
    fileprivate var code: Int32 {
        switch self {
        case .row(let row): row
        case .malformed: -1
        case .skipped: -2
        case .rest: -3
        case .cutShort: -4
        }
    }

    fileprivate init?(code: Int32, rows: Int) {
        switch code {
        case 0..<Int32(clamping: rows): self = .row(code)
        case -1: self = .malformed
        case -2: self = .skipped
        case -3: self = .rest
        case -4: self = .cutShort
        default: return nil
        }
    }
}
