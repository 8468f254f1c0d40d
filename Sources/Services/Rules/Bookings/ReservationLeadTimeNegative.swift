import InnkeeperCore

/// Flags a booking made after its arrival.
///
/// ## Before
/// Arrival 2026-07-04, booked on 2026-07-06; or lead days -2.
///
/// ## After
/// The booking is kept; its lead time counts as given.
struct ReservationLeadTimeNegative: BookingRule {
    let code = "reservation-lead-time-negative"
    let summary = "The booking was made after the arrival."
    let advice = """
        Correct the booking date or the arrival. Enter guests who arrive without a booking with the day of their arrival.
        """
    let message = """
        The booking was made {days:# day|# days} after the arrival ({field} {value}); correct one of the two.
        """
    let severity = Severity.warning
    let requiresAny = [BookingField.bookedOn.rawValue, BookingField.leadDays.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,booked_on,lead_days
                    R1,2026-07-04,2,2026-07-04,0
                    R2,2026-07-04,2,,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,booked_on
                    R1,2026-07-04,2,»2026-07-06
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,lead_days
                    R1,2026-07-04,2,»-2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let leadDays = bookings.leadDays.cells
        let arrival = bookings.arrival.cells
        let bookedOn = bookings.bookedOn.cells
        let carriesLeadDays = bookings.carried.contains(.leadDays)
        for row in leadDays.indices {
            if bookedOn[row].isPresent, bookedOn[row].raw > arrival[row].raw, arrival[row].isPresent {
                let days = bookedOn[row].raw - arrival[row].raw
                report.report(
                    code, row: row, field: BookingField.bookedOn.rawValue, arguments: [.days: .count(Int(days))])
            } else if carriesLeadDays, leadDays[row].raw < 0, leadDays[row].isPresent {
                let days = leadDays[row].raw.magnitude
                report.report(
                    code, row: row, field: BookingField.leadDays.rawValue, arguments: [.days: .count(Int(days))])
            }
        }
    }
}
