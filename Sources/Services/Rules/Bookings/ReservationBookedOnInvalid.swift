import InnkeeperCore

/// Flags a booking whose booking date can't be read.
///
/// ## Before
/// `booked_on` such as `yesterday` or `2026-13-01`.
///
/// ## After
/// The booking is kept, but doesn't count for the lead time.
struct ReservationBookedOnInvalid: BookingRule {
    let code = "reservation-booked-on-invalid"
    let summary = "The booking date is not a date, or can be read in two ways."
    let advice = "Write YYYY-MM-DD, or declare the order for the source with `dates`."
    let message = """
        "{value}" is not a date; write the booking date as YYYY-MM-DD. The lead time is worked out without this \
        booking.
        """
    let severity = Severity.warning
    let requires = [BookingField.bookedOn.rawValue]
    var examples: [RuleExample] {
        [
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
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let bookedOn = bookings.bookedOn.cells
        for row in bookedOn.indices where bookedOn[row] == .unreadable || bookedOn[row] == .ambiguous {
            report.report(code, row: row, field: BookingField.bookedOn.rawValue)
        }
    }
}
