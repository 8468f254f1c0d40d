import InnkeeperCore

/// Rejects a booking without any night.
///
/// ## Before
/// A booking with 0 nights, or one that departs on the day of arrival or earlier.
///
/// ## After
/// It is Invalid: it holds no site and counts in no key figure.
struct ReservationNightsNotPositive: BookingRule {
    let code = "reservation-nights-not-positive"
    let summary = "The stay has no nights: nights are 0 or less, or the departure is not after the arrival."
    let advice = """
        Correct nights or departure in the booking system. Day guests belong in another export; `exclude` \
        skips such a file.
        """
    let message = """
        The stay has no nights{value? ({field} is "{value}")|}; the departure must be at least one night after the arrival.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights
                    R1,2026-07-04,1
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights
                    R1,2026-07-04,»0
                    R2,2026-07-04,»-2
                    R3,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,departure
                    R1,2026-07-04,»2026-07-04
                    R2,2026-07-04,»2026-07-01
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        // Nights that the source doesn't have were derived from the departure: point at that cell.
        let carriesNights = bookings.carried.contains(.nights)
        let field = carriesNights ? BookingField.nights : .departure
        let nights = bookings.nights.cells
        for row in nights.indices where nights[row].raw <= 0 && nights[row].isPresent {
            report.report(code, row: row, field: field.rawValue)
        }
        guard carriesNights, bookings.carried.contains(.departure) else { return }
        let arrival = bookings.arrival.cells
        let departure = bookings.departure.cells
        for row in nights.indices
        where departure[row].raw <= arrival[row].raw && departure[row].isPresent && nights[row].raw > 0 {
            report.report(code, row: row, field: BookingField.departure.rawValue)
        }
    }
}
