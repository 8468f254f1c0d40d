import InnkeeperCore

/// Rejects a booking without a guest's name.
///
/// ## Before
/// A row whose camper name is empty, in an export that has that column.
///
/// ## After
/// It is Invalid, whether or not the guest is among the contacts.
struct ReservationCamperMissing: BookingRule {
    let code = "reservation-camper-missing"
    let summary = "The booking has no guest name."
    let advice = """
        Enter the guest's name. If the name is in another column, map it: `"columns": { "camper_name": "…" }`. Rows \
        that block a site for the owner belong in another export.
        """
    let message = "The booking has no guest name; enter the name of the guest who is staying."
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = [BookingField.camperName.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,camper_name,arrival,nights
                    R1,Ada Alder,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,camper_name,arrival,nights
                    R1,»,2026-07-04,2
                    R2,Ada Alder,2026-07-04,2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        guard bookings.carried.contains(.camperName) else { return }
        let camper = bookings.camper
        for row in camper.indices where camper[row] == 0 {
            report.report(code, row: row, field: BookingField.camperName.rawValue)
        }
    }
}
