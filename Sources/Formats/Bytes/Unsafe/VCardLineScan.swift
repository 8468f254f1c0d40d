// DANGER: reads through pointers, 64 bytes at a time; whole blocks within the bytes only. Tests run each of these and
// its plain twin on the same bytes.

internal import CByteScan

extension VCardLine {
    /// The first line end at or after `position`, or `limit`. Plain twin: `end(plainlyIn:from:limit:)`.
    static func end(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        var ends = VCardLineEnds()
        return ends.next(in: bytes, from: position, limit: limit)
    }

    /// Passes over lines that neither begin nor end a card, the first of which begins at `position`. Gives where the
    /// first line begins that may, or the last one before `limit`, and how many lines lie before it. The plain twin is
    /// to look at each line.
    static func pass(_ bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> (position: Int, lines: Int) {
        precondition(position >= 0 && position <= limit && limit <= bytes.count)
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return (position, 0) }
            let place = unsafe innkeeper_pass_lines(start, position, limit)
            return (place.position, place.lines)
        }
    }
}

extension VCardPiece {
    /// Cards side by side, the first of which begins at `position` with line `line`: up to `count`, and only such as are
    /// alone on the lines that begin and end them, not longer than `recordLimit`, and end before `limit`. Their places
    /// are those in `bytes`. Also gives where the next one begins. The plain twin is to look at each line.
    static func cards(
        _ bytes: borrowing Span<UInt8>, from position: Int, limit: Int, recordLimit: Int, line: Int, count: Int
    ) -> (cards: [VCardPiece], position: Int, line: Int) {
        precondition(position >= 0 && position <= limit && limit <= bytes.count && recordLimit >= 0)
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            var places = [innkeeper_card_place](repeating: innkeeper_card_place(), count: count)
            let found = unsafe places.withUnsafeMutableBufferPointer { places in
                guard let start = buffer.baseAddress, let first = places.baseAddress else {
                    return innkeeper_card_places(count: 0, position: position, lines: 0)
                }
                return unsafe innkeeper_pass_cards(start, position, limit, recordLimit, first, places.count)
            }
            let cards = places[..<found.count].map {
                VCardPiece(form: .card, start: $0.start, end: $0.end, line: line + $0.line)
            }
            return (cards, found.position, line + found.lines)
        }
    }
}

/// Finds one line end after the other, and looks at each block of 64 bytes once.
struct VCardLineEnds {
    /// The block looked at last, and which of its bytes are CR or LF.
    private var block = -64
    private var mask: UInt64 = 0

    /// The first line end at or after `position`, or `limit`. Plain twin: `VCardLine.end(plainlyIn:from:limit:)`.
    @inline(__always)
    mutating func next(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        let offset = position &- block
        if offset >= 0, offset < 64 {
            let left = mask &>> UInt64(offset)
            if left != 0 { return min(position &+ left.trailingZeroBitCount, limit) }
            return search(bytes, from: block &+ 64, limit: limit)
        }
        return search(bytes, from: position, limit: limit)
    }

    private mutating func search(_ bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        precondition(position >= 0 && limit <= bytes.count)
        let found = unsafe bytes.withUnsafeBufferPointer { buffer -> Int in
            guard let start = buffer.baseAddress else { return position }
            var position = position
            while position < limit, position + 64 <= buffer.count {
                let ends = unsafe innkeeper_match4(start + position, 0x0A, 0x0D, 0x0A, 0x0D)
                if ends != 0 {
                    block = position
                    mask = ends
                    return position + ends.trailingZeroBitCount
                }
                position += 64
            }
            return position
        }
        if found >= limit { return limit }
        return VCardLine.end(plainlyIn: bytes, from: found, limit: limit)
    }
}

/// The lines of a card that say something, or may, found some at a time; of the others no more is looked at than their
/// names.
struct VCardWalk: Sendable {
    /// The first `count` are those found.
    private var lines: [innkeeper_card_line] = []
    private var count = 0
    private var index = 0
    /// Where the lines end that were gone over, and the number of the line there.
    private(set) var end = 0
    private(set) var endNumber = 0
    /// The number of the first of them.
    private var number = 0

    private static let capacity = 64

    /// Forgets what was found, before another card.
    mutating func reset() {
        (count, index, end) = (0, 0, 0)
    }

    /// The next line at or behind `position`; nil when none was noted up to `end`.
    @inline(__always)
    mutating func next(from position: Int) -> VCardPlainLine? {
        while index < count {
            let line = lines[index]
            index &+= 1
            if Int(line.start) >= position { return VCardPlainLine(line, number: number) }
        }
        return nil
    }

    /// Notes lines from `start` on, which is the line with that number. The plain twin is to read each line the
    /// thorough way.
    mutating func run(_ bytes: borrowing Span<UInt8>, from start: Int, limit: Int, number: Int) {
        precondition(start >= 0 && start <= limit && limit <= bytes.count && bytes.count <= UInt32.max)
        if lines.isEmpty { lines = [innkeeper_card_line](repeating: .init(), count: VCardWalk.capacity) }
        let walk = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe lines.withUnsafeMutableBufferPointer { lines in
                guard let base = buffer.baseAddress, let found = lines.baseAddress else {
                    return innkeeper_card_walk()
                }
                return unsafe innkeeper_walk_card(base, start, limit, buffer.count, found, lines.count)
            }
        }
        (count, index, self.number) = (walk.count, 0, number)
        (end, endNumber) = (walk.position, number + walk.lines)
    }
}

extension VCardEncoding {
    @inline(__always)
    fileprivate init(_ encoding: innkeeper_encoding) {
        switch encoding {
        case INNKEEPER_ENCODING_QUOTED_PRINTABLE: self = .quotedPrintable
        case INNKEEPER_ENCODING_BASE64: self = .base64
        default: self = .plain
        }
    }
}

extension VCardPlainLine {
    @inline(__always)
    fileprivate init(_ line: innkeeper_card_line, number: Int) {
        let kind: Kind =
            switch line.kind {
            case INNKEEPER_LINE_PLAIN: .plain
            case INNKEEPER_LINE_ENCODED: .encoded
            default: .odd
            }
        self.init(
            kind: kind, start: Int(line.start), name: Int(line.name), nameEnd: Int(line.name_end),
            colon: Int(line.colon), end: Int(line.end), line: number + Int(line.line), number: line.number,
            encoding: VCardEncoding(line.encoding), preference: line.preference, hasQuotes: line.has_quotes != 0,
            hasText: line.marks & UInt8(INNKEEPER_VALUE_TEXT) != 0,
            hasHighByte: line.marks & UInt8(INNKEEPER_VALUE_HIGH) != 0,
            isMarked: line.marks & UInt8(INNKEEPER_VALUE_MARKED) != 0)
    }
}
