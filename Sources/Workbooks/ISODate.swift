/// Dates, times and durations in the notation of ISO 8601 and XML Schema.
package enum ISODate {
    /// A date with or without a time of day, or a time of day alone; nil for anything else. A time zone is ignored:
    /// the day as written is meant.
    package static func value(_ text: String) -> CellValue? {
        var bytes = Array(text.utf8)
        while bytes.last == 0x20 { bytes.removeLast() }
        if bytes.last == 0x5A { bytes.removeLast() } else if hasOffset(bytes) { bytes.removeLast(6) }
        if bytes.count >= 5, bytes[2] == 0x3A { return milliseconds(bytes[...]).map { .time(SerialDate.clock($0)) } }
        guard bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D, let year = number(bytes[0..<4]), year > 0,
            let month = number(bytes[5..<7]), 1...12 ~= month, let day = number(bytes[8..<10]),
            1...days(in: month, of: year) ~= day
        else { return nil }
        let date = String(decoding: bytes[..<10], as: UTF8.self)
        if bytes.count == 10 { return .date(date) }
        guard bytes[10] == 0x54 || bytes[10] == 0x20, let time = milliseconds(bytes[11...]) else { return nil }
        return time == 0 ? .date(date) : .datetime(date + "T" + SerialDate.clock(time))
    }

    /// Whether a date or moment ends with its distance from UTC: `+02:00`
    private static func hasOffset(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes[4] == 0x2D else { return false }
        let offset = bytes[(bytes.count - 6)...]
        guard [0x2B, 0x2D].contains(offset[offset.startIndex]), offset[offset.startIndex + 3] == 0x3A,
            let hours = number(offset.dropFirst().prefix(2)), let minutes = number(offset.suffix(2))
        else { return false }
        return hours <= 14 && minutes < 60
    }

    /// A duration, `PT26H30M0S`; nil for anything else. Years and months have no fixed length.
    package static func elapsed(_ text: String) -> CellValue? {
        var bytes = Array(text.utf8)[...]
        let isNegative = bytes.first == 0x2D
        if isNegative { bytes.removeFirst() }
        guard bytes.popFirst() == 0x50 else { return nil }
        var total = 0.0
        var digits: [UInt8] = []
        var isTime = false
        for byte in bytes {
            var unit = 0.0
            switch byte {
            case 0x30...0x39, 0x2E: digits.append(byte)
            case 0x2C: digits.append(0x2E)
            case 0x54: isTime = true
            case 0x44 where !isTime: unit = 86_400_000
            case 0x48 where isTime: unit = 3_600_000
            case 0x4D where isTime: unit = 60_000
            case 0x53 where isTime: unit = 1000
            default: return nil
            }
            guard unit > 0 else { continue }
            guard let count = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
            total += count * unit
            digits = []
        }
        guard digits.isEmpty, total < 1e15 else { return nil }
        let milliseconds = Int((total + 0.5).rounded(.down))
        return SerialDate.elapsed(milliseconds: isNegative ? -milliseconds : milliseconds)
    }

    /// `14:30`, `14:30:00`, `14:30:00.5`
    private static func milliseconds(_ bytes: ArraySlice<UInt8>) -> Int? {
        let parts = bytes.split(separator: 0x3A, omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, let hours = number(parts[0]), hours < 24, let minutes = number(parts[1]),
            minutes < 60
        else { return nil }
        guard parts.count == 3 else { return (hours * 60 + minutes) * 60_000 }
        guard parts[2].allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E }),
            let seconds = Double(String(decoding: parts[2], as: UTF8.self)), seconds < 60
        else { return nil }
        let rounded = Int((seconds * 1000 + 0.5).rounded(.down))
        return min((hours * 60 + minutes) * 60_000 + rounded, 86_399_999)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard 1...4 ~= bytes.count, bytes.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
