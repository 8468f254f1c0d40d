public import Core

/// Text as duplicates are compared: without regard to case, and to blanks before, after and in number.
///
/// `"  Ada   Alder "` and `"ADA ALDER"` are the same; accents count.
public func foldedText(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    appendFolded(bytes.span, 0..<bytes.count, to: &folded)
    return folded
}

extension TextColumn {
    /// Every row's text as `foldedText` has it.
    public var folded: TextColumn {
        var bytes: [UInt8] = []
        var ends: [UInt32] = []
        bytes.reserveCapacity(self.bytes.count)
        ends.reserveCapacity(count)
        for row in 0..<count {
            appendFolded(self.bytes.span, range(row), to: &bytes)
            ends.append(UInt32(bytes.count))
        }
        return TextColumn(bytes: bytes, ends: ends)
    }
}

private func appendFolded(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>, to folded: inout [UInt8]) {
    // No room at all would be filled in the empty array that all threads share.
    if range.isEmpty { return }
    let start = folded.count
    var isWhole = true
    folded.append(addingCapacity: range.count) { target in
        // A blank is written when the next word begins, so that none stands at an end.
        var isBlankDue = false
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                isBlankDue = !target.isEmpty
                continue
            }
            if isBlankDue { target.append(0x20) }
            isBlankDue = false
            if byte < 0x80 {
                target.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
                continue
            }
            // The punctuation of U+2000 to U+207F, and U+3000 to U+9FFF, where no letter has two cases.
            let second = index < range.upperBound ? bytes[index] : 0
            if (byte == 0xE2 && second & 0xFE == 0x80) || (byte >= 0xE3 && byte <= 0xE9 && second & 0xC0 == 0x80),
                index + 1 < range.upperBound, bytes[index + 1] & 0xC0 == 0x80
            {
                target.append(byte)
                target.append(second)
                target.append(bytes[index + 1])
                index += 2
                continue
            }
            guard byte & 0xE0 == 0xC0, index < range.upperBound, bytes[index] & 0xC0 == 0x80,
                let lower = LowercaseLetters.of(UInt32(byte & 0x1F) << 6 | UInt32(bytes[index] & 0x3F))
            else {
                isWhole = false
                return
            }
            index += 1
            target.append(0xC0 | UInt8(truncatingIfNeeded: lower >> 6))
            target.append(0x80 | UInt8(truncatingIfNeeded: lower & 0x3F))
        }
    }
    if isWhole { return }
    folded.removeLast(folded.count - start)
    // Other letters need Unicode's tables. Rare enough to pay for a String.
    let text = range.map { bytes[$0] }
    folded += foldedASCII(Array(String(decoding: text, as: UTF8.self).lowercased().utf8)[...])
}

/// Bytes beyond ASCII stay as they are.
func foldedASCII(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    // A blank is written when the next word begins, so that none stands at an end.
    var isBlankDue = false
    for byte in bytes {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20: isBlankDue = !folded.isEmpty
        default:
            if isBlankDue { folded.append(0x20) }
            isBlankDue = false
            folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
    }
    return folded
}

/// Lower case of the letters that are two bytes of UTF-8, by Unicode's tables, looked up once.
private enum LowercaseLetters {
    /// Latin with its marks, Greek and Cyrillic.
    private static let range: Range<UInt32> = 0x80..<0x530

    /// 0 where the lower case is longer than one letter, or no two bytes of UTF-8.
    private static let table: [UInt16] = range.map { value in
        guard let lower = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars, lower.count == 1,
            let letter = lower.first?.value, letter >= 0x80, letter < 0x800
        else { return 0 }
        return UInt16(letter)
    }

    static func of(_ value: UInt32) -> UInt32? {
        guard range.contains(value) else { return nil }
        let lower = table[Int(value - range.lowerBound)]
        return lower == 0 ? nil : UInt32(lower)
    }
}
