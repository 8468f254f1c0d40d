// DANGER: reads bytes through pointers, in C, within the range that is left, into as many masks as there is room for. Tests
// run it, as each variant, and `isValid(reference:)`, the standard library's check, on the same bytes.

internal import CInnkeeperByteScan

extension UTF8Check {
    /// Whether all of `bytes` is UTF-8.
    public static func isValid(_ bytes: Span<UInt8>) -> Bool { isValid(bytes, bytes.indices) }

    /// Whether a part of `bytes` is UTF-8.
    public static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>, variant: ScanVariant = .best) -> Bool {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        var letters = LetterWalk()
        var place = range.lowerBound
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe withUnsafeTemporaryAllocation(of: innkeeper_letters.self, capacity: LetterWalk.room) { room in
                guard let start = bytes.baseAddress, let masks = room.baseAddress else { return }
                while place < range.upperBound, letters.areSound {
                    // A character that was cut is read again.
                    place -= letters.takeBack()
                    let count = min(range.upperBound - place, 64 * LetterWalk.room)
                    let ran = unsafe innkeeper_find_letters(
                        variant.code, start + place, count, bytes.count - place, masks)
                    precondition(ran == variant.code)
                    for block in 0..<(count + 63) / 64 { unsafe letters.take(masks[block]) }
                    place += count
                }
            }
        }
        return letters.areSound && letters.cut == 0
    }
}

/// Looks at the letters beyond ASCII in blocks of 64 bytes, one after the other.
private struct LetterWalk {
    /// How many blocks are looked at between two calls.
    static let room = 8

    /// Whether each goes on as it must, as far as was seen.
    private(set) var areSound = true
    /// The bytes with which the last one must go on in the next block.
    private var carry: UInt64 = 0
    /// How many bytes of it there are.
    private(set) var cut = 0

    @inline(__always) mutating func take(_ masks: innkeeper_letters) {
        if masks.high | carry == 0 { return }
        let longer = masks.triples | masks.quads
        let leads = masks.pairs | longer
        let rest = leads << 1 | longer << 2 | masks.quads << 3 | carry
        areSound = areSound && masks.rest == rest && masks.high == leads | rest && masks.faults == 0
        carry = leads >> 63 | longer >> 62 | masks.quads >> 61
        cut = carry == 0 ? 0 : leads.leadingZeroBitCount + 1
    }

    /// How many bytes to go back, to the beginning of a letter that was cut.
    mutating func takeBack() -> Int {
        defer { (carry, cut) = (0, 0) }
        return cut
    }
}
