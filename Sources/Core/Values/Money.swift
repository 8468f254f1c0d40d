/// An amount in minor units (cents) of one currency.
public struct Money: Hashable, Sendable {
    public var minorUnits: Int64
    public var currency: Currency

    public init(minorUnits: Int64, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The amount with a decimal point and the currency's digits, without the code: `-6.38`, `1250` (JPY).
    public var decimal: String { Money.decimal(minorUnits, digits: currency.minorDigits) }

    /// `minorUnits` with a decimal point before the last `digits` digits.
    public static func decimal(_ minorUnits: Int64, digits: Int) -> String {
        var row = OutputRow()
        row.add(minorUnits: minorUnits, digits: digits)
        return row[0]
    }
}

extension Money: CustomStringConvertible {
    /// `412.50 USD`.
    public var description: String { currency == .none ? decimal : "\(decimal) \(currency.code)" }
}

/// `numerator / denominator` rounded half away from zero, for dividing amounts. The denominator must be positive.
public func roundedQuotient(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    let half = remainder.magnitude >= denominator.magnitude - remainder.magnitude
    return half ? quotient + (numerator < 0 ? -1 : 1) : quotient
}
