internal import InnkeeperCore

/// Contacts grouped by a 64-bit hash, in an open-addressing table.
struct GuestGroups: Sendable {
    /// Half a cache line: each booking looks at one or two, anywhere in memory.
    struct Group: Sendable {
        fileprivate let hash: UInt64
        /// A name in a group of one person, whose cards may have several (`otherNames`).
        fileprivate let name: UInt64
        private let firstRow: Int32
        /// -1 for several persons.
        private var owner: Int32
        /// Index of the last of its links.
        fileprivate var last: Int32
        /// Whether any of them has an address, or a number.
        fileprivate(set) var hasEmail: Bool
        fileprivate(set) var hasPhone: Bool
        fileprivate var hasOtherNames = false

        fileprivate init(
            _ hash: UInt64, row: Int32, person: Int32, link: Int32, name: UInt64, hasEmail: Bool, hasPhone: Bool
        ) {
            self.hash = hash
            self.name = name
            firstRow = row
            owner = person
            last = link
            self.hasEmail = hasEmail
            self.hasPhone = hasPhone
        }

        /// The smallest row.
        var first: Int { Int(firstRow) }

        /// The person, if the whole group is one; nil if there are several.
        var person: Int32? { owner < 0 ? nil : owner }

        fileprivate mutating func makeSeveral() {
            owner = -1
            hasOtherNames = false
        }
    }

    /// Where a group is. Most hashes that have none are told from the tag, without reading the group in their place.
    private struct Slot {
        /// Bits of the hash that don't determine the slot.
        var tag: UInt32 = 0
        /// Index + 1 of the group; 0 marks an empty slot.
        var group: Int32 = 0
    }

    /// A row, and the previous link of its group; -1 for the first.
    private var links: [(row: Int32, before: Int32)] = []
    private var groups: [Group] = []
    /// The names of a group's person besides the group's own, by hash.
    private var otherNames: [UInt64: [UInt64]] = [:]
    private var slots: [Slot] = []
    private var shift: UInt64 = 0

    init(capacity: Int) {
        grow(to: capacity)
        groups.reserveCapacity(capacity)
        links.reserveCapacity(capacity)
    }

    subscript(hash: UInt64) -> Group? {
        let group = slots[slot(hash)].group
        return group == 0 ? nil : groups[Int(group) - 1]
    }

    /// The index of the hash's group; -1 if there is none.
    func place(of hash: UInt64) -> Int32 { hash == 0 ? -1 : slots[slot(hash)].group - 1 }

    subscript(place: Int32) -> Group { groups[Int(place)] }

    var count: Int { groups.count }

    /// Prefetches what hashes that are about to be looked up need; the sum it returns is meaningless. Unlike lookups,
    /// these reads don't wait for one another, and the lookups then hit the cache.
    @inline(never) @discardableResult
    func touch(_ hashes: ArraySlice<UInt64>) -> Int32 {
        if groups.isEmpty { return 0 }
        var sum: Int32 = 0
        for hash in hashes { sum &+= slots[home(hash)].group }
        for hash in hashes { sum &+= groups[max(0, Int(slots[home(hash)].group) - 1)].last }
        return sum
    }

    mutating func insert(_ hash: UInt64, _ cards: GuestCards, _ row: Int32, _ person: Int32) {
        let (name, hasEmail, hasPhone) = (cards.names[Int(row)], cards.hasEmail[Int(row)], cards.hasPhone[Int(row)])
        let slot = slot(hash)
        let link = Int32(links.count)
        guard slots[slot].group != 0 else {
            links.append((row, -1))
            groups.append(
                Group(hash, row: row, person: person, link: link, name: name, hasEmail: hasEmail, hasPhone: hasPhone))
            slots[slot] = Slot(tag: tag(hash), group: Int32(groups.count))
            if groups.count * 2 > slots.count { grow(to: groups.count * 2) }
            return
        }
        let group = Int(slots[slot].group) - 1
        links.append((row, groups[group].last))
        groups[group].last = link
        if hasEmail { groups[group].hasEmail = true }
        if hasPhone { groups[group].hasPhone = true }
        if groups[group].person != person {
            if groups[group].hasOtherNames { otherNames[hash] = nil }
            groups[group].makeSeveral()
        } else if !contains(groups[group], name: name) {
            groups[group].hasOtherNames = true
            otherNames[hash, default: []].append(name)
        }
    }

    /// Whether a card of the group's person has this name; of several persons only one name is known.
    func contains(_ group: Group, name: UInt64) -> Bool {
        group.name == name || group.hasOtherNames && otherNames[group.hash]?.contains(name) == true
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

    /// Telephone numbers are not hashes: multiplication spreads them (D. Knuth, Fibonacci hashing).
    @inline(__always)
    private func spread(_ hash: UInt64) -> UInt64 { hash &* 0x9E37_79B9_7F4A_7C15 }

    @inline(__always)
    private func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: spread(hash)) }

    /// Where the search for a hash begins.
    @inline(__always)
    private func home(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: spread(hash) &>> shift) }

    /// The slot that holds the hash, or the empty one where it would go.
    private func slot(_ hash: UInt64) -> Int {
        let tag = tag(hash)
        var slot = home(hash)
        while slots[slot].group != 0, slots[slot].tag != tag || groups[Int(slots[slot].group) - 1].hash != hash {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// Makes room for that many groups.
    private mutating func grow(to capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Slot](repeating: Slot(), count: size)
        shift = 64 - UInt64(size.trailingZeroBitCount)
        for (index, group) in groups.enumerated() {
            slots[slot(group.hash)] = Slot(tag: tag(group.hash), group: Int32(index) + 1)
        }
    }
}
