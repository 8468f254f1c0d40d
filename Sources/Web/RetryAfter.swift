import InnkeeperCore

/// Parses `Retry-After` (RFC 9110, 10.2.3): seconds or a date.
package enum RetryAfter {
    /// How long to wait from `now` (seconds since 1970); nil for a text that is neither. Never negative.
    package static func duration(_ text: String, now: Double) -> Duration? {
        let text = text.trimmingPrefix { $0 == " " }
        if let seconds = Int(text) { return seconds >= 0 ? .seconds(seconds) : nil }
        return moment(text).map { .seconds(max(0, Double($0) - now)) }
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT` (IMF-fixdate, RFC 9110, 5.6.7), the only form still in use, in seconds since
    /// 1970. Parsed here because a date formatter needs time zones and locales, which a statically linked program
    /// lacks.
    package static func moment(_ text: some StringProtocol) -> Int64? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
            let month = months.firstIndex(where: { $0 == parts[2] }),
            let date = CalendarDate(year: year, month: month + 1, day: day)
        else { return nil }
        let clock = parts[4].split(separator: ":").compactMap { Int($0) }
        // A leap second is accepted, and treated as the second after it.
        guard clock.count == 3, 0..<24 ~= clock[0], 0..<60 ~= clock[1], 0...60 ~= clock[2] else { return nil }
        return Int64(date.dayNumber) * 86_400 + Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
    }
}
