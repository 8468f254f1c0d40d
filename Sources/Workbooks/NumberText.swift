/// Numbers as text.
package enum NumberText {
    /// The shortest digits that read back as the same number, without `.0`: 12, 0.1, 1e+21 (ECMAScript's
    /// Number::toString).
    package static func shortest(_ number: Double) -> String {
        if number == 0 { return "0" }
        if !number.isFinite { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        let written = number.description
        // Nearly every number is written the same way in Swift.
        if !written.utf8.contains(0x65), !written.hasSuffix(".0") { return written }
        var digits: [Character] = []
        var exponent = 0
        var point: Int?
        let parts = abs(number).description.split(separator: "e")
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

    /// A number in decimal digits (xsd:double without its words); nil for anything else.
    package static func parse(_ bytes: some Collection<UInt8>) -> Double? {
        var value = 0
        var places = -1
        // Dividing two integers that doubles represent exactly gives the nearest double.
        var isExact = 1...16 ~= bytes.count
        for byte in bytes {
            switch byte {
            case 0x30...0x39:
                if isExact { value = value * 10 + Int(byte - 0x30) }
                if places >= 0 { places += 1 }
            case 0x2E:
                if places >= 0 { isExact = false }
                places = 0
            case 0x2B, 0x2D, 0x45, 0x65: isExact = false
            default: return nil
            }
        }
        guard isExact, places != 0, places > 0 || bytes.count <= 15 else {
            return Double(String(decoding: bytes, as: UTF8.self))
        }
        return places > 0 ? Double(value) / powers[places] : Double(value)
    }

    /// Whether a whole number has digits that a `Double` changes: it numbers something, and a program that knows no such
    /// limit wrote it. Longer ones are quantities, whatever wrote them.
    package static func losesDigits(_ bytes: some Collection<UInt8>) -> Bool {
        guard 16...18 ~= bytes.count, bytes.allSatisfy({ 0x30...0x39 ~= $0 }), let number = parse(bytes) else {
            return false
        }
        return !shortest(number).utf8.elementsEqual(bytes)
    }

    /// Powers of ten, from 0 on.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
