import InnkeeperCore

/// Flags a booking with an amount that can't be read.
///
/// ## Before
/// A nightly rate, total, payment, tax, commission or net amount such as `on request`.
///
/// ## After
/// The stay is kept and holds its site; the amount isn't known.
struct ReservationMoneyInvalid: BookingRule {
    let code = "reservation-money-invalid"
    let summary = "An amount of money can't be read."
    let advice = """
        Write a decimal number, with a currency code or sign if you like. Words that mean no amount can be declared: \
        `"missing": ["on request"]`.
        """
    let message = """
        "{value}" is not an amount of money; {field} is ignored for this booking. Write a decimal number, or declare a \
        word that means none with "missing": [{value:json}] in source {source:json}.
        """
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,nightly_rate,total
                    R1,2026-07-04,2,45.50,91.00
                    R2,2026-07-04,2,,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,nightly_rate,total
                    R1,2026-07-04,2,»on request,91.00
                    R2,2026-07-04,2,45.50,»9x1
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        scan(bookings.rate, .nightlyRate)
        scan(bookings.total, .total)
        scan(bookings.paid, .paid)
        scan(bookings.tax, .tax)
        scan(bookings.commission, .commission)
        scan(bookings.net, .net)

        func scan(_ amounts: PackedIntegerColumn<AmountCell>, _ field: BookingField) {
            guard bookings.carried.contains(field) else { return }
            let cells = amounts.cells
            for row in cells.indices where cells[row] == .unreadable {
                report.report(code, row: row, field: field.rawValue)
            }
        }
    }
}
