public import InnkeeperCore

/// Text folded for finding duplicates: case is ignored, and spaces are trimmed and collapsed.
///
/// `"  Ada   Alder "` and `"ADA ALDER"` are equal; accents count.
public func foldedText(_ bytes: ArraySlice<UInt8>) -> [UInt8] { foldedText(bytes.span) }

private func foldedText(_ bytes: Span<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    appendFolded(bytes, 0..<bytes.count, to: &folded)
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
        for row in 0..<count {
            let text = bytes.extracting(range(row))
            hashes.append(FoldedHash.simple(text) ?? FoldedHash.folded(foldedText(text)))
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

    /// The hash of a text that needs no Unicode tables to be folded.
    static func simple(_ text: Span<UInt8>) -> UInt64? { plain(text) ?? letters(text) }

    /// The hash of a text that is already folded.
    static func folded(_ text: [UInt8]) -> UInt64 {
        let text = text.span
        return text.isEmpty ? 0 : simple(text) ?? FoldedHash(text).value
    }

    /// The hash of a text with letters beyond ASCII; nil if it has none, or some that need the tables.
    private static func letters(_ text: Span<UInt8>) -> UInt64? {
        var characters = FoldedCharacters(text.indices)
        var hash: UInt64 = 0
        var all: UInt32 = 0
        while let character = characters.next(of: text) {
            all |= character
            hash = mixed(hash, UInt64(character))
        }
        return characters.isWhole && all >= 0x80 ? max(1, hash) : nil
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 32
    }

    /// The hash of the lower-case text; nil if folding changes more than the case of ASCII letters.
    private static func plain(_ text: Span<UInt8>) -> UInt64? {
        if text.isEmpty { return 0 }
        guard text[0] != 0x20, text[text.count - 1] != 0x20 else { return nil }
        let found = FoldedHash(text)
        return found.oddities == 0 ? found.value : nil
    }

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
        hash = FoldedHash.mixed(hash, lower)
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
    var characters = FoldedCharacters(range)
    folded.append(addingCapacity: range.count) { target in
        while let character = characters.next(of: bytes) {
            switch character {
            case ..<0x80: target.append(UInt8(truncatingIfNeeded: character))
            case ..<0x800:
                target.append(0xC0 | UInt8(truncatingIfNeeded: character >> 6))
                target.append(0x80 | UInt8(truncatingIfNeeded: character & 0x3F))
            default:
                if character < 0x1_0000 {
                    target.append(0xE0 | UInt8(truncatingIfNeeded: character >> 12))
                } else {
                    target.append(0xF0 | UInt8(truncatingIfNeeded: character >> 18))
                    target.append(0x80 | UInt8(truncatingIfNeeded: character >> 12 & 0x3F))
                }
                target.append(0x80 | UInt8(truncatingIfNeeded: character >> 6 & 0x3F))
                target.append(0x80 | UInt8(truncatingIfNeeded: character & 0x3F))
            }
        }
    }
    if characters.isWhole { return }
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
