import Core

/// Marks a booking whose day of booking can't be read.
///
/// ## Before
/// `booked_on` such as `yesterday` or `2026-13-01`.
///
/// ## After
/// The booking stands; it is left out of the lead time.
struct ReservationBookedOnInvalid: BookingRule {
    let code = "reservation-booked-on-invalid"
    let summary = "The day of booking is no date, or can be read in two ways."
    let advice = "Write YYYY-MM-DD, or declare the order for the source with `dates`."
    let severity = Severity.warning
    let requires = [BookingField.bookedOn.rawValue]
    let examples = [
        RuleExample(
            passes: """
                reservation_id,arrival,nights,booked_on
                R1,2026-07-04,2,2026-05-01
                R2,2026-07-04,2,
                """),
        RuleExample(
            fails: """
                reservation_id,arrival,nights,booked_on
                R1,2026-07-04,2,»yesterday
                """),
    ]

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let bookedOn = bookings.bookedOn.cells
        for row in bookedOn.indices where bookedOn[row] == .unreadable || bookedOn[row] == .ambiguous {
            report.report(code, row: row, field: BookingField.bookedOn.rawValue)
        }
    }

    func message(_ finding: Finding, shownValue: String) -> String {
        "\(quoted(shownValue)) is no date of booking; write YYYY-MM-DD. The lead time leaves this booking out."
    }
}
