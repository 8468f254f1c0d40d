internal import InnkeeperCore

/// Headings of values in JSON arrays: which arrays tables use, and what their values mean.
///
/// Before: `emailAddresses[].value`, `names[].givenName`, `rooms[].name`, `phones[]`.
/// After: `emailaddress`, `givenname`, `roomname`, `phone`.
enum ListHeading {
    /// Whether the values of the array under the last key of `path`, which begins at `start`, are read.
    static func isRead(_ path: [UInt8], from start: Int) -> Bool {
        let first = start < path.count && path[start] == UInt8(ascii: ".") ? start + 1 : start
        // Most arrays have other names.
        guard path.count - first <= longest else { return false }
        return lists[foldedWord(String(decoding: path[first...], as: UTF8.self))] != nil
    }

    /// Whether only the first value counts, as several would be of several people, or of the same one again.
    static func takesFirst(_ heading: String) -> Bool {
        switch parts(heading)?.list {
        case .guest, .name, .birthday: true
        case .value, .unit, nil: false
        }
    }

    /// The folded headings that this one may mean, in order of preference; empty for one that is of no array.
    static func words(_ heading: String) -> [String] {
        guard let (list, names) = parts(heading) else { return [] }
        let last = names.last ?? ""
        switch list {
        case .value(let word): return names.isEmpty || values.contains(last) || last == word ? [word] : []
        case .name: return [last]
        case .birthday: return names.dropLast() == ["date"] ? ["birth" + last] : []
        case .guest: return DottedHeading.personal.contains(last) ? ["guest" + last, last] : []
        case .unit(let word):
            if names.isEmpty { return [word] }
            let isWhole = last.hasPrefix(word) || last.hasPrefix("room") || last.hasPrefix("unit")
            return names.count == 1 ? [isWhole ? last : word + last] : []
        }
    }

    /// What separates the values of an array in a cell.
    static let separator = "; "

    private enum List {
        /// Each is one of the person's, or of the place's.
        case value(String)
        case name, birthday, guest
        /// What can be let.
        case unit(String)
    }

    private static let longest = 24

    /// Which list it is of, and the folded keys within the list's objects.
    private static func parts(_ heading: String) -> (list: List, names: [String])? {
        guard let mark = heading.firstRange(of: "[]") else { return nil }
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
            "roomnumbers": .unit("roomnumber"), "sitenumbers": .unit("sitenumber"), "unitnumbers": .unit("unitnumber"),
        ]
        return words
    }()
}
