package import InnkeeperCore

extension KnownNames {
    /// The names of people in a run's data that occur in the texts of its findings, however they are written.
    package static func find(in findings: Findings, of dataset: Dataset) -> KnownNames {
        var texts = FewHashes()
        findings.forEachText { text in
            if mayBe(text) { texts.insert(PersonName.hash(text)) }
            forEachPart(of: text) { texts.insert(PersonName.hash($0)) }
        }
        for heading in dataset.notedHeadings {
            if mayBe(heading[...]) { texts.insert(PersonName.hash(heading[...])) }
            forEachPart(of: heading[...]) { texts.insert(PersonName.hash($0)) }
        }
        guard !texts.isEmpty else { return .none }
        var found: Set<UInt64> = []
        for hash in dataset.bookings.camper where texts.contains(hash) { found.insert(hash) }
        let contacts = dataset.contacts
        for column in [contacts.fullName, contacts.firstName, contacts.lastName] {
            let bytes = column.bytes
            var start = 0
            for end in column.ends {
                let hash = PersonName.hash(bytes.span, start, Int(end))
                if texts.contains(hash) { found.insert(hash) }
                start = Int(end)
            }
        }
        // The hash of an empty text, which is not a name.
        found.remove(0)
        return KnownNames(found) { PersonName.hash($0) }
    }

    /// The names of all people in a run's data.
    package static func all(of dataset: Dataset) -> KnownNames {
        var all = Set(dataset.bookings.camper)
        let contacts = dataset.contacts
        for column in [contacts.fullName, contacts.firstName, contacts.lastName] {
            for row in 0..<contacts.count { all.insert(PersonName.hash(column.slice(row))) }
        }
        all.remove(0)
        return KnownNames(all) { PersonName.hash($0) }
    }
}

/// A few numbers, looked up many times: one of 4,096 bits rules out nearly all others.
private struct FewHashes {
    private var all: Set<UInt64> = []
    private var bits = [UInt64](repeating: 0, count: 64)

    var isEmpty: Bool { all.isEmpty }

    mutating func insert(_ hash: UInt64) {
        all.insert(hash)
        bits[Int(hash >> 6 & 63)] |= 1 << (hash & 63)
    }

    func contains(_ hash: UInt64) -> Bool { bits[Int(hash >> 6 & 63)] & 1 << (hash & 63) != 0 && all.contains(hash) }
}
