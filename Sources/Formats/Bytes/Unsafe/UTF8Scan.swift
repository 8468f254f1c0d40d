// DANGER: reads through pointers, 64 or 8 bytes at a time, whole blocks only. Tests run it and `isValid(reference:)`,
// the standard library's check, on the same bytes.

internal import CInnkeeperByteScan

extension UTF8Check {
    /// Whether all of `bytes` is UTF-8.
    public static func isValid(_ bytes: Span<UInt8>) -> Bool { validCount(bytes) == bytes.count }

    /// How many bytes precede the first that doesn't begin a UTF-8 character. Of blocks of 64 bytes it only looks at the
    /// characters beyond ASCII, one by one only if some are rarer.
    static func validCount(_ bytes: Span<UInt8>) -> Int {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position + 64 <= bytes.count, let start = bytes.baseAddress {
                var high = unsafe innkeeper_high_bytes(start + position)
                if high != 0 {
                    // Nearly always all of them have two bytes, or three that may be any.
                    let pairs = unsafe innkeeper_pair_starts(start + position)
                    let triples = unsafe innkeeper_triple_starts(start + position)
                    let rest = unsafe ~innkeeper_character_starts(start + position)
                    let leads = pairs | triples
                    if rest == leads << 1 | triples << 2, high == leads | rest {
                        // The next block begins with the last character if that isn't whole in this one.
                        let isCut = pairs >> 63 | triples >> 62 != 0
                        position += isCut ? 63 - leads.leadingZeroBitCount : 64
                        continue
                    }
                }
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
