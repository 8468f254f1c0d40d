public import Core

/// Marks a birthday that is no date.
///
/// ## Before
/// `BDAY:19879215`, the 15th of month 92.
///
/// ## After
/// The contact stands without a birthday. A text that is meant as one ("circa 1800", VALUE=text) is no fault.
public struct ContactBirthdayInvalid: ContactRule {
    public static let code = "contact-birthday-invalid"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The birthday is no date that exists."
    public static let advice = "Write the birthday as 1980-06-05, or as --06-05 when the year is not known."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                BDAY:--0229
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                BDAY:»19020229
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.birthdayState[row] == .unreadable {
            report.report(Self.code, row: row, field: ContactField.birthday.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The birthday \(quoted(shownValue)) is no date that exists; write it as 1980-06-05 or --06-05."
    }
}
