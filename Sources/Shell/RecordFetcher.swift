package import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Synchronization

/// Rereads the few records that a report shows. Each file is opened once, when first needed; one that was transcoded
/// while reading is transcoded again and kept, because its offsets refer to the transcoded bytes.
package final class RecordFetcher: RecordLender {
    private let paths: [String?]
    private let open = Mutex<[Int32: Source]>([:])
    private let transcoded = Mutex<Set<Int32>>([])

    private enum Source {
        case descriptor(Int32)
        case text([UInt8])
    }

    /// `paths` is parallel to `Dataset.files`.
    package init(paths: [String?]) { self.paths = paths }

    deinit {
        open.withLock { open in
            for case .descriptor(let descriptor) in open.values { Posix.close(descriptor) }
        }
    }

    /// Marks a file's offsets as referring to its text in UTF-8.
    package func noteTranscoded(_ file: Int) { transcoded.withLock { _ = $0.insert(Int32(file)) } }

    package func isTranscoded(_ file: Int) -> Bool { transcoded.withLock { $0.contains(Int32(file)) } }

    /// The length in bytes of a transcoded file's text; nil for any other file.
    package func textLength(of file: Int) -> Int64? {
        guard isTranscoded(file), case .text(let text)? = source(Int32(file)) else { return nil }
        return Int64(text.count)
    }

    private func source(_ file: Int32) -> Source? {
        guard file >= 0, let path = paths[Int(file)] else { return nil }
        return open.withLock { open in
            if let known = open[file] { return known }
            open[file] =
                isTranscoded(Int(file)) ? RecordFetcher.text(of: path).map { .text($0) } : RecordFetcher.open(path)
            return open[file]
        }
    }

    /// The record's bytes, or nil if the file can no longer be read.
    package func bytes(_ record: RecordReference) -> [UInt8]? {
        switch source(record.file) {
        case .descriptor(let descriptor)?:
            let bytes = try? Posix.read(descriptor, at: record.offset, count: Int(record.length))
            return bytes?.count == Int(record.length) ? bytes : nil
        case .text(let text)?:
            let end = Int(record.offset) + Int(record.length)
            return end <= text.count ? Array(text[Int(record.offset)..<end]) : nil
        case nil: return nil
        }
    }

    /// The column at which the record begins, in Unicode scalars from 1; nil if its line begins more than 64 KiB before
    /// it.
    package func column(_ record: RecordReference) -> Int? {
        var reach: Int64 = 64
        while true {
            let start = max(0, record.offset - reach)
            let before = RecordReference(
                offset: start, length: Int32(record.offset - start), line: record.line, file: record.file)
            guard let bytes = bytes(before) else { return nil }
            let lineEnd = bytes.lastIndex { $0 == 0x0A || $0 == 0x0D }
            if lineEnd != nil || start == 0 {
                let line = bytes[(lineEnd.map { $0 + 1 } ?? 0)...]
                // A byte order mark takes no column.
                let mark = lineEnd == nil && line.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
                return line.count { $0 & 0xC0 != 0x80 } - mark + 1
            }
            if reach >= 64 << 10 { return nil }
            reach *= 32
        }
    }

    private static func open(_ path: String) -> Source? { (try? Posix.openFile(path)).map { .descriptor($0) } }

    /// The whole of a UTF-16 file as UTF-8.
    private static func text(of path: String) -> [UInt8]? {
        guard let status = try? Posix.status(path), let bytes = try? SmallFile.head(path, count: Int(status.size))
        else { return nil }
        var transcoder = UTF16Transcoder(isBigEndian: bytes.starts(with: [0xFE, 0xFF]) || bytes.first == 0)
        return transcoder.push(bytes) + transcoder.finish()
    }
}

/// Texts of bookings, fetched from their records.
package struct FetchedBookingTexts: BookingTexts {
    private let records: RecordColumn
    private let fetcher: RecordFetcher
    /// Parallel to `Dataset.files`.
    private let cells: [(any RecordCells)?]

    package init(records: RecordColumn, fetcher: RecordFetcher, cells: [(any RecordCells)?]) {
        self.records = records
        self.fetcher = fetcher
        self.cells = cells
    }

    package func text(_ row: Int, _ field: BookingField) -> String { cell(records[row], field.rawValue)?.value ?? "" }

    /// The digest of a record's own bytes, whatever its kind; 0 if they can no longer be read.
    package func digest(_ record: RecordReference) -> UInt64 {
        fetcher.bytes(record).map { Hash64.digest(ofRecord: $0[...]) } ?? 0
    }

    /// The cell of a record, whatever its kind, with its position in the file; nil if the record lacks it or its column
    /// can't be determined.
    package func cell(_ record: RecordReference, _ field: String) -> CellLocation? {
        guard record.file >= 0, let reader = cells[Int(record.file)], let bytes = fetcher.bytes(record) else {
            return nil
        }
        guard let cell = reader.cell(field, in: bytes) else { return nil }
        guard !reader.beginLines, cell.line == 1 else { return cell.moved(line: Int(record.line), column: 1) }
        return fetcher.column(record).map { cell.moved(line: Int(record.line), column: $0) }
    }
}
