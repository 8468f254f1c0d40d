/// Walks over the physical lines of one card.
struct VCardCursor {
    var position: Int
    let limit: Int
    /// Line number of `position`.
    var number: Int
    /// The BEGIN of the card has been passed.
    var hasBegun = false
    var ends = VCardLineEnds()

    mutating func next(_ bytes: [UInt8]) -> VCardLine? {
        guard position < limit else { return nil }
        let end = ends.next(in: bytes.span, from: position, limit: limit)
        let line = VCardLine(start: position, end: end, number: number)
        position = VCardLine.start(after: end, in: bytes.span, limit: limit)
        number += 1
        return line
    }

    /// The next line, if it continues the one before; `start` is after the fold's blank (RFC 6350, 3.2). In vCard 2.1
    /// three or more blanks are a meaningless indent; the second of two belongs to the value.
    mutating func nextFold(_ bytes: [UInt8], isOldStyle: Bool = false) -> VCardLine? {
        guard position < limit, VCardLine.isBlank(bytes[position]), var line = next(bytes) else { return nil }
        var end = line.start
        while end < line.end, VCardLine.isBlank(bytes[end]) { end += 1 }
        line.indent = isOldStyle && end - line.start > 2 ? end - line.start : 1
        line.start += line.indent
        return line
    }

    /// Whether the continuation lines of a quoted-printable value are folded as well: there are several, and each
    /// begins with a blank. A single blank before a single line is part of the value.
    func foldsSoftLines(_ bytes: [UInt8]) -> Bool {
        var cursor = self
        var count = 0
        while let line = cursor.nextSoftLine(bytes, isFolded: false) {
            guard line.start < line.end, VCardLine.isBlank(bytes[line.start]) else { return false }
            count += 1
            if bytes[line.end - 1] != UInt8(ascii: "=") { break }
        }
        return count > 1
    }

    /// The next line of a quoted-printable value that continues after `=`, without its leading blank if it `isFolded`.
    /// Never the END of the card. Some tools double the line ends: an empty line is skipped unless a property follows
    /// it.
    mutating func nextSoftLine(_ bytes: [UInt8], isFolded: Bool) -> VCardLine? {
        let before = self
        guard var line = next(bytes) else { return nil }
        if line.start == line.end, let following = lineAfterGap(bytes) { line = following }
        switch VCardMark.of(bytes.span, line.start, line.end) {
        case .begin, .end:
            self = before
            return nil
        default: break
        }
        if isFolded, line.start < line.end, VCardLine.isBlank(bytes[line.start]) {
            line.start += 1
            line.indent = 1
        }
        return line
    }

    /// The next line, unless it is empty or begins like a property.
    private mutating func lineAfterGap(_ bytes: [UInt8]) -> VCardLine? {
        let before = self
        guard let line = next(bytes), line.start < line.end else {
            self = before
            return nil
        }
        var index = line.start
        while index < line.end, VCardHead.isNameByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
        let looksLikeProperty =
            index > line.start && index < line.end
            && (bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ";"))
        guard !looksLikeProperty else {
            self = before
            return nil
        }
        return line
    }

    /// Whether anything but blanks and an END follows.
    func hasMore(_ bytes: [UInt8]) -> Bool {
        var cursor = self
        while let line = cursor.next(bytes) {
            if VCardLine.isBlank(bytes.span, line.start, line.end) { continue }
            return VCardMark.of(bytes.span, line.start, line.end) != .end
        }
        return false
    }

    mutating func skipFolds(_ bytes: borrowing Span<UInt8>) {
        while position < limit, VCardLine.isBlank(bytes[position]) {
            let end = ends.next(in: bytes, from: position, limit: limit)
            position = VCardLine.start(after: end, in: bytes, limit: limit)
            number += 1
        }
    }

    /// Skips the rest of a value that starts on `line`.
    mutating func skipValue(_ bytes: [UInt8], of line: VCardLine, encoding: VCardEncoding) {
        switch encoding {
        case .plain: skipFolds(bytes.span)
        case .quotedPrintable:
            var end = line.end
            var start = line.start
            while true {
                if end > start, bytes[end - 1] == UInt8(ascii: "="), let soft = nextSoftLine(bytes, isFolded: false) {
                    (start, end) = (soft.start, soft.end)
                } else if let fold = nextFold(bytes) {
                    (start, end) = (fold.start, fold.end)
                } else {
                    return
                }
            }
        case .base64:
            // Some writers don't indent the lines of a photo. No property looks like base64, since it has a colon.
            while true {
                skipFolds(bytes.span)
                let before = self
                guard let line = next(bytes), line.start < line.end, VCardLine.isBase64(bytes.span, line) else {
                    self = before
                    return
                }
            }
        }
    }

    /// After `AGENT:` with nothing after the colon: skips the card that follows, if one does.
    mutating func skipAgent(_ bytes: [UInt8]) {
        let before = self
        while let line = next(bytes) {
            if VCardLine.isBlank(bytes.span, line.start, line.end) { continue }
            if VCardMark.of(bytes.span, line.start, line.end) == .begin { skipCard(bytes) } else { self = before }
            return
        }
    }

    /// After a BEGIN:VCARD: skips everything up to its END.
    mutating func skipCard(_ bytes: [UInt8]) {
        var depth = 1
        while depth > 0, let line = next(bytes) {
            switch VCardMark.of(bytes.span, line.start, line.end) {
            case .begin, .agentBegin: depth += 1
            case .end: depth -= 1
            case .foreignBegin, .foreignEnd, .none: break
            }
        }
    }

    /// After a BEGIN of something else: skips everything up to the first END that isn't the card's own.
    mutating func skipComponent(_ bytes: [UInt8]) {
        while position < limit {
            let before = self
            guard let line = next(bytes) else { return }
            switch VCardMark.of(bytes.span, line.start, line.end) {
            case .end:
                self = before
                return
            case .foreignEnd: return
            case .begin, .agentBegin, .foreignBegin, .none: continue
            }
        }
    }
}

extension VCardLine {
    /// The number of Unicode scalars between two positions, for UTF-8.
    static func scalars(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var count = 0
        var index = start
        while index < end {
            if bytes[index] & 0xC0 != 0x80 { count += 1 }
            index += 1
        }
        return count
    }

    static func isBase64(_ bytes: borrowing Span<UInt8>, _ line: VCardLine) -> Bool {
        var index = line.start
        while index < line.end {
            switch bytes[index] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="),
                0x20, 0x09:
                index += 1
            default: return false
            }
        }
        return true
    }
}
