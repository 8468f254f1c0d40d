/// The number of an amount, with its marks understood: `1.234,56`, `1'234.5`, `1,23,456`.
struct AmountNumber {
    private let start: Int
    private let end: Int
    /// Where the decimal mark is; `end` without one.
    private let point: Int
    private let wholeDigits: Int

    /// The text in a range, which consists of digits, points, commas and apostrophes; nil if the marks make no sense.
    init?(_ text: borrowing Span<UInt8>, _ range: Range<Int>, decimalMark: DecimalMark) {
        (start, end) = (range.lowerBound, range.upperBound)
        guard let point = AmountNumber.point(text, range, decimalMark),
            (point..<end).dropFirst().allSatisfy({ AmountNumber.isDigit(text[$0]) }),
            let digits = AmountNumber.digits(text, start..<point)
        else { return nil }
        self.point = point
        wholeDigits = digits
    }

    /// The last of two different marks, or a single one unless it parts thousands; nil if the last is there twice.
    private static func point(_ text: borrowing Span<UInt8>, _ range: Range<Int>, _ usual: DecimalMark) -> Int? {
        var (points, commas) = (0, 0)
        var last = range.upperBound
        for index in range where text[index] == 0x2E || text[index] == 0x2C {
            last = index
            if text[index] == 0x2E { points += 1 } else { commas += 1 }
        }
        if points > 0 && commas > 0 { return (text[last] == 0x2E ? points : commas) == 1 ? last : nil }
        guard points + commas == 1 else { return range.upperBound }
        let isGroup =
            range.upperBound - last == 4 && 1...3 ~= last - range.lowerBound && text[range.lowerBound] != 0x30
        return !isGroup || (points == 1) == (usual == .point) ? last : range.upperBound
    }

    /// How many digits there are; nil unless they are in groups of three, or, as in India, a group of three after
    /// groups of two, all parted by the same mark.
    private static func digits(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
        var (digits, group) = (0, 0)
        var mark: UInt8?
        var (isThousands, isIndian) = (true, true)
        for index in range {
            if isDigit(text[index]) {
                digits += 1
                group += 1
                continue
            }
            if let mark {
                guard text[index] == mark else { return nil }
                isThousands = isThousands && group == 3
                isIndian = isIndian && group == 2
            } else {
                mark = text[index]
                isThousands = 1...3 ~= group
                isIndian = 1...2 ~= group
            }
            group = 0
        }
        return mark == nil || group == 3 && (isThousands || isIndian) ? digits : nil
    }

    /// How many digits follow the decimal mark.
    var decimals: Int { max(0, end - point - 1) }

    /// The number in units of which a whole has `digits` decimals, rounded half up; nil if it is too large.
    func minorUnits(_ text: borrowing Span<UInt8>, digits: Int) -> Int64? {
        guard wholeDigits + digits <= 17 else { return nil }
        var units: Int64 = 0
        for index in start..<point where AmountNumber.isDigit(text[index]) {
            units = units * 10 + Int64(text[index] - 0x30)
        }
        let decimals = point + 1
        for index in decimals..<decimals + digits {
            units = units * 10 + (index < end ? Int64(text[index] - 0x30) : 0)
        }
        if decimals + digits < end, text[decimals + digits] >= 0x35 { units += 1 }
        return units
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension AmountText {
    /// The decimal mark that an amount shows by itself: the last of two different ones, or a single one that can't
    /// separate thousands. A single one that can is probably one of thousands.
    static func evidentMark(
        _ bytes: Span<UInt8>, _ start: Int, _ end: Int
    ) -> (mark: DecimalMark, isOfThousands: Bool)? {
        var points = 0
        var commas = 0
        var last = -1
        var digitsBefore = 0
        var digitsAfter = 0
        var first: UInt8 = 0
        for index in start..<end {
            let byte = bytes[index]
            if byte == 0x2E || byte == 0x2C {
                // A point may belong to "Rs." before the number, or to "kr." behind it.
                if digitsBefore + digitsAfter == 0 && index + 1 < end && bytes[index + 1] &- 0x30 >= 10 { continue }
                if byte == 0x2E && index > start && bytes[index - 1] >= 0x41 { continue }
                if byte == 0x2E { points += 1 } else { commas += 1 }
                last = index
                digitsBefore += digitsAfter
                digitsAfter = 0
            } else if byte &- 0x30 < 10 {
                if digitsBefore + digitsAfter == 0 { first = byte }
                digitsAfter += 1
            }
        }
        guard last >= 0, digitsBefore + digitsAfter > 0 else { return nil }
        let mark: DecimalMark = bytes[last] == 0x2E ? .point : .comma
        if points > 0 && commas > 0 { return (mark, false) }
        if points + commas > 1 { return (mark == .point ? .comma : .point, false) }
        return (mark, digitsAfter == 3 && 1...3 ~= digitsBefore && first != 0x30)
    }
}
