package import Core

/// Tells which contacts are one person: address books overlap, and one birthday must not be listed twice.
///
/// Two contacts are one person when they have the same uid (RFC 6350, 6.7.6: it names the person everywhere), or the
/// same full name, without regard to case and blanks, and the same birthday. A birthday without a year is the same
/// as one with a year on that day: the contact that knows the year stands for both.
package struct Persons: Sendable {
    /// One row for each person who has a birthday with month and day and does not ask to be left out, in row order.
    /// A wish to be left out counts for the person, whichever of the contacts has it.
    package let rows: [Int]

    /// Only persons whose birthday is wanted are looked at by name: names are costly to compare. `isWanted` must not
    /// depend on the year, of which one of two contacts may know nothing.
    package init(_ contacts: Contacts, isWanted: (PartialDate) -> Bool = { _ in true }) {
        let byUid = Persons.mergedByUid(contacts)
        let wanted = byUid.filter { person in contacts.birthday[person.row].map(isWanted) ?? false }
        rows = Persons.mergedByName(contacts, wanted).sorted()
    }

    /// Rows of the persons that the uids tell apart, and whether each asks to be left out.
    private static func mergedByUid(_ contacts: Contacts) -> [(row: Int, excluded: Bool)] {
        var index = BookingIndex()
        var slotOfRow = [Int32](repeating: -1, count: contacts.count)
        var persons: [(row: Int, excluded: Bool)] = []
        for row in 0..<contacts.count where !contacts.rejected[row] {
            let excluded = contacts.excludedFromBirthdays[row]
            let recurs = contacts.birthday[row]?.recurs ?? false
            guard recurs || excluded else { continue }
            if !contacts.uid.isEmpty(row) {
                var hash = Hash64()
                for byte in contacts.uid.slice(row) { hash.add(byte: byte) }
                let earlier = index.insert(hash.value, row: row) {
                    contacts.uid.slice($0).elementsEqual(contacts.uid.slice(row))
                }
                if let earlier {
                    let slot = Int(slotOfRow[earlier])
                    persons[slot].excluded = persons[slot].excluded || excluded
                    let known = persons[slot].row
                    if recurs, isBetter(contacts.birthday[row], than: contacts.birthday[known]) {
                        persons[slot].row = row
                    }
                    continue
                }
                slotOfRow[row] = Int32(persons.count)
            }
            persons.append((row, excluded))
        }
        return persons.filter { contacts.birthday[$0.row]?.recurs ?? false }
    }

    /// The first contact with a birthday stands for the person, unless a later one adds the year to it.
    private static func isBetter(_ birthday: PartialDate?, than known: PartialDate?) -> Bool {
        guard let known, known.recurs else { return true }
        guard let birthday, known.year == nil, birthday.year != nil else { return false }
        return birthday.month == known.month && birthday.day == known.day
    }

    private struct NameAndDay: Hashable {
        var name: String
        var month: Int?
        var day: Int?
    }

    private static func mergedByName(_ contacts: Contacts, _ persons: [(row: Int, excluded: Bool)]) -> [Int] {
        var groups: [NameAndDay: [(row: Int, excluded: Bool)]] = [:]
        var rows: [Int] = []
        for person in persons {
            let name = folded(contacts.fullName[person.row])
            if name.isEmpty {
                if !person.excluded { rows.append(person.row) }
                continue
            }
            let birthday = contacts.birthday[person.row]
            groups[NameAndDay(name: name, month: birthday?.month, day: birthday?.day), default: []].append(person)
        }
        for group in groups.values { rows += onePerYear(contacts, group) }
        return rows
    }

    /// Of namesakes born on one day of the year: the first of each year of birth; one without a year only when there
    /// is none with a year.
    private static func onePerYear(_ contacts: Contacts, _ group: [(row: Int, excluded: Bool)]) -> [Int] {
        if group.count == 1 { return group[0].excluded ? [] : [group[0].row] }
        let years = group.compactMap { contacts.birthday[$0.row]?.year }
        // A namesake without a year may be any of them, so the wish of one is taken for all it may be.
        if group.contains(where: { $0.excluded && contacts.birthday[$0.row]?.year == nil }) { return [] }
        if years.isEmpty { return [group[0].row] }
        var seen: Set<Int> = []
        var left: [Int] = []
        let excluded = Set(group.filter(\.excluded).compactMap { contacts.birthday[$0.row]?.year })
        for person in group {
            guard let year = contacts.birthday[person.row]?.year, !excluded.contains(year) else { continue }
            if seen.insert(year).inserted { left.append(person.row) }
        }
        return left
    }

    /// Lower case, with single blanks between the words.
    private static func folded(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
