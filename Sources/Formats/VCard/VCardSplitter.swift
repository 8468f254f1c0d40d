/// One stretch of a vCard file: a card, or text that belongs to none.
public struct VCardChunk: Sendable, Equatable {
    public enum Form: Sendable, Equatable {
        /// From the BEGIN line to the END line, its line end included.
        case card
        /// A card whose END is missing: the file ends, or the next card begins.
        case unendedCard
        /// A card longer than the record limit; only that many of its bytes are kept.
        case oversizedCard
        /// Text outside of any card.
        case strayText
        /// A component that is no card (BEGIN:VCALENDAR), outside of any card, to its own END.
        case foreignComponent
        /// An END:VCARD outside of any card.
        case strayEnd
    }

    public var form: Form
    /// In the bytes of the cut.
    public var start: Int
    public var end: Int
    /// Line of the first byte, from 1.
    public var line: Int
}

/// Whole pieces of a file, to be read on their own.
public struct VCardCut: Sendable {
    public var bytes: [UInt8]
    /// Bytes from the start of the file.
    public var offset: Int64
    public var pieces: [VCardChunk]
    /// Where lines begin in cards that were found whole, behind each one's first; the last of them is its end.
    var lineStarts: [UInt32]
}

/// Cuts a stream of bytes into cards.
///
/// This is sequential, for cards nest: a vCard 2.1 AGENT holds a whole card, which belongs to the outer one. A BEGIN
/// that no AGENT asks for closes the card before it. The cuts do not depend on how the bytes were chunked, and memory
/// is bounded by the size of a cut, a card and a chunk.
///
/// The file is cut before the piece that reaches a multiple of the cut's size. Chunks of that size then leave only the
/// begin of that piece behind, and the bytes are handed over as they are instead of being copied once more.
public struct VCardSplitter {
    private enum State {
        case between, card, stray, foreign
        /// In the rest of something longer than the limit.
        case dropping
    }

    private let recordLimit: Int
    private let cutSize: Int
    private let passesLines: Bool
    private var pending: [UInt8] = []
    /// Bytes of the file before `pending`.
    private var base: Int64 = 0
    private var cutStart = 0
    private var lineStart = 0
    /// No line end stands between `lineStart` and here.
    private var scanned = 0
    private var line = 1
    private var state = State.between
    private var openStart = 0
    private var openLine = 0
    private var depth = 0
    private var atFileStart = true
    /// The current line began in bytes that were dropped.
    private var lineIsCut = false
    private var pieces: [VCardChunk] = []
    private var lineStarts: [UInt32] = []
    /// What is cut off `pending`, the pieces in it, and the lines of those.
    private var cuts: [(range: Range<Int>, pieces: [VCardChunk], lineStarts: [UInt32])] = []
    /// The place in the file before which the next cut is made.
    private var nextCut: Int64

    /// `cutSize` is about the size in bytes of every cut but the last. Without `passesLines` each line is looked at;
    /// the result is the same.
    public init(recordLimit: Int, cutSize: Int = 256 << 10, passesLines: Bool = true) {
        self.recordLimit = recordLimit
        self.cutSize = cutSize
        self.passesLines = passesLines
        nextCut = Int64(cutSize)
    }

    /// Hands out what is not cut yet, for the next chunk to be put behind it. Both go into the next `push`.
    public mutating func lend() -> [UInt8] {
        var lent: [UInt8] = []
        swap(&lent, &pending)
        return lent
    }

    public mutating func push(_ chunk: consuming [UInt8]) -> [VCardCut] {
        let count = chunk.count
        if pending.isEmpty { pending = chunk } else { pending.append(contentsOf: chunk) }
        scan(isLast: false)
        return takeCuts(room: count)
    }

    /// After the last byte.
    public mutating func finish() -> [VCardCut] {
        scan(isLast: true)
        switch state {
        case .card: close(.unendedCard, at: pending.count)
        case .stray: close(.strayText, at: pending.count)
        case .foreign: close(.foreignComponent, at: pending.count)
        case .between, .dropping: break
        }
        emitCut(to: pending.count)
        return takeCuts(room: 0)
    }

    private mutating func scan(isLast: Bool) {
        let count = pending.count
        if atFileStart {
            guard count >= 3 || isLast else { return }
            atFileStart = false
            if count >= 3, pending[0] == 0xEF, pending[1] == 0xBB, pending[2] == 0xBF { lineStart = 3 }
        }
        while lineStart < count {
            takeWholeCards()
            passPlainLines()
            if lineStart == count { return }
            let end = VCardLine.end(in: pending.span, from: max(scanned, lineStart), limit: count)
            // A CR at the very end may be half of a CR LF.
            let isOpen = end == count || (end + 1 == count && pending[end] == 0x0D)
            let next = isOpen && !isLast ? count : VCardLine.start(after: end, in: pending.span, limit: count)
            if base + Int64(next) >= nextCut { cut(beforeLineTo: next) }
            if isOpen, !isLast {
                scanned = end
                takeOpenLine(to: end)
                return
            }
            if state == .card, next - openStart <= recordLimit,
                !VCardMark.isPossible(pending.span, lineStart, end)
            {
                // Most lines are these: they belong to the open card and say nothing of its bounds.
                line += 1
                lineStart = next
                continue
            }
            if lineIsCut {
                lineIsCut = false
            } else if isLong(end), isOverLimit(end) {
                dropRest()
            } else if !(isLong(end) && state == .dropping) {
                take(lineEnd: end, next: next)
                if isOverLimit(next) { dropRest() }
            }
            line += 1
            lineStart = next
            scanned = next
        }
    }

    /// Takes cards as most files hold them, one behind the other, as long as no cut is due.
    private mutating func takeWholeCards() {
        guard passesLines, state == .between, scanned <= lineStart else { return }
        let limit = min(pending.count, Int(nextCut - base) - 1)
        // A span of what is stored would keep everything else that is from being changed.
        let bytes = pending
        while lineStart < limit {
            if pieces.isEmpty { cutStart = lineStart }
            let found = VCardChunk.appendWholeCards(
                bytes.span.extracting(cutStart..<limit), from: lineStart - cutStart, recordLimit: recordLimit,
                line: line, to: &pieces, &lineStarts)
            guard found.lines > 0 else { return }
            lineStart = cutStart + found.position
            line += found.lines
            scanned = lineStart
        }
    }

    /// Passes over the lines of the open card that say nothing of its bounds, as far as it may reach.
    private mutating func passPlainLines() {
        guard passesLines, state == .card, scanned <= lineStart else { return }
        let limit = openStart + min(recordLimit, pending.count - openStart)
        guard lineStart < limit else { return }
        let passed = VCardLine.pass(pending.span, from: lineStart, limit: limit)
        line += passed.lines
        lineStart = passed.position
        scanned = passed.position
    }

    /// Looks at a line that has no end yet, so that an endless one is not held.
    private mutating func takeOpenLine(to end: Int) {
        guard isLong(end), !lineIsCut else {
            if lineIsCut { lineStart = end }
            return
        }
        // A shorter one may still turn out to begin something.
        if state == .between, end - lineStart > recordLimit { open(.stray) }
        if isOverLimit(end) { dropRest() }
        if state == .dropping {
            lineIsCut = true
            lineStart = end
        }
    }

    /// Whether the current line, which reaches `end`, is too long for a BEGIN or END in what is dropped.
    private func isLong(_ end: Int) -> Bool { end - lineStart > 64 }

    private mutating func take(lineEnd: Int, next: Int) {
        let isEndless = lineEnd - lineStart > recordLimit
        switch isEndless ? .none : VCardMark.of(pending.span, lineStart, lineEnd) {
        case .begin:
            switch state {
            case .card:
                if previousLineIsAgent {
                    depth += 1
                    return
                }
                close(.unendedCard, at: lineStart)
            case .stray: close(.strayText, at: lineStart)
            case .foreign: close(.foreignComponent, at: lineStart)
            case .between, .dropping: break
            }
            open(.card)
        case .end where state == .card:
            depth -= 1
            if depth == 0 { close(.card, at: next) }
        case .end where state == .between:
            open(.stray)
            close(.strayEnd, at: next)
        case .foreignBegin where state == .between:
            open(.foreign)
        case .foreignBegin where state == .foreign:
            depth += 1
        case .foreignEnd where state == .foreign:
            depth -= 1
            if depth == 0 { close(.foreignComponent, at: next) }
        case .end where state == .dropping:
            state = .between
        case .agentBegin where state == .card:
            depth += 1
        default:
            guard state == .between else { return }
            if isEndless || !VCardLine.isBlank(pending.span, lineStart, lineEnd) { open(.stray) }
        }
    }

    private mutating func open(_ newState: State) {
        // What lies before a cut's first piece belongs to none.
        if pieces.isEmpty { cutStart = lineStart }
        state = newState
        openStart = lineStart
        openLine = line
        depth = 1
    }

    private mutating func close(_ form: VCardChunk.Form, at end: Int) {
        pieces.append(VCardChunk(form: form, start: openStart - cutStart, end: end - cutStart, line: openLine))
        state = .between
    }

    /// Whether the open piece, which reaches `end`, is longer than a record may be.
    private func isOverLimit(_ end: Int) -> Bool {
        (state == .card || state == .stray || state == .foreign) && end - openStart > recordLimit
    }

    private mutating func dropRest() {
        emitCut(to: openStart)
        let end = openStart + recordLimit
        close(state == .card ? .oversizedCard : .strayText, at: end)
        emitCut(to: end)
        state = .dropping
    }

    /// Whether the last line before this one that is not blank is an AGENT with nothing after its colon.
    private var previousLineIsAgent: Bool {
        var end = lineStart
        while end > openStart, pending[end - 1] <= 0x20 { end -= 1 }
        var start = end
        while start > openStart, pending[start - 1] != 0x0A, pending[start - 1] != 0x0D { start -= 1 }
        return VCardMark.agentValue(pending.span, start, end) == end
    }

    /// Cuts before the piece that the current line, which reaches the place of a cut, belongs to.
    private mutating func cut(beforeLineTo next: Int) {
        emitCut(to: state == .between || state == .dropping ? lineStart : openStart)
        nextCut = ((base + Int64(next)) / Int64(cutSize) + 1) * Int64(cutSize)
    }

    /// Cuts off everything from the last cut to `end`; what holds no piece is dropped.
    private mutating func emitCut(to end: Int) {
        if !pieces.isEmpty {
            cuts.append((cutStart..<end, pieces, lineStarts))
            pieces.removeAll()
            lineStarts.removeAll()
        }
        cutStart = end
    }

    /// Hands over what is cut off, and keeps the rest with room for as many bytes again as came.
    private mutating func takeCuts(room: Int) -> [VCardCut] {
        if state == .dropping { cutStart = lineStart }
        guard cutStart > 0 else { return [] }
        var bytes: [UInt8] = []
        if cutStart < pending.count { bytes.reserveCapacity(pending.count - cutStart + room) }
        bytes.append(contentsOf: pending[cutStart...])
        swap(&bytes, &pending)
        let start = base
        base += Int64(cutStart)
        lineStart -= cutStart
        scanned -= cutStart
        openStart -= cutStart
        cutStart = 0
        defer { cuts = [] }
        // Most often it is one, and all of the bytes but the last few.
        if cuts.count == 1, cuts[0].range.lowerBound == 0 {
            bytes.removeLast(bytes.count - cuts[0].range.upperBound)
            return [VCardCut(bytes: bytes, offset: start, pieces: cuts[0].pieces, lineStarts: cuts[0].lineStarts)]
        }
        return cuts.map { range, pieces, lineStarts in
            VCardCut(
                bytes: Array(bytes[range]), offset: start + Int64(range.lowerBound), pieces: pieces,
                lineStarts: lineStarts)
        }
    }
}
