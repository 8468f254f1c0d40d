import InnkeeperCore

/// Rejects a booking whose end is unknown.
///
/// ## Before
/// A booking with an arrival but neither nights nor a departure.
///
/// ## After
/// It is Invalid, because it is unknown how long its site is taken.
struct ReservationNightsMissing: BookingRule {
    let code = "reservation-nights-missing"
    let summary = "Neither nights nor a departure can be read, so the length of the stay is not known."
    let advice = "Enter nights or a departure. If the cell holds another column's value, check `columns`."
    let message = """
        The length of the stay is not known: {field} is {value?"{value}"|empty}; enter nights or a departure.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,departure
                    R1,2026-07-04,2,
                    R2,2026-07-04,,2026-07-06
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,departure
                    R1,2026-07-04,»,
                    R2,2026-07-04,»two,
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let field = bookings.carried.contains(.nights) ? BookingField.nights : .departure
        let nights = bookings.nights.cells
        let departure = bookings.departure.cells
        let arrival = bookings.arrival.cells
        // An unreadable departure is `reservation-date-invalid`, and so is a missing arrival.
        for row in nights.indices
        where !nights[row].isPresent && departure[row] == .missing && arrival[row].isPresent {
            report.report(code, row: row, field: field.rawValue)
        }
    }
}
