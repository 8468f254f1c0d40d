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

    /// One pass; an index by hash finds the earlier contact, and the texts confirm it.
    public func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let contacts = dataset.contacts
        var index = BookingIndex()
        for row in 0..<contacts.count where !contacts.rejected[row] {
            for key in Key.allCases {
                guard let own = key.bytes(contacts, row) else { continue }
                var hash = Hash64()
                hash.add(byte: key.rawValue)
                hash.add(own)
                let earlier = index.insert(hash.value, row: row) { other in
                    guard let theirs = key.bytes(contacts, other) else { return false }
                    return own == theirs
                }
                if let earlier {
                    report.report(Self.code, row: row, field: ContactField.fullName.rawValue, related: earlier)
                    break
                }
            }
        }
    }

    /// What makes two contacts one, strongest first.
    private enum Key: UInt8, CaseIterable {
        case uid, nameAndEmail, nameAndPhone

        /// nil where a part is missing.
        func bytes(_ contacts: Contacts, _ row: Int) -> [UInt8]? {
            switch self {
            case .uid:
                let uid = contacts.uid.slice(row)
                return uid.isEmpty ? nil : Array(uid)
            case .nameAndEmail:
                return joined(contacts, row, foldedText(contacts.email.slice(row)))
            case .nameAndPhone:
                // Only digits are compared: blanks, dashes and brackets are a matter of taste. Fewer than 7 are no
                // whole number, and two people of one name may share an extension.
                let digits = contacts.phone.slice(row).filter { $0 >= 0x30 && $0 <= 0x39 }
                return digits.count < 7 ? nil : joined(contacts, row, digits)
            }
        }

        private func joined(_ contacts: Contacts, _ row: Int, _ other: [UInt8]) -> [UInt8]? {
            guard !other.isEmpty else { return nil }
            let name = foldedText(contacts.fullName.slice(row))
            return name.isEmpty ? nil : name + [0x1F] + other
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "This contact was there before\(place); merge the two in the address book."
    }
}
