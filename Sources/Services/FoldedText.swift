public import InnkeeperCore

/// Text folded for finding duplicates: case is ignored, and spaces are trimmed and collapsed.
///
/// `"  Ada   Alder "` and `"ADA ALDER"` are equal; accents count.
public func foldedText(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    appendFolded(bytes.span, 0..<bytes.count, to: &folded)
    return folded
}

extension TextColumn {
    /// The texts of some rows, folded by `foldedText`, in one column.
    public func folded(_ rows: [Int]) -> TextColumn {
        var bytes: [UInt8] = []
        var ends: [UInt32] = []
        ends.reserveCapacity(rows.count)
        for row in rows {
            appendFolded(self.bytes.span, range(row), to: &bytes)
            ends.append(UInt32(bytes.count))
        }
        return TextColumn(bytes: bytes, ends: ends)
    }

    /// A hash of each row's folded text: equal for equal folded texts, 0 for an empty one. Most texts can be hashed
    /// without being folded first.
    public var foldedHashes: [UInt64] {
        var hashes: [UInt64] = []
        hashes.reserveCapacity(count)
        let bytes = bytes.span
        var folded: [UInt8] = []
        for row in 0..<count {
            let range = range(row)
            if let hash = FoldedHash.plain(bytes.extracting(range)) {
                hashes.append(hash)
            } else {
                folded.removeAll(keepingCapacity: true)
                appendFolded(bytes, range, to: &folded)
                hashes.append(FoldedHash.folded(folded))
            }
        }
        return hashes
    }
}

/// Hashes texts eight bytes at a time.
private struct FoldedHash {
    private var hash: UInt64
    /// Nonzero once there was a non-ASCII byte, a control character, or two spaces in a row.
    private var oddities: UInt64 = 0
    private var endsWithBlank: UInt64 = 0

    /// The hash of the lower-case text; nil if folding changes more than the case of ASCII letters.
    static func plain(_ text: Span<UInt8>) -> UInt64? {
        if text.isEmpty { return 0 }
        guard text[0] != 0x20, text[text.count - 1] != 0x20 else { return nil }
        let found = FoldedHash(text)
        return found.oddities == 0 ? found.value : nil
    }

    /// The hash of a text that is already folded.
    static func folded(_ text: [UInt8]) -> UInt64 { text.isEmpty ? 0 : FoldedHash(text.span).value }

    private var value: UInt64 { max(1, hash) }

    private init(_ text: Span<UInt8>) {
        hash = UInt64(text.count)
        var index = 0
        while index + 8 <= text.count {
            take(ByteWord(text, index))
            index += 8
        }
        if index == text.count { return }
        if index > 0 {
            take(ByteWord(text, index, filler: 0x40))
        } else {
            var word = 0x40 * ByteWord.ones
            for byte in text.indices.reversed() { word = word &<< 8 | UInt64(text[byte]) }
            take(ByteWord(bits: word))
        }
    }

    @inline(__always)
    private mutating func take(_ word: ByteWord) {
        let isBlank = word.equal(0x20)
        oddities |= word.bits & ByteWord.highs | word.within(0...0x1F) | isBlank & (isBlank &<< 8 | endsWithBlank)
        endsWithBlank = isBlank &>> 56
        // Set the bit that capital letters lack.
        let lower = word.bits | word.within(0x41...0x5A) &>> 2
        let product = (hash ^ lower) &* 0x9E37_79B9_7F4A_7C15
        hash = product ^ product &>> 32
    }
}

/// Eight bytes in one number, the first one lowest, so that all are tested at once. A result has the highest bit set in
/// each byte for which it holds, and is valid only if all are ASCII.
private struct ByteWord {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let highs: UInt64 = 0x80 * ones

    let bits: UInt64

    /// The bytes from `start` on. Compiles to a single load.
    @inline(__always)
    init(_ text: Span<UInt8>, _ start: Int) {
        precondition(start >= 0 && start <= text.count - 8)
        var bits: UInt64 = 0
        for index in 0..<8 { bits |= UInt64(text[start &+ index]) &<< UInt64(8 * index) }
        self.bits = bits
    }

    /// The bytes from `start` on, in a text of at least eight; bytes past its end are `filler`.
    @inline(__always)
    init(_ text: Span<UInt8>, _ start: Int, filler: UInt8) {
        let missing = max(0, start + 8 - text.count)
        let word = ByteWord(text, start - missing).bits
        let fill = (UInt64(filler) * ByteWord.ones) << UInt64(64 - 8 * missing)
        bits = word &>> UInt64(8 * missing) | fill
    }

    init(bits: UInt64) { self.bits = bits }

    @inline(__always)
    func equal(_ byte: UInt8) -> UInt64 {
        ~((bits ^ UInt64(byte) * ByteWord.ones) &+ 0x7F * ByteWord.ones) & ByteWord.highs
    }

    @inline(__always)
    func within(_ range: ClosedRange<UInt8>) -> UInt64 {
        (bits &+ UInt64(0x80 - range.lowerBound) * ByteWord.ones)
            & ~(bits &+ UInt64(0x7F - range.upperBound) * ByteWord.ones) & ByteWord.highs
    }
}

/// Appends the folded text in a range of `bytes`.
func appendFolded(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>, to folded: inout [UInt8]) {
    // Appending with no capacity would write to the empty-array storage that all threads share.
    if range.isEmpty { return }
    let start = folded.count
    var isWhole = true
    folded.append(addingCapacity: range.count) { target in
        // A space is written when the next word starts, so that there is none at the end.
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
            // Punctuation from U+2000 to U+207F, and U+3000 to U+9FFF, which has no letters with case.
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
            if byte == 0xE1, index + 1 < range.upperBound, second & 0xC0 == 0x80, bytes[index + 1] & 0xC0 == 0x80,
                let lower = LowercaseLetters.ofThreeBytes(
                    UInt32(byte & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(bytes[index + 1] & 0x3F))
            {
                index += 2
                target.append(0xE0 | UInt8(truncatingIfNeeded: lower >> 12))
                target.append(0x80 | UInt8(truncatingIfNeeded: lower >> 6 & 0x3F))
                target.append(0x80 | UInt8(truncatingIfNeeded: lower & 0x3F))
                continue
            }
            guard byte & 0xE0 == 0xC0, index < range.upperBound, second & 0xC0 == 0x80,
                let lower = LowercaseLetters.of(UInt32(byte & 0x1F) << 6 | UInt32(second & 0x3F))
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
    // Other letters need Unicode's tables, but are rare enough to afford a String.
    let text = range.map { bytes[$0] }
    folded += foldedASCII(Array(String(decoding: text, as: UTF8.self).lowercased().utf8)[...])
}

/// Non-ASCII bytes stay as they are.
func foldedASCII(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    // A space is written when the next word starts, so that there is none at the end.
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

/// Lower case of letters with two or three bytes in UTF-8, from Unicode's tables, looked up once.
private enum LowercaseLetters {
    /// Latin with diacritics, Greek and Cyrillic.
    private static let twoBytes = table(0x80..<0x530, 0x80..<0x800)
    /// Latin with two diacritics, as in Vietnamese.
    private static let threeBytes = table(latinAdditional, 0x800..<0x1_0000)
    private static let latinAdditional: Range<UInt32> = 0x1E00..<0x1F00

    /// 0 for a letter whose lower case is more than one letter, or not in `lengths`, those with as many bytes.
    private static func table(_ letters: Range<UInt32>, _ lengths: Range<UInt32>) -> [UInt16] {
        letters.map { value in
            guard let lower = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars, lower.count == 1,
                let letter = lower.first?.value, lengths.contains(letter)
            else { return 0 }
            return UInt16(letter)
        }
    }

    /// nil if it is not in the table.
    static func of(_ value: UInt32) -> UInt32? { lower(value &- 0x80, twoBytes) }

    static func ofThreeBytes(_ value: UInt32) -> UInt32? {
        latinAdditional.contains(value) ? lower(value &- latinAdditional.lowerBound, threeBytes) : nil
    }

    @inline(__always)
    private static func lower(_ index: UInt32, _ table: [UInt16]) -> UInt32? {
        guard index < table.count else { return nil }
        let lower = table[Int(index)]
        return lower == 0 ? nil : UInt32(lower)
    }
}
