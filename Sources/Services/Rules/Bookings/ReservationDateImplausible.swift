import InnkeeperCore

/// Flags a booking with a placeholder date, or one far in the past or future.
///
/// ## Before
/// Booked on 1970-01-01, which systems write for an unknown date; or an arrival in 2206. (In files the reader takes
/// 0001-01-01, 1900-01-01 and 9999-12-31 for empty cells.)
///
/// ## After
/// The booking is kept with that date, unless another rule rejects it.
struct ReservationDateImplausible: BookingRule {
    let code = "reservation-date-implausible"
    let summary = "A date is a placeholder, or more than 50 years ago or 10 years ahead."
    let advice = """
        Correct the date. 0001-01-01, 1899-12-30, 1900-01-01, 1970-01-01 and 9999-12-31 are what programs write when \
        they have no date: leave the cell empty.
        """
    let message = "{problem}"
    let phrases = RuleText.phrases([
        Problem.placeholder: """
        The {field} "{value}" is what programs write when they have no date; correct it or leave it empty.
        """,
        .past: "The {field} \"{value}\" is {years:# year|# years} ago; correct it or leave it empty.",
        .future: "The {field} \"{value}\" is {years:# year|# years} ahead; correct it or leave it empty.",
    ])
    let severity = Severity.warning
    /// The tests' today is 2026-09-04.
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,departure,booked_on
                    R1,1976-09-05,1976-09-07,1976-09-04
                    R2,2036-09-01,2036-09-04,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,departure,booked_on
                    R1,»1900-01-02,»1900-01-04,2026-01-01
                    R2,2026-07-04,2026-07-06,»1970-01-01
                    R3,2026-07-04,»9999-12-30,2026-01-01
                    R4,»2206-07-04,»2206-07-06,2026-01-01
                    """),
        ]
    }

    private static let yearsBack = 50
    private static let yearsAhead = 10

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let today = context.run.today
        let first = (today - Self.days(inYears: Self.yearsBack)).dayNumber
        let last = (today + Self.days(inYears: Self.yearsAhead)).dayNumber
        let columns: [(field: BookingField, cells: [DateCell])] = [
            (.arrival, bookings.arrival.cells), (.departure, bookings.departure.cells),
            (.bookedOn, bookings.bookedOn.cells),
        ]
        for (field, cells) in columns where bookings.carried.contains(field) {
            for row in cells.indices where cells[row].raw < first || cells[row].raw > last || cells[row].raw == 0 {
                guard let date = cells[row].date else { continue }
                report.report(code, row: row, field: field.rawValue, arguments: Self.arguments(date, today))
            }
        }
    }

    /// Rounded up.
    private static func days(inYears years: Int) -> Int { years * 365 + years / 4 + 1 }

    private enum Problem: String {
        case placeholder, past, future
    }

    private static let placeholders = [
        "0001-01-01", "1899-12-30", "1899-12-31", "1900-01-01", "1970-01-01", "9999-12-31",
    ]

    private static func arguments(_ date: CalendarDate, _ today: CalendarDate) -> FindingArguments {
        if placeholders.contains(date.description) { return [.problem: .key(Problem.placeholder)] }
        return [
            .problem: .key(date > today ? Problem.future : .past), .years: .count(abs(date.year - today.year)),
        ]
    }
}
