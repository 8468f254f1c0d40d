public import Core

/// Refuses a contact that nobody could tell from another.
///
/// ## Before
/// A card with a telephone number and nothing else.
///
/// ## After
/// It is refused. A card with N, an organisation, a nickname or an e-mail address has a name made of that.
public struct ContactNameMissing: ContactRule {
    public static let code = "contact-name-missing"
    public static let kind: RecordKind? = .contacts
    public static let summary = "No name can be built from FN, N, organisation, nickname or e-mail."
    public static let advice = "Give the contact a name in the address book, or delete it there."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:3.0
                N:Alder;Ada;;;
                END:VCARD
                """),
        RuleExample(
            fails: """
                »BEGIN:VCARD
                VERSION:3.0
                TEL:+1 408 555 0100
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.fullName.isEmpty(row) {
            report.report(Self.code, row: row, field: "")
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The contact has no name, organisation, nickname or e-mail; give it a name."
    }
}
