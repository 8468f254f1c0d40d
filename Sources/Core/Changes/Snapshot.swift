/// What a run leaves for the next one to compare with: the files of its sources, the compared fields of its bookings,
/// and the keys of its findings.
///
/// It counts as guest data. Numbers, sites, dates, status and amounts are in clear, as they are in `changes.csv`;
/// names, telephone numbers, e-mail addresses, and booking numbers that consist of one, are hashes.
public struct Snapshot: Sendable {
    public static let fileName = "snapshot.bin"
    public static let header = BinaryHeader("innkeep", version: 3)

    public var asOf: CalendarDate
    public var files: [File]
    /// nil if the run was redacted.
    public var bookings: (any BookingParts)?
    public var findings: FindingKeys

    /// A file of a source.
    public struct File: Sendable, Equatable {
        public var source: String
        public var digest: String
        public var counts: RecordCounts
        /// Whether its bookings hold sums of payments from several records.
        public var addsPayments: Bool

        public init(_ file: SourceFile) {
            source = file.source
            digest = file.digest
            counts = file.counts
            addsPayments = file.addsPayments
        }
    }

    /// The bookings as the earlier side of a comparison; nil for a redacted run.
    public var past: BookingComparison.Past? { bookings.map { BookingComparison.Past($0, files) } }

    /// Writes the part that is known before the findings, which follow. `bookings` are as read; what identifies guests
    /// is hashed on the way, without another copy of the table. A part has few enough rows for a core's cache, and enough
    /// for what each part has once.
    public static func write(
        asOf: CalendarDate, files: [File], bookings: Bookings?, partRows: Int = 1 << 15, to writer: inout BinaryWriter
    ) {
        writer.put(asOf.dayNumber)
        writer.put(files)
        writer.put(bookings != nil)
        guard var bookings else { return }
        bookings.id = PersonalKeys.hidden(bookings.id)
        SnapshotBookings.write(bookings, partRows: partRows, to: &writer)
    }

    /// Reads a snapshot but its bookings, which stay where they are until they are compared.
    public static func read(
        _ source: any BinarySource, checksum: any Checksum = Hash64()
    ) throws(BinaryFault) -> Snapshot {
        var reader = try BinaryReader(source, header, checksum: checksum)
        let asOf = CalendarDate(dayNumber: try reader.number())
        let files = try reader.items(File.self)
        let bookings = try reader.cell(Bool.self) ? SnapshotBookings(&reader, fileCount: files.count) : nil
        let findings = try FindingKeys(from: &reader)
        try reader.finish()
        return Snapshot(asOf: asOf, files: files, bookings: bookings, findings: findings)
    }
}

extension Snapshot.File: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(source)
        writer.put(digest)
        counts.write(to: &writer)
        writer.put(addsPayments)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        source = try reader.text()
        digest = try reader.text()
        counts = try RecordCounts(from: &reader)
        addsPayments = try reader.cell()
    }
}

/// What identifies the findings of a run in the next one.
public struct FindingKeys: Sendable, Equatable {
    public private(set) var fingerprints: [UInt64] = []
    /// Parallel to the fingerprints; empty if the run was redacted.
    private var codes = DictionaryColumn()
    private var sources = DictionaryColumn()
    private var records = TextColumn()
    private var properties = DictionaryColumn()

    public init() {}

    /// Only the fingerprints.
    public init(_ fingerprints: [UInt64]) { self.fingerprints = fingerprints }

    /// Writes only the fingerprints, of which there may be too many for memory.
    public static func write(_ fingerprints: FingerprintList, to writer: inout BinaryWriter) {
        var near = fingerprints.together(with: 0)
        writer.put(count: fingerprints.count) { index in
            if !near.range.contains(index) { near = fingerprints.together(with: index) }
            return near[index]
        }
        let empty = FindingKeys()
        for column in columns.dropFirst() { column.write(empty, &writer) }
    }

    /// `fingerprints` must be those of `findings`.
    public init(_ findings: Findings, fingerprints: FingerprintList, files: [SourceFile]) {
        self.fingerprints = Array(fingerprints)
        codes = DictionaryColumn(names: findings.codes, codes: findings.rows.map { Int32($0.code) })
        let names = Array(Set(files.map(\.source))).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        let ofFile = files.map { numbers[$0.source] ?? DictionaryColumn.missing }
        sources = DictionaryColumn(
            names: names, codes: findings.rows.map { $0.file < 0 ? DictionaryColumn.missing : ofFile[Int($0.file)] })
        var records = TextColumn()
        findings.forEachBlock { block in
            for row in block.rows.held {
                let ranges = block.ranges(at: row.textStart)
                records.append(block.bytes(ranges.record))
                properties.append(block.property(row, named: ranges, files: files))
            }
        }
        self.records = PersonalKeys.hidden(records)
    }

    /// Whether code, source, record and property are known.
    public var hasDetails: Bool {
        [codes.count, sources.count, records.count, properties.count].allSatisfy { $0 == count }
    }

    public func details(_ row: Int) -> FindingChanges.Resolved {
        FindingChanges.Resolved(
            fingerprint: fingerprints[row], code: hasDetails ? codes[row] ?? "" : "",
            source: hasDetails ? sources[row] ?? "" : "", record: hasDetails ? records[row] : "",
            property: hasDetails ? properties[row] ?? "" : "")
    }
}

extension FindingKeys: ColumnTable {
    public var count: Int { fingerprints.count }

    public static let columns: [ColumnOf<FindingKeys>] = [
        ColumnOf(\.fingerprints), ColumnOf(\.codes, mayLack: true), ColumnOf(\.sources, mayLack: true),
        ColumnOf(\.records, mayLack: true), ColumnOf(\.properties, mayLack: true),
    ]
}

extension BookingComparison.Past {
    /// The bookings of a run that had these files. One without a digest was not read.
    public init(_ bookings: any BookingParts, _ files: [Snapshot.File]) {
        self.init(
            bookings, sources: files.map(\.source), addsPayments: files.map(\.addsPayments),
            unread: Snapshot.File.unreadSources(files))
    }
}

extension BookingComparison.Side {
    /// The bookings of an earlier run that had these files.
    public init(_ table: Bookings, _ files: [Snapshot.File]) {
        self.init(table, sources: files.map(\.source), unread: Snapshot.File.unreadSources(files))
    }

    /// The bookings of this run.
    public init(asRead bookings: Bookings, _ files: [SourceFile]) {
        let files = files.map(Snapshot.File.init)
        self.init(asRead: bookings, sources: files.map(\.source), unread: Snapshot.File.unreadSources(files))
    }
}

extension Snapshot.File {
    fileprivate static func unreadSources(_ files: [Snapshot.File]) -> Set<String> {
        Set(files.filter(\.digest.isEmpty).map(\.source))
    }
}
