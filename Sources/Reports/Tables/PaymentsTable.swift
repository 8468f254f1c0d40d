package import InnkeeperCore

/// The bill of each stay.
package enum PaymentsTable: OutputTable {
    package static let path = "payments.csv"
    package static let needs = DatasetPart.bookings
    package static let columns = [
        OutputColumn("property", .text, "the property of the booking; empty when not known"),
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

    package static func effort(_ input: RunData) -> Int { input.dataset.bookings.count }

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        let bookings = input.dataset.bookings
        let today = input.context.today
        let sources = input.dataset.files.map { Array($0.source.utf8) }
        let properties = bookings.property.names.map { Array($0.utf8) }
        let sites = bookings.site.names.map { Array($0.utf8) }
        var cells = OutputRow()
        var currency = Currency.none
        var (code, digits) = (currency.code, currency.minorDigits)
        for row in 0..<bookings.count where bookings.hasBill(row) {
            if bookings.currency[row] != currency {
                currency = bookings.currency[row]
                (code, digits) = (currency.code, currency.minorDigits)
            }
            cells.clear()
            let property = bookings.property.codes[row]
            if property < 0 { cells.addEmpty() } else { cells.add(utf8: properties[Int(property)][...]) }
            cells.add(bookings.id, row)
            let site = bookings.site.codes[row]
            if site < 0 { cells.addEmpty() } else { cells.add(utf8: sites[Int(site)][...]) }
            cells.add(bookings.arrival[row].date)
            cells.add(bookings.departure[row].date)
            cells.add(bookings.status[row].name)
            cells.add(minorUnits: bookings.total[row].minorUnits, digits: digits)
            cells.add(minorUnits: bookings.paid[row].minorUnits, digits: digits)
            cells.add(minorUnits: bookings.balance(row), digits: digits)
            cells.add(code)
            cells.add(bookings.paymentState(row, on: today)?.rawValue ?? "")
            let file = Int(bookings.records[row].file)
            if sources.indices.contains(file) { cells.add(utf8: sources[file][...]) } else { cells.addEmpty() }
            try body(cells)
        }
    }
}
