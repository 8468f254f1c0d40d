package import Core
import Formats
import Stages
import Synchronization

/// Reads records again, for the few that a report shows. Each file is opened once, when it is first asked for; one
/// that was transcoded while it was read is transcoded again and kept, because its offsets count the new bytes.
package final class RecordFetcher: RecordLender {
    private let paths: [String?]
    private let open = Mutex<[Int32: Source]>([:])
    private let transcoded = Mutex<Set<Int32>>([])

    private enum Source {
        case descriptor(Int32)
        case text([UInt8])
    }

    /// `paths` stand beside `Dataset.files`.
    package init(paths: [String?]) { self.paths = paths }

    deinit {
        open.withLock { open in
            for case .descriptor(let descriptor) in open.values { Posix.close(descriptor) }
        }
    }

    /// Says that a file's offsets count the bytes of its text in UTF-8.
    package func noteTranscoded(_ file: Int) { transcoded.withLock { _ = $0.insert(Int32(file)) } }

    package func isTranscoded(_ file: Int) -> Bool { transcoded.withLock { $0.contains(Int32(file)) } }

    /// The record's bytes, or nil when the file can't be read any more.
    package func bytes(_ record: RecordReference) -> [UInt8]? {
        guard record.file >= 0, let path = paths[Int(record.file)] else { return nil }
        let isTranscoded = isTranscoded(Int(record.file))
        let source: Source? = open.withLock { open in
            if let known = open[record.file] { return known }
            open[record.file] = isTranscoded ? RecordFetcher.text(of: path).map { .text($0) } : RecordFetcher.open(path)
            return open[record.file]
        }
        switch source {
        case .descriptor(let descriptor)?:
            let bytes = try? Posix.read(descriptor, at: record.offset, count: Int(record.length))
            return bytes?.count == Int(record.length) ? bytes : nil
        case .text(let text)?:
            let end = Int(record.offset) + Int(record.length)
            return end <= text.count ? Array(text[Int(record.offset)..<end]) : nil
        case nil: return nil
        }
    }

    private static func open(_ path: String) -> Source? { (try? Posix.open(path)).map { .descriptor($0) } }

    /// The whole of a UTF-16 file in UTF-8.
    private static func text(of path: String) -> [UInt8]? {
        guard let descriptor = try? Posix.open(path) else { return nil }
        defer { Posix.close(descriptor) }
        guard let size = try? Posix.status(of: descriptor).size,
            let bytes = try? Posix.read(descriptor, count: Int(size))
        else { return nil }
        var transcoder = UTF16Transcoder(isBigEndian: bytes.starts(with: [0xFE, 0xFF]) || bytes.first == 0)
        return transcoder.push(bytes) + transcoder.finish()
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
        fetcher.bytes(record).map { Hash64.digest(ofRecord: $0[...]) } ?? 0
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
