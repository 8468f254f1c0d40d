import InnkeeperCore

/// Flags a contact that occurs earlier.
///
/// ## Before
/// Two cards with the same UID, or with the same name and a telephone number or e-mail address in common.
///
/// ## After
/// Both are kept; the later one is flagged and refers to the earlier one. Two people with the same name are not
/// duplicates, nor is a family that shares a telephone.
struct ContactDuplicate: TableRule {
    let code = "contact-duplicate"
    let kind: RecordKind? = .contacts
    let summary = """
        Duplicate contact: an earlier one has the same UID, or the same name and one of its phones or e-mails.
        """
    let advice = "Merge the two in the address book."
    let message = """
        Duplicate contact{relatedFile?, first seen in {relatedFile}, line {relatedLine}}; merge the two in the address \
        book.
        """
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: vCards(
                    ["FN:Ada Alder", "TEL:+1 408 555 0100"],
                    ["FN:Ada Alder", "TEL:+1 408 555 0199"],
                    ["FN:Ben Alder", "TEL:+1 408 555 0199"])),
            RuleExample(
                fails: vCards(
                    ["FN:Ada Alder", "TEL:+1 408 555 0100", "TEL:+1 408 555 0142"],
                    ["FN:»Ada Alder", "TEL:(408) 555-0142"])),
            RuleExample(
                fails: vCards(
                    ["FN:Ada Alder", "TEL:+1 408 555 0100"],
                    ["FN:»ADA ALDER", "TEL:(408) 555-0100"])),
        ]
    }

    /// A hash index finds the earlier contact, and the texts confirm it.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let people = People(dataset.contacts, dataset.likeContacts ?? LikeContacts(dataset.contacts))
        var earliest = people.earlierByUID()
        people.note(people.emails, in: &earliest)
        people.note(people.phones, in: &earliest)
        for (place, first) in earliest.enumerated() where first >= 0 {
            report.report(
                code, row: people.rows[place], field: ContactField.fullName.rawValue,
                related: people.rows[Int(first)])
        }
    }

    /// Contacts in comparable form, without those that share neither UID nor name with another one.
    private struct People {
        /// In order; everything else is parallel to these.
        let rows: [Int]
        let emails: ContactAddresses
        let phones: ContactAddresses
        private let uid: TextColumn
        private let name: TextColumn

        init(_ contacts: Contacts, _ like: LikeContacts) {
            var isLike = [Bool](repeating: false, count: contacts.count)
            for row in like.uid + like.name { isLike[row] = true }
            rows = isLike.indices.filter { isLike[$0] }
            uid = contacts.uid.selecting(rows)
            name = contacts.fullName.folded(rows)
            emails = .emails(contacts, rows)
            // The last nine digits of each number, because some people write the country code and some don't.
            phones = .phones(contacts, rows, most: 9)
        }

        /// For each position the first one with the same UID; -1 if there is none.
        func earlierByUID() -> [Int32] {
            var index = BookingIndex()
            index.reserveCapacity(rows.count)
            return rows.indices.map { place in
                if uid.isEmpty(place) { return -1 }
                return index.insert(uid.hash(place), row: place) { uid.isEqual($0, uid, place) }.map { Int32($0) } ?? -1
            }
        }

        /// Records for each position the first one that has the same name and one of the addresses, if that is earlier.
        func note(_ addresses: ContactAddresses, in earliest: inout [Int32]) {
            var index = BookingIndex()
            index.reserveCapacity(addresses.owners.count)
            let (texts, owners) = (addresses.texts, addresses.owners)
            for (address, owner) in owners.enumerated() where !name.isEmpty(Int(owner)) {
                let place = Int(owner)
                let hash = name.hash(place) &* 0x9E37_79B9_7F4A_7C15 ^ texts.hash(address)
                let earlier = index.insert(hash, row: address) {
                    texts.isEqual($0, texts, address) && name.isEqual(Int(owners[$0]), name, place)
                }
                guard let earlier, owners[earlier] != owner else { continue }
                if earliest[place] < 0 || owners[earlier] < earliest[place] { earliest[place] = owners[earlier] }
            }
        }
    }
}
