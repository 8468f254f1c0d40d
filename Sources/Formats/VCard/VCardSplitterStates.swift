// What lines do to the state of a splitter: they begin and end cards and whatever else a file may hold.

extension VCardSplitter {
    /// What the current line, which ends at `lineEnd`, does to the state; `next` is where the line behind it begins.
    mutating func take(lineEnd: Int, next: Int) {
        let isEndless = lineEnd - lineStart > recordLimit
        switch isEndless ? .none : VCardMark.of(pending.span, lineStart, lineEnd) {
        case .begin:
            switch state {
            case .card:
                if previousLineIsAgent {
                    depth += 1
                    return
                }
                if depth == 1, inner == nil {
                    inner = InnerCard(start: lineStart, line: line)
                    return
                }
                settleInner(at: lineStart)
                if state == .card, depth == 1 {
                    inner = InnerCard(start: lineStart, line: line)
                    return
                }
                if state == .card { close(.unendedCard, at: lineStart) }
                if state == .stray { close(.strayText, at: lineStart) }
            case .stray: close(.strayText, at: lineStart)
            case .foreign: close(.foreignComponent, at: lineStart)
            case .between, .dropping: break
            }
            open(.card)
        case .end where state == .card && depth > 1: depth -= 1
        case .end where state == .card: endCard(next: next)
        case .end where state == .between:
            open(.stray)
            close(.strayEnd, at: next)
        case .foreignBegin where state == .between:
            // One that nobody knows is a damaged BEGIN:VCARD.
            let isKnown = VCardMark.namesKnownComponent(pending.span, lineStart, lineEnd)
            open(isKnown ? .foreign : .stray)
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

    /// An END of the open card, or of the one within it.
    private mutating func endCard(next: Int) {
        guard let inner else { return close(.card, at: next) }
        guard let end = inner.end else {
            self.inner?.end = next
            self.inner?.endLine = line + 1
            return
        }
        if hasText(end, lineStart) {
            // It went on: it is one card, with another one within.
            self.inner = nil
            return close(.card, at: next)
        }
        settleInner(at: lineStart)
        open(.stray)
        close(.strayEnd, at: next)
    }

    /// The open card has no END: it ends where the inner one begins. That is closed if it has one, and what follows it up
    /// to `end` is text outside of cards; otherwise it is the open one.
    mutating func settleInner(at end: Int) {
        guard let inner else { return }
        self.inner = nil
        close(.unendedCard, at: inner.start)
        (openStart, openLine, depth) = (inner.start, inner.line, 1)
        guard let innerEnd = inner.end else {
            state = .card
            return
        }
        close(.card, at: innerEnd)
        var (start, line) = (innerEnd, inner.endLine)
        while start < end {
            let lineEnd = VCardLine.end(in: pending.span, from: start, limit: end)
            if !VCardLine.isBlank(pending.span, start, lineEnd) {
                (openStart, openLine, state) = (start, line, .stray)
                return
            }
            start = VCardLine.start(after: lineEnd, in: pending.span, limit: end)
            line += 1
        }
    }

    /// Whether anything but blanks stands there.
    private func hasText(_ start: Int, _ end: Int) -> Bool { pending[start..<end].contains { $0 > 0x20 } }

    mutating func open(_ newState: State) {
        // What lies before a cut's first chunk belongs to none.
        if chunks.isEmpty { cutStart = lineStart }
        state = newState
        openStart = lineStart
        openLine = line
        depth = 1
    }

    mutating func close(_ form: VCardChunk.Form, at end: Int) {
        chunks.append(VCardChunk(form: form, start: openStart - cutStart, end: end - cutStart, line: openLine))
        state = .between
    }

    /// Whether the open chunk, which reaches `end`, is longer than a record may be.
    func isOverLimit(_ end: Int) -> Bool {
        (state == .card || state == .stray || state == .foreign) && end - openStart > recordLimit
    }

    mutating func dropRest() {
        emitCut(to: openStart)
        let end = openStart + recordLimit
        close(state == .card ? .oversizedCard : .oversizedText, at: end)
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
}

/// A card that begins within another one.
struct InnerCard {
    var start: Int
    let line: Int
    /// Behind its END, and the line there.
    var end: Int?
    var endLine = 0

    init(start: Int, line: Int) {
        self.start = start
        self.line = line
    }

    mutating func move(by distance: Int) {
        start += distance
        end = end.map { $0 + distance }
    }
}
