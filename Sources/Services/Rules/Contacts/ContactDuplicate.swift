import Core

/// Marks a contact that was there before.
///
/// ## Before
/// Two cards with the same UID; or with the same name and the same telephone number or e-mail address.
///
/// ## After
/// Both stand, the later one marked with the earlier one beside it. Two people of one name are no duplicates.
struct ContactDuplicate: TableRule {
    let code = "contact-duplicate"
    let kind: RecordKind? = .contacts
    let summary = "An earlier contact has the same UID, or the same name with the same phone or e-mail."
    let advice = "Merge the two in the address book."
    let severity = Severity.info
    let examples = [
        RuleExample(
            passes: vCards(
                ["FN:Ada Alder", "TEL:+1 408 555 0100"],
                ["FN:Ada Alder", "TEL:+1 408 555 0199"])),
        RuleExample(
            fails: vCards(
                ["FN:Ada Alder", "TEL:+1 408 555 0100"],
                ["FN:»ADA ALDER", "TEL:(408) 555-0100"])),
    ]

    /// An index by hash finds the earlier contact, and the texts confirm it.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let people = People(dataset.contacts, dataset.likeContacts ?? LikeContacts(dataset.contacts))
        var index = BookingIndex()
        index.reserveCapacity(people.rows.count * 2)
        for (place, row) in people.rows.enumerated() {
            var first: Int?
            for key in Key.allCases {
                guard let hash = people.hash(place, key) else { continue }
                let earlier = index.insert(hash, row: place) { people.share(key, $0, place) }
                if let earlier { first = min(first ?? earlier, earlier) }
            }
            if let first {
                report.report(
                    code, row: row, field: ContactField.fullName.rawValue, related: people.rows[first])
            }
        }
    }

    /// What makes two contacts one.
    private enum Key: UInt64, CaseIterable {
        case uid, nameAndEmail, nameAndPhone
    }

    /// Contacts as contacts are compared, without those who share neither UID nor name with anybody.
    private struct People {
        /// In order; everything else stands beside these.
        let rows: [Int]
        private let uid: TextColumn
        private let name: TextColumn
        private let email: TextColumn
        /// Only digits are compared, because blanks, dashes and brackets are a matter of taste, and of them the last
        /// nine, because some write the country and some do not. Empty for fewer than 7: they are no whole number, and
        /// two people of one name may share an extension.
        private var phone = TextColumn()

        init(_ contacts: Contacts, _ like: LikeContacts) {
            var isLike = [Bool](repeating: false, count: contacts.count)
            for row in like.uid + like.name { isLike[row] = true }
            rows = isLike.indices.filter { isLike[$0] }
            uid = contacts.uid.selecting(rows)
            name = contacts.fullName.folded(rows)
            email = contacts.email.folded(rows)
            phone.reserveCapacity(rows: rows.count, bytes: rows.count * 9)
            var digits: [UInt8] = []
            for row in rows {
                digits.removeAll(keepingCapacity: true)
                for index in contacts.phone.range(row) {
                    let byte = contacts.phone.bytes[index]
                    if byte >= 0x30, byte <= 0x39 { digits.append(byte) }
                }
                phone.append(digits.count < 7 ? [] : digits.suffix(9))
            }
        }

        /// The hash of what a contact has of a key; nil when it has nothing of the kind.
        func hash(_ row: Int, _ key: Key) -> UInt64? {
            switch key {
            case .uid: return uid.isEmpty(row) ? nil : uid.hash(row)
            case .nameAndEmail: return hash(row, key, with: email)
            case .nameAndPhone: return hash(row, key, with: phone)
            }
        }

        private func hash(_ row: Int, _ key: Key, with part: TextColumn) -> UInt64? {
            guard !name.isEmpty(row), !part.isEmpty(row) else { return nil }
            return (name.hash(row) &+ key.rawValue) &* 0x9E37_79B9_7F4A_7C15 ^ part.hash(row)
        }

        /// Whether two contacts have the same, not empty, of a key.
        func share(_ key: Key, _ one: Int, _ other: Int) -> Bool {
            switch key {
            case .uid: isSame(uid, one, other)
            case .nameAndEmail: isSame(name, one, other) && isSame(email, one, other)
            case .nameAndPhone: isSame(name, one, other) && isSame(phone, one, other)
            }
        }

        private func isSame(_ column: TextColumn, _ one: Int, _ other: Int) -> Bool {
            !column.isEmpty(one) && column.isEqual(one, column, other)
        }
    }

    func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "This contact was there before\(place); merge the two in the address book."
    }
}
