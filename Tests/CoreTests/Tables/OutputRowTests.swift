import InnkeeperCore
import Testing
import TestSupport

struct OutputRowTests {
    @Test func `cells stand in the order in which they were added`() {
        // Given cells of every kind
        var row = OutputRow()
        row.add("site, 1")
        row.add(utf8: Array("Ada".utf8)[...])
        row.addEmpty()
        row.add(42)
        row.add(minorUnits: -638, digits: 2)
        row.add(year: 2026, month: 7, day: 4)
        row.add(hex: 0x00AB)
        // Then each can be read again
        #expect(row.count == 7)
        #expect(row.texts == ["site, 1", "Ada", "", "42", "-6.38", "2026-07-04", "00000000000000ab"])
        #expect(row[0] == "site, 1")
        #expect(row[6] == "00000000000000ab")
    }

    @Test func `a row is used again`() {
        // Given a row with cells
        var row = OutputRow(["a", "=b"])
        // When it is cleared and filled anew
        row.clear()
        row.add("c")
        row.add("d")
        // Then nothing of the first is left, its formula neither
        #expect(row.texts == ["c", "d"])
        #expect(!row.hasUnusualStart)
    }

    @Test func `numbers are written as their own descriptions say`() {
        // Given numbers of every length and sign
        var numbers = [0, 1, -1, 9, 10, -10, 99, 100, 1_000_000, Int.max, Int.min, Int(UInt32.max)]
        var random = SeededRandom(7)
        for _ in 0..<200 {
            let number = Int(truncatingIfNeeded: random.next())
            numbers.append(number >> (number & 63))
        }
        for number in numbers {
            var row = OutputRow()
            row.add(number)
            #expect(row.texts == ["\(number)"])
        }
        // And none is an empty cell
        var row = OutputRow()
        row.add(nil as Int?)
        #expect(row.texts == [""])
    }

    @Test func `dates are written as their own descriptions say`() {
        // Given days of every year that there is, and what is not a day
        for number in stride(from: Int32(-719_528), to: 2_932_896, by: 611) {
            let date = CalendarDate(dayNumber: number)
            let (year, month, day) = date.components
            var row = OutputRow()
            row.add(year: year, month: month, day: day)
            #expect(row.texts == [date.description])
            #expect(!row.hasUnusualStart)
        }
        var row = OutputRow()
        row.add(year: 12_345, month: 1, day: 2)
        #expect(row.texts == ["12345-01-02"])
    }

    @Test func `what a formula may begin with is never a usual start, and letters are`() {
        for start in [
            "=", "+", "-", "@", " ", "\t", "\r", "\n", "\u{A0}", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
        ] {
            #expect(OutputRow([start + "1"]).hasUnusualStart, "\(start)")
        }
        for start in ["A", "z", "7", "É", "ž", "Я", "ش", "ễ", "山", "김"] {
            #expect(!OutputRow([start + "1"]).hasUnusualStart, "\(start)")
        }
    }

    @Test func `a row of a column is added as its text is`() {
        // Given texts with accents, formulas, nothing, and bytes that are no UTF-8
        let column = TextColumn(["Ada", "", "Zoë", "=1+1", "山"])
        let broken = TextColumn(bytes: [0x61, 0xFF, 0x62], ends: [3])
        for (column, row) in (0..<5).map({ (column, $0) }) + [(broken, 0)] {
            var fast = OutputRow(["before"])
            fast.add(column, row)
            var plain = OutputRow(["before"])
            plain.add(column[row])
            #expect(fast.texts == plain.texts)
            #expect(fast.hasUnusualStart == plain.hasUnusualStart)
        }
    }

    @Test(arguments: [
        (0, 2, "0.00"), (5, 2, "0.05"), (-5, 2, "-0.05"), (41_250, 2, "412.50"), (1250, 0, "1250"), (-1, 0, "-1"),
        (1, 3, "0.001"), (1000, 3, "1.000"), (12_345, 4, "1.2345"), (Int64.max, 2, "92233720368547758.07"),
        (Int64.min, 2, "-92233720368547758.08"),
    ])
    func `an amount has its currency's digits`(minorUnits: Int64, digits: Int, expected: String) {
        var row = OutputRow()
        row.add(minorUnits: minorUnits, digits: digits)
        row.add(minorUnits: nil, digits: digits)
        #expect(row.texts == [expected, ""])
    }

    @Test func `a date has four, two and two digits`() {
        var row = OutputRow()
        row.add(year: 987, month: 1, day: 2)
        row.add(year: 0, month: 12, day: 31)
        row.add(year: 9999, month: 10, day: 10)
        #expect(row.texts == ["0987-01-02", "0000-12-31", "9999-10-10"])
    }

    @Test func `bytes that are not UTF-8 are repaired`() {
        var row = OutputRow()
        row.add(utf8: [0x41, 0xFF, 0x42])
        row.add(utf8: Array("Zoë".utf8)[...])
        #expect(row.texts == ["A\u{FFFD}B", "Zoë"])
    }
}
