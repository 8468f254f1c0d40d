internal import InnkeeperCore
internal import InnkeeperServices

/// The columns of a table of bookings that hold a guest's name, in full or in parts.
///
/// Before: the headings `Nom client`, `Prénom client` above `Garnier`, `Élodie`.
/// After: the second column and the first, joined.
struct NameColumns {
    private let matcher: HeaderMatcher
    private let header: [String]
    private let firstRows: FirstRows
    private let taken: Set<Int>

    /// `taken` are the columns of other fields.
    init(_ matcher: HeaderMatcher, _ header: [String], _ firstRows: FirstRows, taken: Set<Int>) {
        self.matcher = matcher
        self.header = header
        self.firstRows = firstRows
        self.taken = taken
    }

    /// Given and family name, if there are headers for them.
    var parts: [Int] { [ContactColumn.givenName, .familyName].compactMap(part) }

    /// The given name, "van der", and the family name.
    var joined: ColumnBinding {
        let particle = ContactAliases.particles.lazy.compactMap { matcher.column(folded: $0) }.first
        let parts = parts
        guard parts.count == 2, let particle, !taken.contains(particle) else { return .join(parts) }
        return .join([parts[0], particle, parts[1]])
    }

    /// The same, falling back on the booker if the guest's name is empty.
    func withBooker(_ guest: ColumnBinding) -> ColumnBinding {
        let bookers = PlainAliases.bookers.lazy.compactMap { matcher.column(folded: $0) }
        guard case .column(let column) = guest, let booker = bookers.first(where: { !taken.contains($0) }) else {
            return guest
        }
        return .anyOf([column, booker])
    }

    /// Where the name is read from if `column` has its best header.
    func binding(_ column: Int) -> ColumnBinding {
        let parts = parts
        if parts.count == 2 {
            let isWhole = !isPlain(column) && !firstRows.isEmpty(column) && !parts.contains(column)
            return isWhole ? .column(column) : joined
        }
        // Next to a given name, "name" is the family name, and vice versa.
        guard parts.count == 1, isName(column), firstRows.areFamilyNames(column, beside: parts[0]) else {
            return .column(column)
        }
        return .join(parts == [part(.givenName)] ? [parts[0], column] : [column, parts[0]])
    }

    private func part(_ part: ContactColumn) -> Int? {
        let words = ContactAliases.all.first { $0.key == part }?.value ?? []
        let last = part == .givenName ? "firstname" : "lastname"
        let more =
            ["guest", "traveler", "traveller", "customer", "booker", "primaryoccupant"].map { $0 + last }
            + (part == .givenName ? ["guestfirst", "misafiradı", "konukadı"] : ["guestlast"])
        let rare = part == .familyName ? ["secondname"] : []
        return matcher.columns(part.rawValue, more + words + rare, of: .bookings).first { !taken.contains($0) }
    }

    /// Whether the header may mean someone or something other than the guest.
    private func isPlain(_ column: Int) -> Bool {
        PlainAliases.bookings[BookingField.camperName.rawValue]?.contains(foldedWord(header[column])) ?? false
    }

    private func isName(_ column: Int) -> Bool {
        let word = NearHeadings.bare(foldedWord(header[column]))
        return ["name", "nom", "naam", "navn", "namn"].contains(where: word.contains) && !parts.contains(column)
    }
}

extension TablePlan {
    /// The texts of several columns that make up one field. Those of a name are the given name and the family name,
    /// unless the configuration says how to join them.
    func joined(_ texts: [String], of field: String) -> String {
        let filled = texts.filter { !$0.isEmpty }
        let isName = field == BookingField.camperName.rawValue || field == ContactField.fullName.rawValue
        if isName, filled.count == texts.count, settings.columns[field] == nil,
            let name = EastAsianName.written(filled)
        {
            return name
        }
        return filled.joined(separator: " ")
    }
}
