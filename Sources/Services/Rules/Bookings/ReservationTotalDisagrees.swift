import InnkeeperCore

/// Flags a booking whose total is not its nightly rate times its nights, with or without tax.
///
/// ## Before
/// 2 nights at 45.00 and a total of 80.00.
///
/// ## After
/// The booking is kept. A difference of a cent per night is accepted as rounding. Fees and discounts that are in the
/// total but in no column of their own cause this finding too, which is why it is only a note.
struct ReservationTotalDisagrees: BookingRule {
    let code = "reservation-total-disagrees"
    let summary = "The total is not the nightly rate times the nights, with or without tax."
    let advice = """
        Correct rate, nights, tax or total. If the export's totals hold fees or discounts, switch this off for its source.
        """
    let message = """
        The total is "{value}", but {nights:# night|# nights} at the nightly rate come to {total}; correct whichever \
        is wrong.
        """
    let severity = Severity.info
    let requires = [BookingField.total.rawValue, BookingField.nightlyRate.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,nightly_rate,total,tax
                    R1,2026-07-04,2,45.00,90.00,
                    R2,2026-07-04,2,45.00,99.00,9.00
                    R3,2026-07-04,2,45.00,90.00,9.00
                    R4,2026-07-04,3,33.33,100.00,
                    R5,2026-07-04,2,,90.00,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,nightly_rate,total,tax
                    R1,2026-07-04,2,45.00,»80.00,
                    R2,2026-07-04,2,45.00,»95.00,9.00
                    R3,2026-07-04,3,33.33,»100.03,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,departure,nightly_rate,total
                    R1,2026-07-04,2,2026-07-07,45.00,»90.00
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let rate = bookings.rate.cells
        let total = bookings.total.cells
        let tax = bookings.tax.cells
        for row in rate.indices where rate[row].raw >= 0 && total[row].isPresent {
            // If both are given, the dates count: another rule reports nights that differ.
            let nights = Int64(bookings.stay(row)?.count ?? bookings.nights[row].value ?? 0)
            guard nights > 0 else { continue }
            let (price, overflow) = rate[row].raw.multipliedReportingOverflow(by: nights)
            guard !overflow else { continue }
            let rest = total[row].raw.subtractingReportingOverflow(price).partialValue.magnitude
            guard rest > nights.magnitude else { continue }
            let (taxed, tooMuch) = price.addingReportingOverflow(tax[row].minorUnits ?? 0)
            let taxedRest = total[row].raw.subtractingReportingOverflow(taxed).partialValue.magnitude
            guard tooMuch || taxedRest > nights.magnitude else { continue }
            let money = Money(minorUnits: price, currency: bookings.currency[row])
            report.report(
                code, row: row, field: BookingField.total.rawValue,
                arguments: [.nights: .count(Int(nights)), .total: .money(money)])
        }
    }
}
