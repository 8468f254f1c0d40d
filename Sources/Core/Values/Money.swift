/// An amount in minor units (cents) of one currency.
public struct Money: Hashable, Sendable {
    public var minorUnits: Int64
    public var currency: Currency

    public init(minorUnits: Int64, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The amount with a point and the currency's digits, without the code: `-6.38`, `1250` (JPY).
    public var decimal: String { Money.decimal(minorUnits, digits: currency.minorDigits) }

    /// `minorUnits` with a point before the last `digits` digits.
    public static func decimal(_ minorUnits: Int64, digits: Int) -> String {
        // From the last digit to the first: 19 digits, a point and a sign are the most, and `digits` zeros.
        var bytes = [UInt8](repeating: 0x30, count: 21 + digits)
        var start = bytes.count
        var rest = minorUnits.magnitude
        var written = 0
        repeat {
            if written == digits, written > 0 {
                start -= 1
                bytes[start] = 0x2E
            }
            start -= 1
            bytes[start] = 0x30 + UInt8(rest % 10)
            rest /= 10
            written += 1
        } while rest > 0 || written <= digits
        if minorUnits < 0 {
            start -= 1
            bytes[start] = 0x2D
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }
}

extension Money: CustomStringConvertible {
    /// `412.50 USD`.
    public var description: String { currency == .none ? decimal : "\(decimal) \(currency.code)" }
}

/// `numerator / denominator` rounded half away from zero, for sharing amounts. The denominator must be positive.
public func roundedQuotient(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    let half = remainder.magnitude >= denominator.magnitude - remainder.magnitude
    return half ? quotient + (numerator < 0 ? -1 : 1) : quotient
}
