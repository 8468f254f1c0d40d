internal import InnkeeperCore
internal import InnkeeperServices

/// What identifies a guest: hashes of e-mail address and name, and the telephone number; 0 for what is unknown.
struct Guest: Hashable {
    var email: UInt64
    var phone: UInt64
    var name: UInt64
}

/// Finds the contact that a guest is; `MatchingStage` has the criteria.
///
/// A mailbox may belong to a whole agency, and a name to a thousand people. Contacts are therefore grouped once, and
/// each group knows whether it is a single person, so that no booking has to iterate over a group.
struct GuestFinder {
    private let persons: Persons
    private let emails: GuestGroups
    private let phones: GuestGroups
    private let names: GuestGroups
    /// Groups of several persons, subdivided by address and name, and by number and name.
    private let namedEmails: GuestGroups
    private let namedPhones: GuestGroups

    /// Which of the contacts' addresses and numbers a booking has, by group; -1 for none that counts.
    struct Ways {
        var email: Int32 = -1
        var phone: Int32 = -1
    }

    /// On several cores: the contacts in parts, then each index separately.
    init(_ contacts: Contacts, _ persons: Persons, country: String, jobs: Int) async {
        let plan = DialingPlan.of(country)
        let parts = await inParallel((0..<contacts.count).pieces(jobs * 2), jobs: jobs) {
            GuestCards(contacts, $0, plan)
        }
        var cards = GuestCards()
        for part in parts { cards.append(part) }
        let all = cards
        let indexes = await inParallel(Index.allCases, jobs: jobs) { GuestFinder.groups($0, all, persons) }
        self.persons = persons
        (emails, phones, names) = (indexes[0], indexes[1], indexes[2])
        let ways = [(all.emails, indexes[0]), (all.phones, indexes[1])]
        let named = await inParallel(ways, jobs: jobs) { ways, groups in
            GuestFinder.named(ways, notOneIn: groups, all, persons)
        }
        (namedEmails, namedPhones) = (named[0], named[1])
    }

    /// Groups by address or number plus name, for those that lead to several persons in `groups`.
    private static func named(
        _ ways: [(row: Int32, key: UInt64)], notOneIn groups: GuestGroups, _ cards: GuestCards, _ persons: Persons
    ) -> GuestGroups {
        let shared = ways.filter { groups[$0.key]?.person == nil }
        var named = GuestGroups(capacity: shared.count)
        for (row, way) in shared {
            let (name, person) = (cards.names[Int(row)], persons.standIns[Int(row)])
            if person >= 0, name != 0 { named.insert(pair(way, name), cards, row, person) }
        }
        return named
    }

    private enum Index: CaseIterable {
        case emails, phones, names
    }

    private static func groups(_ index: Index, _ cards: GuestCards, _ persons: Persons) -> GuestGroups {
        var groups = GuestGroups(capacity: cards.names.count)
        func insert(_ hash: UInt64, _ row: Int32) {
            let person = persons.standIns[Int(row)]
            if person >= 0 { groups.insert(hash, cards, row, person) }
        }
        switch index {
        case .emails: for (row, email) in cards.emails { insert(email, row) }
        case .phones: for (row, phone) in cards.phones { insert(phone, row) }
        case .names:
            // A single word is not enough: every Ada would be the one Ada.
            for (row, name) in cards.names.enumerated() where cards.words[row] > 1 && name != 0 {
                insert(name, Int32(row))
            }
            for (row, name) in cards.spellings { insert(name, row) }
        }
        return groups
    }

    // MARK: Addresses and numbers of bookings

    /// Which of the contacts' addresses and numbers the bookings of each range have. One that is on bookings under more
    /// than three different names belongs to an agency or a channel, not to a guest.
    func ways(of bookings: Bookings, in ranges: [Range<Int>], jobs: Int) async -> [[Ways]] {
        let ways = await inParallel(ranges, jobs: jobs) { rows in
            var ways: [Ways] = []
            ways.reserveCapacity(rows.count)
            for block in rows.pieces(rows.count / GuestFinder.touched + 1) {
                emails.touch(bookings.email[block])
                phones.touch(bookings.phone[block])
                for row in block {
                    ways.append(
                        Ways(
                            email: emails.place(of: bookings.email[row]), phone: phones.place(of: bookings.phone[row])))
                }
            }
            return ways
        }
        let common = await inParallel([Index.emails, .phones], jobs: jobs) { kind in
            kind == .emails
                ? GuestFinder.common(ways.lazy.joined().lazy.map(\.email), emails.count, bookings.camper)
                : GuestFinder.common(ways.lazy.joined().lazy.map(\.phone), phones.count, bookings.camper)
        }
        return await inParallel(ways, jobs: jobs) { ways in
            ways.map { way in
                Ways(
                    email: way.email >= 0 && common[0][Int(way.email)] ? -1 : way.email,
                    phone: way.phone >= 0 && common[1][Int(way.phone)] ? -1 : way.phone)
            }
        }
    }

    /// Whether each group is on bookings under more than three different names.
    private static func common(_ places: some Sequence<Int32>, _ count: Int, _ names: [UInt64]) -> [Bool] {
        var isCommon = [Bool](repeating: false, count: count)
        var known = [SIMD4<UInt64>](repeating: .zero, count: count)
        for (row, place) in places.enumerated() where place >= 0 && names[row] != 0 {
            let place = Int(place)
            if isCommon[place] || any(known[place] .== names[row]) { continue }
            let free = (0..<3).first { known[place][$0] == 0 }
            if let free { known[place][free] = names[row] } else { isCommon[place] = true }
        }
        return isCommon
    }

    // MARK: Finding

    /// How many rows' groups are prefetched at once: what a fast cache holds.
    private static let touched = 64

    /// Finds each of some bookings' guests, in order. `ways` is empty, or has one for each row.
    func matches(_ bookings: Bookings, _ rows: Range<Int>, _ ways: [Ways]) -> [BookingMatch] {
        var matches: [BookingMatch] = []
        for block in rows.pieces(rows.count / GuestFinder.touched + 1) {
            names.touch(bookings.camper[block])
            for row in block where bookings.status[row].isAccepted {
                let guest = Guest(
                    email: ways.isEmpty ? 0 : bookings.email[row], phone: ways.isEmpty ? 0 : bookings.phone[row],
                    name: bookings.camper[row])
                if let (contact, reason) = find(guest, ways.isEmpty ? Ways() : ways[row - rows.lowerBound]) {
                    matches.append(BookingMatch(booking: row, contact: contact, reason: reason))
                }
            }
        }
        return matches
    }

    func find(_ guest: Guest, _ ways: Ways) -> (contact: Int, reason: MatchReason)? {
        let byEmail = ways.email < 0 ? nil : emails[ways.email]
        let byPhone = ways.phone < 0 ? nil : phones[ways.phone]
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
        // One that leads to a single person, and another that leads to that person among others, are enough.
        if let person = byEmail.person, phones.leads(byPhone, to: person, persons) { return (byEmail.first, .email) }
        if let person = byPhone.person, emails.leads(byEmail, to: person, persons) { return (byPhone.first, .phone) }
        return nil
    }

    private func findByName(_ guest: Guest) -> (contact: Int, reason: MatchReason)? {
        guard guest.name != 0, let group = names[guest.name], group.person != nil else { return nil }
        // Address and number don't match, or they would have decided; if all are known on both sides, it is a namesake.
        let isFullyKnown = group.hasEmail && group.hasPhone
        return isFullyKnown && guest.email != 0 && guest.phone != 0 ? nil : (group.first, .name)
    }

    /// The contact with the guest's name among those found by address or number, if they are one person.
    private func named(
        _ guest: Guest, _ byEmail: GuestGroups.Group?, _ byPhone: GuestGroups.Group?
    ) -> (contact: Int, reason: MatchReason)? {
        guard guest.name != 0 else { return nil }
        let one = byEmail.flatMap { named($0, emails, guest.email, guest.name, namedEmails) }
        let other = byPhone.flatMap { named($0, phones, guest.phone, guest.name, namedPhones) }
        guard let first = one ?? other, first.person != nil else { return nil }
        if let one, let other, one.person != other.person { return nil }
        return (first.first, one == nil ? .phone : .email)
    }

    /// The contacts in `group` with that name.
    private func named(
        _ group: GuestGroups.Group, _ groups: GuestGroups, _ hash: UInt64, _ name: UInt64, _ index: GuestGroups
    ) -> GuestGroups.Group? {
        if group.person == nil { return index[GuestFinder.pair(hash, name)] }
        return groups.contains(group, name: name) ? group : nil
    }

    private static func pair(_ hash: UInt64, _ name: UInt64) -> UInt64 {
        // Numbers are not hashes: without the multiplication they would mix into only a few bits.
        (hash &* 0x9E37_79B9_7F4A_7C15) ^ name
    }
}
