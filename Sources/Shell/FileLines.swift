package import InnkeeperCore
import Synchronization

/// Rereads the few source lines that a text shows. A file is read sequentially as long as its lines are requested in
/// order, and stretches are skipped if the byte at which a line begins is known. Lines end with LF, CR LF or CR, as
/// findings count them.
package final class FileLines: SourceLines {
    private let paths: [String?]
    private let masks: [(any LineMask)?]
    private let start: @Sendable (_ line: Int, _ file: Int) -> RecordReference?
    /// Files whose line numbers are rows of a sheet: a line is found by its record alone.
    private let sheets: Set<Int32>
    private let walks = Mutex<[Int: Walk]>([:])

    /// Longer lines don't help anyone.
    private static let lineLimit = 1 << 16
    private static let chunkSize = 1 << 18
    /// Up to this many lines are read sequentially; more are skipped if possible.
    private static let nearLines = 100

    /// `paths` and `masks` are parallel to `Dataset.files`; a file without a mask shows no lines. `start` gives a
    /// record that begins at or before a line of a file, if one is known.
    package init(
        paths: [String?], masks: [(any LineMask)?], sheets: Set<Int32> = [],
        start: @escaping @Sendable (_ line: Int, _ file: Int) -> RecordReference? = { _, _ in nil }
    ) {
        self.paths = paths
        self.masks = masks
        self.sheets = sheets
        self.start = start
    }

    deinit {
        walks.withLock { walks in
            for walk in walks.values { Posix.close(walk.descriptor) }
        }
    }

    package func line(_ number: Int, ofFile file: Int, showValues: Bool) -> String? {
        guard masks.indices.contains(file), let mask = masks[file], let path = paths[file] else { return nil }
        let bytes: [UInt8]? = walks.withLock { walks in
            if walks[file] == nil {
                guard let descriptor = try? Posix.openFile(path) else { return nil }
                walks[file] = Walk(descriptor: descriptor)
            }
            let known = start(number, file)
            if sheets.contains(Int32(file)) {
                guard let known, Int(known.line) == number else { return nil }
                walks[file]?.jump(to: (number, known.offset))
            } else if walks[file].map({ $0.line > number }) ?? true {
                walks[file]?.jump(to: known.map { (Int($0.line), $0.offset) } ?? (1, 0))
            } else if let known, let line = walks[file]?.line, Int(known.line) > line + Self.nearLines {
                walks[file]?.jump(to: (Int(known.line), known.offset))
            }
            return walks[file]?.next(number, limit: Self.lineLimit, chunkSize: Self.chunkSize)
        }
        guard var bytes else { return nil }
        if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let shown = mask.shown(bytes, showValues: showValues)
        return showValues ? shown : shown.map(PersonalShape.masked)
    }

    /// The position of the sequential read of one file.
    private struct Walk {
        let descriptor: Int32
        /// The line at whose start it is.
        private(set) var line = 1
        private var chunk: [UInt8] = []
        private var position = 0
        private var offset: Int64 = 0
        private var isAtEnd = false

        init(descriptor: Int32) { self.descriptor = descriptor }

        /// Continues at the start of a line.
        mutating func jump(to place: (line: Int, offset: Int64)) {
            line = place.line
            offset = place.offset
            chunk = []
            position = 0
            isAtEnd = false
        }

        /// The bytes of line `number`, which must not be before the current one; nil if there is no such line, or if it
        /// is too long. Stays at the line's start, because several findings may be about it.
        mutating func next(_ number: Int, limit: Int, chunkSize: Int) -> [UInt8]? {
            while line < number {
                guard skipLine(chunkSize) else { return nil }
            }
            // The whole line must be in the chunk.
            if chunk.count - position <= limit, !isAtEnd { refill(max(chunkSize, limit + 1)) }
            let end = chunk[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? chunk.count
            guard end - position <= limit, position < chunk.count else { return nil }
            return Array(chunk[position..<end])
        }

        /// Moves past the next line end; false at the end of the file.
        private mutating func skipLine(_ chunkSize: Int) -> Bool {
            while true {
                while position < chunk.count {
                    let byte = chunk[position]
                    position += 1
                    if byte == 0x0A || byte == 0x0D {
                        if byte == 0x0D, position == chunk.count, !isAtEnd { refill(chunkSize) }
                        if byte == 0x0D, position < chunk.count, chunk[position] == 0x0A { position += 1 }
                        line += 1
                        return true
                    }
                }
                if isAtEnd { return false }
                refill(chunkSize)
            }
        }

        /// Reads more, and drops what has been passed.
        private mutating func refill(_ size: Int) {
            let more = (try? Posix.read(descriptor, at: offset, count: size)) ?? []
            offset += Int64(more.count)
            isAtEnd = more.isEmpty
            chunk = Array(chunk[position...]) + more
            position = 0
        }
    }
}
