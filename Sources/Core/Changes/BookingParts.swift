/// The bookings of an earlier run, a part at a time, so that they are never in memory together.
public protocol BookingParts: Sendable {
    var count: Int { get }
    /// Bookings whose names, telephone numbers, e-mail addresses, and numbers that identify a person, are short hashes,
    /// which show whether something has changed and no more. Throws a `BinaryFault` if they can't be read.
    func part(_ index: Int) throws(BinaryFault) -> Bookings
}

extension BookingParts {
    /// All bookings in one table.
    public func whole() throws(BinaryFault) -> Bookings {
        var table = Bookings()
        for index in 0..<count { table.append(contentsOf: try part(index)) }
        return table
    }
}

/// Bookings in memory: one part.
public struct WholeBookings: BookingParts {
    private let table: Bookings

    public init(_ table: Bookings) { self.table = table }

    public var count: Int { 1 }
    public func part(_ index: Int) -> Bookings { table }
}

/// The bookings of a snapshot, where it is.
struct SnapshotBookings: BookingParts {
    private let source: any BinarySource
    private let places: [Range<Int>]
    private let fileCount: Int

    /// Passes over the bookings, which are read when they are needed.
    init(_ reader: inout BinaryReader, fileCount: Int) throws(BinaryFault) {
        var places: [Range<Int>] = []
        for _ in 0..<(try reader.number(UInt32.self)) { places.append(try reader.skipBytes()) }
        source = reader.source
        self.places = places
        self.fileCount = fileCount
    }

    var count: Int { places.count }

    func part(_ index: Int) throws(BinaryFault) -> Bookings {
        let part: Part = try BinaryReader.value(inPayload: try source.bytes(places[index]))
        guard part.bookings.records.allSatisfy({ 0..<Int32(fileCount) ~= $0.file }) else {
            throw .damaged("a booking is of no file")
        }
        return part.bookings
    }

    /// Writes bookings as they were read. What identifies guests is hashed on the way, without another copy of the table.
    static func write(_ bookings: Bookings, partRows: Int, to writer: inout BinaryWriter) {
        let starts = Array(stride(from: 0, to: bookings.count, by: partRows))
        writer.put(UInt32(starts.count))
        for start in starts {
            let rows = start..<min(bookings.count, start + partRows)
            var part = Bookings()
            part.records = bookings.records.rows(rows)
            for column in Bookings.comparedColumns { column.take(&part, bookings, rows) }
            part.camper = bookings.camper[rows].map(PersonalKeys.short)
            if !bookings.email.isEmpty {
                part.email = bookings.email[rows].map(PersonalKeys.short)
                part.phone = bookings.phone[rows].map(PersonalKeys.hash(ofNumber:))
            }
            writer.put(BinaryWriter.payload(of: Part(bookings: part)))
        }
    }

    /// The compared columns of some rows.
    private struct Part: BinaryCodable {
        var bookings: Bookings

        init(bookings: Bookings) { self.bookings = bookings }

        func write(to writer: inout BinaryWriter) {
            FileRuns(bookings.records).write(to: &writer)
            for column in Bookings.comparedColumns { column.write(bookings, &writer) }
            for hashes in [bookings.camper, bookings.email, bookings.phone] {
                writer.put(count: hashes.count) { UInt32(hashes[$0]) }
            }
        }

        init(from reader: inout BinaryReader) throws(BinaryFault) {
            bookings = Bookings()
            let runs = try FileRuns(from: &reader)
            for column in Bookings.comparedColumns { try column.read(&bookings, &reader) }
            bookings.camper = try reader.numbers(UInt32.self).map(UInt64.init)
            bookings.email = try reader.numbers(UInt32.self).map(UInt64.init)
            bookings.phone = try reader.numbers(UInt32.self).map(UInt64.init)
            bookings.records = try runs.records(count: bookings.id.count)
            try bookings.checkColumns()
        }
    }
}

/// The file of each row, as runs: rows of one file are adjacent.
private struct FileRuns: BinaryCodable {
    private var files: [Int32] = []
    private var counts: [UInt32] = []

    init(_ records: RecordColumn) {
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
    func records(count: Int) throws(BinaryFault) -> RecordColumn {
        guard counts.reduce(0, { $0 + Int($1) }) == count else { throw .unequalColumns }
        return RecordColumn(
            zip(files, counts).flatMap { file, count in
                [RecordReference](
                    repeating: RecordReference(offset: 0, length: 0, line: 0, file: file), count: Int(count))
            })
    }
}
