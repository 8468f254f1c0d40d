internal import InnkeeperCore

/// Headings of values in JSON arrays: which arrays tables use, and what their values mean.
///
/// Before: `emailAddresses[].value`, `names[].givenName`, `rooms[].name`, `rooms[].checkIn`, `phones[]`.
/// After: `emailaddress`, `givenname`, `roomname`, `checkin`, `phone`.
enum ListHeading {
    /// Whether the values of the array under the last key of `path`, which begins at `start`, are read.
    /// `isInside` an array that is read, guests alone are.
    static func isRead(_ path: [UInt8], from start: Int, isInside: Bool = false) -> Bool {
        let first = start < path.count && path[start] == UInt8(ascii: ".") ? start + 1 : start
        // Most arrays have other names.
        guard path.count - first <= longest else { return false }
        switch lists[foldedWord(String(decoding: path[first...], as: UTF8.self))] {
        case .guest: return true
        case .value, .name, .birthday, .unit, .part: return !isInside
        case nil: return false
        }
    }

    /// Whether only the first value counts, as several would be of several people, or of the same one again.
    static func takesFirst(_ heading: String) -> Bool {
        switch parts(heading)?.list {
        case .guest, .name, .birthday: true
        case .value, .unit, .part, nil: false
        }
    }

    /// Whether the values are days of what is booked together: if all are the same, they are one, that of the booking.
    static func holdsDays(_ heading: String) -> Bool {
        guard let (list, names) = parts(heading) else { return false }
        return areOfDay(names, in: list)
    }

    /// The folded headings that this one may mean, in order of preference; empty for one that is of no array.
    static func words(_ heading: String) -> [String] {
        guard let (list, names) = parts(heading) else { return [] }
        let last = names.last ?? ""
        if areOfDay(names, in: list) { return [last] }
        switch list {
        case .value(let word): return names.isEmpty || values.contains(last) || last == word ? [word] : []
        case .name: return [last]
        case .birthday: return names.dropLast() == ["date"] ? ["birth" + last] : []
        case .guest: return DottedHeading.personal.contains(last) ? ["guest" + last, last] : []
        case .unit(let word):
            if names.isEmpty { return [word] }
            let isWhole = last.hasPrefix(word) || isOfUnit(last)
            return names.count == 1 ? [isWhole ? last : word + last] : []
        case .part: return names.count == 1 && isOfUnit(last) ? [last] : []
        }
    }

    /// `rooms`: the amount of such a part of a price isn't a room.
    static func isUnits(_ name: String) -> Bool { if case .unit? = lists[name] { true } else { false } }

    private static func isOfUnit(_ name: String) -> Bool { name.hasPrefix("room") || name.hasPrefix("unit") }

    /// Whether these are the keys of a first or last day: `checkIn`, `stay.arrival`, and under what can be let also
    /// `from`. A last night is none, as the day after it would have to be taken.
    private static func areOfDay(_ names: [String], in list: List) -> Bool {
        let isUnit: Bool
        switch list {
        case .unit: isUnit = true
        case .part: isUnit = false
        case .value, .name, .birthday, .guest: return false
        }
        guard let last = names.last, names.dropLast().allSatisfy(DottedHeading.isWrapper),
            !PlainAliases.doubtful.contains(last), !StayColumns.isLastNight(last)
        else { return false }
        return AliasIndex.entries(for: last).contains { entry in
            entry.kind == .bookings && (isUnit || !entry.isPlain)
                && (entry.field == BookingField.arrival.rawValue || entry.field == BookingField.departure.rawValue)
        }
    }

    /// What separates the values of an array in a cell.
    static let separator = "; "

    /// The first of the values of an array in a cell.
    static func first(of cell: String) -> String {
        cell.firstRange(of: separator).map { String(cell[..<$0.lowerBound]) } ?? cell
    }

    private enum List {
        /// Each is one of the person's, or of the place's.
        case value(String)
        case name, birthday, guest
        /// What can be let.
        case unit(String)
        /// What is booked together, rooms and other things.
        case part
    }

    private static let longest = 24

    /// Which list it is of, and the folded keys within the list's objects.
    private static func parts(_ heading: String) -> (list: List, names: [String])? {
        guard let mark = heading.ranges(of: "[]").last else { return nil }
        let key = heading[..<mark.lowerBound].split(separator: ".").last.map { foldedWord(String($0)) } ?? ""
        let names = heading[mark.upperBound...].split(separator: ".").map { foldedWord(String($0)) }
        return lists[key].map { ($0, names) }
    }

    /// The members of objects that hold a value and say what kind it is.
    private static let values: Set<String> = [
        "value", "address", "number", "email", "phone", "emailaddress", "phonenumber",
    ]

    private static let lists: [String: List] = {
        let words: [String: List] = [
            "emails": .value("email"), "emailaddresses": .value("email"), "mails": .value("email"),
            "phones": .value("phone"), "phonenumbers": .value("phone"), "telephones": .value("phone"),
            "telephonenumbers": .value("phone"), "mobilephones": .value("mobilephone"),
            "homephones": .value("homephone"), "businessphones": .value("businessphone"),
            "latlng": .value("latlng"), "latlong": .value("latlong"), "latlon": .value("latlon"),
            "names": .name, "birthdays": .birthday,
            "guests": .guest, "customers": .guest, "clients": .guest, "guestlist": .guest, "travellers": .guest,
            "travelers": .guest, "occupants": .guest,
            "rooms": .unit("room"), "units": .unit("unit"), "sites": .unit("site"), "campsites": .unit("campsite"),
            "cabins": .unit("cabin"), "pitches": .unit("pitch"), "apartments": .unit("apartment"),
            "accommodations": .unit("accommodation"), "roomstays": .unit("room"), "reservedrooms": .unit("room"),
            "bookedrooms": .unit("room"), "items": .part, "bookingitems": .part, "reservationitems": .part,
            "roomnumbers": .unit("roomnumber"), "sitenumbers": .unit("sitenumber"), "unitnumbers": .unit("unitnumber"),
        ]
        return words
    }()
}
