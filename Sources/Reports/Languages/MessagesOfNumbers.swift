package import InnkeeperCore

// Numbers, amounts and distances for people. Programs use `Numbers` and `Money.decimal`.

extension Messages {
    /// An integer with thousands separators: `1,234,567`.
    package func number(_ number: Int) -> String { decimal(String(number)) }

    /// The text of a decimal number, `-12345.60`, in the language's form: `-12,345.60`, `-12.345,60`.
    package func decimal(_ text: String) -> String {
        let bytes = text.utf8
        let first = bytes.first == UInt8(ascii: "-") ? bytes.index(after: bytes.startIndex) : bytes.startIndex
        let mark = bytes.firstIndex(of: UInt8(ascii: "."))
        let digits = text[first..<(mark ?? text.endIndex)]
        var left = digits.utf8.count
        let isGrouped = left >= 3 + conventions.leastLeadingDigits
        // Most are short.
        if !isGrouped, mark == nil { return text }
        var shown = String(text[..<first])
        for digit in digits {
            shown.append(digit)
            left -= 1
            if isGrouped, left > 0, left % 3 == 0 { shown += conventions.groupMark }
        }
        if let mark { shown += conventions.decimalMark + text[bytes.index(after: mark)...] }
        return shown
    }

    /// `1,412.50 USD`; if the country is known, in its form: `$1,412.50`, `1.412,50 €`.
    package func money(_ money: Money) -> String { amount(money.decimal, in: money.currency) }

    /// A ratio of money with the currency's decimals: `41.34 USD`; empty if there is none.
    package func money(_ quotient: Quotient?, in currency: Currency) -> String {
        quotient.map { amount($0.decimal(digits: currency.minorDigits), in: currency) } ?? ""
    }

    private func amount(_ decimal: String, in currency: Currency) -> String {
        let number = self.decimal(decimal)
        guard currency != .none else { return number }
        let sign = sign(of: currency)
        let digits = number.drop { $0 == "-" }
        let minus = digits.count < number.count ? "-" : ""
        switch conventions.currencyPlace {
        case .after: return "\(number)\(conventions.usesSymbols ? "\u{A0}" : " ")\(sign)"
        // A currency code of letters is always separated from the number.
        case .before where sign.last?.isLetter == false: return minus + sign + digits
        case .before, .apart: return "\(minus)\(sign)\u{A0}\(digits)"
        }
    }

    private func sign(of currency: Currency) -> String {
        guard conventions.usesSymbols else { return currency.code }
        switch currency.code {
        case "EUR": return "€"
        case "GBP": return "£"
        case "USD" where conventions.isDollarAmerican: return "$"
        default: return currency.code
        }
    }

    /// `66.7%`; empty if there is none.
    package func percent(_ quotient: Quotient?) -> String {
        quotient.map { decimal($0.percent(digits: 1)) + conventions.percentSpace + "%" } ?? ""
    }

    /// A whole number of percent: `50%`.
    package func percent(_ whole: Int) -> String { number(whole) + conventions.percentSpace + "%" }

    /// `850 m`, `12.3 km`; in miles `800 ft`, `7.6 mi`.
    package func distance(_ metres: Double) -> String {
        // From half a unit below it, the small unit would show a thousand, or a tenth of a mile.
        if metres < longUnit.from { return shortDistance(metres) }
        return "\(decimal(Numbers.fixed(metres / longUnit.metres, digits: 1))) \(longUnit.name)"
    }

    /// A length without unnecessary decimals: `500 m`, `2 km`, `2.5 km`.
    package func wholeDistance(_ metres: Double) -> String {
        guard metres >= longUnit.from else { return shortDistance(metres) }
        let text = Numbers.fixed(metres / longUnit.metres, digits: 1)
        return "\(decimal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)) \(longUnit.name)"
    }

    /// The next round length that isn't shorter: 1, 2, 5, 10, 20, … metres, or tenths of a mile.
    package func roundDistance(_ metres: Double) -> Double {
        let unit = conventions.usesMiles ? longUnit.metres / 10 : 1
        let wanted = metres / unit
        var power = 1.0
        while power * 10 < wanted { power *= 10 }
        return ([1, 2, 5, 10].map { $0 * power }.first { $0 >= wanted } ?? power * 10) * unit
    }

    /// Its length in metres, and the distance from which it is used.
    private var longUnit: (name: String, metres: Double, from: Double) {
        conventions.usesMiles ? ("mi", 1609.344, 160) : ("km", 1000, 999.5)
    }

    private func shortDistance(_ metres: Double) -> String {
        guard conventions.usesMiles else { return "\(Numbers.fixed(metres, digits: 0)) m" }
        let unit = conventions.usesYards ? (name: "yd", metres: 0.9144) : (name: "ft", metres: 0.3048)
        return "\(Numbers.fixed((metres / unit.metres / 10).rounded() * 10, digits: 0)) \(unit.name)"
    }

    /// The nearest of eight compass points.
    package func compass(_ degrees: Double) -> String {
        guard degrees.isFinite else { return "" }
        let turned = Int((degrees / 45).rounded()) % 8
        return self[.compass].word((turned + 8) % 8 + 1)
    }
}
