/// An exact ratio of two whole numbers, such as a rate or an average price, divided only when it is shown.
///
/// `decimal` rounds the exact value once, half away from zero. A `Double` would be rounded twice and might show 0.125
/// as 0.12 or 0.13, depending on its binary representation.
public struct Quotient: Hashable, Sendable {
    public var numerator: Int64
    /// Always positive.
    public var denominator: Int64

    /// nil if the denominator is not positive: nothing was sold, or nothing could be sold.
    public init?(_ numerator: Int64, over denominator: Int64) {
        guard denominator > 0 else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    public init?(_ numerator: Int, over denominator: Int) {
        self.init(Int64(numerator), over: Int64(denominator))
    }

    /// The nearest double, for drawing and comparing.
    public var value: Double { Double(numerator) / Double(denominator) }

    /// The value with `digits` (0 to 12) digits after the decimal point: `101.930130`, `-0.50`, `3`.
    public func decimal(digits: Int) -> String { decimal(digits: digits, shift: 0) }

    /// The value times 100, for showing rates: `66.7` for 2 over 3 with one digit.
    public func percent(digits: Int) -> String { decimal(digits: digits, shift: 2) }

    private func decimal(digits: Int, shift: Int) -> String {
        precondition(digits >= 0 && digits <= 12, "0 to 12 digits can be shown")
        var scale: Int128 = 1
        for _ in 0..<(digits + shift) { scale *= 10 }
        // At most 2^63 times 10^14: well within 128 bits.
        let (quotient, remainder) =
            (Int128(numerator.magnitude) * scale).quotientAndRemainder(dividingBy: Int128(denominator))
        let rounded = remainder * 2 >= Int128(denominator) ? quotient + 1 : quotient
        let text = String(rounded)
        let padded = text.count > digits ? text : String(repeating: "0", count: digits + 1 - text.count) + text
        let sign = numerator < 0 && rounded != 0 ? "-" : ""
        return digits == 0 ? sign + padded : "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
    }
}
