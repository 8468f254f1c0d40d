internal import InnkeeperCore

/// Reads whole numbers: digits with an optional sign and a fraction of zeros (`2.0`), as spreadsheets write them, and
/// numbers with a unit, as people write them (`3 Nächte`, `2 Erw. 1 Kind`).
enum CountText {
    @inline(__always)
    static func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CountCell {
        if start == end { return .missing }
        // Numbers of nights and guests mostly have one digit.
        let digit = bytes[start] &- 0x30
        if end - start == 1, digit < 10 { return CountCell(raw: Int32(digit)) }
        return readLonger(bytes, start, end)
    }

    @inline(never)
    private static func readLonger(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CountCell {
        var position = start
        var isNegative = false
        if bytes[start] == 0x2D || bytes[start] == 0x2B {
            isNegative = bytes[start] == 0x2D
            position += 1
        }
        let firstDigit = position
        var value = 0
        while position < end {
            let digit = bytes[position] &- 0x30
            guard digit < 10 else { break }
            value = value &* 10 &+ Int(digit)
            position += 1
        }
        guard position > firstDigit, position - firstDigit <= 18 else {
            if NoDate.isDash(bytes, start, end) { return .missing }
            // "Adults: 2, Children: 1"
            if (start..<end).contains(where: { bytes[$0] == 0x3A }) { return WordedCount.read(bytes, start, end) }
            let word = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
            return FlagText.isNone(word) ? CountCell(0) : .unreadable
        }
        if position < end {
            let isMark = bytes[position] == 0x2E || bytes[position] == 0x2C
            guard isMark else { return WordedCount.read(bytes, start, end) }
            if position + 1 == end { return .unreadable }
            for zero in position + 1..<end where bytes[zero] != 0x30 { return .unreadable }
            // "2,000" may be two thousand or two.
            if bytes[position] == 0x2C && end - position == 4 { return .unreadable }
        }
        return CountCell(isNegative ? -value : value)
    }
}

extension NarrowCell {
    /// The sum of a row's parts. A missing part counts as 0 if another is present; an unreadable one makes the sum
    /// unreadable, and so does one that exceeds a cell.
    static func sum(_ parts: [[Self]], _ row: Int) -> Self {
        let there = parts.lazy.map { $0[row] }.filter { $0 != .missing }
        guard there.allSatisfy(\.isPresent) else { return .unreadable }
        var total: Raw = 0
        for part in there {
            let (sum, overflow) = total.addingReportingOverflow(part.raw)
            if overflow { return .unreadable }
            total = sum
        }
        if there.isEmpty { return .missing }
        let sum = Self(raw: total)
        return sum.isPresent ? sum : .unreadable
    }
}

extension CountCell {
    /// `sum`, limited like a count that is read.
    static func total(_ parts: [[CountCell]], _ row: Int) -> CountCell {
        let sum = sum(parts, row)
        return sum.value.map { CountCell($0) } ?? sum
    }
}

/// Reads yes and no in eight languages, and for electricity also the amperage.
enum FlagText {
    /// nil for an empty cell and for any other word.
    static func read(_ text: String) -> Bool? {
        let word = foldedWord(text)
        if yes.contains(word) { return true }
        if no.contains(word) { return false }
        // "30/50 amp" is one or the other.
        let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "/" }
        let strengths = digits.split(separator: "/").compactMap { Int($0) }
        guard let most = strengths.max(), strengths.count > 1 || isStrength(word, digits) else { return nil }
        return most > 0
    }

    /// A number with its unit, or without one if it is a current that sockets have.
    private static func isStrength(_ word: String, _ digits: Substring) -> Bool {
        let unit = String(word.dropFirst(digits.count))
        return units.contains(unit) || unit.isEmpty && currents.contains(String(digits))
    }

    /// Whether it is a word for none of something.
    static func isNone(_ text: String) -> Bool { none.contains(foldedWord(text)) }

    /// Whether it says anything: neither empty nor a mark for it.
    static func isWord(_ text: String) -> Bool { !["", "-", "–", "—", "?", "n/a", "na"].contains(foldedWord(text)) }

    private static let yes: Set<String> = [
        "yes", "y", "true", "t", "1", "x", "on", "ja", "j", "oui", "si", "sì", "sí", "sim", "tak", "ano", "vorhanden",
        "available", "✓", "✔",
    ]
    private static let no =
        none.union([
            "no", "n", "false", "f", "0", "off", "nein", "non", "nee", "não", "nao", "nie", "ne", "nej", "ohne",
        ])
    private static let none: Set<String> = [
        "none", "kein", "keine", "keiner", "aucun", "aucune", "ninguno", "ninguna", "nessuno", "nessuna", "geen", "nil",
        "zero", "nenhum", "nenhuma",
    ]
    private static let currents: Set<String> = [
        "4", "5", "6", "8", "10", "13", "15", "16", "20", "25", "30", "32", "50", "60", "63", "100",
    ]
    private static let units: Set<String> = ["a", "amp", "amps", "ampere", "ampère", "ampères", "v", "volt", "kw", "w"]
}
