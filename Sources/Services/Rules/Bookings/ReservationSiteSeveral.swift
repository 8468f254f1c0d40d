import InnkeeperCore

/// Flags a booking that names several sites in one cell.
///
/// ## Before
/// A booking of site `A1, A2`.
///
/// ## After
/// It is kept, and holds both: stays on A1 or on A2 that share a night with it are double bookings, and its nights are sold
/// on each. A name that one of the campsites has is that of one site.
struct ReservationSiteSeveral: BookingRule {
    let code = "reservation-site-several"
    let summary = "The booking names several sites, and holds each of them."
    let advice = """
        If a single site has such a name, as `12 + 13`, add it to the campsites: then it counts as one.
        """
    let message = """
        "{value}" seems to be several sites: the booking holds each of them. If a single site has that name, add it to the \
        campsites.
        """
    let severity = Severity.info
    let requires = [BookingField.siteNumber.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights
                    R1,A1,2026-07-04,2
                    R2,"Lakeside, pitch 2",2026-07-04,2
                    R3,12/13,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,site_number,arrival,nights
                    R1,»"A1, A2",2026-07-04,2
                    R2,»Cabin 3 + Cabin 4,2026-07-04,2
                    R3,»101;102;103,2026-07-04,2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let (codes, names) = (bookings.site.codes.cells, bookings.site.names)
        var rows = codes.indices.filter { codes[$0] >= 0 }
        if let siteRows = context.siteRows(of: bookings) {
            if siteRows.isComplete { return }
            rows.removeAll { siteRows[codes[$0], $0] != SiteRows.none }
        }
        // Names are looked at as they occur: a slice has a few of all that campsites have.
        var known = [Bool?](repeating: nil, count: names.count)
        for row in rows {
            let name = Int(codes[row])
            let isSeveral = known[name] ?? !JointSites.parts(of: names[name]).isEmpty
            known[name] = isSeveral
            if isSeveral { report.report(code, row: row, field: BookingField.siteNumber.rawValue) }
        }
    }
}
