// ADVICE: the fast path for reading the choice alone. Its result must equal that of the reference
// (`VCardReader.readProperty`); anything it isn't sure of it leaves to the reference: folded lines, unknown heads, and
// values that need more decoding than quoted-printable. Tests read every case and every corpus both ways.

extension VCardCursor {
    /// Takes lines as long as their heads are known and their values need no decoding: skips those that aren't needed,
    /// and chooses from the others. Stops at the first line that needs a closer look.
    mutating func takeKnownLines(_ bytes: [UInt8], into contents: inout VCardContents) {
        // Lines that are continued or empty are left to the reference.
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
                    // A second BEGIN begins a card inside this one.
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
    /// Where the line end of a non-empty line begins; `next` is the position after it.
    @inline(__always)
    fileprivate static func contentEnd(_ bytes: [UInt8], _ next: Int) -> Int {
        var end = next
        if bytes[end - 1] == 0x0A { end -= 1 }
        if bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }
}

extension VCardContents {
    /// The head of the line from `start` to `next`; nil if it needs a closer look.
    @inline(__always)
    fileprivate mutating func head(_ bytes: [UInt8], _ start: Int, _ next: Int) -> VCardKnownHead? {
        if let head = heads.find(bytes.span, start) {
            // A truncated card may end within it.
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

    /// Takes the value of an unfolded line; false if it needs a closer look.
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
            if marks.isHigh, !UTF8Check.isValid(bytes.span, value) { return false }
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
            // To choose among several, all but the first need a closer look.
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

    /// Decodes a quoted-printable value that ends with its line; nil if it needs a closer look.
    private mutating func takeQuotedPrintable(_ value: VCardText) -> VCardText? {
        // A value with an equals sign at its end continues.
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
