import InnkeeperCore

/// Flags a booking without a property if several are named.
///
/// ## Before
/// Bookings of Lake and River, and one whose property is empty, on site A1, which both have.
///
/// ## After
/// The booking is kept and belongs to none of them, so its conflicts can't be determined. If the run names only one
/// property, it belongs to that one.
struct ReservationPropertyMissing: TableRule {
    let code = "reservation-property-missing"
    let kind: RecordKind? = .bookings
    let summary = "The booking names no property, although there are several."
    let advice = """
        Set "property" at the source if all its bookings are of one; else fill in the column. Numbers of sites and \
        bookings mean something within a property, so without one the booking is compared with none of the others.
        """
    let message = "The booking names no property, although there are several; set \"property\" at source {source:json}."
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,property,site_number,arrival,nights
                    R1,Lake,A1,2026-07-04,2
                    R2,,A1,2026-07-08,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,property,site_number,arrival,nights
                    R1,Lake,A1,2026-07-04,2
                    R1,River,A1,2026-07-04,2
                    R2,»,A1,2026-07-08,2
                    """),
        ]
    }

    /// Rejected bookings take part in nothing.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        guard dataset.hasSeveralProperties else { return }
        let bookings = dataset.bookings
        for row in 0..<bookings.count where bookings.property.codes[row] < 0 && bookings.status[row] != .invalid {
            report.report(code, row: row, field: BookingField.property.rawValue)
        }
    }
}
