internal import Core

/// Reads whole numbers: digits with an optional sign, and a fraction of zeros (`2.0`), as spreadsheets write them.
enum CountText {
    @inline(__always)
    static func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CountCell {
        if start == end { return .missing }
        // Nights and guests have one digit, mostly.
        let digit = bytes[start] &- 0x30
        if end - start == 1, digit < 10 { return CountCell(raw: Int32(digit)) }
        return readLonger(bytes, start, end)
    }

    @inline(never)
    private static func readLonger(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CountCell {
        var position = start
        var isNegative = false
        if bytes[start] == 0x2D || bytes[start] == 0x2B {
            isNegative = bytes[start] == 0x2D
            position += 1
        }
        let firstDigit = position
        var value = 0
        while position < end {
            let digit = bytes[position] &- 0x30
            guard digit < 10 else { break }
            value = value &* 10 &+ Int(digit)
            position += 1
        }
        guard position > firstDigit, position - firstDigit <= 18 else { return .unreadable }
        if position < end {
            guard bytes[position] == 0x2E || bytes[position] == 0x2C, position + 1 < end else { return .unreadable }
            for zero in position + 1..<end where bytes[zero] != 0x30 { return .unreadable }
            // "2,000" is two thousand or two: nobody can tell.
            if bytes[position] == 0x2C && end - position == 4 { return .unreadable }
        }
        return CountCell(isNegative ? -value : value)
    }
}

extension NarrowCell {
    /// The sum of a row's parts. A missing part counts as 0 if another is there; an unreadable one spoils the sum, and so
    /// does one that a cell can't hold.
    static func sum(_ parts: [[Self]], _ row: Int) -> Self {
        let there = parts.lazy.map { $0[row] }.filter { $0 != .missing }
        guard there.allSatisfy(\.isPresent) else { return .unreadable }
        var total: Raw = 0
        for part in there {
            let (sum, overflow) = total.addingReportingOverflow(part.raw)
            if overflow { return .unreadable }
            total = sum
        }
        if there.isEmpty { return .missing }
        let sum = Self(raw: total)
        return sum.isPresent ? sum : .unreadable
    }
}

extension CountCell {
    /// `sum`, within the limit of a count that is read.
    static func total(_ parts: [[CountCell]], _ row: Int) -> CountCell {
        let sum = sum(parts, row)
        return sum.value.map { CountCell($0) } ?? sum
    }
}

/// Reads yes and no.
enum FlagText {
    /// nil for an empty cell and for every other word.
    static func read(_ text: String) -> Bool? {
        switch foldedWord(text) {
        case "yes", "y", "true", "t", "1", "x", "on": true
        case "no", "n", "false", "f", "0", "off": false
        default: nil
        }
    }
}
