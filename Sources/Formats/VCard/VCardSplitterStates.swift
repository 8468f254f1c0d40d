// How lines change the state of a splitter: they begin and end cards and whatever else a file contains.

extension VCardSplitter {
    /// Updates the state for the current line, which ends at `lineEnd`; the next line begins at `next`.
    mutating func take(lineEnd: Int, next: Int) {
        let isEndless = lineEnd - lineStart > recordLimit
        let mark = isEndless ? .none : VCardMark.of(pending.span, lineStart, lineEnd)
        if inner?.end != nil {
            if !isEndless, VCardLine.isBlank(pending.span, lineStart, lineEnd) { return }
            decideOnInner(mark, lineEnd: lineEnd)
        }
        switch mark {
        case .begin:
            switch state {
            case .card:
                if previousLineIsAgent {
                    depth += 1
                    return
                }
                closeBeforeInner()
                if depth == 1 {
                    inner = InnerCard(start: lineStart, line: line)
                    depth = 2
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
            if depth == 1 { inner?.end = next }
        case .end where state == .between:
            open(.stray)
            close(.strayEnd, at: next)
        case .foreignBegin where state == .between:
            // An unknown component is a damaged BEGIN:VCARD.
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

    /// Called after the nested card has ended, with the `mark` of the next line: if that is a property, the outer card
    /// continues. Otherwise the outer one ends where the nested one begins, since it has nothing more to lose, and both
    /// are kept.
    private mutating func decideOnInner(_ mark: VCardMark, lineEnd: Int) {
        let goesOn =
            mark == .agentBegin || mark == .none && VCardLine.isProperty(pending.span, lineStart, lineEnd)
        if goesOn { inner = nil } else { closeBeforeInner() }
    }

    /// If another card began within the open one, treats the open one as lacking its END: it ends there, and the other
    /// becomes the open one, or a card of its own if it has ended.
    mutating func closeBeforeInner() {
        guard let inner else { return }
        self.inner = nil
        close(.unendedCard, at: inner.start)
        (openStart, openLine) = (inner.start, inner.line)
        if let end = inner.end {
            close(.card, at: end)
        } else {
            state = .card
            depth -= 1
        }
    }

    mutating func open(_ newState: State) {
        // Bytes before a cut's first chunk belong to none.
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

    /// Whether the open chunk, which extends to `end`, is longer than the record limit.
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

    /// Whether the last non-blank line before this one is an AGENT with nothing after its colon.
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
    /// After its END.
    var end: Int?

    init(start: Int, line: Int) {
        self.start = start
        self.line = line
    }

    mutating func move(by distance: Int) {
        start += distance
        end = end.map { $0 + distance }
    }
}
