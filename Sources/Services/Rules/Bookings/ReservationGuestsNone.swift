import InnkeeperCore

/// Flags a booking without guests.
///
/// ## Before
/// 0 guests, or 0 adults, children and infants in total.
///
/// ## After
/// The booking counts: its site is taken.
struct ReservationGuestsNone: BookingRule {
    let code = "reservation-guests-none"
    let summary = "The booking is for no guests."
    let advice = "Enter the number of guests; leave the cell empty if it is not known."
    let message = """
        The booking is for {guests:# guest|# guests}; enter the number of guests, or leave the cell empty if it is not \
        known.
        """
    let severity = Severity.warning
    let requires = [BookingField.guests.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,guests
                    R1,2026-07-04,2,1
                    R2,2026-07-04,2,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,guests
                    R1,2026-07-04,2,»0
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let guests = bookings.guests.cells
        for row in guests.indices where guests[row].raw <= 0 && guests[row].isPresent {
            report.report(
                code, row: row, field: BookingField.guests.rawValue, arguments: [.guests: .count(Int(guests[row].raw))])
        }
    }
}
