import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct AmountSurroundingsTests {
    private func totals(_ cells: [String]) -> [String] {
        let rows = cells.map { "2026-07-04;1;\"\($0)\"\n" }.joined()
        let table = ReadTable("arrival;nights;total\n" + rows, .desk { $0.currency = Currency("USD") ?? .none })
            .bookings
        return table.total.indices.map { row in
            "\(cells[row]): \(table.total[row].minorUnits ?? -1) \(table.currency[row].code)"
        }
    }

    @Test func `an amount is what it is alone, whatever the ones above it are`() {
        // Given amounts in runs with the same signs around them, as columns have them
        var random = SeededRandom(5)
        let signs = [
            ("", " €"), ("$", ""), ("-$", ""), ("($", ")"), ("EUR ", ""), ("", "\u{A0}€"), ("Rs. ", ""), ("Rs.", ""),
            ("", ",-"),
            ("", ".- CHF"), ("", ",–"), ("US$ ", " -"), ("$", " MXN"), (" ", " kr."), ("'", " €"), ("about ", " €"),
            ("€", "€"),
            ("+", ""), ("", "."), (".", " €"), ("a long word of ", " €"),
        ]
        let numbers = [
            "5", "97,50", "1.234,56", "1,234.56", "1.256", "1,256", "1 234,50", "1\u{A0}234,50", "1\u{202F}234.5",
            "1'234.50",
            "1\u{2019}234", "1,23,456.50", "12.34.56", "1..5", "1 2", "0.005", "99999999999999999999", "1-2", "1x2",
            "007",
            "1,234,567.891", "1.234.567", "12'34", "1.234,567.8",
        ]
        var cells: [String] = []
        for _ in 0..<400 {
            let sign = signs[Int.random(in: 0..<signs.count, using: &random)]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                cells.append(sign.0 + numbers[Int.random(in: 0..<numbers.count, using: &random)] + sign.1)
            }
        }
        // When they are read one below the other, and with another sign after each
        let together = totals(cells)
        let apart = totals(cells.flatMap { [$0, "5 zł"] })
        // Then that makes no difference
        for row in cells.indices { #expect(together[row] == apart[2 * row]) }
        #expect(Set(together).count > 200)
    }
}
