/// Parses numbers whose characters the reader has already checked against RFC 8259, 6.
public enum JSONNumber {
    /// The nearest `Double`; nil if it is too big for one.
    ///
    /// Digits that fit 64 bits, up to 19 of them after the point, as in coordinates and amounts, are divided exactly
    /// here. Everything else goes to the standard library.
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
        if isPlain, decimals < 20 {
            let magnitude = value(mantissa, decimals: decimals)
            return digits.first == 0x2D ? -magnitude : magnitude
        }
        guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// An integer with its point moved left by up to 19 digits.
    @inline(__always) static func value(_ mantissa: UInt64, decimals: Int) -> Double {
        // Both are exact, so the quotient is rounded once (William Clinger, 1990).
        if mantissa < 1 << 53, decimals < 16 {
            return Double(Int64(bitPattern: mantissa)) / Double(Int64(bitPattern: powerOfTen(decimals)))
        }
        return quotient(mantissa, powerOfTen(decimals))
    }

    /// `numerator / denominator`, rounded once. Both are shifted to 64 bits, so that the integer quotient has at least
    /// 63; its lowest bit then records any remainder, and converting it to a Double rounds to even.
    private static func quotient(_ numerator: UInt64, _ denominator: UInt64) -> Double {
        if numerator < 1 << 53, denominator < 1 << 53 { return Double(numerator) / Double(denominator) }
        let top = numerator << UInt64(numerator.leadingZeroBitCount)
        let bottom = denominator << UInt64(denominator.leadingZeroBitCount)
        let (quotient, remainder) = bottom.dividingFullWidth((top >> 1, top << 63))
        let exponent = denominator.leadingZeroBitCount - numerator.leadingZeroBitCount - 63
        return Double(sign: .plus, exponent: exponent, significand: Double(quotient | (remainder == 0 ? 0 : 1)))
    }

    /// The number, if it is written as an integer and fits 64 bits.
    public static func integer(_ digits: ArraySlice<UInt8>) -> Int? {
        Int(String(decoding: digits, as: UTF8.self))
    }

    /// 1 to 10^19, the largest power that fits. A switch compiles to a table that needs no initialisation.
    @inline(__always) static func powerOfTen(_ exponent: Int) -> UInt64 {
        switch exponent {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1000
        case 4: 10_000
        case 5: 100_000
        case 6: 1_000_000
        case 7: 10_000_000
        case 8: 100_000_000
        case 9: 1_000_000_000
        case 10: 10_000_000_000
        case 11: 100_000_000_000
        case 12: 1_000_000_000_000
        case 13: 10_000_000_000_000
        case 14: 100_000_000_000_000
        case 15: 1_000_000_000_000_000
        case 16: 10_000_000_000_000_000
        case 17: 100_000_000_000_000_000
        case 18: 1_000_000_000_000_000_000
        default: 10_000_000_000_000_000_000
        }
    }
}
