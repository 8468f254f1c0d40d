package import Core

/// What the headers of a table tell, before the file is read: what it holds and which system wrote it.
package struct TableHead {
    private let cells: [String]

    package init(headers: [String]) { cells = headers }

    /// The headers, folded: two files with equal ones come from one export.
    package var folded: [String] { cells.map { foldedWord($0) } }

    /// The preset whose headers these are.
    package var preset: String? { Presets.match(cells, kind: nil)?.preset.name }

    /// What the records are, and the headers that say so; nil when these are no headers of ours.
    package var kind: (kind: RecordKind, headers: [String])? {
        if let match = Presets.match(cells, kind: nil) { return (match.preset.kind, match.evidence) }
        let matcher = HeaderMatcher(cells)
        func header(_ kind: RecordKind, _ field: String) -> String? {
            let aliases = HeaderAliases.table(for: kind).first { $0.field == field }?.headers ?? []
            return aliases.lazy.compactMap { matcher.column($0) }.first.map { cells[$0] }
        }
        if let arrival = header(.bookings, "arrival"),
            let end = header(.bookings, "nights") ?? header(.bookings, "departure")
        {
            return (.bookings, [arrival, end])
        }
        let marks = [
            "electricity", "water", "capacity", "closed_from", "nightly_rate", "category", "latitude", "longitude",
        ]
        let facts = marks.compactMap { header(.campsites, $0) }
        if let number = header(.campsites, "site_number"), facts.count >= 2 { return (.campsites, [number] + facts) }
        return nil
    }

    /// The program whose address book this is, for a table of people and not of stays; empty when it is not known
    /// which. nil for anything else.
    package var addressBook: String? {
        let headers = Set(folded)
        let names: Set = [
            "firstname", "givenname", "lastname", "familyname", "name", "first", "displayname", "fullname", "vorname",
            "nachname",
        ]
        let ways: Set = [
            "email", "emailaddress", "email1value", "primaryemail", "phone", "mobile", "mobilephone", "phonenumber",
            "phone1value", "homephone", "telefon",
        ]
        guard kind == nil, !headers.isDisjoint(with: names), !headers.isDisjoint(with: ways) else { return nil }
        if headers.contains("email1value") || headers.contains("phone1value") { return "Google" }
        if headers.contains("primaryemail") && headers.contains("displayname") { return "Thunderbird" }
        if headers.contains("emailaddress") && headers.contains("lastname") { return "Outlook" }
        return ""
    }
}
