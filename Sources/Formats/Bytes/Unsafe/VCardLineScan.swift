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

extension VCardChunk {
    /// Appends cards side by side, the first of which begins at `position` with line `line`: some hundred at most, and
    /// only such as are alone on the lines that begin and end them, not longer than `recordLimit`, and end some bytes
    /// before the last one. Their places are those in `bytes`; `lineStarts` are as `VCardCut` has them. Gives where the
    /// next card begins, and how many lines lie before that. The plain twin is to look at each line.
    static func appendWholeCards(
        _ bytes: borrowing Span<UInt8>, from position: Int, recordLimit: Int, line: Int, to pieces: inout [VCardChunk],
        _ lineStarts: inout [UInt32]
    ) -> (position: Int, lines: Int) {
        precondition(position >= 0 && position <= bytes.count && bytes.count <= UInt32.max && recordLimit >= 0)
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe withUnsafeTemporaryAllocation(of: innkeeper_card_place.self, capacity: 256) { cards in
                unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16_384) { starts in
                    guard let first = buffer.baseAddress, let card = cards.baseAddress, let start = starts.baseAddress
                    else { return (position, 0) }
                    let found = unsafe innkeeper_pass_cards(
                        first, position, buffer.count, recordLimit, card, cards.count, start, starts.count)
                    for index in 0..<found.count {
                        let place = unsafe cards[index]
                        pieces.append(
                            VCardChunk(form: .card, start: place.start, end: place.end, line: line + place.line))
                    }
                    unsafe lineStarts.append(contentsOf: starts[..<found.lines])
                    return (found.position, found.lines)
                }
            }
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
    /// Of all lines that `VCardCut` knows of, the first behind the card's begin, and the first behind the card.
    private var start = 0
    private var nextStart = 0
    /// What was chosen from lines that are not among `lines`, and the heads that lines have.
    private var chosen: [innkeeper_card_value] = []
    private var heads: [innkeeper_card_head] = []
    private var headPlaces: [UInt8] = []
    private var oldestHead: UInt8 = 0
    private var lastHead: UInt8 = 0
    private var version = INNKEEPER_VERSION_NONE

    private static let capacity = 64

    /// Forgets what was found, before another card; `starts` is what its cut knows of lines.
    mutating func reset(_ card: VCardText, _ starts: [UInt32]) {
        func lies(behind start: Int) -> Bool {
            start == 0 || start <= starts.count && Int(starts[start - 1]) <= card.lowerBound
        }
        (count, index, end) = (0, 0, 0)
        // The next card, the same one again, or any.
        if lies(behind: nextStart) { start = nextStart } else if !lies(behind: start) { start = 0 }
        while start < starts.count, Int(starts[start]) <= card.lowerBound { start += 1 }
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

    /// Notes lines from `position` on, which is the line with that number; `starts` are those of the reset. With `chooses`
    /// lines are not noted that `choose` can tell of. The plain twin is to read each line the thorough way.
    mutating func run(
        _ bytes: borrowing Span<UInt8>, _ starts: [UInt32], from position: Int, limit: Int, number: Int, chooses: Bool
    ) {
        precondition(position >= 0 && position <= limit && limit <= bytes.count && bytes.count <= UInt32.max)
        if lines.isEmpty { lines = [innkeeper_card_line](repeating: .init(), count: VCardWalk.capacity) }
        if chooses, heads.isEmpty {
            var none = innkeeper_card_head()
            none.colon = UInt32(INNKEEPER_NO_HEAD)
            heads = [innkeeper_card_head](repeating: none, count: INNKEEPER_HEADS)
            headPlaces = [UInt8](repeating: 0, count: INNKEEPER_HEAD_PLACES)
            chosen = [innkeeper_card_value](repeating: .init(), count: INNKEEPER_VALUES)
        }
        // They are known of whole cards, and all of them: the first one lies within the card.
        let isKnown = end == 0 && start < starts.count && Int(starts[start]) <= limit
        let walk = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe lines.withUnsafeMutableBufferPointer { lines in
                unsafe starts.withUnsafeBufferPointer { starts -> innkeeper_card_walk in
                    guard let base = buffer.baseAddress, let found = lines.baseAddress else { return .init() }
                    let known = unsafe isKnown ? starts.baseAddress.map { unsafe $0 + start } : nil
                    let count = isKnown ? starts.count - start : 0
                    guard chooses else {
                        return unsafe innkeeper_walk_card(
                            base, position, limit, buffer.count, known, count, found, lines.count, nil, nil)
                    }
                    return unsafe chosen.withUnsafeMutableBufferPointer { chosen in
                        unsafe heads.withUnsafeMutableBufferPointer { heads in
                            unsafe headPlaces.withUnsafeMutableBufferPointer { places in
                                var knownHeads = unsafe innkeeper_card_heads(
                                    heads: heads.baseAddress, places: places.baseAddress, oldest: oldestHead,
                                    last: lastHead)
                                defer { unsafe (oldestHead, lastHead) = (knownHeads.oldest, knownHeads.last) }
                                return unsafe innkeeper_walk_card(
                                    base, position, limit, buffer.count, known, count, found, lines.count,
                                    &knownHeads, chosen.baseAddress)
                            }
                        }
                    }
                }
            }
        }
        (count, index, version, self.number) = (walk.count, 0, walk.version, number)
        (end, endNumber) = (walk.position, number + walk.lines)
        if isKnown { nextStart = start + walk.lines }
    }

    /// Makes the values that were chosen count, unless others count before them.
    func choose(_ choice: inout VCardChoice, _ version: inout VCardVersion) {
        switch self.version {
        case INNKEEPER_VERSION_2_1: version = .v2_1
        case INNKEEPER_VERSION_3_0: version = .v3_0
        case INNKEEPER_VERSION_4_0: version = .v4_0
        default: break
        }
        choose(&choice.fullName, chosen[0])
        choose(&choice.name, chosen[1])
        choose(&choice.email, chosen[2])
        choose(&choice.organization, chosen[3])
        choose(&choice.uid, chosen[4])
        choose(&choice.nickname, chosen[5])
        choose(&choice.phone, chosen[6])
    }

    /// The birthday that was chosen, whether it is declared to be a date, and its line.
    var birthday: (value: VCardText, isDate: Bool, line: Int)? {
        let found = chosen[Int(INNKEEPER_VALUE_BIRTHDAY)]
        if found.end == 0 { return nil }
        return (Int(found.start)..<Int(found.end), found.preference == 1, number + Int(found.line))
    }

    @inline(__always)
    private func choose(_ value: inout VCardChoice.Value, _ chosen: innkeeper_card_value) {
        if chosen.end == 0 { return }
        value.take(
            VCardChoice.Value(
                Int(chosen.start)..<Int(chosen.end), line: number + Int(chosen.line),
                preference: Int(chosen.preference), isPlain: chosen.is_plain != 0))
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
