package import Core
import Synchronization

/// Reads records again, for the few that a report shows. Each file is opened once, when it is first asked for.
package final class RecordFetcher: Sendable {
    private let paths: [String?]
    private let open = Mutex<[Int32: Int32]>([:])

    /// `paths` stand beside `Dataset.files`.
    package init(paths: [String?]) { self.paths = paths }

    deinit { open.withLock { for descriptor in $0.values { Posix.close(descriptor) } } }

    /// The record's bytes, or nil when the file can't be read any more.
    package func bytes(_ record: RecordReference) -> [UInt8]? {
        guard record.file >= 0, let path = paths[Int(record.file)] else { return nil }
        let descriptor: Int32? = open.withLock { open in
            if let known = open[record.file] { return known }
            guard let opened = try? Posix.open(path) else { return nil }
            open[record.file] = opened
            return opened
        }
        guard let descriptor else { return nil }
        let bytes = try? Posix.read(descriptor, at: record.offset, count: Int(record.length))
        return bytes?.count == Int(record.length) ? bytes : nil
    }
}

/// Text of bookings, fetched from their records.
package struct FetchedBookingTexts: BookingTexts {
    private let records: [RecordReference]
    private let fetcher: RecordFetcher
    /// Beside `Dataset.files`.
    private let cells: [(any RecordCells)?]

    package init(records: [RecordReference], fetcher: RecordFetcher, cells: [(any RecordCells)?]) {
        self.records = records
        self.fetcher = fetcher
        self.cells = cells
    }

    package func text(_ row: Int, _ field: BookingField) -> String { cell(row, field.rawValue)?.value ?? "" }

    /// Digest of a record's own bytes, of whatever kind; 0 when they can't be read any more.
    package func digest(_ record: RecordReference) -> UInt64 {
        fetcher.bytes(record).map { Hash64.digest($0[...]) } ?? 0
    }

    /// Where the cell stands in its file; nil for one that the record does not have.
    package func cell(_ row: Int, _ field: String) -> CellLocation? {
        let record = records[row]
        guard record.file >= 0, let reader = cells[Int(record.file)], let bytes = fetcher.bytes(record) else {
            return nil
        }
        guard var cell = reader.cell(field, in: bytes) else { return nil }
        cell.line += Int(record.line) - 1
        return cell
    }
}
