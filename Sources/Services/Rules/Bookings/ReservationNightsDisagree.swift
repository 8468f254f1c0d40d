import InnkeeperCore

/// Flags a booking whose number of nights doesn't match its arrival and departure.
///
/// ## Before
/// Arrival 2026-07-04, departure 2026-07-06, 3 nights.
///
/// ## After
/// The dates count; the finding asks for a check.
struct ReservationNightsDisagree: BookingRule {
    let code = "reservation-nights-disagree"
    let summary = "Nights differ from the days between arrival and departure."
    let advice = """
        Correct whichever is wrong. If every row has it, the dates are probably read in the wrong order: check `dates`.
        """
    let message = """
        The booking says "{value}" nights, but there are {nights} between arrival and departure; correct whichever is \
        wrong.
        """
    let severity = Severity.warning
    let requires = [BookingField.nights.rawValue, BookingField.departure.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,departure
                    R1,2026-07-04,2,2026-07-06
                    R2,2026-07-04,2,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,departure
                    R1,2026-07-04,»3,2026-07-06
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let nights = bookings.nights.cells
        let arrival = bookings.arrival.cells
        let departure = bookings.departure.cells
        for row in nights.indices {
            // Overflow is harmless here: marks for missing cells are filtered out below.
            let stay = departure[row].raw &- arrival[row].raw
            if stay != nights[row].raw, nights[row].isPresent, arrival[row].isPresent, departure[row].isPresent {
                report.report(
                    code, row: row, field: BookingField.nights.rawValue, arguments: [.nights: .count(Int(stay))])
            }
        }
    }
}
