internal import Core
internal import Services

/// How a guest is known: hashes of e-mail address and name, the telephone number; 0 for what is not known.
struct Guest {
    var email: UInt64
    var phone: UInt64
    var name: UInt64
}

/// Finds the contact that a guest is; `MatchingStage` says when there is one.
struct GuestFinder {
    /// The same of each contact, by row.
    private let guests: [Guest]
    private let persons: Persons
    private let emails: HashLists
    private let phones: HashLists
    private let names: HashLists

    init(_ contacts: Contacts, _ persons: Persons, country: String) {
        self.persons = persons
        let plan = DialingPlan.of(country)
        var guests: [Guest] = []
        guests.reserveCapacity(contacts.count)
        var emails = HashLists(capacity: contacts.count)
        var phones = HashLists(capacity: contacts.count)
        var names = HashLists(capacity: contacts.count)
        for row in 0..<contacts.count {
            let name = PersonName.folded(contacts.fullName.slice(row))
            let guest = Guest(
                email: EmailAddress.hash(contacts.email.slice(row)),
                phone: PhoneNumber.e164(contacts.phone.slice(row), plan: plan), name: name.hash)
            guests.append(guest)
            guard persons.standIns[row] >= 0 else { continue }
            if guest.email != 0 { emails.insert(guest.email, row) }
            if guest.phone != 0 { phones.insert(guest.phone, row) }
            // A single word says too little: every Ada would be the one Ada.
            if name.words > 1 { names.insert(guest.name, row) }
        }
        self.guests = guests
        self.emails = emails
        self.phones = phones
        self.names = names
    }

    func find(_ guest: Guest) -> (contact: Int, reason: MatchReason)? {
        let byEmail = guest.email == 0 ? nil : emails.first(guest.email)
        let byPhone = guest.phone == 0 ? nil : phones.first(guest.phone)
        if byEmail == nil, byPhone == nil { return findByName(guest) }
        // Nearly every one has one contact at most by each, and needs no lists.
        let one = byEmail.map { emails.only($0) } ?? .none
        let other = byPhone.map { phones.only($0) } ?? .none
        if let one, byPhone == nil { return (one, .email) }
        if let other, byEmail == nil { return (other, .phone) }
        if let one, let other, persons.standIns[one] == persons.standIns[other] { return (one, .email) }

        let found = emails.rows(byEmail).map { ($0, MatchReason.email) } + phones.rows(byPhone).map { ($0, .phone) }
        if let only = onlyPerson(found) { return only }
        let named = found.filter { guests[$0.0].name == guest.name && guest.name != 0 }
        // An address that leads to one person, with a number that leads to that person among others, says enough.
        return onlyPerson(named) ?? onlyPerson(inBoth(found))
    }

    private func findByName(_ guest: Guest) -> (contact: Int, reason: MatchReason)? {
        guard guest.name != 0, let first = names.first(guest.name) else { return nil }
        let rows = names.only(first).map { [$0] } ?? names.rows(first)
        guard let only = onlyPerson(rows.map { ($0, .name) }) else { return nil }
        // Nothing agreed, or it would have been found by that; if everything could have, it is a namesake.
        let isFullyKnown = rows.contains { guests[$0].email != 0 } && rows.contains { guests[$0].phone != 0 }
        return isFullyKnown && guest.email != 0 && guest.phone != 0 ? nil : only
    }

    /// The first of the hits when all of them are one person.
    private func onlyPerson(_ hits: [(contact: Int, reason: MatchReason)]) -> (contact: Int, reason: MatchReason)? {
        guard let first = hits.first else { return nil }
        let person = persons.standIns[first.contact]
        return hits.allSatisfy { persons.standIns[$0.contact] == person } ? first : nil
    }

    /// Hits of persons to whom both address and number lead.
    private func inBoth(_ hits: [(contact: Int, reason: MatchReason)]) -> [(contact: Int, reason: MatchReason)] {
        func persons(_ reason: MatchReason) -> Set<Int32> {
            Set(hits.filter { $0.reason == reason }.map { self.persons.standIns[$0.contact] })
        }
        let both = persons(.email).intersection(persons(.phone))
        return hits.filter { both.contains(self.persons.standIns[$0.contact]) }
    }
}

/// Rows by a 64-bit hash, several a hash: an open table of the first row and a chain through the others.
private struct HashLists {
    private struct Entry {
        var hash: UInt64
        var row: Int32
        /// Index of the next entry of this hash; -1 at the end.
        var next: Int32
    }

    private var entries: [Entry] = []
    /// Index + 1 of each hash's first entry; 0 for an empty slot.
    private var slots: [Int32]
    private let shift: UInt64

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: 0, count: size)
        shift = 64 - UInt64(size.trailingZeroBitCount)
        entries.reserveCapacity(capacity)
    }

    /// The slot in which the hash stands, or the empty one where it would.
    private func slot(_ hash: UInt64) -> Int {
        // Telephone numbers are no hashes: a multiplication spreads them (D. Knuth, Fibonacci hashing).
        var slot = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> shift)
        while slots[slot] != 0, entries[Int(slots[slot]) - 1].hash != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    mutating func insert(_ hash: UInt64, _ row: Int) {
        let slot = slot(hash)
        let entry = Int32(entries.count)
        entries.append(Entry(hash: hash, row: Int32(row), next: -1))
        if slots[slot] == 0 {
            slots[slot] = entry + 1
        } else {
            // Behind the first, so that the first row stays first; the order of the others plays no part.
            let first = Int(slots[slot]) - 1
            entries[Int(entry)].next = entries[first].next
            entries[first].next = entry
        }
    }

    /// The first entry of a hash, to begin a walk with.
    func first(_ hash: UInt64) -> Int32? {
        let entry = slots[slot(hash)]
        return entry == 0 ? nil : entry - 1
    }

    /// The row of a walk of one step; nil when it goes on.
    func only(_ first: Int32) -> Int? { entries[Int(first)].next < 0 ? Int(entries[Int(first)].row) : nil }

    /// The rows of a walk; none of none.
    func rows(_ first: Int32?) -> [Int] {
        var rows: [Int] = []
        var entry = first ?? -1
        while entry >= 0 {
            rows.append(Int(entries[Int(entry)].row))
            entry = entries[Int(entry)].next
        }
        return rows
    }
}
