public import Core

/// Marks a booking whose nights are not those between its arrival and departure.
///
/// ## Before
/// Arrival 2026-07-04, departure 2026-07-06, 3 nights.
///
/// ## After
/// The dates count; the finding asks someone to look.
public struct ReservationNightsDisagree: BookingRule {
    public static let code = "reservation-nights-disagree"
    public static let kind: RecordKind? = .bookings
    public static let summary = "Nights differ from the days between arrival and departure."
    public static let advice = """
        Correct whichever is wrong. If every row has it, the dates are probably read in the wrong order: check `dates`.
        """
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let requires = [BookingField.nights.rawValue, BookingField.departure.rawValue]
    public static let examples = [
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

    public init() {}

    public func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let nights = bookings.nights.cells
        let arrival = bookings.arrival.cells
        let departure = bookings.departure.cells
        for row in nights.indices {
            // Wrapping is harmless: marks for missing cells are sorted out below.
            let stay = departure[row].raw &- arrival[row].raw
            if stay != nights[row].raw, nights[row].isPresent, arrival[row].isPresent, departure[row].isPresent {
                report.report(Self.code, row: row, field: BookingField.nights.rawValue, detail: "\(stay)")
            }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        """
        Nights are \(quoted(shownValue)), but there are \(finding.detail) between arrival and departure; correct \
        whichever is wrong.
        """
    }
}
