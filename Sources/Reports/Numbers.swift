/// Numbers for programs: fixed decimals, always with a point. `Messages` writes those for people.
package enum Numbers {
    /// `value` with exactly `digits` decimals; empty if it isn't finite. Never "-0.0".
    ///
    /// Rounds half away from zero, based on the number as written: the shortest decimal that reads back as the same
    /// Double. So 1.005 becomes 1.01 as a person expects, though its binary value is slightly less.
    package static func fixed(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "" }
        let (decimals, point) = shortestDecimal(value.magnitude)

        // The digits to keep, before and after the point; the next one decides.
        let kept = point + digits
        var result = [UInt8](repeating: 0, count: max(kept, 0))
        for index in result.indices where index < decimals.count { result[index] = decimals[index] }
        if kept >= 0, kept < decimals.count, decimals[kept] >= 5 {
            var index = kept - 1
            while index >= 0, result[index] == 9 {
                result[index] = 0
                index -= 1
            }
            if index >= 0 { result[index] += 1 } else { result.insert(1, at: 0) }
        }
        if result.count <= digits {
            result.insert(contentsOf: repeatElement(0, count: digits + 1 - result.count), at: 0)
        }

        let isNegative = value < 0 && result.contains { $0 != 0 }
        var text = isNegative ? [UInt8(ascii: "-")] : []
        for (index, digit) in result.enumerated() {
            if index == result.count - digits { text.append(UInt8(ascii: ".")) }
            text.append(UInt8(ascii: "0") + digit)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The digits of the shortest decimal, first digit not 0, and the position of the point: 0.05 is
    /// (5), -1; 12.5 is (1, 2, 5), 2. Zero has no digits.
    private static func shortestDecimal(_ magnitude: Double) -> (digits: [UInt8], point: Int) {
        var digits: [UInt8] = []
        var point = 0
        var sawPoint = false
        var exponent = 0
        var inExponent = false
        var exponentIsNegative = false
        for byte in magnitude.description.utf8 {
            switch byte {
            case UInt8(ascii: "."): sawPoint = true
            case UInt8(ascii: "e"): inExponent = true
            case UInt8(ascii: "-"): exponentIsNegative = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if inExponent {
                    exponent = exponent * 10 + Int(digit)
                } else if digits.isEmpty, digit == 0 {
                    if sawPoint { point -= 1 }
                } else {
                    digits.append(digit)
                    if !sawPoint { point += 1 }
                }
            default: break
            }
        }
        return (digits, digits.isEmpty ? 0 : point + (exponentIsNegative ? -exponent : exponent))
    }
}
