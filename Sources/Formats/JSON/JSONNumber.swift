/// Numbers from the characters that RFC 8259, 6 allows; the reader has checked them.
public enum JSONNumber {
    /// The nearest `Double`; nil when it is too big for one.
    ///
    /// Digits that fit 64 bits with up to 19 of them after the point are divided exactly here, as coordinates and
    /// amounts are written. Everything else goes to the standard library.
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
        if isPlain, decimals < powersOfTen.count {
            let magnitude = value(mantissa, decimals: decimals)
            return digits.first == 0x2D ? -magnitude : magnitude
        }
        guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// A whole number with its point moved to the left by up to 19 digits.
    @inline(__always) static func value(_ mantissa: UInt64, decimals: Int) -> Double {
        if mantissa < 1 << 53, decimals < 16 { return Double(mantissa) / Double(powersOfTen[decimals]) }
        return quotient(mantissa, powersOfTen[decimals])
    }

    /// `numerator / denominator`, rounded once. Both are shifted to 64 bits, so that the integer quotient has at least
    /// 63; the lowest bit then stands for all that is left over, and the conversion of the integer rounds to even.
    private static func quotient(_ numerator: UInt64, _ denominator: UInt64) -> Double {
        if numerator < 1 << 53, denominator < 1 << 53 { return Double(numerator) / Double(denominator) }
        let top = numerator << UInt64(numerator.leadingZeroBitCount)
        let bottom = denominator << UInt64(denominator.leadingZeroBitCount)
        let (quotient, remainder) = bottom.dividingFullWidth((top >> 1, top << 63))
        let exponent = denominator.leadingZeroBitCount - numerator.leadingZeroBitCount - 63
        return Double(sign: .plus, exponent: exponent, significand: Double(quotient | (remainder == 0 ? 0 : 1)))
    }

    /// The number when it is written as a whole one and fits 64 bits.
    public static func integer(_ digits: ArraySlice<UInt8>) -> Int? {
        Int(String(decoding: digits, as: UTF8.self))
    }

    /// 1 to 10^19, the last that fits.
    private static let powersOfTen: [UInt64] = (0..<20).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}
