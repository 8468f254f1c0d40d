package import InnkeeperCore

/// A full date in a file name, with the time after it if there is one.
package struct DateStamp: Sendable, Equatable {
    package var date: CalendarDate
    /// Second of the day; 0 without a time.
    package var second = 0
    /// Its range in the name.
    package var range: Range<String.Index>

    /// Every full date in `name`, in order: `2026-11-22`, `20261122`, `22.11.2026`, and `22-11-2026` if it is
    /// unambiguous which number is the month.
    package static func all(in name: String) -> [DateStamp] {
        let runs = digitRuns(name)
        var stamps: [DateStamp] = []
        var index = 0
        while index < runs.count {
            if let (stamp, used) = stamp(name, runs[index...]) {
                stamps.append(stamp)
                index += used
            } else {
                index += 1
            }
        }
        return stamps
    }

    private static func digitRuns(_ name: String) -> [Range<String.Index>] {
        var runs: [Range<String.Index>] = []
        var index = name.startIndex
        while let start = name[index...].firstIndex(where: \.isASCIIDigit) {
            let end = name[start...].firstIndex { !$0.isASCIIDigit } ?? name.endIndex
            runs.append(start..<end)
            index = end
        }
        return runs
    }

    /// The date that starts with the first of these runs, and the number of runs it consists of.
    private static func stamp(
        _ name: String, _ runs: ArraySlice<Range<String.Index>>
    ) -> (DateStamp, used: Int)? {
        let first = runs.startIndex
        func text(_ number: Int) -> Substring { name[runs[first + number]] }
        let length = text(0).count
        if length == 8 || length == 12 || length == 14 {
            let digits = text(0)
            guard let date = date(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.dropFirst(6).prefix(2)) else {
                return nil
            }
            var stamp = DateStamp(date: date, range: runs[first])
            if length > 8 {
                guard let second = second(digits.dropFirst(8)) else { return nil }
                stamp.second = second
                return (stamp, 1)
            }
            return withTime(stamp, name, runs.dropFirst(), used: 1)
        }
        guard runs.count >= 3 else { return nil }
        let marks = [
            name[runs[first].upperBound..<runs[first + 1].lowerBound],
            name[runs[first + 1].upperBound..<runs[first + 2].lowerBound],
        ]
        guard marks[0] == marks[1], ["-", ".", "_", " "].contains(marks[0]),
            let date = ordered(text(0), text(1), text(2), mark: marks[0])
        else { return nil }
        let stamp = DateStamp(date: date, range: runs[first].lowerBound..<runs[first + 2].upperBound)
        return withTime(stamp, name, runs.dropFirst(3), used: 3)
    }

    private static func ordered(
        _ first: Substring, _ second: Substring, _ third: Substring, mark: Substring
    ) -> CalendarDate? {
        if first.count == 4, second.count == 2, third.count == 2 { return date(first, second, third) }
        guard third.count == 4, first.count <= 2, second.count <= 2 else { return nil }
        let dayFirst = date(third, second, first)
        // With dots, the month never comes first.
        if mark == "." { return dayFirst }
        let monthFirst = date(third, first, second)
        return monthFirst == nil || monthFirst == dayFirst ? dayFirst : dayFirst == nil ? monthFirst : nil
    }

    private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> CalendarDate? {
        guard let year = Int(year), let month = Int(month), let day = Int(day), (1990...2199).contains(year) else {
            return nil
        }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Adds the time after a date: `T0815`, `_081530`, ` 08-15`.
    private static func withTime(
        _ stamp: DateStamp, _ name: String, _ runs: ArraySlice<Range<String.Index>>, used: Int
    ) -> (DateStamp, used: Int) {
        var stamp = stamp
        guard let next = runs.first,
            ["T", "t", "-", "_", " ", "_at_", " at "].contains(String(name[stamp.range.upperBound..<next.lowerBound])),
            // A year is not a time.
            DateStamp.stamp(name, runs) == nil
        else { return (stamp, used) }
        var digits = String(name[next])
        var count = 1
        // Hours, minutes and seconds are separate.
        while digits.count < 6, digits.count == count * 2, runs.count > count {
            let run = runs[runs.startIndex + count]
            let between = name[runs[runs.startIndex + count - 1].upperBound..<run.lowerBound]
            guard ["-", ".", "_", ":"].contains(between), name[run].count == 2 else { break }
            digits += name[run]
            count += 1
        }
        guard digits.count == 4 || digits.count == 6, let second = second(digits[...]) else { return (stamp, used) }
        stamp.second = second
        stamp.range = stamp.range.lowerBound..<runs[runs.startIndex + count - 1].upperBound
        return (stamp, used + count)
    }

    /// Second of the day from `hhmm` or `hhmmss`.
    private static func second(_ digits: Substring) -> Int? {
        let parts = stride(from: 0, to: digits.count, by: 2).compactMap { Int(digits.dropFirst($0).prefix(2)) }
        guard parts.count >= 2, parts[0] < 24, parts[1] < 60, parts.dropFirst(2).allSatisfy({ $0 < 60 }) else {
            return nil
        }
        return parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
