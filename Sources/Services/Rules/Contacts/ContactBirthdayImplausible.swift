public import Core

/// Marks a contact who is not born yet, or older than 110.
///
/// ## Before
/// `BDAY:1900-01-01` (what Android fills in), or a birthday in the year after next.
///
/// ## After
/// The contact stands, birthday included; someone should look.
public struct ContactBirthdayImplausible: ContactRule {
    public static let code = "contact-birthday-implausible"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The birthday lies in the future, or makes the contact older than 110."
    public static let advice = "Correct the year, or leave it out: --06-05. Programs often fill in 1900 or 1904."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                BDAY:19800605
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                »BDAY:19000101
                END:VCARD
                BEGIN:VCARD
                VERSION:4.0
                FN:Ben Birch
                »BDAY:20280605
                END:VCARD
                """),
    ]

    /// Whole years; the oldest people of whom there is proof reached 122, the oldest guest will be younger.
    private static let greatestAge = 110

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        let today = context.world.today
        let (year, month, day) = today.components
        for row in contacts.birthday.indices {
            guard let birthday = contacts.birthday[row], let birthYear = birthday.year else { continue }
            let isFuture = birthday.date.map { $0 > today } ?? (birthYear > year)
            // Without month and day the birthday is taken to be still ahead this year: the lower age.
            let (birthMonth, birthDay) = (birthday.month ?? 12, birthday.day ?? 31)
            let age = year - birthYear - ((month, day) < (birthMonth, birthDay) ? 1 : 0)
            if isFuture {
                report.report(
                    Self.code, row: row, field: ContactField.birthday.rawValue, detail: "it lies in the future")
            } else if age > Self.greatestAge {
                // The age would tell the masked year: it is left out.
                report.report(
                    Self.code, row: row, field: ContactField.birthday.rawValue,
                    detail: "that is more than \(Self.greatestAge) years ago")
            }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The birthday \(quoted(shownValue)) can hardly be right: \(finding.detail); correct the year or leave it out."
    }
}
