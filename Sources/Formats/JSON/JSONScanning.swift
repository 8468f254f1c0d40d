// Strings and numbers, byte by byte. This is where the time for a big file goes: everything works on one span and on
// plain integers, and an interrupted token resumes where it stopped.

/// How far the token at `index` has been scanned.
struct TokenScan: Sendable {
    /// Bytes of the token scanned and found valid; the whole token in the end.
    var length = 0
    /// Bytes other than the first of their scalar: they take no column.
    var continuationBytes = 0
    var hasEscapes = false
    var number = NumberPart.start
}

/// The scan's place in the grammar of a number (RFC 8259, 6).
enum NumberPart: Sendable {
    case start, minus, zero, integer, point, fraction, exponent, exponentSign, exponentDigits

    /// Whether a number may end here.
    var isComplete: Bool {
        switch self {
        case .zero, .integer, .fraction, .exponentDigits: true
        case .start, .minus, .point, .exponent, .exponentSign: false
        }
    }
}

extension JSONReader {
    /// Scans the string at `index`; `scan.length` is then its length with quotes. False if its end hasn't arrived yet.
    mutating func scanString() throws(JSONError) -> Bool {
        let count = buffer.count
        let bound = min(count, index + tokenLimit)
        var place = index + max(scan.length, 1)
        var continuationBytes = scan.continuationBytes
        var hasEscapes = scan.hasEscapes
        var isWhole = false
        var problem: StringProblem?
        // The span borrows the buffer: the reader must not be modified until the end of this block.
        do {
            let bytes = buffer.span
            scanning: while place < bound {
                let byte = bytes[place]
                if byte &- 0x20 < 0x60, byte != 0x22, byte != 0x5C {
                    place += 1
                } else if byte == 0x22 {
                    place += 1
                    isWhole = true
                    break scanning
                } else if byte == 0x5C {
                    hasEscapes = true
                    switch JSONReader.escapeLength(bytes, at: place, bound: bound) {
                    case .length(let length): place += length
                    case .incomplete: break scanning
                    case .wrong(let offset):
                        problem = .escape(place + offset)
                        break scanning
                    }
                } else if byte >= 0x80 {
                    switch JSONReader.scalarLength(bytes, at: place, bound: bound) {
                    case .length(let length):
                        place += length
                        continuationBytes += length - 1
                    case .incomplete: break scanning
                    case .wrong:
                        problem = .encoding(place)
                        break scanning
                    }
                } else {
                    problem = .control(place)
                    break scanning
                }
            }
        }
        scan.length = place - index
        scan.continuationBytes = continuationBytes
        scan.hasEscapes = hasEscapes
        if isWhole { return true }
        switch problem {
        case .escape(let place): throw fail(.syntax, at: place, "this is not an escape that JSON knows")
        case .encoding(let place): throw fail(.encoding, at: place, "these bytes are not UTF-8")
        case .control(let place):
            let name = JSONReader.name(of: buffer[place])
            throw fail(.syntax, at: place, "\(name) is not allowed in a string; write it as an escape")
        case nil: break
        }
        if index + tokenLimit <= count {
            throw fail(.tooLong, at: index, "a string longer than \(tokenLimit) bytes")
        }
        return false
    }

    /// Scans the number at `index`; `scan.length` is then its length. False if its end hasn't arrived yet.
    mutating func scanNumber(isFinished: Bool) throws(JSONError) -> Bool {
        let count = buffer.count
        // One more than allowed: it takes the byte after a number to show where it ends.
        let bound = min(count, index + tokenLimit + 1)
        var place = index + scan.length
        var part = scan.number
        do {
            let bytes = buffer.span
            scanning: while place < bound {
                let byte = bytes[place]
                let isDigit = byte &- 0x30 < 10
                switch part {
                case .integer where isDigit, .fraction where isDigit, .exponentDigits where isDigit:
                    // Passes over a run of digits without checking the part again.
                    place += 1
                    while place < bound, bytes[place] &- 0x30 < 10 { place += 1 }
                    continue scanning
                case .integer where byte == 0x2E, .zero where byte == 0x2E: part = .point
                case .point where isDigit: part = .fraction
                case .integer where byte | 0x20 == 0x65, .zero where byte | 0x20 == 0x65,
                    .fraction where byte | 0x20 == 0x65:
                    part = .exponent
                case .start where byte == 0x2D: part = .minus
                case .start where isDigit, .minus where isDigit: part = byte == 0x30 ? .zero : .integer
                case .exponent where byte == 0x2B || byte == 0x2D: part = .exponentSign
                case .exponent where isDigit, .exponentSign where isDigit: part = .exponentDigits
                default: break scanning
                }
                place += 1
            }
        }
        scan.length = place - index
        scan.number = part
        if scan.length > tokenLimit {
            throw fail(.tooLong, at: index, "a number longer than \(tokenLimit) bytes")
        }
        if place == bound {
            guard isFinished else { return false }
            guard part.isComplete else { throw fail(.truncated, at: place, "the text ends inside a number") }
            return true
        }
        guard part.isComplete else {
            throw fail(.syntax, at: place, "expected a digit, found \(JSONReader.name(of: buffer[place]))")
        }
        if part == .zero, buffer[place] &- 0x30 < 10 {
            throw fail(.syntax, at: place, "a digit may not follow a leading 0")
        }
        return true
    }

    private enum StringProblem {
        case escape(Int), encoding(Int), control(Int)
    }

    private enum Step {
        case length(Int), incomplete
        /// The offset of the fault.
        case wrong(Int)
    }

    /// The escape at `place` (RFC 8259, 7). A lone surrogate counts as well formed here; it decodes to U+FFFD.
    private static func escapeLength(_ bytes: borrowing Span<UInt8>, at place: Int, bound: Int) -> Step {
        guard place + 1 < bound else { return .incomplete }
        switch bytes[place + 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return .length(2)
        case 0x75:
            for offset in 2..<6 {
                guard place + offset < bound else { return .incomplete }
                if hexValue(bytes[place + offset]) == nil { return .wrong(0) }
            }
            return .length(6)
        default: return .wrong(0)
        }
    }

    /// The multibyte scalar at `place` (Unicode, table 3-7: no overlong form, no surrogate).
    private static func scalarLength(_ bytes: borrowing Span<UInt8>, at place: Int, bound: Int) -> Step {
        let first = bytes[place]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if first == 0xE0 { second = 0xA0...0xBF }
            if first == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if first == 0xF0 { second = 0x90...0xBF }
            if first == 0xF4 { second = 0x80...0x8F }
        default: return .wrong(0)
        }
        guard place + 1 < bound else { return .incomplete }
        guard second.contains(bytes[place + 1]) else { return .wrong(0) }
        for offset in 2..<max(length, 2) {
            guard place + offset < bound else { return .incomplete }
            guard bytes[place + offset] & 0xC0 == 0x80 else { return .wrong(0) }
        }
        return .length(length)
    }

    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x37
        case 0x61...0x66: UInt32(byte) - 0x57
        default: nil
        }
    }

    /// What to call an unexpected byte; scalars outside ASCII get a general name, so that it doesn't depend on the
    /// chunks.
    static func name(of byte: UInt8) -> String {
        switch byte {
        case 0x0A: "a line end"
        case 0x09: "a tab"
        case 0x00..<0x20, 0x7F: "a control character"
        case 0x80...: "a character outside ASCII"
        case 0x27: "`'` (JSON has double quotes only)"
        case 0x2F: "`/` (JSON has no comments)"
        default: "`\(Character(Unicode.Scalar(byte)))`"
        }
    }
}
