// ADVICE: the fast path of a reading for the choice alone. What it takes must count as the reference
// (`VCardReader.readProperty`) would have it, and what it is not sure of it leaves to that: a line that is folded or has a
// head that is not known, and any value that needs more decoding than quoted-printable. Tests read every case and every
// corpus both ways.

extension VCardCursor {
    /// Takes lines as long as their heads are known and their values stand as they are meant: passes over those that
    /// nobody asks for, and chooses from the others. Stops at the first line that needs a closer look.
    mutating func takeKnownLines(_ bytes: [UInt8], into contents: inout VCardContents) {
        // A line that goes on with another one, or is empty, is left to the reference.
        while position < limit, bytes[position] > 0x20 {
            let next = contents.blocks.lineEnd(from: position, limit: limit)
            guard let head = contents.head(bytes, position, next) else { return }
            let value = position + Int(head.length) + 1
            switch head.use {
            case .passed:
                pass(to: next)
                while position < limit, VCardLine.isBlank(bytes[position]) {
                    pass(to: contents.blocks.lineEnd(from: position, limit: limit))
                }
                continue
            case .skipped(let encoding):
                let end = VCardLine.contentEnd(bytes, next)
                let line = VCardLine(start: position, end: end, number: number)
                pass(to: next)
                skipValue(bytes, of: line, encoding: encoding)
                continue
            case .bound:
                guard VCardMark.isCard(bytes.span, value, VCardLine.contentEnd(bytes, next)) else { return }
                if bytes[value - 2] & 0xDF != UInt8(ascii: "D") {
                    // A second BEGIN is that of a card within this one.
                    if hasBegun { return }
                    hasBegun = true
                }
            case .odd: return
            case .version, .kind, .birthday, .value:
                if next < limit, VCardLine.isBlank(bytes[next]) { return }
                guard contents.take(value..<VCardLine.contentEnd(bytes, next), of: head, bytes) else { return }
            }
            pass(to: next)
        }
    }

    @inline(__always)
    private mutating func pass(to next: Int) {
        position = next
        number += 1
    }
}

extension VCardLine {
    /// Where the line end begins of a line that has content; `next` is behind it.
    @inline(__always)
    fileprivate static func contentEnd(_ bytes: [UInt8], _ next: Int) -> Int {
        var end = next
        if bytes[end - 1] == 0x0A { end -= 1 }
        if bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }
}

extension VCardContents {
    /// The head of the line from `start` to `next`; nil when it needs a closer look.
    @inline(__always)
    fileprivate mutating func head(_ bytes: [UInt8], _ start: Int, _ next: Int) -> VCardKnownHead? {
        if let head = heads.find(bytes.span, start) {
            // A card that is cut off may end within it.
            return Int(head.length) < next - start ? head : nil
        }
        return learnHead(bytes, start, next)
    }

    @inline(never)
    private mutating func learnHead(_ bytes: [UInt8], _ start: Int, _ next: Int) -> VCardKnownHead? {
        guard let head = readHead(start, VCardLine.contentEnd(bytes, next)) else { return nil }
        heads.add(head, bytes.span, start)
        return head
    }

    /// Takes the value of a line that is not folded; false when it needs a closer look.
    @inline(__always)
    fileprivate mutating func take(_ value: VCardText, of head: VCardKnownHead, _ bytes: [UInt8]) -> Bool {
        let marks = blocks.marks(in: value)
        switch head.use {
        case .value(let name, let encoding):
            if encoding == .quotedPrintable {
                guard let text = takeQuotedPrintable(value) else { return false }
                if hasText(text) { choose(name, text, preference: Int(head.preference), isPlain: false) }
                return true
            }
            if marks.isHigh, !UTF8Check.isValid(bytes.span.extracting(value)) { return false }
            if VCardContents.hasText(bytes.span, value) {
                let isPlain = !marks.isMarked && bytes[value.lowerBound] > 0x20 && bytes[value.upperBound - 1] > 0x20
                choose(name, value, preference: Int(head.preference), isPlain: isPlain)
            }
            return true
        case .version:
            if marks.isHigh { return false }
            takeVersion(value)
            return true
        case .kind: return !marks.isHigh && !equals(trimmed(value), "GROUP")
        case .birthday(let isDate):
            // Which of several counts takes a closer look at all but the first.
            guard !marks.isHigh, !marks.isMarked, choice.birthday.isEmpty, hasText(value),
                bytes[value.lowerBound] > 0x20, bytes[value.upperBound - 1] > 0x20,
                !properties.contains(where: { $0.name == .birthday })
            else { return false }
            choice.birthday = value
            choice.isBirthdayDate = isDate
            return true
        case .passed, .skipped, .bound, .odd: return false
        }
    }

    /// Decodes a value in quoted-printable that ends with its line; nil when a closer look is needed.
    private mutating func takeQuotedPrintable(_ value: VCardText) -> VCardText? {
        // One with an equals sign at its end goes on.
        if let last = source[value].last, last == UInt8(ascii: "=") { return nil }
        let start = textEnd
        decoded.append(contentsOf: source[value])
        if decodeQuotedPrintable(from: start),
            UTF8Check.isValid(decoded.span.extracting(start - source.count..<decoded.count))
        {
            return start..<textEnd
        }
        decoded.removeLast(textEnd - start)
        return nil
    }
}
