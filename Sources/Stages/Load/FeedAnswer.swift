package import InnkeeperCore

/// A channel's response to a request for a calendar, checked before it replaces the last good one.
package struct FeedAnswer {
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether it starts like a calendar (RFC 5545, 3.4).
    package var isCalendar: Bool {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return FeedAnswer.capitals(bytes.drop { $0 <= 0x20 }.prefix(32)).starts(with: "BEGIN:VCALENDAR".utf8)
    }

    /// Whether it ends like a calendar, which a truncated one doesn't.
    package var isWhole: Bool {
        let end = Array("END:VCALENDAR".utf8)
        return FeedAnswer.capitals(bytes.suffix(64).filter { $0 > 0x20 }[...]).suffix(end.count) == end[...]
    }

    /// The number of its events that start on `day` or later.
    package func events(from day: CalendarDate) -> Int {
        bytes.split { $0 == 0x0A || $0 == 0x0D }.count { line in
            guard line.starts(with: FeedAnswer.begin), let colon = line.firstIndex(of: 0x3A) else { return false }
            let digits = line[(colon + 1)...].prefix(8)
            guard digits.count == 8, let number = Int(String(decoding: digits, as: UTF8.self)),
                let date = CalendarDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
            else { return false }
            return date >= day
        }
    }

    private static func capitals(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.map { 0x61...0x7A ~= $0 ? $0 & 0xDF : $0 }
    }

    private static let begin = Array("DTSTART".utf8)
}
