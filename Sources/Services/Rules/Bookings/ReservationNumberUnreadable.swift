import InnkeeperCore

/// Flags a booking with a count that is not a number.
///
/// ## Before
/// Guests `two`, lead days `n/a`, or nights `?` next to a valid departure.
///
/// ## After
/// The booking is kept; the count is ignored.
struct ReservationNumberUnreadable: BookingRule {
    let code = "reservation-number-unreadable"
    let summary = "Nights, guests or lead days are not a whole number."
    let advice = "Write digits. Words that mean no value can be declared: `\"missing\": [\"n/a\"]`."
    let message = "\"{value}\" is not a whole number; {field} is ignored for this booking until it is corrected."
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,guests
                    R1,2026-07-04,2,4
                    R2,2026-07-04,2,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,departure,guests
                    R1,2026-07-04,2,2026-07-06,»two
                    R2,2026-07-04,»?,2026-07-06,2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let nights = bookings.nights.cells
        let departure = bookings.departure.cells
        // Without a departure it is `reservation-nights-missing`.
        for row in nights.indices where nights[row] == .unreadable && departure[row] != .missing {
            report.report(code, row: row, field: BookingField.nights.rawValue)
        }
        scan(bookings.guests.cells, .guests, &report)
        scan(bookings.leadDays.cells, .leadDays, &report)
    }

    private func scan(_ counts: [CountCell], _ field: BookingField, _ report: inout RowFindings) {
        for row in counts.indices where counts[row] == .unreadable {
            report.report(code, row: row, field: field.rawValue)
        }
    }
}
