/// A stage that processes the slices of a file one by one as they are read: decode, validate, load. Pure.
///
/// The outputs of adjacent slices merge into the output that they would have as a single slice, in whatever order they
/// are merged. So slices can be decoded and validated on any number of cores and brought together elsewhere.
public protocol SliceStage<Input, Output> {
    associatedtype Input
    /// A batch of records, or its result, with findings and counts.
    associatedtype Output: Mergeable

    /// `mutating` for stages that need the slices in order and remember what they have seen.
    mutating func run(_ slice: Input) -> Output
}

/// What is known about some adjacent slices.
public protocol Mergeable {
    /// Appends what directly follows. Associative: `(a + b) + c` and `a + (b + c)` are equal.
    mutating func append(contentsOf next: Self)
}

extension Findings: Mergeable {}
extension CampSites: Mergeable {}

extension RecordBatch: Mergeable {
    /// Both are from one file, and so of one kind. A batch without rows may be of any kind, as no record could be read.
    public mutating func append(contentsOf next: RecordBatch) {
        switch (self, next) {
        case (.bookings(var table), .bookings(let rows)):
            self = .bookings(Bookings())
            if table.count == 0 {
                (table.repeatedID, table.isFeed, table.usualProperty) = (
                    rows.repeatedID, rows.isFeed, rows.usualProperty
                )
            }
            table.append(contentsOf: rows)
            self = .bookings(table)
        case (.campSites(var table), .campSites(let rows)):
            table.append(contentsOf: rows)
            self = .campSites(table)
        case (.contacts(var table), .contacts(let rows)):
            self = .contacts(Contacts())
            table.append(contentsOf: rows)
            self = .contacts(table)
        case (.places(var table), .places(let rows)):
            self = .places(Places())
            table.append(contentsOf: rows)
            self = .places(table)
        default:
            precondition(count == 0 || next.count == 0, "the slices of one file have records of one kind")
            if next.count > 0 { self = next }
        }
    }
}

extension DecodedSlice: Mergeable {
    /// `next` is what follows in the same file. Bytes that belong to no record are dropped.
    public mutating func append(contentsOf next: DecodedSlice) {
        keepRecordBytes()
        var next = next
        next.keepRecordBytes()
        let rows = batch.count
        cells = cells ?? next.cells
        if !columns.isEmpty || !next.columns.isEmpty {
            columns = columnsOfAll + next.columnsOfAll
        }
        batch.append(contentsOf: next.batch)
        findings.append(contentsOf: next.findings)
        records += next.records.map { $0.moved(bytes: bytes.count, rows: rows) }
        if bytes.isEmpty {
            (bytes, offset, joints) = (next.bytes, next.offset, next.joints)
        } else if !next.bytes.isEmpty {
            joints.append(Joint(position: bytes.count, offset: next.offset))
            joints += next.joints.map { Joint(position: $0.position + bytes.count, offset: $0.offset) }
            bytes += next.bytes
        }
    }

    /// A column for each row, even if all begin a line.
    private var columnsOfAll: [Int32] { columns.isEmpty ? [Int32](repeating: 1, count: batch.count) : columns }

    /// The bytes of a record in this slice; empty for a record that isn't in it.
    public func recordBytes(_ record: RecordReference) -> ArraySlice<UInt8> { bytes[recordRange(record)] }

    /// Where they are in `bytes`.
    public func recordRange(_ record: RecordReference) -> Range<Int> {
        let part = joints.lastIndex { $0.offset <= record.offset }
        let (first, offset) = part.map { (joints[$0].position, joints[$0].offset) } ?? (0, offset)
        let next = part.map { $0 + 1 } ?? 0
        let end = next < joints.count ? joints[next].position : bytes.count
        let start = first + Int(record.offset - offset)
        return start >= first && start + Int(record.length) <= end ? start..<start + Int(record.length) : 0..<0
    }

    /// Drops bytes before the first and after the last record: those of neighbouring slices, or framing.
    mutating func keepRecordBytes() {
        let start = Int(records.first?.start ?? 0)
        let end = Int(records.last?.end ?? 0)
        guard start > 0 || end < bytes.count else { return }
        bytes = Array(bytes[start..<end])
        offset += Int64(start)
        for index in records.indices { records[index] = records[index].moved(bytes: -start, rows: 0) }
    }
}

extension RecordSpan {
    /// The span as it is in a slice with that many more bytes and rows before it.
    public func moved(bytes: Int, rows: Int) -> RecordSpan {
        var moved = RecordSpan(start: Int(start) + bytes, end: Int(end) + bytes, disposition: disposition)
        if case .row(let row) = disposition { moved.disposition = .row(row + Int32(rows)) }
        return moved
    }
}
