public import Core

/// Marks a contact whose birthday is no date.
///
/// ## Before
/// `BDAY:19879215` (month 92), `BDAY:19020229`, `BDAY:someday`.
///
/// ## After
/// The contact stands without a birthday. A text that says so (`VALUE=text:circa 1800`) is no fault.
public struct ContactBirthdayInvalid: ContactRule {
    public static let code = "contact-birthday-invalid"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The birthday is no date."
    public static let advice = "Write 1980-06-05, or --06-05 without a year (RFC 6350, 4.3.1)."
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
                »BDAY:19879215
                END:VCARD
                BEGIN:VCARD
                VERSION:3.0
                FN:Ben Birch
                N:Birch;Ben;;;
                »BDAY:19020229
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in contacts.birthdayState.indices where contacts.birthdayState[row] == .unreadable {
            report.report(Self.code, row: row, field: ContactField.birthday.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The birthday \(quoted(shownValue)) is no date; write 1980-06-05, or --06-05 without a year."
    }
}
