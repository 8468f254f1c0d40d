import InnkeeperCore

/// The lines of a calendar outside events (RFC 5545, 3.6): its first and last line, its own properties, its time zones,
/// and blank lines.
struct CalendarFraming: FramingScanner {
    /// The incomplete line so far.
    private var line: [UInt8] = []
    private var count = 0
    private var isInZone = false
    private var hasComponent = false
    private var isStart = false

    /// Longer lines are either the calendar's own or not allowed.
    private static let limit = 256

    mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> [StrayRange] {
        var strays: [StrayRange] = []
        if offset == 0 { isStart = true }
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A)
            count += (end ?? bytes.endIndex) - start
            line += bytes[start..<(end ?? bytes.endIndex)].prefix(CalendarFraming.limit - line.count)
            guard let end else { break }
            if !accept() { strays.append((.lost, start..<end + 1)) }
            start = end + 1
        }
        return strays
    }

    mutating func endGap() -> (kind: ByteLedger.Stray.Kind, count: Int)? {
        defer { hasComponent = true }
        let count = count
        return line.isEmpty || accept() ? nil : (.lost, count)
    }

    /// Whether the line may be there.
    private mutating func accept() -> Bool {
        defer { (line, count, isStart) = ([], 0, false) }
        let text = line[...].afterMark(at: isStart ? 0 : 1).filter { $0 > 0x20 && $0 < 0x7F || $0 >= 0xC0 }
        if text.isEmpty { return true }
        let word = String(decoding: text, as: UTF8.self).uppercased()
        if isInZone {
            if word == "END:VTIMEZONE" { isInZone = false }
            return true
        }
        if word == "BEGIN:VTIMEZONE" {
            isInZone = true
            hasComponent = true
            return true
        }
        if word == "BEGIN:VCALENDAR" || word == "END:VCALENDAR" { return true }
        if word.hasPrefix("BEGIN:") || word.hasPrefix("END:") { return false }
        return !hasComponent || CalendarFraming.ofCalendars.contains(String(word.prefix { $0 != ":" && $0 != ";" }))
            || word.hasPrefix("X-")
    }

    /// The properties of a calendar (RFC 5545, 3.7 and RFC 7986, 5).
    private static let ofCalendars: Set<String> = [
        "PRODID", "VERSION", "CALSCALE", "METHOD", "NAME", "DESCRIPTION", "UID", "LAST-MODIFIED", "URL", "CATEGORIES",
        "REFRESH-INTERVAL", "SOURCE", "COLOR", "IMAGE",
    ]
}
