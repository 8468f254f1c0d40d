/// What a run leaves for the next one to compare with: the files of its sources, the compared fields of its bookings,
/// and the keys of its findings.
///
/// It counts as guest data. Numbers, sites, dates, status and amounts are in clear, as they are in `changes.csv`;
/// names, telephone numbers, e-mail addresses, and booking numbers that consist of one, are hashes.
public struct Snapshot: Sendable, Equatable {
    public static let fileName = "snapshot.bin"
    public static let header = BinaryHeader("innkeep", version: 1)

    public var asOf: CalendarDate
    public var files: [File]
    /// nil if the run was redacted.
    public var bookings: Bookings?
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

    /// `bookings` as returned by `Bookings.comparable`; nil for a redacted run.
    public init(asOf: CalendarDate, files: [File], bookings: Bookings?, findings: FindingKeys) {
        self.asOf = asOf
        self.files = files
        self.bookings = bookings
        self.findings = findings
    }

    /// The bookings, ready for comparison; nil for a redacted run.
    public var side: BookingComparison.Side? {
        bookings.map {
            BookingComparison.Side($0, files)
        }
    }

    /// Writes the part that is known before the findings, which follow. `bookings` are as read; what identifies guests
    /// is hashed on the way, without another copy of the table.
    public static func write(asOf: CalendarDate, files: [File], bookings: Bookings?, to writer: inout BinaryWriter) {
        writer.put(asOf.dayNumber)
        writer.put(files)
        writer.put(bookings != nil)
        guard var bookings else { return }
        bookings.id = PersonalKeys.hidden(bookings.id)
        write(bookings, to: &writer) { PersonalKeys.hash(ofNumber: $0) }
    }

    /// `phone` hashes a telephone number.
    @inline(__always)
    private static func write(_ bookings: Bookings, to writer: inout BinaryWriter, phone: (UInt64) -> UInt64) {
        FileRuns(bookings.records).write(to: &writer)
        for column in Bookings.comparedColumns { column.write(bookings, &writer) }
        for hashes in [bookings.camper, bookings.email] {
            writer.put(count: hashes.count) { UInt32(PersonalKeys.short(hashes[$0])) }
        }
        let numbers = bookings.phone
        writer.put(count: numbers.count) { UInt32(phone(numbers[$0])) }
    }
}

extension Snapshot: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(asOf.dayNumber)
        writer.put(files)
        writer.put(bookings != nil)
        if let bookings { Snapshot.write(bookings, to: &writer) { $0 } }
        findings.write(to: &writer)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        asOf = CalendarDate(dayNumber: try reader.number())
        files = try reader.items()
        if try reader.cell(Bool.self) { bookings = try Snapshot.bookings(&reader, fileCount: files.count) }
        findings = try FindingKeys(from: &reader)
    }

    private static func bookings(
        _ reader: inout BinaryReader, fileCount: Int
    ) throws(BinaryFault) -> Bookings {
        var bookings = Bookings()
        let runs = try FileRuns(from: &reader)
        for column in Bookings.comparedColumns { try column.read(&bookings, &reader) }
        bookings.camper = try reader.numbers(UInt32.self).map(UInt64.init)
        bookings.email = try reader.numbers(UInt32.self).map(UInt64.init)
        bookings.phone = try reader.numbers(UInt32.self).map(UInt64.init)
        bookings.records = try runs.records(count: bookings.id.count, fileCount: fileCount)
        try bookings.checkColumns()
        return bookings
    }
}

/// The file of each row, as runs: rows of one file are adjacent.
private struct FileRuns: BinaryCodable {
    private var files: [Int32] = []
    private var counts: [UInt32] = []

    init(_ records: [RecordReference]) {
        var start = 0
        while start < records.count {
            let file = records[start].file
            let end = records[start...].firstIndex { $0.file != file } ?? records.count
            files.append(file)
            counts.append(UInt32(end - start))
            start = end
        }
    }

    func write(to writer: inout BinaryWriter) {
        writer.put(files)
        writer.put(counts)
    }

    init(from reader: inout BinaryReader) throws(BinaryFault) {
        files = try reader.numbers()
        counts = try reader.numbers()
        guard files.count == counts.count else { throw .unequalColumns }
    }

    /// `count` is that of the other columns, which take at least one byte per row: invalid runs never cause a larger
    /// allocation than the file justifies.
    func records(count: Int, fileCount: Int) throws(BinaryFault) -> [RecordReference] {
        guard counts.reduce(0, { $0 + Int($1) }) == count else { throw .unequalColumns }
        guard files.allSatisfy({ $0 >= 0 && $0 < fileCount }) else { throw .damaged("a booking is of no file") }
        return zip(files, counts).flatMap { file, count in
            repeatElement(RecordReference(offset: 0, length: 0, line: 0, file: file), count: Int(count))
        }
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
        writer.put(count: fingerprints.count) { fingerprints[$0] }
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

extension BookingComparison.Side {
    /// The bookings of a run that had these files. One without a digest was not read.
    public init(_ table: Bookings, _ files: [Snapshot.File]) {
        self.init(
            table, sources: files.map(\.source), addsPayments: files.map(\.addsPayments),
            unread: Set(files.filter(\.digest.isEmpty).map(\.source)))
    }
}
