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
                TEL:(408) 555-0100
                END:VCARD
                """),
    ]

    public init() {}

    /// One pass; an index by hash finds the earlier contact, and the texts confirm it.
    public func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let contacts = dataset.contacts
        var index = BookingIndex()
        for row in 0..<contacts.count where !contacts.rejected[row] {
            let person = Person(contacts, row)
            var first: Int?
            for (key, hash) in person.keys {
                let earlier = index.insert(hash, row: row) { Person(contacts, $0).shares(key, with: person) }
                if let earlier { first = min(first ?? earlier, earlier) }
            }
            if let first {
                report.report(Self.code, row: row, field: ContactField.fullName.rawValue, related: first)
            }
        }
    }

    /// What makes two contacts one.
    private enum Key: UInt64 {
        case uid, nameAndEmail, nameAndPhone
    }

    /// A contact as contacts are compared.
    private struct Person {
        let uid: ArraySlice<UInt8>
        let name: [UInt8]
        let email: [UInt8]
        /// Only digits are compared, because blanks, dashes and brackets are a matter of taste, and of them the last
        /// nine, because some write the country and some do not. Empty for fewer than 7: they are no whole number, and
        /// two people of one name may share an extension.
        let phone: [UInt8]

        init(_ contacts: Contacts, _ row: Int) {
            uid = contacts.uid.slice(row)
            name = foldedText(contacts.fullName.slice(row))
            email = foldedText(contacts.email.slice(row))
            let digits = contacts.phone.slice(row).filter { $0 >= 0x30 && $0 <= 0x39 }
            phone = digits.count < 7 ? [] : digits.suffix(9)
        }

        /// The keys that it has, with their hashes.
        var keys: [(key: Key, hash: UInt64)] {
            var keys: [(Key, UInt64)] = []
            if !uid.isEmpty { keys.append((.uid, Hash64.digest(uid))) }
            guard !name.isEmpty else { return keys }
            let nameHash = Hash64.digest(name[...])
            for (key, part) in [(Key.nameAndEmail, email), (.nameAndPhone, phone)] where !part.isEmpty {
                let mixed = (nameHash &+ key.rawValue) &* 0x9E37_79B9_7F4A_7C15
                keys.append((key, mixed ^ Hash64.digest(part[...])))
            }
            return keys
        }

        func shares(_ key: Key, with other: Person) -> Bool {
            switch key {
            case .uid: !uid.isEmpty && uid == other.uid
            case .nameAndEmail: !name.isEmpty && !email.isEmpty && name == other.name && email == other.email
            case .nameAndPhone: !name.isEmpty && !phone.isEmpty && name == other.name && phone == other.phone
            }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "This contact was there before\(place); merge the two in the address book."
    }
}
