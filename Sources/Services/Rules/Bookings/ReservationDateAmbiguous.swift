import InnkeeperCore

/// Rejects a booking whose date can be read in two ways.
///
/// ## Before
/// `01/02/2026`, if neither the file nor another one with the same headings shows whether the day or the month comes
/// first.
///
/// ## After
/// It is Invalid: a guess would put guests on the wrong nights. If that is so for every arrival or departure of a file,
/// nothing in it is read, and one finding asks for the order.
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
    var examples: [RuleExample] {
        [
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
    }

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

/// The code with which a table reports that none of its arrivals or departures can be read.
package enum OpenDateOrder {
    package static let code = "reservation-date-ambiguous"
}
