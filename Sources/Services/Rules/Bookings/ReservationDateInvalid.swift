import InnkeeperCore

/// Rejects a booking without a readable arrival, or with a departure that is not a date.
///
/// ## Before
/// Arrivals such as `2026-02-30`, `soon`, or nothing at all.
///
/// ## After
/// It is Invalid, because its nights are unknown.
struct ReservationDateInvalid: BookingRule {
    let code = "reservation-date-invalid"
    let summary = "The arrival is missing, or the arrival or departure is not a date."
    let advice = """
        Write dates as YYYY-MM-DD, or declare how the source writes them: `"dates": "day-first"`, `"month-first"`, or a \
        pattern such as `"dd.MM.yyyy"`.
        """
    let message = """
        {problem?{problem}|{days?"{value}" does not exist: that month has {days:# day|# days}; correct it.|\
        {value?"{value}" is not a date; write YYYY-MM-DD, or declare the order with "dates": "day-first", \
        "month-first" or a pattern in source {source:json}.|There is no {field}; enter a date as YYYY-MM-DD.}}}
        """
    let phrases = RuleText.phrases([
        Problem.calendar: """
        {value?"{value}" can't be read as a day or a length of stay|There is no {field}}; fetch the calendar again, and \
        tell the channel if that doesn't help.
        """,
        .several: """
        The rooms or sites of this booking have different days ("{value}"); export a booking for each.
        """,
    ])
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights
                    R1,2028-02-29,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,departure
                    R1,»2026-02-30,2026-03-02
                    R2,»soon,2026-03-02
                    R3,»,2026-03-02
                    R4,2026-03-01,»2026-03-32
                    """),
        ]
    }

    private enum Problem: String {
        /// Nobody writes a channel's calendar by hand, and its dates have one form.
        case calendar
        /// An object of JSON holds several units, which don't have the same days.
        case several
    }

    func facts(written: Span<UInt8>) -> FindingArguments {
        let text = String(decoding: written)
        let days = text.split(separator: "; ")
        if days.count > 1, days.allSatisfy({ $0.contains { $0.isNumber } }) {
            return [.problem: .key(Problem.several)]
        }
        return ImpossibleDay(text).map { [.days: .count($0.daysOfMonth)] } ?? [:]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let arguments: FindingArguments = bookings.isFeed ? [.problem: .key(Problem.calendar)] : [:]
        let arrival = bookings.arrival.cells
        for row in arrival.indices where arrival[row] == .missing || arrival[row] == .unreadable {
            report.report(code, row: row, field: BookingField.arrival.rawValue, arguments: arguments)
        }
        guard bookings.carried.contains(.departure) else { return }
        let departure = bookings.departure.cells
        for row in departure.indices where departure[row] == .unreadable {
            report.report(code, row: row, field: BookingField.departure.rawValue, arguments: arguments)
        }
    }
}
