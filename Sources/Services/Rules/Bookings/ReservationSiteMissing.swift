import InnkeeperCore

/// Notes a booking that has no site yet.
///
/// ## Before
/// A booking whose site number is empty, in an export that has that column.
///
/// ## After
/// It counts as a stay, but can't be checked for conflicts.
struct ReservationSiteMissing: BookingRule {
    let code = "reservation-site-missing"
    let summary = "The booking has no site, so it can't be checked for double bookings."
    let advice = "Assign a site before the guest arrives. `site` in the source sets one for all rows."
    let message = "The booking has no site, so it can't be checked for double bookings; assign one."
    let severity = Severity.info
    let requires = [BookingField.siteNumber.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights
                    R1,A1,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,site_number,arrival,nights
                    R1,»,2026-07-04,2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        guard bookings.carried.contains(.siteNumber) else { return }
        let codes = bookings.site.codes.cells
        let status = bookings.status
        // A cancelled booking needs no site.
        for row in codes.indices where codes[row] < 0 && status[row].holdsSite {
            report.report(code, row: row, field: BookingField.siteNumber.rawValue)
        }
    }
}
