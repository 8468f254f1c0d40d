internal import InnkeeperCore
internal import InnkeeperFormats

/// Converts amounts of money to minor units.
///
/// A currency may precede or follow the number, as code or symbol; spaces, apostrophes and the other mark separate
/// thousands. A sign or parentheses make it negative; some words are amounts, too (`AmountWords`). Digits beyond the minor
/// unit are rounded half away from zero. A single mark followed by exactly three digits (`1.256`) is decimal only if it is
/// the file's decimal mark; all other cells are unambiguous.
struct AmountReader {
    let decimalMark: DecimalMark
    let currencies: CurrencySymbols

    struct Reading: Equatable {
        var cell: AmountCell
        /// The currency in the cell itself.
        var currency: Currency?
    }

    /// `digits` are those of the row's currency; a currency in the cell has its own. `surroundings` are those of an
    /// earlier amount.
    @inline(__always)
    func read(
        _ bytes: Span<UInt8>, _ start: Int, _ end: Int, digits: Int, _ surroundings: inout AmountSurroundings?
    ) -> Reading {
        if start == end { return Reading(cell: .missing) }
        if let plain = plain(bytes, start, end, digits: digits) { return Reading(cell: AmountCell(raw: plain)) }
        return general(bytes, start, end, digits: digits, &surroundings)
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

    private static let (yen, yuan) = (Currency("JPY"), Currency("CNY"))
    /// `¥` and `￥` in UTF-8 end with it.
    private static let lastOfYenSign: UInt8 = 0xA5

    @inline(never)
    private func general(
        _ bytes: Span<UInt8>, _ start: Int, _ end: Int, digits: Int, _ surroundings: inout AmountSurroundings?
    ) -> Reading {
        if bytes[start] == 0x2D, start + 1 < end, let amount = plain(bytes, start + 1, end, digits: digits) {
            return Reading(cell: AmountCell(minorUnits: -amount))
        }
        if NoDate.isDash(bytes, start, end) { return Reading(cell: .missing) }
        guard end - start <= 64 else { return Reading(cell: .unreadable) }
        guard let number = AmountSurroundings.number(bytes, start..<end) else {
            return Reading(cell: AmountWords.cell(bytes, start, end))
        }
        let plain = AmountDigits(bytes, number)
        let hasYenSign = (start..<end).contains { bytes[$0] == AmountReader.lastOfYenSign }
        if let known = surroundings, let plain, known.areAround(number, bytes, start..<end) {
            return reading(plain.bytes.span, plain.count, digits, known.currency, known.isNegative, hasYenSign)
        }
        guard let text = AmountText(bytes, start, end) else { return Reading(cell: .unreadable) }
        var currency: Currency?
        if !text.currency.isEmpty {
            guard let known = currencies.currency(text.currency) else { return Reading(cell: .unreadable) }
            currency = known
        }
        // Where a mark beside the digits belongs to the number, what is around it means nothing by itself.
        if plain?.count == text.number.count {
            surroundings = AmountSurroundings(
                bytes, start..<end, around: number, currency: currency, isNegative: text.isNegative)
        }
        return reading(text.number.span, text.number.count, digits, currency, text.isNegative, hasYenSign)
    }

    private func reading(
        _ number: Span<UInt8>, _ count: Int, _ digits: Int, _ sign: Currency?, _ isNegative: Bool, _ hasYenSign: Bool
    ) -> Reading {
        guard let known = AmountNumber(number, 0..<count, decimalMark: decimalMark) else {
            return Reading(cell: .unreadable)
        }
        // Yen have no hundredths: the sign is that of the yuan, too.
        let currency = hasYenSign && known.decimals == 2 && sign == AmountReader.yen ? AmountReader.yuan : sign
        guard let units = known.minorUnits(number, digits: currency?.minorDigits ?? digits) else {
            return Reading(cell: .unreadable)
        }
        return Reading(cell: AmountCell(minorUnits: isNegative ? -units : units), currency: currency)
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
        // "CAD $350", "350 F CFA": with nothing but spaces between them, two parts are one.
        var isBesideCurrency = false
        for byte in text {
            defer { isBesideCurrency = wasCurrency || isBesideCurrency && byte == 0x20 }
            switch byte {
            case 0x2E where wasCurrency:
                // The point of an abbreviation, as in "Rs." or "kr.".
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
                if !wasCurrency, !isBesideCurrency { currencyParts += 1 }
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

    /// "90,-" and "90:-" are 90: the dash replaces the decimals.
    private static func dropDashOfWhole(_ text: inout [UInt8]) {
        let mark = text.indices.dropFirst().dropLast().first { index in
            [0x2C, 0x2E, 0x3A].contains(text[index]) && 0x30...0x39 ~= text[index - 1] && text[index + 1] == 0x2D
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
