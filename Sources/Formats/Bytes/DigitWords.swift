/// Reads numbers and dates from texts of at most eight bytes, all digits at once.
///
/// A text is a number as `ByteWords.short` makes it: its first byte is the lowest. Neighbouring digits are joined into
/// pairs, pairs into fours, fours into one number (Daniel Lemire, "Quickly parsing eight digits", 2018).
public enum DigitWords {
    /// The number that the `count` digits of `word` form, `count` from 1 to 8; nil if one isn't a digit.
    @inlinable @inline(__always)
    public static func number(_ word: UInt64, count: Int) -> Int? {
        let unused = UInt64(64 - 8 * count)
        let digits = word ^ (0x3030_3030_3030_3030 &>> unused)
        guard areDigits(digits) else { return nil }
        // Pads to eight digits with leading zeros.
        let pairs = pairs(digits &<< unused)
        let highPairs = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
        let lowPairs = ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
        return Int(truncatingIfNeeded: (highPairs &+ lowPairs) &>> 32)
    }

    /// Year, month and day of `YYYY-MM-DD`, given as its first eight bytes and its last two; nil for any other text.
    /// Doesn't check that the day exists.
    @inlinable @inline(__always)
    public static func isoDate(_ first: UInt64, _ last: UInt64) -> (year: Int, month: Int, day: Int)? {
        // Hyphens become 0, too.
        let digits = first ^ 0x2D30_302D_3030_3030
        let day = last ^ 0x3030
        guard areDigits(digits), areDigits(day), digits & 0xFF00_00FF_0000_0000 == 0 else { return nil }
        let pairs = pairs(digits)
        return (
            Int(truncatingIfNeeded: pairs & 0xFF) * 100 + Int(truncatingIfNeeded: pairs &>> 16 & 0xFF),
            Int(truncatingIfNeeded: pairs &>> 40 & 0xFF),
            Int(truncatingIfNeeded: (day & 0xFF) * 10 + day &>> 8)
        )
    }

    /// Whether each byte is below 10: adding 118 reaches 128 exactly when it isn't.
    @inlinable @inline(__always)
    static func areDigits(_ bytes: UInt64) -> Bool {
        ((bytes &+ 0x7676_7676_7676_7676) | bytes) & 0x8080_8080_8080_8080 == 0
    }

    /// In place of each byte, its tens plus the ones of the next.
    @inlinable @inline(__always)
    static func pairs(_ digits: UInt64) -> UInt64 { digits &* 10 &+ digits &>> 8 }
}
