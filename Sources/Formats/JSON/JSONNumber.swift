/// Numbers from the characters that RFC 8259, 6 allows; the reader has checked them.
public enum JSONNumber {
    /// The nearest `Double`; nil when it is too big for one.
    ///
    /// Up to 2^53 with a small power of ten both are exact, and one division or multiplication rounds once, so that the
    /// result is right without more work (W. D. Clinger, How to read floating point numbers accurately, 1990).
    /// Everything else goes to the standard library.
    public static func double(_ digits: ArraySlice<UInt8>) -> Double? {
        var mantissa: UInt64 = 0
        var significant = 0
        var decimals = 0
        var afterPoint = false
        var isPlain = true
        for byte in digits {
            switch byte {
            case 0x30...0x39:
                if significant > 0 || byte != 0x30 { significant += 1 }
                guard significant < 20 else {
                    isPlain = false
                    break
                }
                mantissa = mantissa * 10 + UInt64(byte - 0x30)
                if afterPoint { decimals += 1 }
            case 0x2E: afterPoint = true
            case 0x2D where !afterPoint && significant == 0: break
            default: isPlain = false
            }
            if !isPlain { break }
        }
        if isPlain, mantissa <= 1 << 53, decimals < powersOfTen.count {
            let magnitude = Double(mantissa) / powersOfTen[decimals]
            return digits.first == 0x2D ? -magnitude : magnitude
        }
        guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// The number when it is written as a whole one and fits 64 bits.
    public static func integer(_ digits: ArraySlice<UInt8>) -> Int? {
        Int(String(decoding: digits, as: UTF8.self))
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
