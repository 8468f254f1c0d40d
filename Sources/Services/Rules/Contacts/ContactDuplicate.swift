public import Core

/// Marks a contact that was there before.
///
/// ## Before
/// Two cards with the same UID; or with the same name and the same telephone number or e-mail address.
///
/// ## After
/// Both stand, the later one marked with the earlier one beside it. Two people of one name are no duplicates.
public struct ContactDuplicate: TableRule {
    public static let code = "contact-duplicate"
    public static let kind: RecordKind? = .contacts
    public static let summary = "An earlier contact has the same UID, or the same name with the same phone or e-mail."
    public static let advice = "Merge the two in the address book."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:3.0
                FN:Ada Alder
                TEL:+1 408 555 0100
                END:VCARD
                BEGIN:VCARD
                VERSION:3.0
                FN:Ada Alder
                TEL:+1 408 555 0199
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:3.0
                FN:Ada Alder
                TEL:+1 408 555 0100
                END:VCARD
                »BEGIN:VCARD
                VERSION:3.0
                FN:ADA ALDER
                TEL:+1 (408) 555-0100
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let contacts = dataset.contacts
        var rowOfKey: [String: Int] = [:]
        for row in 0..<contacts.count where !contacts.rejected[row] {
            let keys = Self.keys(contacts, row)
            if let earlier = keys.compactMap({ rowOfKey[$0] }).min() {
                report.report(Self.code, row: row, field: ContactField.fullName.rawValue, related: earlier)
            }
            for key in keys where rowOfKey[key] == nil { rowOfKey[key] = row }
        }
    }

    /// What makes a contact the same as another: its UID, its name with phone, its name with e-mail.
    private static func keys(_ contacts: Contacts, _ row: Int) -> [String] {
        var keys: [String] = []
        if !contacts.uid.isEmpty(row) { keys.append("uid \(contacts.uid[row])") }
        let name = foldedWord(contacts.fullName[row])
        if !name.isEmpty {
            let digits = contacts.phone[row].filter(\.isNumber)
            if digits.count >= 7 { keys.append("tel \(name) \(digits)") }
            if !contacts.email.isEmpty(row) { keys.append("email \(name) \(contacts.email[row].lowercased())") }
        }
        return keys
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "This contact was there before\(place); merge the two in the address book."
    }
}
