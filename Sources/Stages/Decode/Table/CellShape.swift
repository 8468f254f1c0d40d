internal import InnkeeperCore
internal import InnkeeperServices

/// What a cell looks like, whatever its heading: enough to distinguish data from headings.
package enum CellShape: Sendable, CaseIterable {
    case date
    /// A day that its month does not have: `2026-02-30`.
    case impossibleDay
    case amount, phone, email, number, text

    /// The shape of a non-empty text.
    init(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
        self = .text
        guard end - start <= CellShape.longest else { return }
        var (hasAt, hasSpace, hasDigit) = (false, false, false)
        for index in start..<end {
            hasAt = hasAt || text[index] == 0x40
            hasSpace = hasSpace || text[index] == 0x20
            hasDigit = hasDigit || CellShape.isDigit(text[index])
        }
        if hasAt {
            if !hasSpace { self = .email }
        } else if hasDigit {
            if CellShape.isDate(text, start, end) {
                self = .date
            } else if CellShape.isAmount(text, start, end) {
                self = .amount
            } else {
                self = CellShape.digits(text, start, end)
            }
        }
    }

    init(_ text: String) {
        let bytes = text.utf8.span
        self.init(bytes, 0, bytes.count)
    }

    /// Longer than any date, amount, number or address that people write.
    private static let longest = 64

    /// Whether the text is a date, an amount of money, a telephone number or an e-mail address, as no heading is.
    static func isData(_ text: String) -> Bool {
        let bytes = text.utf8.span
        guard bytes.count >= 4 else { return false }
        return switch CellShape(bytes, 0, bytes.count) {
        case .date, .impossibleDay, .amount, .phone, .email: true
        case .number: isPhone(bytes, 0, bytes.count)
        case .text: false
        }
    }

    /// A date written as such; a spreadsheet's serial number for a day is not one.
    static func isDate(_ text: String) -> Bool {
        let bytes = text.utf8.span
        return isDate(bytes, 0, bytes.count)
    }

    private static func isDate(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        day(bytes, start, end, dayFirst: true) != nil || day(bytes, start, end, dayFirst: false) != nil
    }

    static func day(_ text: String, dayFirst: Bool) -> Int32? {
        let bytes = text.utf8.span
        return day(bytes, 0, bytes.count, dayFirst: dayFirst)
    }

    private static func day(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, dayFirst: Bool) -> Int32? {
        // Most cells are words.
        if end - start < 6 || !(start..<end).contains(where: { bytes[$0] &- 0x30 < 10 }) { return nil }
        return DateReader(order: dayFirst ? .dayFirst : .monthFirst).read(bytes, start, end).date?.dayNumber
    }

    /// The shape of a text with digits that is neither a date nor an amount.
    private static func digits(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> CellShape {
        let isNumber = isNumber(text, start, end)
        // "31.11.2026" has two marks.
        if isNumber, (start..<end).count(where: { text[$0] == 0x2E }) != 2 { return .number }
        guard isNumber || isPhone(text, start, end) else { return .text }
        let cell = String(decoding: (start..<end).map { text[$0] }, as: UTF8.self)
        if ImpossibleDay(cell) != nil { return .impossibleDay }
        return isNumber ? .number : StayRange.days(cell) != nil ? .date : .phone
    }

    /// A number with two decimals, alone or with a currency.
    private static func isAmount(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard let text = AmountText(bytes, start, end), text.number.count > 3 else { return false }
        let mark = text.number[text.number.count - 3]
        return mark == 0x2E || mark == 0x2C
    }

    /// Digits only, possibly with marks or a sign.
    private static func isNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let first = bytes[start] == 0x2D ? start + 1 : start
        guard first < end, isDigit(bytes[first]) else { return false }
        return (first..<end).allSatisfy { isDigit(bytes[$0]) || bytes[$0] == 0x2E || bytes[$0] == 0x2C }
    }

    /// At least seven digits, and otherwise only what separates those of a telephone number.
    private static func isPhone(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        (start..<end).count { isDigit(bytes[$0]) } >= 7
            && (start..<end).allSatisfy { isDigit(bytes[$0]) || " +-/().".utf8.contains(bytes[$0]) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
