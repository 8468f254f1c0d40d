/// What kind of value a number format makes of a number: ECMA-376-1, 18.8.30 and 18.8.31.
///
/// Before: `[$-407]TT.MM.JJJJ` is Excel's German name for what the file stores as `[$-407]dd/mm/yyyy`
/// After: a date
package struct NumberFormat: Equatable, Sendable {
    package enum Meaning: Equatable, Sendable {
        case number
        /// Date, time of day, or both: the value decides.
        case date
        /// Elapsed time.
        case duration
    }

    package var meaning = Meaning.number
    package var isPercentage = false
    /// As written in the format: `€`, `EUR`, `$`; empty if there is none.
    package var currency = ""

    package static let general = NumberFormat()

    private init() {}

    /// The built-in format with a number below 164. Those that depend on the program's language are dates in every
    /// language.
    package init(builtIn number: Int) {
        switch number {
        case 9, 10: isPercentage = true
        case 14...22, 27...36, 45, 47, 50...58: meaning = .date
        case 46: meaning = .duration
        default: break
        }
    }

    /// Parses a format's first section, which applies to positive numbers.
    package init(_ code: String) {
        let characters = Array(code.unicodeScalars)
        var plain = ""
        var literal = ""
        var isElapsed = false
        var index = 0
        while index < characters.count, characters[index] != ";" {
            let character = characters[index]
            switch character {
            case "\"":
                let end = characters[(index + 1)...].firstIndex(of: "\"") ?? characters.count
                literal.unicodeScalars.append(contentsOf: characters[(index + 1)..<end])
                index = end
            case "\\", "_", "*":
                if character == "\\", index + 1 < characters.count {
                    literal.unicodeScalars.append(characters[index + 1])
                }
                index += 1
            case "[":
                guard let end = characters[index...].firstIndex(of: "]") else {
                    index = characters.count
                    continue
                }
                var inside = String.UnicodeScalarView()
                inside.append(contentsOf: characters[(index + 1)..<end])
                isElapsed = isElapsed || NumberFormat.isElapsed(String(inside))
                if inside.first == "$" {
                    let symbol = String(String(inside).dropFirst().prefix { $0 != "-" })
                    if !symbol.isEmpty { literal += symbol }
                }
                index = end
            default: plain.unicodeScalars.append(character)
            }
            index += 1
        }
        isPercentage = plain.contains("%")
        currency = NumberFormat.currency(in: literal + plain)
        let letters = plain.lowercased().replacing("general", with: "").replacing("e+", with: "").replacing(
            "e-", with: "")
        if isElapsed {
            meaning = .duration
        } else if letters.contains(where: { "ymdhs".contains($0) }) {
            meaning = .date
        }
        if meaning != .number { currency = "" }
    }

    private static func isElapsed(_ inside: String) -> Bool {
        let letters = inside.lowercased()
        guard let first = letters.first, "hms".contains(first) else { return false }
        return letters.allSatisfy { $0 == first }
    }

    private static let symbols = ["€", "£", "¥", "₩", "₹", "₺", "₽", "zł", "Kč", "CHF", "kr", "Fr.", "$"]

    private static func currency(in text: String) -> String {
        let text = text.filter { $0 != "\u{A0}" && $0 != " " }
        if let symbol = symbols.first(where: text.contains) { return symbol }
        let letters = text.filter { $0.isASCII && $0.isLetter }
        return letters.count == 3 && letters.allSatisfy(\.isUppercase) ? letters : ""
    }
}

private extension String {
    func replacing(_ part: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            result += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
