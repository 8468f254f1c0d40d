// DANGER: reads through pointers, 64 or 8 bytes at a time, whole blocks only. Tests run it and `isValid(reference:)`,
// the standard library's check, on the same bytes.

internal import CInnkeeperByteScan

extension UTF8Check {
    /// Whether all of `bytes` is UTF-8.
    public static func isValid(_ bytes: Span<UInt8>) -> Bool { validCount(bytes) == bytes.count }

    /// Whether a part of `bytes` is UTF-8. A short one takes a glance, if there is as much behind it as is looked at.
    public static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        precondition(range.lowerBound >= 0)
        guard range.count < 64, range.lowerBound + 64 <= bytes.count else { return isValid(bytes.extracting(range)) }
        let isSound = unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return true }
            return unsafe LetterMasks(start + range.lowerBound, count: range.count).areSound
        }
        return isSound || isValid(bytes.extracting(range))
    }

    /// How many bytes precede the first that doesn't begin a UTF-8 character. Of blocks of 64 bytes it only looks at the
    /// characters beyond ASCII, one by one only if some are rarer.
    static func validCount(_ bytes: Span<UInt8>) -> Int {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position + 64 <= bytes.count, let start = bytes.baseAddress {
                let letters = unsafe LetterMasks(start + position, count: 64)
                if letters.areSound {
                    position += letters.wholeCount
                    continue
                }
                var high = letters.high
                var next = position + 64
                while high != 0 {
                    let place = high.trailingZeroBitCount
                    guard let length = unsafe characterLength(bytes, position + place) else { return position + place }
                    // The last character may continue in the next block.
                    next = max(next, position + place + length)
                    high &= place + length < 64 ? UInt64.max << UInt64(place + length) : 0
                }
                position = next
            }
            while position < bytes.count {
                if position + 8 <= bytes.count, let start = bytes.baseAddress {
                    let word = unsafe UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
                    let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
                    position += high.trailingZeroBitCount / 8
                    if high == 0 { continue }
                }
                if unsafe bytes[position] < 0x80 {
                    position += 1
                    continue
                }
                guard let length = unsafe characterLength(bytes, position) else { break }
                position += length
            }
            return position
        }
    }

    /// The length of the character beyond ASCII at `position`, or nil if it isn't one (RFC 3629, section 4).
    private static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int? {
        func byte(_ offset: Int) -> UInt8 {
            unsafe position + offset < bytes.count ? bytes[position + offset] : 0
        }
        func isTail(_ offset: Int) -> Bool { byte(offset) & 0xC0 == 0x80 }
        let second = byte(1)
        switch byte(0) {
        case 0xC2...0xDF: return isTail(1) ? 2 : nil
        case 0xE0: return 0xA0...0xBF ~= second && isTail(2) ? 3 : nil
        case 0xED: return 0x80...0x9F ~= second && isTail(2) ? 3 : nil
        case 0xE1...0xEF: return isTail(1) && isTail(2) ? 3 : nil
        case 0xF0: return 0x90...0xBF ~= second && isTail(2) && isTail(3) ? 4 : nil
        case 0xF1...0xF3: return isTail(1) && isTail(2) && isTail(3) ? 4 : nil
        case 0xF4: return 0x80...0x8F ~= second && isTail(2) && isTail(3) ? 4 : nil
        default: return nil
        }
    }
}

/// The letters beyond ASCII among up to 64 bytes. Bit i stands for the byte with that number.
private struct LetterMasks {
    let high: UInt64
    /// Where those of two bytes begin, and those of three of which the other two may be any.
    private let pairs: UInt64
    private let triples: UInt64
    private let rest: UInt64

    /// Reads 64 bytes, of which `count` count.
    init(_ start: UnsafePointer<UInt8>, count: Int) {
        let mask = count == 64 ? UInt64.max : 1 << UInt64(count) - 1
        high = unsafe innkeeper_high_bytes(start) & mask
        if high == 0 {
            (pairs, triples, rest) = (0, 0, 0)
        } else {
            pairs = unsafe innkeeper_pair_starts(start) & mask
            triples = unsafe innkeeper_triple_starts(start) & mask
            rest = unsafe ~innkeeper_character_starts(start) & mask
        }
    }

    private var leads: UInt64 { pairs | triples }

    /// Whether each is one of those and goes on as it must. A last one may be cut only behind 64 bytes.
    var areSound: Bool { rest == leads << 1 | triples << 2 && high == leads | rest }

    /// How many of 64 bytes precede a last letter that is cut.
    var wholeCount: Int {
        let isCut = pairs >> 63 | triples >> 62 != 0
        return isCut ? 63 - leads.leadingZeroBitCount : 64
    }
}
