internal import InnkeeperCore

/// What a cell looks like, whatever stands above it: enough to tell data from headings.
enum CellShape {
    /// Whether the text is a date, an amount of money, a telephone number or an e-mail address: no heading is.
    static func isData(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= 4, bytes.count <= 64 else { return false }
        if bytes.contains(0x40) { return !bytes.contains(0x20) }
        guard bytes.contains(where: isDigit) else { return false }
        return isDate(text) || isAmount(bytes) || isPhone(bytes)
    }

    /// A day that is written as one; the numbers by which spreadsheets count days are not.
    static func isDate(_ text: String) -> Bool { day(text, dayFirst: true) != nil || day(text, dayFirst: false) != nil }

    static func day(_ text: String, dayFirst: Bool) -> Int32? {
        let bytes = Array(text.utf8)
        if bytes.count < 6 { return nil }
        return DateReader(order: dayFirst ? .dayFirst : .monthFirst).read(bytes.span, 0, bytes.count).date?.dayNumber
    }

    /// A number with two digits behind its mark, alone or with a currency.
    private static func isAmount(_ bytes: [UInt8]) -> Bool {
        guard let text = AmountText(bytes.span, 0, bytes.count), text.number.count > 3 else { return false }
        let mark = text.number[text.number.count - 3]
        return mark == 0x2E || mark == 0x2C
    }

    /// At least seven digits and only what stands between those of a number.
    private static func isPhone(_ bytes: [UInt8]) -> Bool {
        bytes.count(where: isDigit) >= 7
            && bytes.allSatisfy { isDigit($0) || " +-/().".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
