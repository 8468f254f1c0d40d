public import Core

/// Marks a contact who is there twice.
///
/// ## Before
/// Two cards with one UID; or with the same name and the same telephone number or e-mail address.
///
/// ## After
/// Both stand; the later one carries the finding and the first is named beside it. The same name alone is no
/// duplicate: people share names.
public struct ContactDuplicate: TableRule {
    public static let code = "contact-duplicate"
    public static let kind: RecordKind? = .contacts
    public static let summary = "An earlier contact has the same UID, or the same name with the same number or e-mail."
    public static let advice = "Merge the two in the address book."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                EMAIL:ada@example.org
                END:VCARD
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                EMAIL:other@example.org
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                TEL:+1 408 555 0142
                END:VCARD
                BEGIN:VCARD
                VERSION:4.0
                »FN:ADA  ALDER
                TEL:+1-408-555-0142
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
                    report.report(
                        Self.code, row: row, field: key.field.rawValue, detail: key.name, related: earlier)
                    break
                }
            }
        }
    }

    /// What makes two contacts one, strongest first.
    private enum Key: UInt8, CaseIterable {
        case uid, nameAndEmail, nameAndPhone

        var name: String {
            switch self {
            case .uid: "the same UID"
            case .nameAndEmail: "the same name and e-mail address"
            case .nameAndPhone: "the same name and telephone number"
            }
        }

        var field: ContactField { self == .uid ? .uid : .fullName }

        /// nil where a part is missing.
        func bytes(_ contacts: Contacts, _ row: Int) -> [UInt8]? {
            switch self {
            case .uid:
                let uid = contacts.uid.slice(row)
                return uid.isEmpty ? nil : Array(uid)
            case .nameAndEmail:
                return joined(contacts, row, foldedText(contacts.email.slice(row)))
            case .nameAndPhone:
                // Only digits are compared: blanks, dashes and brackets are a matter of taste.
                return joined(contacts, row, contacts.phone.slice(row).filter { $0 >= 0x30 && $0 <= 0x39 })
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
        return "An earlier contact\(place) has \(finding.detail); merge the two in the address book."
    }
}
