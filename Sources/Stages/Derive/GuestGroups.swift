internal import InnkeeperCore

/// Contacts grouped by a 64-bit hash, in an open-addressing table.
struct GuestGroups: Sendable {
    struct Group: Sendable {
        fileprivate var hash: UInt64
        /// The smallest row.
        fileprivate(set) var first: Int
        /// The person, if the whole group is one; nil if there are several.
        fileprivate(set) var person: Int32?
        /// Whether any of them has an address, or a number.
        fileprivate(set) var hasEmail: Bool
        fileprivate(set) var hasPhone: Bool
        /// Names in a group of one person, whose cards may have several.
        fileprivate var name: UInt64
        fileprivate var otherNames: [UInt64] = []
        /// Index of the last of its links.
        fileprivate var last: Int32

        func contains(name: UInt64) -> Bool { self.name == name || otherNames.contains(name) }
    }

    /// A row, and the previous link of its group; -1 for the first.
    private var links: [(row: Int32, before: Int32)] = []
    private var groups: [Group] = []
    /// Index + 1 of each hash's group; 0 marks an empty slot.
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

    /// The index of the hash's group; -1 if there is none.
    func place(of hash: UInt64) -> Int32 { hash == 0 ? -1 : slots[slot(hash)] - 1 }

    subscript(place: Int32) -> Group { groups[Int(place)] }

    var count: Int { groups.count }

    mutating func insert(_ hash: UInt64, _ cards: GuestCards, _ row: Int32, _ person: Int32) {
        let (name, hasEmail, hasPhone) = (cards.names[Int(row)], cards.hasEmail[Int(row)], cards.hasPhone[Int(row)])
        let slot = slot(hash)
        let link = Int32(links.count)
        guard slots[slot] != 0 else {
            links.append((row, -1))
            groups.append(
                Group(
                    hash: hash, first: Int(row), person: person, hasEmail: hasEmail, hasPhone: hasPhone, name: name,
                    last: link))
            slots[slot] = Int32(groups.count)
            if groups.count * 2 > slots.count { grow(to: groups.count * 2) }
            return
        }
        let group = Int(slots[slot]) - 1
        links.append((row, groups[group].last))
        groups[group].last = link
        if hasEmail { groups[group].hasEmail = true }
        if hasPhone { groups[group].hasPhone = true }
        if groups[group].person != person {
            groups[group].person = nil
            groups[group].otherNames = []
        } else if !groups[group].contains(name: name) {
            groups[group].otherNames.append(name)
        }
    }

    /// Whether any contact of a group is the person.
    func leads(_ group: Group, to person: Int32, _ persons: Persons) -> Bool {
        var link = group.last
        while link >= 0 {
            if persons.standIns[Int(links[Int(link)].row)] == person { return true }
            link = links[Int(link)].before
        }
        return false
    }

    /// The slot that holds the hash, or the empty one where it would go.
    private func slot(_ hash: UInt64) -> Int {
        // Telephone numbers are not hashes: multiplication spreads them (D. Knuth, Fibonacci hashing).
        var slot = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> shift)
        while slots[slot] != 0, groups[Int(slots[slot]) - 1].hash != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// Makes room for that many groups.
    private mutating func grow(to capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: 0, count: size)
        shift = 64 - UInt64(size.trailingZeroBitCount)
        for (index, group) in groups.enumerated() { slots[slot(group.hash)] = Int32(index) + 1 }
    }
}
