/// A chunk of CSV that begins and ends with whole records, and its place in the file.
public struct CSVChunk: Sendable, Equatable {
    public var bytes: [UInt8]
    /// Bytes from the start of the file to the chunk's first.
    public var offset: Int64
    /// Line of the chunk's first byte, from 1.
    public var line: Int
    /// The chunk is part of a record with no end in sight: indexing it makes no sense.
    public var isOverlong: Bool
    /// The chunk continues where the overlong chunk before it ends.
    public var isContinued: Bool

    public init(bytes: [UInt8], offset: Int64, line: Int, isOverlong: Bool = false, isContinued: Bool = false) {
        self.bytes = bytes
        self.offset = offset
        self.line = line
        self.isOverlong = isOverlong
        self.isContinued = isContinued
    }
}

/// Cuts a stream of CSV into chunks of about `target` bytes that can be read independently.
///
/// A cut comes after a line end outside quotes. Finding it takes one sequential pass over all bytes before it, but only
/// their quotes and line ends matter. The distance to the next cut depends only on the bytes before it, so the chunks are
/// the same however the bytes arrive.
///
/// A quote that opens a field of more than `recordLimit` bytes, or is never closed, is treated as damage: the chunk
/// ends with the line that holds the quote (the index then finds it unclosed), and reading starts afresh on the next
/// line. Fewer bytes are read twice that way than once: a runaway quote is followed by a limit's worth of bytes without
/// another.
public struct CSVSplitter: Sendable {
    private var pending: [UInt8] = []
    /// How many bytes are lent out; nil if none are.
    private var lent: Int?
    private var offset: Int64
    private var line: Int
    private var untilNextCut: Int
    private let delimiter: UInt8
    private let recordLimit: Int
    private let target: Int
    /// Bytes of the last chunk per line, and at least 1.
    private var lineLength: Int
    private var isInOverlongLine = false

    public static let usualTarget = 512 << 10
    /// A chunk of short lines holds about so many of them: what is kept of a record, and said of it, may take twenty times
    /// its bytes.
    private static let lineTarget = 16 << 10

    /// `offset` and `line` (from 1) are the position of the first byte to be pushed.
    public init(
        delimiter: UInt8, recordLimit: Int, offset: Int64 = 0, line: Int = 1, target: Int = CSVSplitter.usualTarget
    ) {
        precondition(recordLimit > 0 && target > 0)
        self.delimiter = delimiter
        self.recordLimit = recordLimit
        self.offset = offset
        self.line = line
        self.target = target
        lineLength = target
        // Short, as the length of lines is not known yet.
        untilNextCut = max(1, target / 8)
    }

    /// Bytes from one cut to the next.
    private var distance: Int { min(target, lineLength * CSVSplitter.lineTarget) }

    public mutating func push(_ bytes: ArraySlice<UInt8>) -> [CSVChunk] {
        var chunks: [CSVChunk] = []
        var rest = bytes
        while !rest.isEmpty {
            let taken = rest.prefix(untilNextCut)
            pending.append(contentsOf: taken)
            rest = rest.dropFirst(taken.count)
            pass(taken.count, into: &chunks)
        }
        return chunks
    }

    public mutating func push(_ bytes: [UInt8]) -> [CSVChunk] { push(bytes[...]) }

    /// Lends out the bytes not yet cut, and says how many more are wanted up to the next cut: appending those in place
    /// avoids a copy. Return the buffer with `takeBack`.
    public mutating func lend() -> (bytes: [UInt8], wanted: Int) {
        var handed: [UInt8] = []
        swap(&handed, &pending)
        lent = handed.count
        return (handed, untilNextCut)
    }

    /// Takes back the lent bytes with more appended, or just new bytes if none were lent.
    public mutating func takeBack(_ handed: consuming [UInt8]) -> [CSVChunk] {
        guard let lent else { return push(handed) }
        self.lent = nil
        guard handed.count - lent <= untilNextCut else {
            pending = Array(handed[..<lent])
            return push(handed[lent...])
        }
        var chunks: [CSVChunk] = []
        let added = handed.count - lent
        pending = consume handed
        pass(added, into: &chunks)
        return chunks
    }

    /// Counts new bytes, and cuts when due.
    private mutating func pass(_ count: Int, into chunks: inout [CSVChunk]) {
        untilNextCut -= count
        guard untilNextCut == 0 else { return }
        cut(isLast: false, into: &chunks)
        untilNextCut = distance
    }

    /// Call after the last byte.
    public mutating func finish() -> [CSVChunk] {
        var chunks: [CSVChunk] = []
        cut(isLast: true, into: &chunks)
        return chunks
    }

    private mutating func cut(isLast: Bool, into chunks: inout [CSVChunk]) {
        while !pending.isEmpty {
            if isInOverlongLine {
                finishOverlongLine(isLast: isLast, into: &chunks)
                if isInOverlongLine { return }
                continue
            }
            let scan = CSVSplitScan(scanning: pending, delimiter: delimiter, recordLimit: recordLimit, isLast: isLast)
            if let runaway = scan.runaway {
                guard let end = lineEnd(from: runaway.quote, isLast: isLast) else {
                    startOverlongLineIfTooLong(into: &chunks)
                    return
                }
                emit(end, lines: runaway.lines + 1, into: &chunks)
                continue
            }
            if isLast {
                emit(pending.count, lines: scan.lines, into: &chunks)
            } else if scan.cut > 0 {
                emit(scan.cut, lines: scan.lines, into: &chunks)
            } else {
                startOverlongLineIfTooLong(into: &chunks)
            }
            return
        }
    }

    /// One past the line end at or after `start`; nil if the line may continue.
    private func lineEnd(from start: Int, isLast: Bool) -> Int? {
        guard let end = pending[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
            return isLast ? pending.count : nil
        }
        if pending[end] == 0x0A { return end + 1 }
        if end + 1 == pending.count { return isLast ? end + 1 : nil }
        return pending[end + 1] == 0x0A ? end + 2 : end + 1
    }

    /// Bounds memory: a record of more than twice the limit is emitted in parts.
    private mutating func startOverlongLineIfTooLong(into chunks: inout [CSVChunk]) {
        guard pending.count > 2 * recordLimit else { return }
        isInOverlongLine = true
        emit(pending.count, lines: 0, isOverlong: true, into: &chunks)
    }

    private mutating func finishOverlongLine(isLast: Bool, into chunks: inout [CSVChunk]) {
        if let end = lineEnd(from: 0, isLast: isLast) {
            isInOverlongLine = false
            emit(end, lines: 1, isOverlong: true, isContinued: true, into: &chunks)
        } else if pending.count > 2 * recordLimit {
            emit(pending.count, lines: 0, isOverlong: true, isContinued: true, into: &chunks)
        }
    }

    private mutating func emit(
        _ end: Int, lines: Int, isOverlong: Bool = false, isContinued: Bool = false, into chunks: inout [CSVChunk]
    ) {
        let rest = Array(pending[end...])
        pending.removeLast(pending.count - end)
        chunks.append(
            CSVChunk(bytes: pending, offset: offset, line: line, isOverlong: isOverlong, isContinued: isContinued))
        offset += Int64(end)
        line += lines
        if lines > 0 { lineLength = max(1, end / lines) }
        pending = rest
        pending.reserveCapacity(distance + rest.count)
    }
}
