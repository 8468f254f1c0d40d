/// A line of a calendar that begins or ends a component (RFC 5545, 3.6).
///
/// The reader of calendars and the ledger of bytes both ask this type: were one of them to see an end where the other sees
/// none, the lines after it would vanish.
package struct CalendarDelimiter: Sendable, Equatable {
    package enum Verb: String, Sendable {
        case begin = "BEGIN"
        case end = "END"
    }

    package let verb: Verb
    /// The component's name, in upper case.
    package let name: String

    /// Returns nil for any other line. `line` may have its line end or not.
    package init?(_ line: ArraySlice<UInt8>) {
        var bytes = line
        if bytes.last == 0x0A { bytes = bytes.dropLast() }
        if bytes.starts(with: CalendarDelimiter.byteOrderMark) { bytes = bytes.dropFirst(3) }
        // Longer lines don't name a component.
        guard bytes.count < 80, let first = bytes.first, [0x42, 0x45, 0x62, 0x65].contains(first) else { return nil }
        if let plain = CalendarDelimiter.plain(bytes) {
            (verb, name) = plain
            return
        }
        let parts = String(decoding: bytes, as: UTF8.self).uppercased().split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let verb = Verb(rawValue: String(parts[0])) else { return nil }
        self.verb = verb
        // Blanks in a known name are damage; in any other they stay, since it is shown.
        let name = String(parts[1].filter { !$0.isWhitespace })
        self.name =
            CalendarDelimiter.outermost.contains(name)
            ? name : parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What nearly all such lines are, found without making texts of them.
    private static func plain(_ line: ArraySlice<UInt8>) -> (Verb, name: String)? {
        let bare = line.last == 0x0D ? line.dropLast() : line
        let count = bare.count
        return plainLines.first { $0.line.count == count && bare.elementsEqual($0.line) }.map { ($0.verb, $0.name) }
    }

    private static let plainLines: [(line: [UInt8], verb: Verb, name: String)] =
        ["VEVENT", "VALARM", "VTODO", "STANDARD", "DAYLIGHT", "VTIMEZONE", "VCALENDAR"].flatMap { name in
            [Verb.begin, .end].map { (Array("\($0.rawValue):\(name)".utf8), $0, name) }
        }

    /// The components at the top level of a calendar, and the calendar itself.
    package static let outermost: Set<String> = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VAVAILABILITY",
    ]

    /// The properties of a calendar (RFC 5545, 3.7 and RFC 7986, 5).
    package static let propertiesOfCalendars: Set<String> = [
        "PRODID", "VERSION", "CALSCALE", "METHOD", "NAME", "DESCRIPTION", "UID", "LAST-MODIFIED", "URL", "CATEGORIES",
        "REFRESH-INTERVAL", "SOURCE", "COLOR", "IMAGE",
    ]

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
