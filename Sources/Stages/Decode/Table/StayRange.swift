/// A day of a stay whose days are in one cell.
package enum StayHalf: Sendable {
    case first
    case last
}

/// The first and the last day of a stay in one cell.
///
/// Before: `14.–17.05.2027`, `May 14 - 17, 2027`, `28/12 to 03/01/2027`
/// After: `14.05.2027` and `17.05.2027`, `May 14, 2027` and `May 17, 2027`, `28/12/2026` and `03/01/2027`
enum StayRange {
    /// The days as texts of their own, in the file's order of day and month; nil for anything but two days.
    static func days(_ text: String) -> (first: String, last: String)? {
        guard mayBeTwo(text.utf8.span) else { return nil }
        var text = String(text.map { dashes.contains($0) ? "-" : $0 })
        // "(3 nights)"
        if text.hasSuffix(")"), let open = text.lastIndex(of: "(") { text = trimmed(text[..<open]) }
        for word in beginnings where text.lowercased().hasPrefix(word) { text = trimmed(text.dropFirst(word.count)) }
        let bytes = Array(text.utf8)
        for separator in separators {
            for start in bytes.indices where bytes[start] == separator[0] && bytes[start...].starts(with: separator) {
                let parts = [bytes[..<start], bytes[(start + separator.count)...]].map {
                    trimmed(String(decoding: $0, as: UTF8.self))
                }
                if let days = completed(parts[0], parts[1]) { return days }
            }
        }
        return nil
    }

    /// False for nearly everything that isn't two days, single days with and without a time of day among them.
    private static func mayBeTwo(_ text: Span<UInt8>) -> Bool {
        guard 11...80 ~= text.count else { return false }
        var digits = 0
        for index in text.indices where text[index] &- 0x30 < 10 { digits += 1 }
        return digits > 3 && (text.count > 20 || DateReader.iso(text, 0, text.count) == nil)
    }

    /// What the cell says of one half. Where it isn't two days, all of it is the first.
    static func text(_ half: StayHalf, of cell: String) -> String {
        let days = days(cell) ?? (cell, "")
        return half == .first ? days.first : days.last
    }

    /// The column of whose cells most are stays of one to ninety nights; nil if there are several.
    static func column(_ rows: [[String]], among columns: some Sequence<Int>) -> Int? {
        let found = columns.prefix(100).filter { column in
            let cells = rows.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column] : nil }
            return cells.count(where: isStay) * 2 > cells.count
        }
        return found.count == 1 ? found[0] : nil
    }

    private static func isStay(_ cell: String) -> Bool {
        guard let days = days(cell) else { return false }
        return nights(days).contains { 1...90 ~= $0 }
    }

    /// The nights between two days, in each order of day and month that reads both.
    private static func nights(_ days: (first: String, last: String)) -> [Int32] {
        [true, false].compactMap { dayFirst in
            guard let first = CellShape.day(days.first, dayFirst: dayFirst),
                let last = CellShape.day(days.last, dayFirst: dayFirst)
            else { return nil }
            return last - first
        }
    }

    // MARK: What one day leaves to the other

    private static func completed(_ first: String, _ last: String) -> (first: String, last: String)? {
        if isDay(first), isDay(last) { return (first, last) }
        guard let year = year(last) else { return nil }
        // "May 14 - 17, 2027"
        var last = last
        if !isDay(last) {
            let month = first.prefix { !$0.isNumber }
            guard month.contains(where: \.isLetter), last.first?.isNumber == true else { return nil }
            last = month + last
        }
        guard isDay(last), let whole = whole(first, last, year) else { return nil }
        let nights = nights((whole, last))
        if nights.contains(where: { $0 >= 0 }) { return (whole, last) }
        // It began the year before.
        return String(year).count == 4 ? self.whole(first, last, year - 1).map { ($0, last) } : nil
    }

    /// The first day with the month and the year that only the last one has.
    private static func whole(_ first: String, _ last: String, _ year: Int) -> String? {
        let bare = first.last == "." ? String(first.dropLast()) : first
        let candidates: [String]
        if !bare.isEmpty, bare.allSatisfy(\.isNumber) {
            let rest = last.drop { !$0.isNumber }.drop(while: \.isNumber)
            candidates = [bare + rest]
        } else if first.contains(where: \.isLetter), !first.contains(where: { "./".contains($0) }) {
            candidates = ["\(first), \(year)", "\(first) \(year)"]
        } else {
            candidates =
                [".", "/", "-"].filter { first.contains($0) }.map { "\(bare)\($0)\(year)" } + ["\(first) \(year)"]
        }
        return candidates.first(where: isDay)
    }

    /// The last number, if it may be a year.
    private static func year(_ text: String) -> Int? {
        let digits = text.split { !$0.isNumber }.last ?? ""
        return digits.count == 4 || digits.count == 2 && !text.contains("-") ? Int(digits) : nil
    }

    /// Whether it is a whole day, and no bare number.
    private static func isDay(_ text: String) -> Bool {
        CellShape.isDate(text) && !text.allSatisfy(\.isNumber)
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let words = text.drop { $0 == " " }
        return String(words.prefix(words.count - words.reversed().prefix { $0 == " " || $0 == "," }.count))
    }

    private static let dashes: Set<Character> = ["–", "—", "−", "‐", "‑", "→", "~", "»", ">"]

    private static let beginnings = ["from ", "von ", "vom ", "du ", "del ", "dal ", "van ", "de ", "fra ", "od "]

    /// Those that stand within days come last.
    private static let separators = [
        " - ", " to ", " until ", " till ", " through ", " bis ", " au ", " al ", " a ", " à ", " ao ", " até ",
        " hasta ", " tot ",
        " t/m ", " til ", " do ", "..", "-", "/",
    ].map { Array($0.utf8) }
}
