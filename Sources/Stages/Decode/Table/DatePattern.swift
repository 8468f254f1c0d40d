internal import InnkeeperCore

/// A declared date pattern: `yyyy`, `yy`, `MM`, `M`, `MMM`, `MMMM`, `dd`, `d`, and any other character literally.
struct DatePattern {
    private enum Part {
        /// The minimum and maximum number of digits.
        case year(Int), month(ClosedRange<Int>), day(ClosedRange<Int>)
        case monthName
        case literal([UInt8])
    }

    private var parts: [Part] = []

    init(_ text: String) {
        var rest = text[...]
        while let character = rest.first {
            let run = rest.prefix { $0 == character }
            switch (character, run.count) {
            case ("y", _): parts.append(.year(run.count <= 2 ? 2 : 4))
            case ("M", 1): parts.append(.month(1...2))
            case ("M", 2): parts.append(.month(2...2))
            case ("M", _): parts.append(.monthName)
            case ("d", 1): parts.append(.day(1...2))
            case ("d", _): parts.append(.day(2...2))
            default: parts.append(.literal(Array(run.utf8)))
            }
            rest = rest.dropFirst(run.count)
        }
    }

    /// The date in `bytes[start..<end]`. A time after a space or `T` is dropped.
    func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CalendarDate? {
        var position = start
        var year: Int?
        var month: Int?
        var day: Int?
        for part in parts {
            switch part {
            case .year(let digits):
                guard let value = number(bytes, &position, end, digits...digits) else { return nil }
                year = digits == 4 ? value : value < 70 ? 2000 + value : 1900 + value
            case .month(let digits): month = number(bytes, &position, end, digits)
            case .day(let digits): day = number(bytes, &position, end, digits)
            case .monthName:
                let first = position
                while position < end, (bytes[position] | 0x20) &- 0x61 < 26 { position += 1 }
                month = MonthName.month(bytes, first, position)
            case .literal(let literal):
                for byte in literal {
                    guard position < end, bytes[position] == byte else { return nil }
                    position += 1
                }
            }
        }
        guard DateReader.isEndOrTime(bytes, position, end) else { return nil }
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    private func number(
        _ bytes: Span<UInt8>, _ position: inout Int, _ end: Int, _ digits: ClosedRange<Int>
    ) -> Int? {
        var value = 0
        var count = 0
        while position < end, count < digits.upperBound, bytes[position] &- 0x30 < 10 {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
            count += 1
        }
        return count >= digits.lowerBound ? value : nil
    }
}
