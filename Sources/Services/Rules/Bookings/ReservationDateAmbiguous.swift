import InnkeeperCore

/// Rejects a booking whose date can be read in two ways.
///
/// ## Before
/// `01/02/2026` in a file in which nothing tells whether the day or the month comes first, nor does another file with the
/// same headings.
///
/// ## After
/// It is Invalid: a guess would put guests on the wrong nights. Where that is so of every day of arrival or departure,
/// nothing of the file is read, and it is asked once.
struct ReservationDateAmbiguous: BookingRule {
    let code = OpenDateOrder.code
    let summary = "A date can be read day first or month first, and nothing in the file decides."
    let advice = "Declare the order for the source: `\"dates\": \"day-first\"` or `\"month-first\"`."
    let message = """
        {header?The dates in column "{header}"|"{value}"} can be read day first or month first; add \
        "dates": "day-first" or "dates": "month-first" to source {source:json}.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    let examples = [
        RuleExample(
            passes: """
                reservation_id,arrival,nights
                R1,01/02/2026,2
                R2,25/12/2026,2
                """),
        RuleExample(
            fails: """
                reservation_id,»arrival,nights
                R1,01/02/2026,2
                R2,03/04/2026,2
                """),
        RuleExample(
            fails: """
                reservation_id,arrival,nights
                R1,2026-02-01,2
                R2,»03/04/2026,2
                """),
    ]

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let arrival = bookings.arrival.cells
        for row in arrival.indices where arrival[row] == .ambiguous {
            report.report(code, row: row, field: BookingField.arrival.rawValue)
        }
        guard bookings.carried.contains(.departure) else { return }
        let departure = bookings.departure.cells
        for row in departure.indices where departure[row] == .ambiguous {
            report.report(code, row: row, field: BookingField.departure.rawValue)
        }
    }
}

/// The code under which a table reports that none of its days of arrival or departure can be read.
package enum OpenDateOrder {
    package static let code = "reservation-date-ambiguous"
}
