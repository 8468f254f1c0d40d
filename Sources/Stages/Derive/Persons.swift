package import InnkeeperCore
import InnkeeperServices

extension Persons {
    /// Determines which contacts are one person.
    ///
    /// Two contacts are if they have the same uid (RFC 6350, 6.7.6: it identifies the person everywhere), or the same
    /// full name, ignoring case and spaces, and also the same birthday, or an e-mail address or telephone number in
    /// common. Contacts with the same name but different birthdays are different people, whatever they share. A
    /// birthday without a year equals one with a year on that day: the contact with the year then represents both.
    ///
    /// A request to be omitted from birthday calendars applies to the person, whichever contact has it.
    package init(_ contacts: Contacts, _ like: LikeContacts? = nil) {
        var finder = PersonFinder(contacts, like ?? LikeContacts(contacts))
        finder.mergeByUid()
        finder.mergeByName()
        self = finder.persons()
    }

    /// Finds who is one person, and which contacts resemble others; uses several cores.
    package static func find(_ contacts: Contacts, jobs: Int) async -> (like: LikeContacts, persons: Persons) {
        let rows = await inParallel([contacts.uid, contacts.fullName], jobs: jobs) {
            LikeContacts.rows($0, of: contacts)
        }
        let like = LikeContacts(uid: rows[0], name: rows[1])
        return (like, Persons(contacts, like))
    }
}

extension Dataset {
    /// As determined while the files were read, or computed now.
    package var knownPersons: Persons { persons ?? Persons(contacts) }
}

/// Disjoint sets of contacts (union-find, R. Tarjan); the smallest row is a set's root.
private struct PersonFinder {
    private let contacts: Contacts
    private let like: LikeContacts
    private var parents: [Int32]
    /// For each root, the contact with the most complete birthday; -1 if none has month and day.
    private var birthdays: [Int32]
    /// For each root, whether any contact asks to be omitted.
    private var isExcluded: [Bool]

    init(_ contacts: Contacts, _ like: LikeContacts) {
        self.contacts = contacts
        self.like = like
        parents = (0..<Int32(contacts.count)).map { $0 }
        birthdays = (0..<Int32(contacts.count)).map { contacts.birthday[Int($0)]?.recurs ?? false ? $0 : -1 }
        isExcluded = contacts.excludedFromBirthdays
    }

    mutating func mergeByUid() {
        let uid = contacts.uid
        var index = BookingIndex()
        index.reserveCapacity(like.uid.count)
        for row in like.uid {
            let earlier = index.insert(uid.hash(row), row: row) { uid.isEqual($0, uid, row) }
            if let earlier { unite(earlier, row) }
        }
    }

    /// Contacts with the same name are one person if they share the birthday, an e-mail address or a telephone number.
    /// Each kind has its own index, so that hashes of different kinds are never confused. Of several earlier contacts,
    /// the first one that can be the same person counts; one that can't doesn't hide it.
    mutating func mergeByName() {
        let rows = like.name
        // These are parallel to `rows`, and the indexes hold positions in them.
        let names = contacts.fullName.folded(rows)
        let addresses = [
            ContactAddresses.emails(contacts, rows), ContactAddresses.phones(contacts, rows, most: .max),
        ]
        var byBirthday = BookingIndex()
        byBirthday.reserveCapacity(rows.count)
        var byAddress = [byBirthday, byBirthday]
        var next = [0, 0]
        for (place, row) in rows.enumerated() where !names.isEmpty(place) {
            let name = names.hash(place)
            func isSame(_ earlier: Int) -> Bool {
                names.isEqual(earlier, names, place) && isCompatible(rows[earlier], row)
            }
            if let day = day(row) {
                let earlier = byBirthday.insert(PersonFinder.mixed(name, UInt64(day)), row: place) {
                    self.day(rows[$0]) == day && isSame($0)
                }
                if let earlier { unite(rows[earlier], row) }
            }
            for kind in addresses.indices {
                let (texts, owners) = (addresses[kind].texts, addresses[kind].owners)
                while next[kind] < owners.count, owners[next[kind]] <= place {
                    let address = next[kind]
                    next[kind] += 1
                    // Skip addresses of contacts without a name.
                    if owners[address] < place { continue }
                    let hash = PersonFinder.mixed(name, texts.hash(address))
                    let earlier = byAddress[kind].insert(hash, row: address) {
                        texts.isEqual($0, texts, address) && isSame(Int(owners[$0]))
                    }
                    if let earlier { unite(rows[Int(owners[earlier])], row) }
                }
            }
        }
    }

    /// Month and day in one number; nil if they aren't known.
    private func day(_ row: Int) -> Int? {
        guard let birthday = contacts.birthday[row], let month = birthday.month, let day = birthday.day else {
            return nil
        }
        return month * 32 + day
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 32
    }

    /// Whether what is known of two persons' birthdays fits a single one.
    private func isCompatible(_ one: Int, _ other: Int) -> Bool {
        guard let first = birthday(root(one)), let second = birthday(root(other)) else { return true }
        guard first.month == second.month, first.day == second.day else { return false }
        return first.year == nil || second.year == nil || first.year == second.year
    }

    private func birthday(_ root: Int) -> PartialDate? {
        birthdays[root] < 0 ? nil : contacts.birthday[Int(birthdays[root])]
    }

    private func root(_ row: Int) -> Int {
        var row = row
        while Int(parents[row]) != row { row = Int(parents[row]) }
        return row
    }

    private mutating func unite(_ one: Int, _ other: Int) {
        let first = min(root(one), root(other))
        let second = max(root(one), root(other))
        // Path compression: the next lookup starts at the root.
        parents[one] = Int32(first)
        parents[other] = Int32(first)
        if first == second { return }
        parents[second] = Int32(first)
        if isBetter(birthday(second), than: birthday(first)) { birthdays[first] = birthdays[second] }
        isExcluded[first] = isExcluded[first] || isExcluded[second]
    }

    /// The first contact with a birthday represents the person, unless a later one adds the year.
    private func isBetter(_ birthday: PartialDate?, than known: PartialDate?) -> Bool {
        guard let known else { return birthday != nil }
        guard let birthday, known.year == nil, birthday.year != nil else { return false }
        return birthday.month == known.month && birthday.day == known.day
    }

    func persons() -> Persons {
        let isAsked = wishesWithoutYear()
        var persons = Persons(standIns: parents, birthdays: [])
        for row in parents.indices {
            if contacts.rejected[row] {
                persons.standIns[row] = -1
                continue
            }
            let root = root(row)
            persons.standIns[row] = Int32(root)
            if root == row, birthdays[root] >= 0, !isExcluded[root], !isAsked(Int(birthdays[root])) {
                persons.birthdays.append(birthdays[root])
            }
        }
        persons.birthdays.sort()
        return persons
    }

    /// A namesake without a year of birth may be any of those born on that day, so a request to be omitted applies to
    /// everyone it may be.
    private func wishesWithoutYear() -> (_ row: Int) -> Bool {
        struct NameAndDay: Hashable {
            var name: [UInt8]
            var month: Int?
            var day: Int?

            init(_ contacts: Contacts, _ row: Int) {
                name = foldedText(contacts.fullName.slice(row))
                month = contacts.birthday[row]?.month
                day = contacts.birthday[row]?.day
            }
        }
        var wishes: Set<NameAndDay> = []
        for row in parents.indices where contacts.excludedFromBirthdays[row] && !contacts.rejected[row] {
            guard let birthday = contacts.birthday[row], birthday.recurs, birthday.year == nil else { continue }
            let wish = NameAndDay(contacts, row)
            if !wish.name.isEmpty { wishes.insert(wish) }
        }
        return { [contacts] row in !wishes.isEmpty && wishes.contains(NameAndDay(contacts, row)) }
    }
}
