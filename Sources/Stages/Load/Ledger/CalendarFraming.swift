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
        if let delimiter = CalendarDelimiter(line[...]) { return accept(delimiter) }
        let text = line[...].afterMark(at: isStart ? 0 : 1).filter { $0 > 0x20 && $0 < 0x7F || $0 >= 0xC0 }
        if text.isEmpty || isInZone { return true }
        let word = String(decoding: text, as: UTF8.self).uppercased()
        if word.hasPrefix("BEGIN:") || word.hasPrefix("END:") { return false }
        let name = String(word.prefix { $0 != ":" && $0 != ";" })
        return !hasComponent || CalendarDelimiter.propertiesOfCalendars.contains(name) || word.hasPrefix("X-")
    }

    private mutating func accept(_ delimiter: CalendarDelimiter) -> Bool {
        switch (delimiter.verb, delimiter.name) {
        case (.end, "VTIMEZONE") where isInZone: isInZone = false
        case _ where isInZone: break
        case (.begin, "VTIMEZONE"): (isInZone, hasComponent) = (true, true)
        default: return delimiter.name == "VCALENDAR"
        }
        return true
    }
}
