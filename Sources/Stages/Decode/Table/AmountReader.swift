internal import InnkeeperCore
internal import InnkeeperFormats

/// Converts amounts of money to minor units.
///
/// A currency may precede or follow the number, as code or symbol; spaces, apostrophes and the other mark separate
/// thousands. A sign or parentheses make it negative. Digits beyond the minor unit are rounded half away from zero. A
/// single mark followed by exactly three digits (`1.256`) is decimal only if it is the file's decimal mark; all other
/// cells are unambiguous.
struct AmountReader {
    let decimalMark: DecimalMark
    let currencies: CurrencySymbols

    struct Reading: Equatable {
        var cell: AmountCell
        /// The currency in the cell itself.
        var currency: Currency?
    }

    /// `digits` are those of the row's currency; a currency in the cell has its own.
    @inline(__always)
    func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, digits: Int) -> Reading {
        if start == end { return Reading(cell: .missing) }
        if let plain = plain(bytes, start, end, digits: digits) { return Reading(cell: AmountCell(raw: plain)) }
        return general(bytes, start, end, digits: digits)
    }

    /// `412`, `412.5` and `412.50`, for a currency with two digits, where the text has no other meaning.
    @inline(__always)
    private func plain(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, digits: Int) -> Int64? {
        let length = end - start
        guard digits == 2 else { return nil }
        guard length <= 8 else { return plainLong(bytes, start, end) }
        let word = ByteWords.short(bytes, start, end)
        if length > 3, bytes[end - 3] == 0x2E { return hundredths(word, length, decimals: 2) }
        if length > 2, bytes[end - 2] == 0x2E { return hundredths(word, length, decimals: 1).map { $0 * 10 } }
        return DigitWords.number(word, count: length).map { Int64($0) * 100 }
    }

    /// The number without its mark, which precedes `decimals` digits.
    @inline(__always)
    private func hundredths(_ word: UInt64, _ length: Int, decimals: Int) -> Int64? {
        let whole = UInt64(8 * (length - 1 - decimals))
        let digits = word & (1 &<< whole &- 1) | (word &>> (whole + 8)) &<< whole
        return DigitWords.number(digits, count: length - 1).map { Int64($0) }
    }

    /// The same for more than eight bytes, digit by digit.
    @inline(never)
    private func plainLong(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
        guard end - start <= 15, bytes[end - 3] == 0x2E else { return nil }
        var value: Int64 = 0
        for position in start..<end where position != end - 3 {
            let digit = bytes[position] &- 0x30
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int64(digit)
        }
        return value
    }

    @inline(never)
    private func general(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, digits: Int) -> Reading {
        if bytes[start] == 0x2D, start + 1 < end, let amount = plain(bytes, start + 1, end, digits: digits) {
            return Reading(cell: AmountCell(minorUnits: -amount))
        }
        if NoDate.isDash(bytes, start, end) { return Reading(cell: .missing) }
        let unreadable = Reading(cell: .unreadable)
        guard end - start <= 64, let text = AmountText(bytes, start, end) else { return unreadable }
        var currency: Currency?
        if !text.currency.isEmpty {
            guard let known = currencies.currency(text.currency) else { return unreadable }
            currency = known
        }
        guard let units = minorUnits(text.number, digits: currency?.minorDigits ?? digits) else { return unreadable }
        return Reading(cell: AmountCell(minorUnits: text.isNegative ? -units : units), currency: currency)
    }

    /// Converts digits and marks to minor units.
    private func minorUnits(_ number: [UInt8], digits: Int) -> Int64? {
        guard let (whole, fraction) = AmountText.split(number, decimalMark: decimalMark) else { return nil }
        guard whole.count + digits <= 17 else { return nil }
        var units: Int64 = 0
        for digit in whole { units = units * 10 + Int64(digit - 0x30) }
        for digit in 0..<digits { units = units * 10 + (digit < fraction.count ? Int64(fraction[digit] - 0x30) : 0) }
        if fraction.count > digits && fraction[digits] >= 0x35 { units += 1 }
        return units
    }
}

/// The parts of an amount: sign, currency, and the number's digits and marks.
struct AmountText {
    var isNegative = false
    /// Code or symbol as bytes, without spaces.
    var currency: [UInt8] = []
    /// Digits, `.`, `,` and `'`, which also replaces spaces between digits.
    var number: [UInt8] = []

    /// nil if there is no digit, or anything but a currency around the number.
    init?(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
        var text = AmountText.narrowed((start..<end).map { bytes[$0] })
        AmountText.dropDashOfWhole(&text)
        while text.first == 0x20 { text.removeFirst() }
        while text.last == 0x20 { text.removeLast() }
        if text.first == 0x28, text.last == 0x29 {
            isNegative = true
            text = Array(text.dropFirst().dropLast())
        }
        var signs = 0
        var isAfterNumber = false
        var currencyParts = 0
        var wasCurrency = false
        for byte in text {
            switch byte {
            case 0x2E where number.isEmpty && wasCurrency:
                // The point of an abbreviation, as in "Rs.".
                currency.append(byte)
            case 0x30...0x39, 0x2E, 0x2C:
                guard !isAfterNumber else { return nil }
                number.append(byte)
                wasCurrency = false
            case 0x27:
                guard !number.isEmpty, !isAfterNumber else { return nil }
                number.append(byte)
            case 0x20:
                if !number.isEmpty && !isAfterNumber { number.append(0x27) }
                wasCurrency = false
            case 0x2D, 0x2B:
                signs += 1
                if byte == 0x2D { isNegative = true }
                if !number.isEmpty { isAfterNumber = true }
                wasCurrency = false
            default:
                if !wasCurrency { currencyParts += 1 }
                wasCurrency = true
                if !number.isEmpty { isAfterNumber = true }
                currency.append(byte)
            }
        }
        while number.last == 0x27 { number.removeLast() }
        // A sign before the number and its code after it: "$1,234 MXN".
        if currencyParts == 2, text.first == 0x24 { (currency, currencyParts) = (Array(currency.dropFirst()), 1) }
        guard signs <= 1, currencyParts <= 1, number.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
    }

    /// The digits before and after the decimal mark; nil if the marks make no sense.
    static func split(_ number: [UInt8], decimalMark: DecimalMark) -> (whole: [UInt8], fraction: [UInt8])? {
        let points = number.count { $0 == 0x2E }
        let commas = number.count { $0 == 0x2C }
        var decimal: UInt8?
        if points > 0 && commas > 0 {
            decimal = number.last { $0 == 0x2E || $0 == 0x2C }
        } else if points + commas == 1 {
            let mark: UInt8 = points == 1 ? 0x2E : 0x2C
            let parts = number.split(separator: mark, omittingEmptySubsequences: false)
            let isGroup = parts[1].count == 3 && 1...3 ~= parts[0].count && parts[0].first != 0x30
            if !isGroup || (mark == 0x2E) == (decimalMark == .point) { decimal = mark }
        }
        var whole = number[...]
        var fraction: ArraySlice<UInt8> = []
        if let decimal {
            guard let index = number.lastIndex(of: decimal), number.count(where: { $0 == decimal }) == 1 else {
                return nil
            }
            whole = number[..<index]
            fraction = number[(index + 1)...]
        }
        guard fraction.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        let groups = whole.split(omittingEmptySubsequences: false) { !(0x30...0x39 ~= $0) }
        if groups.count > 1 {
            // Groups of three, or as in India (1,23,456) a group of three after groups of two.
            let isThousands = 1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
            let isIndian =
                1...2 ~= groups[0].count && groups.last?.count == 3
                && groups.dropFirst().dropLast().allSatisfy { $0.count == 2 }
            guard Set(whole.filter { !(0x30...0x39 ~= $0) }).count == 1, isThousands || isIndian else { return nil }
        }
        return (groups.flatMap { $0 }, Array(fraction))
    }

    /// "90,-" is 90: the dash replaces the decimals.
    private static func dropDashOfWhole(_ text: inout [UInt8]) {
        let mark = text.indices.dropFirst().dropLast().first { index in
            (text[index] == 0x2C || text[index] == 0x2E) && 0x30...0x39 ~= text[index - 1] && text[index + 1] == 0x2D
        }
        guard let mark else { return }
        let rest = text[(mark + 1)...].drop { $0 == 0x2D }
        text.replaceSubrange(mark..., with: rest)
    }

    /// Converts no-break and thin spaces, minus sign, dashes and right single quote to ASCII.
    private static func narrowed(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 >= 0x80 }) else { return text }
        return String(decoding: text, as: UTF8.self).unicodeScalars.flatMap { scalar in
            switch scalar {
            case "\u{A0}", "\u{202F}", "\u{2009}": Array(" ".utf8)
            case "\u{2212}", "\u{2013}", "\u{2014}": Array("-".utf8)
            case "\u{2019}": Array("'".utf8)
            default: Array(String(scalar).utf8)
            }
        }
    }
}

/// What currency symbols mean for this property.
struct CurrencySymbols {
    /// The property's own currency, which decides what an ambiguous symbol means.
    let home: Currency

    private static let dollars: Set<String> = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"]
    private static let crowns: Set<String> = ["SEK", "NOK", "DKK", "ISK"]
    private static let francsCFA: Set<String> = ["XOF", "XAF"]
    private static let yens: Set<String> = ["JPY", "CNY"]

    /// The currency of a code or symbol; nil if it is unknown, or ambiguous and not decided by the property's own
    /// currency.
    func currency(_ sign: [UInt8]) -> Currency? {
        let text = String(decoding: sign, as: UTF8.self).lowercased()
        switch text {
        case "$": return CurrencySymbols.dollars.contains(home.code) ? home : Currency("USD")
        case "us$", "$us": return Currency("USD")
        case "c$", "ca$": return Currency("CAD")
        case "a$", "au$": return Currency("AUD")
        case "nz$": return Currency("NZD")
        case "mx$": return Currency("MXN")
        case "r$": return Currency("BRL")
        case "€", "euro": return Currency("EUR")
        case "£": return Currency("GBP")
        case "¥": return CurrencySymbols.yens.contains(home.code) ? home : Currency("JPY")
        case "₹", "rs", "rs.": return Currency("INR")
        case "zł": return Currency("PLN")
        case "kč": return Currency("CZK")
        case "₺": return Currency("TRY")
        case "fr", "fr.", "sfr", "sfr.": return Currency("CHF")
        // Nothing shows which country's crowns these are if the property's own currency is unknown too.
        case "kr", "kr.": return CurrencySymbols.crowns.contains(home.code) || home == .none ? home : nil
        case "ft": return Currency("HUF")
        case "lei": return Currency("RON")
        case "₽": return Currency("RUB")
        case "fcfa", "f cfa", "cfa": return CurrencySymbols.francsCFA.contains(home.code) ? home : Currency("XOF")
        default:
            // A code is in capitals; in lower case it may be any word ("3 per"), unless it is the property's own.
            let isOwn = text == home.code.lowercased()
            return isOwn || sign.allSatisfy { 0x41...0x5A ~= $0 } ? Currency(text) : nil
        }
    }
}
