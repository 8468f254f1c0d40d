/// How the facts of a finding are written in its message: in a language, and there as programs or as people read them.
///
/// Before: the fact `.date(20 638)` in a message for the page of a campground in the United States.
/// After: `Jul 4, 2026`; for programs, in any language, `2026-07-04`.
public struct FactFormat: Sendable {
    public let language: Language
    let date: @Sendable (CalendarDate) -> String
    /// Of seconds since 1970-01-01T00:00:00Z.
    let moment: @Sendable (Int64) -> String
    let money: @Sendable (Money) -> String
    /// What a field is called; keys to be copied into a configuration stay as they are.
    let field: @Sendable (String) -> String
    /// What a day is called in a length of time such as `3 d 4 h`.
    let dayUnit: String

    /// As programs read them, whatever the language: `2026-07-04`, `2026-07-04T07:15:00Z`, `45.50 EUR`.
    public init(_ language: Language = .en) {
        self.init(
            language, date: { $0.description }, moment: timestamp, money: { $0.description },
            field: { $0 }, dayUnit: language.label(.dayUnit))
    }

    package init(
        _ language: Language, date: @escaping @Sendable (CalendarDate) -> String,
        moment: @escaping @Sendable (Int64) -> String, money: @escaping @Sendable (Money) -> String,
        field: @escaping @Sendable (String) -> String, dayUnit: String
    ) {
        (self.language, self.date, self.moment, self.money) = (language, date, moment, money)
        self.field = field
        self.dayUnit = dayUnit
    }

    /// The two largest units of a number of seconds: `3 d 4 h`.
    func duration(_ seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, dayUnit), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
        ]
        guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 s" }
        return parts[first...].prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
}
