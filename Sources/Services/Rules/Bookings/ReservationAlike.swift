import InnkeeperCore

/// Flags a booking whose guest has the same days in an earlier booking, if neither has a number or a site and what both
/// say of rooms, amounts and guests is the same.
///
/// ## Before
/// Ada Alder from 4 to 6 July, in two rows without a number, one for each of two payments.
///
/// ## After
/// Both are kept and counted; the later one has the finding, which refers to the earlier. With a number or a site it would
/// be clear whether they are one booking.
struct ReservationAlike: TableRule {
    let code = "reservation-alike"
    let kind: RecordKind? = .bookings
    let summary = "Two bookings without a number or a site have the same guest and the same days."
    let advice = """
        Remove one of the two if they are one booking. If a booking has several rows in this list, name the columns that \
        tell bookings apart with "key" at the source, and say with "row" what each row is.
        """
    let message = """
        The same guest has the same days in {relatedFile?{relatedFile}, line {relatedLine}|another row}, and neither has a \
        number or a site; remove one if they are one booking.
        """
    let severity = Severity.warning
    let requires = [BookingField.camperName.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,camper_name,arrival,nights
                    R1,,Ada Alder,2026-07-04,2
                    R2,,Ada Alder,2026-07-04,2
                    ,A1,Ben Birch,2026-07-04,2
                    ,A2,Ben Birch,2026-07-04,2
                    ,,Ben Birch,2026-07-08,2
                    """),
            RuleExample(
                fails: """
                    camper_name,arrival,nights
                    Ada Alder,2026-07-04,2
                    Ben Birch,2026-07-04,2
                    Ada Alder,»2026-07-04,2
                    """),
        ]
    }

    /// Cancelled and rejected bookings don't count, whatever they are like.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let bookings = dataset.bookings
        let rows = (0..<bookings.count).filter { row in
            bookings.id.isEmpty(row) && bookings.site.codes[row] < 0 && bookings.camper[row] != 0
                && bookings.status[row].holdsSite && bookings.stay(row) != nil
        }
        func key(_ row: Int) -> (UInt64, Int32, Int32, Int) {
            (bookings.camper[row], bookings.arrival[row].raw, bookings.departure[row].raw, row)
        }
        let sorted = rows.sorted { key($0) < key($1) }
        for (earlier, row) in zip(sorted, sorted.dropFirst()) where isAlike(earlier, row, dataset) {
            report.report(code, row: row, field: BookingField.arrival.rawValue, related: earlier)
        }
    }

    private func isAlike(_ one: Int, _ other: Int, _ dataset: Dataset) -> Bool {
        let bookings = dataset.bookings
        func source(_ row: Int) -> String { dataset.files[Int(bookings.records[row].file)].source }
        return bookings.camper[one] == bookings.camper[other] && bookings.stay(one) == bookings.stay(other)
            && bookings.property[one] == bookings.property[other] && source(one) == source(other)
            && bookings.category[one] == bookings.category[other] && bookings.total[one] == bookings.total[other]
            && bookings.guests[one] == bookings.guests[other] && bookings.bookedOn[one] == bookings.bookedOn[other]
    }
}
