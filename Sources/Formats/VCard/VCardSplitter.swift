/// Cuts a stream of bytes into cards.
///
/// This is sequential, because cards nest: a vCard 2.1 AGENT holds a whole card, which belongs to the outer one. So
/// does a card without an AGENT if the outer one continues after it; otherwise its BEGIN closes the card before it. The
/// cuts don't depend on how the bytes arrive, and memory is bounded by the size of a cut, a card and what arrives at
/// once.
///
/// A cut comes before the chunk that reaches a multiple of the cut size. Reads of that size then leave only the
/// beginning of that chunk behind, and the bytes are passed on without another copy.
public struct VCardSplitter {
    enum State {
        case between, card, stray, foreign
        /// In the rest of something longer than the limit.
        case dropping
    }

    let recordLimit: Int
    private let cutSize: Int
    /// Finds the lines that matter; without it every line is examined.
    private var marks: VCardMarkScan?
    var pending: [UInt8] = []
    /// Bytes of the file before `pending`.
    private var base: Int64 = 0
    var cutStart = 0
    var lineStart = 0
    /// No line end is between `lineStart` and here.
    private var scanned = 0
    var line = 1
    var state = State.between
    var openStart = 0
    var openLine = 0
    var depth = 0
    /// A card that began within the open one, before it is known whether the open one continues after it.
    var inner: InnerCard?
    private var atFileStart = true
    /// The current line began in bytes that have been dropped.
    private var lineIsCut = false
    var chunks: [VCardChunk] = []
    /// The ranges cut off `pending`, and their chunks.
    private var cuts: [(range: Range<Int>, chunks: [VCardChunk])] = []
    /// The offset in the file before which the next cut is made.
    private var nextCut: Int64

    /// `cutSize` is the approximate size in bytes of every cut but the last. Without a variant every line is examined;
    /// the result is the same.
    public init(recordLimit: Int, cutSize: Int = 256 << 10, variant: ScanVariant? = .best) {
        self.recordLimit = recordLimit
        self.cutSize = cutSize
        marks = variant.map(VCardMarkScan.init(variant:))
        nextCut = Int64(cutSize)
    }

    /// Lends out the bytes not yet cut, so that the next ones can be appended. Pass both to the next `push`.
    public mutating func lend() -> [UInt8] {
        var lent: [UInt8] = []
        swap(&lent, &pending)
        return lent
    }

    public mutating func push(_ bytes: consuming [UInt8]) -> [VCardCut] {
        let count = bytes.count
        if pending.isEmpty { pending = bytes } else { pending.append(contentsOf: bytes) }
        scan(isLast: false)
        return takeCuts(reserving: count)
    }

    /// Call after the last byte.
    public mutating func finish() -> [VCardCut] {
        scan(isLast: true)
        closeBeforeInner()
        switch state {
        case .card: close(.unendedCard, at: pending.count)
        case .stray: close(.strayText, at: pending.count)
        case .foreign: close(.foreignComponent, at: pending.count)
        case .between, .dropping: break
        }
        emitCut(to: pending.count)
        return takeCuts(reserving: 0)
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
            passLines()
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
            if state == .card, inner?.end == nil, next - openStart <= recordLimit,
                !VCardMark.isPossible(pending.span, lineStart, end)
            {
                // Most lines are like this: inside the open card, without effect on its bounds.
                line += 1
                lineStart = next
                continue
            }
            if isLong(end), isOverLimit(end) { closeBeforeInner() }
            if lineIsCut {
                lineIsCut = false
            } else if isLong(end), isOverLimit(end) {
                dropRest()
            } else if !(isLong(end) && state == .dropping) {
                take(lineEnd: end, next: next)
                if isOverLimit(next) { closeBeforeInner() }
                if isOverLimit(next) { dropRest() }
            }
            line += 1
            lineStart = next
            scanned = next
        }
    }

    /// Takes cards as most files have them, one after the other, as long as no cut is due: each from a line of just
    /// BEGIN:VCARD to a line of just END:VCARD, with no possible mark between them.
    private mutating func takeWholeCards() {
        guard var marks, state == .between, scanned <= lineStart else { return }
        self.marks = nil
        defer { self.marks = marks }
        let limit = min(pending.count, Int(nextCut - base) - 1)
        // A span of a stored property would block changes to all the others.
        let bytes = pending
        while lineStart < limit {
            guard marks.next(in: bytes.span, from: lineStart, line: line).position == lineStart,
                let body = VCardMark.endOfBegin(bytes.span, lineStart, limit)
            else { return }
            let last = marks.next(in: bytes.span, from: body, line: line + 1)
            guard let end = VCardMark.endOfEnd(bytes.span, last.position, limit), end - lineStart <= recordLimit else {
                return
            }
            if chunks.isEmpty { cutStart = lineStart }
            chunks.append(
                VCardChunk(form: .card, start: lineStart - cutStart, end: end - cutStart, line: line))
            line = last.line + 1
            lineStart = end
            scanned = end
        }
    }

    /// Skips the open card's lines that don't affect its bounds, up to the size limit.
    private mutating func passLines() {
        guard var marks, state == .card, inner?.end == nil, scanned <= lineStart, lineStart < pending.count else {
            return
        }
        self.marks = nil
        defer { self.marks = marks }
        let next = marks.next(in: pending.span, from: lineStart, line: line)
        guard next.position <= openStart + recordLimit else { return }
        (lineStart, line) = next
        scanned = lineStart
    }

    /// Examines a line that has no end yet, so that an endless one isn't buffered.
    private mutating func takeOpenLine(to end: Int) {
        guard isLong(end), !lineIsCut else {
            if lineIsCut { lineStart = end }
            return
        }
        if isOverLimit(end) { closeBeforeInner() }
        // A shorter one may still turn out to begin something.
        if state == .between, end - lineStart > recordLimit { open(.stray) }
        if isOverLimit(end) { dropRest() }
        if state == .dropping {
            lineIsCut = true
            lineStart = end
        }
    }

    /// Whether the current line, which extends to `end`, is too long to be a BEGIN or END among dropped bytes.
    private func isLong(_ end: Int) -> Bool { end - lineStart > 64 }

    /// Cuts before the chunk of the current line, which reaches the cut's offset.
    private mutating func cut(beforeLineTo next: Int) {
        emitCut(to: state == .between || state == .dropping ? lineStart : openStart)
        nextCut = ((base + Int64(next)) / Int64(cutSize) + 1) * Int64(cutSize)
    }

    /// Cuts off everything from the last cut to `end`; if it contains no chunk, it is dropped.
    mutating func emitCut(to end: Int) {
        if !chunks.isEmpty {
            cuts.append((cutStart..<end, chunks))
            chunks.removeAll()
        }
        cutStart = end
    }

    /// Returns what has been cut off and keeps the rest, reserving space for as many bytes as arrived.
    private mutating func takeCuts(reserving count: Int) -> [VCardCut] {
        if state == .dropping { cutStart = lineStart }
        guard cutStart > 0 else { return [] }
        var bytes: [UInt8] = []
        if cutStart < pending.count { bytes.reserveCapacity(pending.count - cutStart + count) }
        bytes.append(contentsOf: pending[cutStart...])
        swap(&bytes, &pending)
        let start = base
        base += Int64(cutStart)
        lineStart -= cutStart
        scanned -= cutStart
        openStart -= cutStart
        inner?.move(by: -cutStart)
        cutStart = 0
        marks?.reset()
        defer { cuts = [] }
        // Usually a single cut with all but the last few bytes.
        if cuts.count == 1, cuts[0].range.lowerBound == 0 {
            bytes.removeLast(bytes.count - cuts[0].range.upperBound)
            return [VCardCut(bytes: bytes, offset: start, chunks: cuts[0].chunks)]
        }
        return cuts.map { range, chunks in
            VCardCut(bytes: Array(bytes[range]), offset: start + Int64(range.lowerBound), chunks: chunks)
        }
    }
}
