import InnkeeperCore

/// Flags two stays that share a night on one site.
///
/// ## Before
/// A1 from 4 to 6 July, and A1 from 5 to 8 July.
///
/// ## After
/// Both are kept; the one that arrives later has the finding, which refers to the other. There is one finding per pair.
/// A departure and an arrival on the same day don't overlap.
struct ReservationOverlap: TableRule {
    let code = "reservation-overlap"
    let kind: RecordKind? = .bookings
    let summary = "A site is double-booked: two active stays share a night."
    let advice = """
        Move one of the two; conflicts.csv lists sites that are free. Cancelled, no-show, rejected and invalid bookings \
        are not counted; pending ones are.
        """
    let message = """
        Site {site} is double-booked for {nights:# night|# nights} from {from}, with \
        {relatedFile?{relatedRecord?booking {relatedRecord}|the booking} in {relatedFile}, line {relatedLine}|another \
        booking}; move one of the two.{problem? {problem}}
        """
    let phrases = RuleText.phrases([
        Problem.sameDays: """
        If they are guests of one stay, add "row": "guest" to source {source:json}.
        """
    ])
    let severity = Severity.error
    let requires = [BookingField.siteNumber.rawValue]
    let needs = [RuleNeed.conflicts]
    var examples: [RuleExample] {
        [
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
    }

    private enum Problem: String {
        /// Both are in one file, have the same days and no number.
        case sameDays = "same-days"
    }

    /// Reports every pair that the conflicts stage found.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let conflicts = dataset.conflicts
        let bookings = dataset.bookings
        let sites = bookings.site
        // Field by field, because copying a whole row would also retain its list of free sites.
        for index in conflicts.indices {
            let (first, second, overlap) = (conflicts[index].first, conflicts[index].second, conflicts[index].overlap)
            var arguments: FindingArguments = [
                .site: .text(sites[second] ?? ""), .nights: .count(overlap.count),
                .from: .date(CalendarDate(dayNumber: overlap.lowerBound)),
            ]
            if isOneParty(bookings, first, second) { arguments[.problem] = .key(Problem.sameDays) }
            report.report(
                code, row: second, field: BookingField.arrival.rawValue, arguments: arguments, related: first)
        }
    }

    /// Whether both could be rows of one party, in a list with a row for each guest.
    private func isOneParty(_ bookings: Bookings, _ first: Int, _ second: Int) -> Bool {
        bookings.id.isEmpty(first) && bookings.id.isEmpty(second) && bookings.stay(first) == bookings.stay(second)
            && bookings.records[first].file == bookings.records[second].file
    }
}
