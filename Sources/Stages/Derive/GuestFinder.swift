internal import Core
internal import Services

/// How a guest is known: hashes of e-mail address and name, the telephone number; 0 for what is not known.
struct Guest: Hashable {
    var email: UInt64
    var phone: UInt64
    var name: UInt64
}

/// Finds the contact that a guest is; `MatchingStage` says when there is one.
///
/// A mailbox may be that of a whole agency, and a name that of a thousand people: contacts are grouped once, and each
/// group knows whether it is one person, so that no booking walks through a group.
struct GuestFinder {
    private let persons: Persons
    private var emails: GuestGroups
    private var phones: GuestGroups
    private var names: GuestGroups
    /// Those of several persons by address and name, and by number and name.
    private var namedEmails: GuestGroups
    private var namedPhones: GuestGroups
    /// Persons to whom both an address and a number of several lead, found when first asked for.
    private var shared: [Guest: Int?] = [:]

    /// A contact as a guest would be known, and how many words its name has.
    private typealias Card = (guest: Guest, words: Int)

    /// By several cores: contacts in parts, then each index by itself.
    init(_ contacts: Contacts, _ persons: Persons, country: String, jobs: Int) async {
        let plan = DialingPlan.of(country)
        let parts = await inParallel((0..<contacts.count).pieces(jobs * 2), jobs: jobs) {
            GuestFinder.cards(contacts, $0, plan)
        }
        let cards = parts.flatMap { $0 }
        let indexes = await inParallel(Index.allCases, jobs: jobs) { GuestFinder.groups($0, cards, persons) }
        self.init(cards, persons, indexes)
    }

    private init(_ cards: [Card], _ persons: Persons, _ indexes: [GuestGroups]) {
        self.persons = persons
        (emails, phones, names) = (indexes[0], indexes[1], indexes[2])
        namedEmails = GuestGroups(capacity: 0)
        namedPhones = GuestGroups(capacity: 0)
        for (row, card) in cards.enumerated() where persons.standIns[row] >= 0 && card.guest.name != 0 {
            let (guest, person) = (card.guest, persons.standIns[row])
            if guest.email != 0, emails[guest.email]?.person == nil {
                namedEmails.insert(GuestFinder.pair(guest.email, guest.name), guest, row, person)
            }
            if guest.phone != 0, phones[guest.phone]?.person == nil {
                namedPhones.insert(GuestFinder.pair(guest.phone, guest.name), guest, row, person)
            }
        }
    }

    private static func cards(_ contacts: Contacts, _ rows: Range<Int>, _ plan: DialingPlan?) -> [Card] {
        rows.map { row in
            let name = PersonName.folded(contacts.fullName.slice(row))
            let guest = Guest(
                email: EmailAddress.hash(contacts.email.slice(row)),
                phone: PhoneNumber.e164(contacts.phone.slice(row), plan: plan), name: name.hash)
            return (guest, name.words)
        }
    }

    private enum Index: CaseIterable {
        case emails, phones, names
    }

    private static func groups(_ index: Index, _ cards: [Card], _ persons: Persons) -> GuestGroups {
        var groups = GuestGroups(capacity: cards.count)
        for (row, card) in cards.enumerated() where persons.standIns[row] >= 0 {
            let key =
                switch index {
                case .emails: card.guest.email
                case .phones: card.guest.phone
                // A single word says too little: every Ada would be the one Ada.
                case .names: card.words > 1 ? card.guest.name : 0
                }
            if key != 0 { groups.insert(key, card.guest, row, persons.standIns[row]) }
        }
        return groups
    }

    mutating func find(_ guest: Guest) -> (contact: Int, reason: MatchReason)? {
        let byEmail = guest.email == 0 ? nil : emails[guest.email]
        let byPhone = guest.phone == 0 ? nil : phones[guest.phone]
        switch (byEmail, byPhone) {
        case (nil, nil): return findByName(guest)
        case (let group?, nil) where group.person != nil: return (group.first, .email)
        case (nil, let group?) where group.person != nil: return (group.first, .phone)
        case (let one?, let other?) where one.person != nil && one.person == other.person: return (one.first, .email)
        default: break
        }
        // They lead to several persons, or to different ones.
        if let named = named(guest, byEmail, byPhone) { return named }
        guard let byEmail, let byPhone else { return nil }
        // An address that leads to one person, with a number that leads to that person among others, says enough.
        return inBoth(guest, byEmail, byPhone).map { ($0, .email) }
    }

    private func findByName(_ guest: Guest) -> (contact: Int, reason: MatchReason)? {
        guard guest.name != 0, let group = names[guest.name], group.person != nil else { return nil }
        // Nothing agreed, or it would have been found by that; if everything could have, it is a namesake.
        let isFullyKnown = group.hasEmail && group.hasPhone
        return isFullyKnown && guest.email != 0 && guest.phone != 0 ? nil : (group.first, .name)
    }

    /// The contact of the guest's name among those to whom address or number lead, if they are one person.
    private func named(
        _ guest: Guest, _ byEmail: GuestGroups.Group?, _ byPhone: GuestGroups.Group?
    ) -> (contact: Int, reason: MatchReason)? {
        guard guest.name != 0 else { return nil }
        let one = byEmail.flatMap { named($0, guest.email, guest.name, namedEmails) }
        let other = byPhone.flatMap { named($0, guest.phone, guest.name, namedPhones) }
        guard let first = one ?? other, first.person != nil else { return nil }
        if let one, let other, one.person != other.person { return nil }
        return (first.first, one == nil ? .phone : .email)
    }

    /// Those of `group` who have the name.
    private func named(
        _ group: GuestGroups.Group, _ hash: UInt64, _ name: UInt64, _ index: GuestGroups
    ) -> GuestGroups.Group? {
        if group.person == nil { return index[GuestFinder.pair(hash, name)] }
        return group.contains(name: name) ? group : nil
    }

    /// The first contact of the only person to whom both address and number lead; nil when there is none, or several.
    private mutating func inBoth(_ guest: Guest, _ byEmail: GuestGroups.Group, _ byPhone: GuestGroups.Group) -> Int? {
        let key = Guest(email: guest.email, phone: guest.phone, name: 0)
        if let known = shared[key] { return known }
        let others = Set(phones.rows(of: byPhone).map { persons.standIns[$0] })
        let hits = emails.rows(of: byEmail).filter { others.contains(persons.standIns[$0]) }
        let isOne = Set(hits.map { persons.standIns[$0] }).count == 1
        let found = isOne ? hits.min() : nil
        shared[key] = .some(found)
        return found
    }

    private static func pair(_ hash: UInt64, _ name: UInt64) -> UInt64 {
        // Numbers are no hashes: without the multiplication they would be told from names by few bits only.
        (hash &* 0x9E37_79B9_7F4A_7C15) ^ name
    }
}

/// Contacts grouped by a 64-bit hash, in an open table.
private struct GuestGroups {
    struct Group {
        fileprivate var hash: UInt64
        /// The smallest row.
        fileprivate(set) var first: Int
        /// The person that all are; nil when they are several.
        fileprivate(set) var person: Int32?
        /// Whether any of them has an address, or a number.
        fileprivate(set) var hasEmail: Bool
        fileprivate(set) var hasPhone: Bool
        /// Names of a group of one person: a person may have cards with several.
        fileprivate var name: UInt64
        fileprivate var otherNames: [UInt64] = []
        /// Index of the last of its links.
        fileprivate var last: Int32

        func contains(name: UInt64) -> Bool { self.name == name || otherNames.contains(name) }
    }

    /// A row, and the one before it in its group; -1 at the first.
    private var links: [(row: Int32, before: Int32)] = []
    private var groups: [Group] = []
    /// Index + 1 of each hash's group; 0 for an empty slot.
    private var slots: [Int32] = []
    private var shift: UInt64 = 0

    init(capacity: Int) {
        grow(to: capacity)
        links.reserveCapacity(capacity)
    }

    subscript(hash: UInt64) -> Group? {
        let group = slots[slot(hash)]
        return group == 0 ? nil : groups[Int(group) - 1]
    }

    mutating func insert(_ hash: UInt64, _ guest: Guest, _ row: Int, _ person: Int32) {
        let slot = slot(hash)
        let link = Int32(links.count)
        guard slots[slot] != 0 else {
            links.append((Int32(row), -1))
            groups.append(
                Group(
                    hash: hash, first: row, person: person, hasEmail: guest.email != 0, hasPhone: guest.phone != 0,
                    name: guest.name, last: link))
            slots[slot] = Int32(groups.count)
            if groups.count * 2 > slots.count { grow(to: groups.count * 2) }
            return
        }
        let group = Int(slots[slot]) - 1
        links.append((Int32(row), groups[group].last))
        groups[group].last = link
        if guest.email != 0 { groups[group].hasEmail = true }
        if guest.phone != 0 { groups[group].hasPhone = true }
        if groups[group].person != person {
            groups[group].person = nil
            groups[group].otherNames = []
        } else if !groups[group].contains(name: guest.name) {
            groups[group].otherNames.append(guest.name)
        }
    }

    /// All rows of a group, the last one first.
    func rows(of group: Group) -> [Int] {
        var rows: [Int] = []
        var link = group.last
        while link >= 0 {
            rows.append(Int(links[Int(link)].row))
            link = links[Int(link)].before
        }
        return rows
    }

    /// The slot in which the hash stands, or the empty one where it would.
    private func slot(_ hash: UInt64) -> Int {
        // Telephone numbers are no hashes: a multiplication spreads them (D. Knuth, Fibonacci hashing).
        var slot = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> shift)
        while slots[slot] != 0, groups[Int(slots[slot]) - 1].hash != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// Makes room for so many groups.
    private mutating func grow(to capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: 0, count: size)
        shift = 64 - UInt64(size.trailingZeroBitCount)
        for (index, group) in groups.enumerated() { slots[slot(group.hash)] = Int32(index) + 1 }
    }
}
