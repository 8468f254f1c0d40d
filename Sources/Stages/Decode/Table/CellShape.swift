internal import InnkeeperCore

/// What a cell looks like, whatever its heading: enough to distinguish data from headings.
package enum CellShape: Sendable, CaseIterable {
    case date, amount, phone, email, number, text

    /// The shape of a non-empty text.
    init(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
        self = .text
        guard end - start <= CellShape.longest else { return }
        let bytes = (start..<end).map { text[$0] }
        if bytes.contains(0x40) {
            if !bytes.contains(0x20) { self = .email }
        } else if bytes.contains(where: CellShape.isDigit) {
            if CellShape.day(bytes, dayFirst: true) != nil || CellShape.day(bytes, dayFirst: false) != nil {
                self = .date
            } else if CellShape.isAmount(bytes) {
                self = .amount
            } else if CellShape.isNumber(bytes) {
                self = .number
            } else if CellShape.isPhone(bytes) {
                self = .phone
            }
        }
    }

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes.span, 0, bytes.count)
    }

    /// Longer than any date, amount, number or address that people write.
    private static let longest = 64

    /// Whether the text is a date, an amount of money, a telephone number or an e-mail address, as no heading is.
    static func isData(_ text: String) -> Bool {
        // Without these it is none of them, as most headings show.
        guard text.utf8.contains(where: { isDigit($0) || $0 == 0x40 }) else { return false }
        let bytes = Array(text.utf8)
        guard bytes.count >= 4 else { return false }
        return switch CellShape(bytes.span, 0, bytes.count) {
        case .date, .amount, .phone, .email: true
        case .number: isPhone(bytes)
        case .text: false
        }
    }

    /// A date written as such; a spreadsheet's serial number for a day is not one.
    static func isDate(_ text: String) -> Bool { day(text, dayFirst: true) != nil || day(text, dayFirst: false) != nil }

    static func day(_ text: String, dayFirst: Bool) -> Int32? { day(Array(text.utf8), dayFirst: dayFirst) }

    private static func day(_ bytes: [UInt8], dayFirst: Bool) -> Int32? {
        if bytes.count < 6 { return nil }
        return DateReader(order: dayFirst ? .dayFirst : .monthFirst).read(bytes.span, 0, bytes.count).date?.dayNumber
    }

    /// A number with two decimals, alone or with a currency.
    private static func isAmount(_ bytes: [UInt8]) -> Bool {
        guard let text = AmountText(bytes.span, 0, bytes.count), text.number.count > 3 else { return false }
        let mark = text.number[text.number.count - 3]
        return mark == 0x2E || mark == 0x2C
    }

    /// Digits only, possibly with marks or a sign.
    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        let digits = bytes.first == 0x2D ? bytes.dropFirst() : bytes[...]
        return digits.first.map(isDigit) == true && digits.allSatisfy { isDigit($0) || $0 == 0x2E || $0 == 0x2C }
    }

    /// At least seven digits, and otherwise only what separates those of a telephone number.
    private static func isPhone(_ bytes: [UInt8]) -> Bool {
        bytes.count(where: isDigit) >= 7
            && bytes.allSatisfy { isDigit($0) || " +-/().".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
