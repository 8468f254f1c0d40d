/// A stage that works on the slices of a file one by one, as they are read: decode, validate, load. Pure.
///
/// What comes of neighbouring slices merges into what comes of them as one slice, in whatever order they are merged.
/// That is what lets slices be decoded and validated on any number of cores, and be brought together elsewhere.
public protocol SliceStage<Input, Output> {
    associatedtype Input
    /// A batch of records, or what became of one, with its findings and counts.
    associatedtype Output: Mergeable

    /// `mutating` for a stage that needs the slices in order: it remembers what it has seen.
    mutating func run(_ slice: Input) -> Output
}

/// What is known of some neighbouring slices.
public protocol Mergeable {
    /// Takes over what comes right behind it. Associative: `(a + b) + c` and `a + (b + c)` are the same.
    mutating func append(contentsOf next: Self)
}

extension Findings: Mergeable {}
extension CampSites: Mergeable {}

extension RecordBatch: Mergeable {
    /// Both are of one file, and so of one kind. A batch without rows may be of any: no record could be read.
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

    /// A column for each row, if all begin a line too.
    private var columnsOfAll: [Int32] { columns.isEmpty ? [Int32](repeating: 1, count: batch.count) : columns }

    /// The bytes of a record that lies in this slice; empty for one that does not.
    public func recordBytes(_ record: RecordReference) -> ArraySlice<UInt8> {
        let part = joints.lastIndex { $0.offset <= record.offset }
        let (first, offset) = part.map { (joints[$0].position, joints[$0].offset) } ?? (0, offset)
        let next = part.map { $0 + 1 } ?? 0
        let end = next < joints.count ? joints[next].position : bytes.count
        let start = first + Int(record.offset - offset)
        return start >= first && start + Int(record.length) <= end ? bytes[start..<start + Int(record.length)] : []
    }

    /// A slice may hold more bytes than its records: those of its neighbours, or what lies between.
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
    /// The span in a slice that is preceded by that many more bytes and rows.
    public func moved(bytes: Int, rows: Int) -> RecordSpan {
        var moved = RecordSpan(start: Int(start) + bytes, end: Int(end) + bytes, disposition: disposition)
        if case .row(let row) = disposition { moved.disposition = .row(row + Int32(rows)) }
        return moved
    }
}
