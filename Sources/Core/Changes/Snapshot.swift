/// What a run leaves for the next one to compare with: what its sources held, its bookings as far as they are compared,
/// and what its findings are known by.
///
/// It counts as guests' data. Numbers, sites, dates, status and amounts are in clear, as `changes.csv` shows them; names,
/// telephone numbers, e-mail addresses, and numbers that are one of these, are hashes.
public struct Snapshot: Sendable, Equatable {
    public static let fileName = "snapshot.bin"
    public static let header = BinaryHeader("innkeep", version: 1)

    public var asOf: CalendarDate
    public var files: [File]
    /// nil when the run was redacted.
    public var bookings: Bookings?
    public var findings: FindingKeys

    /// A file of a source.
    public struct File: Sendable, Equatable {
        public var source: String
        public var digest: String
        public var counts: RecordCounts
        /// Its bookings hold what several records say was paid.
        public var addsPayments: Bool

        public init(_ file: SourceFile) {
            source = file.source
            digest = file.digest
            counts = file.counts
            addsPayments = file.addsPayments
        }
    }

    /// `bookings` is as `Bookings.comparable` gives it; nil for a redacted run.
    public init(asOf: CalendarDate, files: [File], bookings: Bookings?, findings: FindingKeys) {
        self.asOf = asOf
        self.files = files
        self.bookings = bookings
        self.findings = findings
    }

    /// The bookings, to be compared; nil for a redacted run.
    public var side: BookingComparison.Side? {
        bookings.map {
            BookingComparison.Side($0, sources: files.map(\.source), addsPayments: files.map(\.addsPayments))
        }
    }

    /// Writes what is known before the findings are: these follow.
    public static func write(
        asOf: CalendarDate, files: [File], bookings: Bookings?, to writer: inout BinaryWriter
    ) {
        writer.put(asOf.dayNumber)
        writer.put(files)
        writer.put(bookings != nil)
        guard let bookings else { return }
        let ofFile =
            files.count == 1
            ? PackedIntegerColumn<Int32>(repeating: 0, count: bookings.count)
            : PackedIntegerColumn(bookings.records.map(\.file)).narrowed
        ofFile.write(to: &writer)
        for column in Bookings.comparedColumns { column.write(bookings, &writer) }
        for hashes in [bookings.camper, bookings.email, bookings.phone] {
            writer.put(hashes.map { UInt32(truncatingIfNeeded: $0) })
        }
    }
}

extension Snapshot: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        Snapshot.write(asOf: asOf, files: files, bookings: bookings, to: &writer)
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
        let files = try PackedIntegerColumn<Int32>(from: &reader)
        for column in Bookings.comparedColumns { try column.read(&bookings, &reader) }
        bookings.camper = try reader.numbers(UInt32.self).map(UInt64.init)
        bookings.email = try reader.numbers(UInt32.self).map(UInt64.init)
        bookings.phone = try reader.numbers(UInt32.self).map(UInt64.init)
        // Numbers take a byte a row at least, so that a wrong count never asks for more than the file could hold.
        guard files.count == bookings.id.count else { throw .unequalColumns }
        if let bounds = files.bounds, bounds.least < 0 || bounds.most >= fileCount {
            throw .damaged("a booking is of no file")
        }
        bookings.records = files.map { RecordReference(offset: 0, length: 0, line: 0, file: $0) }
        try bookings.checkColumns()
        return bookings
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

/// What the findings of a run are known by in the next one.
public struct FindingKeys: Sendable, Equatable {
    public private(set) var fingerprints: [UInt64] = []
    /// As these, beside the fingerprints; without rows when the run was redacted.
    private var codes = DictionaryColumn()
    private var sources = DictionaryColumn()
    private var records = TextColumn()
    private var properties = DictionaryColumn()

    public init() {}

    /// The fingerprints alone.
    public init(_ fingerprints: [UInt64]) { self.fingerprints = fingerprints }

    /// `fingerprints` are those of `findings`.
    public init(_ findings: Findings, fingerprints: [UInt64], files: [SourceFile]) {
        self.fingerprints = fingerprints
        codes = DictionaryColumn(names: findings.codes, codes: findings.rows.map { Int32($0.code) })
        let names = Array(Set(files.map(\.source))).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        let ofFile = files.map { numbers[$0.source] ?? DictionaryColumn.missing }
        sources = DictionaryColumn(
            names: names, codes: findings.rows.map { $0.file < 0 ? DictionaryColumn.missing : ofFile[Int($0.file)] })
        var records = TextColumn()
        for row in findings.rows { records.append(findings.bytes(findings.ranges(at: row.textStart).record)) }
        self.records = PersonalKeys.hidden(records)
        for index in findings.rows.indices { properties.append(findings.property(index, files: files)) }
    }

    /// Code, source, record and property can be told.
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
