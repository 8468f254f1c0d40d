import InnkeeperCore
import InnkeeperFormats

// The part of the splitter that passes over what is between records: blanks, commas, and keys in an object of records.

extension JSONArraySplitter {
    /// What a record needs before it.
    private enum Need {
        case comma, key, colon, nothing
    }

    /// Advances from the end of a record to the start of the next or the end of their list.
    mutating func crossGap(isLast: Bool) -> Bool {
        var next = next
        var need = isFirst ? behindComma : .comma
        while next < window.end {
            let byte = window[next]
            switch (byte, need) {
            case (0x20, _), (0x0A, _), (0x0D, _), (0x09, _): next += 1
            case (0x2C, .comma):
                need = behindComma
                next += 1
            case (0x22, .key):
                var skip = JSONSkip()
                // Without its end, it is scanned again when more of it is there.
                guard let end = window.end(of: &skip, from: next) else { return stay(isLast: isLast) }
                if let error = lengthError(at: end) {
                    fail(error)
                    return true
                }
                guard isKey(next..<end) else {
                    leaveArray()
                    return true
                }
                need = .colon
                next = end
            case (0x3A, .colon):
                need = .nothing
                next += 1
            case (0x2C, _), (0x3A, _), (0x5D, _), (0x7D, _), (_, .comma), (_, .key), (_, .colon):
                leaveArray()
                return true
            case (_, .nothing):
                if let error = lengthError(at: next) {
                    fail(error)
                    return true
                }
                beginRecord(at: next, first: byte)
                return true
            }
        }
        // The gap is scanned again when more of it is there; only its end shows what it is.
        return stay(isLast: isLast)
    }

    private var behindComma: Need { hasKeys ? .key : .nothing }

    private mutating func stay(isLast: Bool) -> Bool {
        if isLast { leaveArray() }
        return isLast
    }

    /// Whether the text between two quotes, these included, is a key. If not, the reader says why.
    private func isKey(_ range: Range<Int>) -> Bool {
        let bytes = window[range]
        if bytes.dropFirst().dropLast().allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x5C }) { return true }
        return strictError(in: range) == nil
    }

    /// Returns control to the reader, which recognises the end of the list, or an error.
    private mutating func leaveArray() {
        cut()
        let end = isFirst ? self.next : lastEnd
        reader.resume(at: position(of: end), afterElement: !isFirst)
        reader.push(Array(window[end...]))
        stage = .text
    }

    // MARK: Framing

    /// What is before the first record. An object of records becomes an array, as their keys aren't kept: any of them are
    /// JSON again.
    mutating func frameHead(upTo start: Int) {
        framing.head = Array(hasKeys ? window[0..<lastEnd - 1] + [0x5B] : window[0..<start])
    }

    mutating func frame(tail: [UInt8]) {
        framing.tail = tail
        guard hasKeys, let first = tail.firstIndex(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) else { return }
        if tail[first] == 0x7D { framing.tail[first] = 0x5D }
    }
}
