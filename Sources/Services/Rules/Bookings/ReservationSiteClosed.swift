import InnkeeperCore

/// Flags a stay on nights on which its site is closed.
///
/// ## Before
/// A2 is closed from 1 November 2026 to 15 March 2027; a stay there arrives on 14 March.
///
/// ## After
/// The booking is kept; someone should find another site. Bookings that hold no site are ignored, and so are sites
/// whose closing dates are reversed.
struct ReservationSiteClosed: BookingRule {
    let code = "reservation-site-closed"
    let summary = "The site is closed on a night of the stay."
    let advice = """
        Move the stay to a site that is open, or correct closed_from (the first closed night) or closed_to (the first \
        open one) of the campsite.
        """
    let message = """
        Site {site} is closed{from? from {from}}{to? until {to}}, and the stay from {value} includes closed nights; \
        move it to an open site.
        """
    let severity = Severity.warning
    let requires = [BookingField.siteNumber.rawValue]
    let needs = [RuleNeed.campSites]
    /// The tests' site A2 is closed from 2026-11-01, and open again from 2027-03-15.
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights,status
                    R1,A2,2026-10-30,2,confirmed
                    R2,A2,2027-03-15,2,confirmed
                    R3,A2,2026-12-01,2,cancelled
                    R4,A1,2026-12-01,2,confirmed
                    """),
            RuleExample(
                fails: """
                    reservation_id,site_number,arrival,nights,status
                    R1,A2,»2026-10-30,3,confirmed
                    R2,A2,»2027-03-14,2,confirmed
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        guard let closed = context.sites?.closedNights, !closed.isEmpty,
            let siteRows = context.siteRows(of: bookings)
        else { return }
        let codes = bookings.site.codes.cells
        for row in codes.indices where codes[row] >= 0 && bookings.status[row].holdsSite {
            let site = siteRows[codes[row], row]
            guard site >= 0, let nights = closed[Int(site)], let stay = bookings.stay(row), stay.overlaps(nights) else {
                continue
            }
            report.report(
                code, row: row, field: BookingField.arrival.rawValue,
                arguments: Self.arguments(bookings.site[row] ?? "", nights))
        }
    }

    /// A closure may have no start or no end.
    private static func arguments(_ site: String, _ nights: Range<Int32>) -> FindingArguments {
        var facts: FindingArguments = [.site: .text(site)]
        if nights.lowerBound != .min { facts[.from] = .date(CalendarDate(dayNumber: nights.lowerBound)) }
        if nights.upperBound != .max { facts[.to] = .date(CalendarDate(dayNumber: nights.upperBound)) }
        return facts
    }
}
