/// A positive or negative duration, as people write it (`9 h`, `-1 d`, `1 h 30 min`) or as iCalendar does (RFC 5545,
/// 3.3.6: `PT9H`, `-P1D`, `-P1W`, `-P1DT15H`).
///
/// A day has 24 hours here, as durations are counted from the midnight at which a day starts.
public struct SignedDuration: Hashable, Sendable {
    public var seconds: Int

    /// The longest duration accepted in either direction: 100 years of 365 days.
    public static let longest = 36_500 * 86_400

    public init(seconds: Int) { self.seconds = seconds }

    /// nil for a text that is not a duration, and for one longer than `longest`.
    public init?(_ text: String) {
        guard let seconds = SignedDuration.inCalendar(text) ?? SignedDuration.inWords(text) else { return nil }
        self.seconds = seconds
    }

    private static let units: KeyValuePairs = ["w": 604_800, "d": 86_400, "h": 3_600, "min": 60, "s": 1]

    /// Numbers with a unit each, largest unit first, with optional spaces between them.
    private static func inWords(_ text: String) -> Int? {
        var rest = text[...]
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        var seconds = 0
        var least = Int.max
        repeat {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            if rest.first == " " { rest.removeFirst() }
            let word = rest.prefix { $0.isASCII && $0.isLetter }
            rest = rest.dropFirst(word.count)
            guard digits.count <= 8, let number = Int(digits),
                let unit = units.first(where: { $0.key == word })?.value, unit < least
            else { return nil }
            least = unit
            seconds += number * unit
            if rest.first == " ", rest.count > 1 { rest.removeFirst() }
        } while !rest.isEmpty
        return seconds <= longest ? (isNegative ? -seconds : seconds) : nil
    }

    private static func inCalendar(_ text: String) -> Int? {
        var rest = Array(text.utf8)[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
        var seconds = 0
        // Weeks must be alone; after T come hours, minutes and seconds, each at most once and in this order.
        var units: [(letter: Character, seconds: Int)] = [("W", 604_800), ("D", 86_400)]
        var isInTime = false
        var isAfterWeeks = false
        var parts = 0
        while let first = rest.first {
            if first == UInt8(ascii: "T") {
                guard !isInTime, !isAfterWeeks else { return nil }
                isInTime = true
                units = [("H", 3600), ("M", 60), ("S", 1)]
                rest = rest.dropFirst()
                if rest.isEmpty { return nil }
                continue
            }
            let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
            rest = rest.dropFirst(digits.count)
            guard let letter = rest.popFirst(), digits.count >= 1, digits.count <= 8,
                let number = Int(String(decoding: digits, as: UTF8.self)),
                let unit = units.firstIndex(where: { $0.letter == Character(Unicode.Scalar(letter)) }), !isAfterWeeks
            else { return nil }
            seconds += number * units[unit].seconds
            isAfterWeeks = units[unit].letter == "W"
            units.removeFirst(unit + 1)
            parts += 1
        }
        guard parts > 0, seconds <= SignedDuration.longest else { return nil }
        return isNegative ? -seconds : seconds
    }

    /// As people write it, in the largest unit that gives a whole number: `-1 d`, `26 h`, `90 min`, `0 s`.
    public var written: String {
        let unit = seconds == 0 ? nil : SignedDuration.units.dropFirst().first { seconds % $0.value == 0 }
        return "\(seconds / (unit?.value ?? 1)) \(unit?.key ?? "s")"
    }
}

extension SignedDuration: CustomStringConvertible {
    /// As iCalendar writes it, in days, hours, minutes and seconds: `-P7D`, `PT9H30M`, `PT0S`.
    public var description: String {
        let total = abs(seconds)
        var text = seconds < 0 ? "-P" : "P"
        if total >= 86_400 { text += "\(total / 86_400)D" }
        let clock = [(total / 3600 % 24, "H"), (total / 60 % 60, "M"), (total % 60, "S")].filter { $0.0 > 0 }
        if !clock.isEmpty || total == 0 {
            text += "T" + (clock.isEmpty ? "0S" : clock.map { "\($0.0)\($0.1)" }.joined())
        }
        return text
    }
}
