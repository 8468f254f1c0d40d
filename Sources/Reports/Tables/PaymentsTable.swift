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

    package static func forEachRow(_ input: ReportInput, _ body: ([String]) throws -> Void) rethrows {
        let bookings = input.dataset.bookings
        // Days come again and again, and making their text would take longer than all the rest.
        var dates = DateTexts()
        var currency = Currency.none
        var (code, digits) = (currency.code, currency.minorDigits)
        for row in 0..<bookings.count where bookings.hasBill(row) {
            if bookings.currency[row] != currency {
                currency = bookings.currency[row]
                (code, digits) = (currency.code, currency.minorDigits)
            }
            func amount(_ minorUnits: Int64?) -> String { minorUnits.map { Money.decimal($0, digits: digits) } ?? "" }
            try body([
                bookings.id[row],
                bookings.site[row] ?? "",
                dates.text(bookings.arrival[row]),
                dates.text(bookings.departure[row]),
                bookings.status[row].name,
                amount(bookings.total[row].minorUnits),
                amount(bookings.paid[row].minorUnits),
                amount(bookings.balance(row)),
                code,
                bookings.paymentState(row, on: input.world.today)?.rawValue ?? "",
                input.dataset.source(of: bookings.records[row]),
            ])
        }
    }
}

/// Dates as text, each made once.
struct DateTexts {
    private var texts: [Int32: String] = [:]

    mutating func text(_ date: DateCell) -> String {
        guard date.isPresent else { return "" }
        if let known = texts[date.raw] { return known }
        let text = date.text
        texts[date.raw] = text
        return text
    }
}
