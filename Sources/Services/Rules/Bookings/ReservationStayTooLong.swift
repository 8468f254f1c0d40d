import InnkeeperCore

/// Flags a stay of more than a year.
///
/// ## Before
/// Arrival 2026-07-04, departure 2062-07-06: two digits are transposed.
///
/// ## After
/// The booking is kept and holds its site all that time.
struct ReservationStayTooLong: BookingRule {
    let code = "reservation-stay-too-long"
    let summary = "The stay is longer than a year."
    let advice = """
        Correct nights or departure. Book a stay without an end year by year: otherwise its site is never free.
        """
    let message = "The stay has {nights:# night|# nights} ({field} {value}), more than a year; correct the dates."
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights
                    R1,2028-01-01,366
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights
                    R1,2026-07-04,»367
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,departure
                    R1,2026-07-04,»2062-07-06
                    """),
        ]
    }

    /// Nights of a leap year.
    private static let longest: Int32 = 366

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let carriesNights = bookings.carried.contains(.nights)
        let nights = bookings.nights.cells
        for row in nights.indices where nights[row].raw > Self.longest {
            let field = carriesNights ? BookingField.nights : .departure
            report.report(code, row: row, field: field.rawValue, arguments: [.nights: .count(Int(nights[row].raw))])
        }
        guard carriesNights, bookings.carried.contains(.departure) else { return }
        for row in nights.indices where nights[row].raw <= Self.longest {
            guard let stay = bookings.stay(row), stay.count > Self.longest else { continue }
            report.report(
                code, row: row, field: BookingField.departure.rawValue, arguments: [.nights: .count(stay.count)])
        }
    }
}
