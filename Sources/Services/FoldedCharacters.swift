/// The characters of a folded text, one by one, as long as none needs Unicode's tables.
struct FoldedCharacters {
    private var index: Int
    private let end: Int
    private let letters = LowercaseLetters.shared
    private var isBlankDue = false
    private var isBegun = false
    /// Whether no character needed them so far.
    private(set) var isWhole = true

    init(_ range: Range<Int>) { (index, end) = (range.lowerBound, range.upperBound) }

    @inline(__always)
    mutating func next(of bytes: borrowing Span<UInt8>) -> UInt32? {
        while index < end {
            let byte = bytes[index]
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                // A space is due when the next word starts, so that there is none at the end.
                isBlankDue = isBegun
                index += 1
                continue
            }
            if isBlankDue {
                isBlankDue = false
                return 0x20
            }
            isBegun = true
            if byte < 0x80 {
                index += 1
                return UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte)
            }
            let letter = lowercase(bytes)
            isWhole = letter != nil
            return letter
        }
        return nil
    }

    /// The character at `index`, which moves behind it.
    @inline(__always)
    private mutating func lowercase(_ bytes: borrowing Span<UInt8>) -> UInt32? {
        let first = bytes[index]
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, first < 0xF5, index + length <= end else { return nil }
        var value = UInt32(first & 0x7F >> UInt8(length))
        for offset in 1..<length {
            let byte = bytes[index + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value &<< 6 | UInt32(byte & 0x3F)
        }
        index += length
        if length == 2 { return letters.ofTwoBytes(value) }
        // Four bytes that write what fits three are no UTF-8.
        return length == 4 && value < 0x1_0000 ? nil : letters.ofMore(value)
    }
}

/// Lower case of letters beyond ASCII, from Unicode's tables, looked up once.
private struct LowercaseLetters {
    static let shared = LowercaseLetters()

    /// Latin with diacritics, Greek, Cyrillic and Armenian.
    private let twoBytes = table(0x80..<0x590, 0x80..<0x800)
    /// Latin with two diacritics, as in Vietnamese.
    private let latinAdditional = table(0x1E00..<0x1F00, 0x800..<0x1_0000)

    /// 0 for a letter whose lower case is more than one letter, or not in `lengths`, those with as many bytes.
    private static func table(_ letters: Range<UInt32>, _ lengths: Range<UInt32>) -> [UInt16] {
        letters.map { value in
            guard let lower = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars, lower.count == 1,
                let letter = lower.first?.value, lengths.contains(letter)
            else { return 0 }
            return UInt16(letter)
        }
    }

    @inline(__always)
    func ofTwoBytes(_ value: UInt32) -> UInt32? { value < 0x590 ? lower(value &- 0x80, twoBytes) : value }

    /// nil for those that may have a lower case of their own.
    func ofMore(_ value: UInt32) -> UInt32? {
        switch value {
        // The scripts of Asia and Africa but Georgian and Cherokee, punctuation, signs, and emoji.
        case 0x3000..<0xA640, 0xAC00..<0xD800, 0x0800..<0x10A0, 0x1100..<0x13A0, 0x1700..<0x1C80, 0x2000..<0x2100,
            0x2500..<0x2C00, 0xF900..<0xFF00, 0x1_F000..<0x4_0000:
            value
        case 0x1E00..<0x1F00: lower(value &- 0x1E00, latinAdditional)
        default: nil
        }
    }

    @inline(__always)
    private func lower(_ index: UInt32, _ table: [UInt16]) -> UInt32? {
        let lower = table[Int(index)]
        return lower == 0 ? nil : UInt32(lower)
    }
}
