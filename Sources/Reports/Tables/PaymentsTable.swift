package import Core

/// The bill of each stay.
package enum PaymentsTable: OutputTable {
    package static let path = "payments.csv"
    package static let needs = DatasetPart.bookings
    package static let columns = [
        OutputColumn("reservation_id", .text, "the booking; empty where its source has no ids"),
        OutputColumn("site_number", .text, "empty for a booking without a site"),
        OutputColumn("arrival", .date, "the first night"),
        OutputColumn("departure", .date, "the day on which it leaves"),
        OutputColumn("status", .text, "confirmed, inHouse, completed or pending: others have no bill here"),
        OutputColumn("total", .decimal, "what the stay costs, tax included; empty when not known"),
        OutputColumn("paid", .decimal, "empty when not known"),
        OutputColumn("balance", .decimal, "total less paid, negative when too much was paid; empty when not known"),
        OutputColumn("currency", .text, "ISO 4217; empty when not known"),
        OutputColumn("state", .text, "overdue, owed-on-arrival, overpaid or paid; empty without a balance"),
        OutputColumn("source", .text, "the source of the booking"),
    ]

    package static func forEachRow(_ input: ReportInput, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        let bookings = input.dataset.bookings
        var cells = OutputRow()
        var currency = Currency.none
        var (code, digits) = (currency.code, currency.minorDigits)
        for row in 0..<bookings.count where bookings.hasBill(row) {
            if bookings.currency[row] != currency {
                currency = bookings.currency[row]
                (code, digits) = (currency.code, currency.minorDigits)
            }
            cells.clear()
            cells.add(utf8: bookings.id.slice(row))
            cells.add(bookings.site[row] ?? "")
            cells.add(bookings.arrival[row].date)
            cells.add(bookings.departure[row].date)
            cells.add(bookings.status[row].name)
            cells.add(minorUnits: bookings.total[row].minorUnits, digits: digits)
            cells.add(minorUnits: bookings.paid[row].minorUnits, digits: digits)
            cells.add(minorUnits: bookings.balance(row), digits: digits)
            cells.add(code)
            cells.add(bookings.paymentState(row, on: input.world.today)?.rawValue ?? "")
            cells.add(input.dataset.source(of: bookings.records[row]))
            try body(cells)
        }
    }
}
