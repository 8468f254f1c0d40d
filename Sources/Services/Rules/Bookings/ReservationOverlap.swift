import Core

/// Marks two stays that share a night on one site.
///
/// ## Before
/// A1 from 4 to 6 July, and A1 from 5 to 8 July.
///
/// ## After
/// Both stand; the one that arrives later carries the finding, and the other is named beside it. One finding a pair.
/// A departure and an arrival on one day do not meet.
struct ReservationOverlap: TableRule {
    let code = "reservation-overlap"
    let kind: RecordKind? = .bookings
    let summary = "Two active stays share a night on one site."
    let advice = """
        Move one of the two; conflicts.csv lists sites that are free. Cancelled, no-show, rejected and Invalid bookings \
        are not counted; pending ones are.
        """
    let severity = Severity.error
    let requires = [BookingField.siteNumber.rawValue]
    let examples = [
        RuleExample(
            passes: """
                reservation_id,site_number,camper_name,arrival,nights,status
                R1,A1,Ada Alder,2026-07-04,2,confirmed
                R2,A1,Ben Birch,2026-07-06,2,confirmed
                R3,A2,Cleo Cedar,2026-07-04,2,confirmed
                R4,A1,Dora Dogwood,2026-07-04,2,cancelled
                """),
        RuleExample(
            fails: """
                reservation_id,site_number,camper_name,arrival,nights,status
                R1,A1,Ada Alder,2026-07-04,2,confirmed
                R2,A1,Ben Birch,»2026-07-05,3,pending
                """),
    ]

    /// Every pair that the conflicts stage found.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let conflicts = dataset.conflicts
        let sites = dataset.bookings.site
        // One by one, because a copy of a whole row counts its list of free sites too.
        for index in conflicts.indices {
            let (first, second, overlap) = (conflicts[index].first, conflicts[index].second, conflicts[index].overlap)
            let nights = overlap.count
            let from = CalendarDate(dayNumber: overlap.lowerBound)
            report.report(
                code, row: second, field: BookingField.arrival.rawValue,
                detail: "site \(sites[second] ?? ""), \(nights) night\(nights == 1 ? "" : "s") from \(from)",
                related: first)
        }
    }

    func message(_ finding: Finding, shownValue: String) -> String {
        let other = finding.related.map { related in
            let name = related.record.isEmpty ? "the booking" : "booking \(related.record)"
            return "\(name) in \(related.file), line \(related.line)"
        }
        return "This stay shares \(finding.detail) with \(other ?? "another booking"); move one of the two."
    }
}
