/// Numbers as text.
package enum NumberText {
    /// The shortest digits that read back as the same number, without a `.0`: 12, 0.1, 1e+21 (ECMAScript's
    /// Number::toString).
    package static func shortest(_ number: Double) -> String {
        if number == 0 { return "0" }
        if !number.isFinite { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        var digits: [Character] = []
        var exponent = 0
        var point: Int?
        let parts = "\(abs(number))".split(separator: "e")
        for character in parts[0] {
            if character == "." { point = digits.count } else { digits.append(character) }
        }
        exponent = (point ?? digits.count) + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        while digits.first == "0" {
            digits.removeFirst()
            exponent -= 1
        }
        while digits.last == "0" { digits.removeLast() }
        let sign = number < 0 ? "-" : ""
        let count = digits.count
        if count <= exponent, exponent <= 21 {
            return sign + String(digits) + String(repeating: "0", count: exponent - count)
        }
        if 0 < exponent, exponent <= 21 {
            return sign + String(digits[..<exponent]) + "." + String(digits[exponent...])
        }
        if -6 < exponent, exponent <= 0 {
            return sign + "0." + String(repeating: "0", count: -exponent) + String(digits)
        }
        let power = exponent - 1
        return sign + String(digits[0]) + (count > 1 ? "." + String(digits[1...]) : "") + "e" + (power < 0 ? "-" : "+")
            + String(abs(power))
    }

    /// The number that a file writes in decimal digits (xsd:double without its words); nil for anything else.
    package static func parse(_ bytes: some Collection<UInt8>) -> Double? {
        var value = 0
        var isWhole = !bytes.isEmpty && bytes.count <= 15
        for byte in bytes {
            switch byte {
            case 0x30...0x39: if isWhole { value = value * 10 + Int(byte - 0x30) }
            case 0x2B, 0x2D, 0x2E, 0x45, 0x65: isWhole = false
            default: return nil
            }
        }
        return isWhole ? Double(value) : Double(String(decoding: bytes, as: UTF8.self))
    }
}
