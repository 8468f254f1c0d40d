import InnkeeperCore

/// Flags a booking for more guests than its site takes.
///
/// ## Before
/// Five guests on A1, which takes four.
///
/// ## After
/// The booking is kept; someone should call. Without a campsites source the rule is not checked.
struct ReservationOverCapacity: BookingRule {
    let code = "reservation-over-capacity"
    let summary = "The party is larger than the site's capacity."
    let advice = "Move the party to a larger site, or correct guests or capacity."
    let message = """
        The booking is for {guests:# guest|# guests}, but site {site} has room for {capacity}; find a larger site or correct the \
        number.
        """
    let severity = Severity.warning
    let requires = [BookingField.siteNumber.rawValue, BookingField.guests.rawValue]
    let needs = [RuleNeed.campSites]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights,guests
                    R1,A1,2026-07-04,2,4
                    R2,A2,2026-07-04,2,
                    """),
            RuleExample(
                fails: """
                    reservation_id,site_number,arrival,nights,guests
                    R1,A1,2026-07-04,2,»5
                    R2,A2,2026-07-04,2,»3
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        guard let sites = context.sites, let siteRows = context.siteRows(of: bookings) else { return }
        let codes = bookings.site.codes.cells
        let guests = bookings.guests.cells
        for row in codes.indices where codes[row] >= 0 {
            // An unknown site takes any number.
            let site = siteRows[codes[row], row]
            guard site >= 0, guests[row].raw > sites.capacities[Int(site)] else { continue }
            report.report(
                code, row: row, field: BookingField.guests.rawValue,
                arguments: [
                    .site: .text(bookings.site[row] ?? ""), .capacity: .count(Int(sites.capacities[Int(site)])),
                    .guests: .count(Int(guests[row].raw)),
                ])
        }
    }
}
