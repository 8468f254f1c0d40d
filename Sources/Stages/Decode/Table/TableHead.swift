package import Core

/// What the headers of a table tell, before the file is read: what it holds and which system wrote it.
package struct TableHead {
    private let cells: [String]
    /// The first rows.
    private let rows: [[String]]

    package init(headers: [String], rows: [[String]] = []) {
        cells = headers
        self.rows = rows
    }

    /// The headers, folded: two files with equal ones come from one export.
    package var folded: [String] { cells.map { foldedWord($0) } }

    /// The preset whose headers these are.
    package var preset: String? { Presets.match(cells, kind: nil)?.preset.name }

    /// What the records are, and the headers that say so; nil when these are no headers of ours.
    package var kind: (kind: RecordKind, headers: [String])? {
        if let match = Presets.match(cells, kind: nil) { return (match.preset.kind, match.evidence) }
        // Events on a map have a first and a last day too.
        let isOnMap = header(.places, "latitude") != nil && header(.places, "longitude") != nil
        if let arrival = header(.bookings, "arrival"),
            let end = header(.bookings, "nights") ?? header(.bookings, "departure"),
            !isOnMap && !TableHead.anyPeriod.contains(foldedWord(arrival)) || isOfGuests
        {
            return (.bookings, [arrival, end])
        }
        let marks = [
            "electricity", "water", "capacity", "closed_from", "nightly_rate", "category", "latitude", "longitude",
        ]
        let facts = marks.compactMap { header(.campsites, $0) }
        if let number = header(.campsites, "site_number"), facts.count >= 2 { return (.campsites, [number] + facts) }
        return people.map { (.contacts, $0) } ?? places.map { (.places, $0) }
    }

    /// Words for the first day of anything that has two: a contract, an event.
    private static let anyPeriod: Set<String> = [
        "startdate", "start", "from", "datefrom", "von", "startdatum", "begindatum", "datededébut", "datadiinizio",
        "datadeinício",
    ]

    /// The table names a guest, a number of nights or guests, a site, or the number of a booking.
    private var isOfGuests: Bool {
        let fields: [BookingField] = [.camperName, .nights, .guests, .adults, .siteNumber, .reservationID]
        return fields.contains { field in
            header(.bookings, field.rawValue).map { foldedWord($0) != "id" && foldedWord($0) != "name" } ?? false
        }
    }

    /// The headers of a list of people: a name, and how to reach them or when they were born.
    private var people: [String]? {
        guard Set(folded).isDisjoint(with: ContactAliases.staff), !holdsStays else { return nil }
        let columns: [ContactColumn] = [.givenName, .familyName, .fullName]
        let names = columns.compactMap { header(.contacts, $0.rawValue) }
        let ways = [ContactColumn.phone, .email, .birthday].compactMap { header(.contacts, $0.rawValue) }
        guard let name = names.first, !ways.isEmpty, names.count + ways.count > 2 || cells.count <= 4 else {
            return nil
        }
        return [name] + ways
    }

    /// The headers of a list of places: a name and a position. With a date it is a list of events or sightings.
    private var places: [String]? {
        let axes = [PlaceColumn.latitude, .longitude].compactMap { header(.places, $0.rawValue) }
        guard let name = header(.places, PlaceColumn.name.rawValue), axes.count == 2,
            Set(folded).isDisjoint(with: ["date", "datum", "eventdate", "startdate", "enddate", "reportdate"])
        else { return nil }
        return [name] + axes
    }

    private func header(_ kind: RecordKind, _ field: String) -> String? {
        let matcher = HeaderMatcher(cells)
        let aliases = HeaderAliases.table(for: kind).first { $0.field == field }?.headers ?? []
        return aliases.lazy.compactMap { matcher.column($0) }.first.map { cells[$0] }
    }

    /// Two columns hold the first and the last day of stays, whatever their headers say: a table of bookings has names and
    /// addresses of people too. Or at least three headers are those of a booking.
    private var holdsStays: Bool {
        let fields: [BookingField] = [
            .reservationID, .arrival, .departure, .nights, .guests, .nightlyRate, .total, .paid, .status, .bookedOn,
        ]
        if fields.count(where: { header(.bookings, $0.rawValue) != nil }) > 2 { return true }
        return [true, false].contains { dayFirst in
            // Columns are compared in pairs, so a table of thousands is judged by its first hundred.
            let columns = cells.indices.prefix(100).map { column in
                rows.map { $0.indices.contains(column) ? TableHead.day($0[column], dayFirst: dayFirst) : nil }
            }
            let dated = columns.filter { $0.contains { $0 != nil } }
            return dated.contains { first in dated.contains { TableHead.areStays(first, $0) } }
        }
    }

    /// Whether every row that has both days has one to ninety nights between them.
    private static func areStays(_ first: [Int32?], _ last: [Int32?]) -> Bool {
        let nights = zip(first, last).compactMap { first, last in first.flatMap { from in last.map { $0 - from } } }
        return !nights.isEmpty && nights.allSatisfy { 1...90 ~= $0 }
    }

    private static func day(_ text: String, dayFirst: Bool) -> Int32? {
        let bytes = Array(text.utf8)
        return DateReader(order: dayFirst ? .dayFirst : .monthFirst).read(bytes.span, 0, bytes.count).date?.dayNumber
    }
}
