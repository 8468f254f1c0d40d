public import Core

/// Refuses a contact without any name.
///
/// ## Before
/// A card with a telephone number and nothing else.
///
/// ## After
/// It is left out. A name built from N, organisation, nickname or e-mail is a name.
public struct ContactNameMissing: ContactRule {
    public static let code = "contact-name-missing"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The contact has no name, and none can be built from N, ORG, NICKNAME or EMAIL."
    public static let advice = "Give the contact a name (FN), or delete it."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:4.0
                FN:
                EMAIL:ada@example.org
                END:VCARD
                """),
        RuleExample(
            fails: """
                »BEGIN:VCARD
                VERSION:4.0
                TEL:+1 408 555 0142
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.fullName.isEmpty(row) {
            report.report(Self.code, row: row, field: ContactField.fullName.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The contact has no name and none can be built; give it one, or delete the card."
    }
}
