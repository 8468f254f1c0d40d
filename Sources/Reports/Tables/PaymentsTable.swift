package import InnkeeperCore

/// The bill of each stay.
package enum PaymentsTable: CountedTable {
    package static let path = "payments.csv"
    package static let needs = DatasetPart.bookings
    package static let columns = [
        OutputColumn("property", .text, "the property of the booking; empty when not known"),
        OutputColumn("reservation_id", .text, "the booking; empty where its source has no ids"),
        OutputColumn("site_number", .text, "empty for a booking without a site"),
        OutputColumn("arrival", .date, "the first night"),
        OutputColumn("departure", .date, "the day on which it leaves"),
        OutputColumn("status", .text, "`confirmed`, `inHouse`, `completed` or `pending`: others have no bill here"),
        OutputColumn("total", .decimal, "what the stay costs, tax included; empty when not known"),
        OutputColumn("paid", .decimal, "empty when not known"),
        OutputColumn("balance", .decimal, "total less paid, negative when too much was paid; empty when not known"),
        OutputColumn("currency", .text, "ISO 4217; empty when not known"),
        OutputColumn("state", .text, "`overdue`, `owed-on-arrival`, `overpaid` or `paid`; empty without a balance"),
        OutputColumn("source", .text, "the source of the booking"),
    ]

    package static func effort(_ input: RunData) -> Int { input.dataset.bookings.count }

    package static func rows(_ input: RunData) -> Rows { Rows(input) }

    /// One for each booking, of which some have no bill.
    package struct Rows: TableRows {
        private let bookings: Bookings
        private let today: CalendarDate
        private let sources: TextColumn
        private let properties: TextColumn
        private let sites: TextColumn

        fileprivate init(_ input: RunData) {
            bookings = input.dataset.bookings
            today = input.context.today
            sources = TextColumn(input.dataset.files.map(\.source))
            properties = TextColumn(Array(bookings.property.names))
            sites = TextColumn(Array(bookings.site.names))
        }

        package var count: Int { bookings.count }

        package func forEach(in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void) rethrows {
            var cells = OutputRow()
            var currency = Currency.none
            var (code, digits) = (currency.code, currency.minorDigits)
            for row in rows where bookings.hasBill(row) {
                if bookings.currency[row] != currency {
                    currency = bookings.currency[row]
                    (code, digits) = (currency.code, currency.minorDigits)
                }
                cells.clear()
                cells.add(properties, at: bookings.property.codes[row])
                cells.add(bookings.id, row)
                cells.add(sites, at: bookings.site.codes[row])
                cells.add(bookings.arrival[row].date)
                cells.add(bookings.departure[row].date)
                cells.add(bookings.status[row].name)
                cells.add(minorUnits: bookings.total[row].minorUnits, digits: digits)
                cells.add(minorUnits: bookings.paid[row].minorUnits, digits: digits)
                cells.add(minorUnits: bookings.balance(row), digits: digits)
                cells.add(code)
                cells.add(bookings.paymentState(row, on: today)?.rawValue ?? "")
                cells.add(sources, at: bookings.records[row].file)
                try body(cells)
            }
        }
    }
}
