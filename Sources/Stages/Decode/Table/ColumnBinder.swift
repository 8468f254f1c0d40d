internal import InnkeeperCore

/// Finds the column of each field of a table.
///
/// Before: the headers `First Name`, `Last Name`, `Listing`, `Check-in`, `Nights`.
/// After: the guest's name is the first two joined; the listing is the property and the site.
struct ColumnBinder {
    /// By the field's raw name.
    private(set) var bindings: [String: ColumnBinding] = [:]
    /// Columns that make the natural key.
    private(set) var keyColumns: [Int] = []
    /// The rows that are records; nil: all of them.
    private(set) var rows: RowChoice?
    private(set) var problems: [TableProblem] = []
    /// The currency that the heading of the amounts names.
    private(set) var currency: HeadingCurrency?

    private let settings: SourceSettings
    private let matcher: HeaderMatcher
    private let header: [String]
    private let firstRows: FirstRows
    private var taken: Set<Int> = []

    private var kind: RecordKind { settings.kind }

    /// `firstRows` are the first below the headers, as far as they are known.
    init(_ settings: SourceSettings, preset: Preset?, header: [String], firstRows: [[String]]) {
        self.settings = settings
        self.header = header
        self.firstRows = FirstRows(firstRows)
        matcher = HeaderMatcher(header)
        for (field, mapping) in settings.columns.sorted(by: { $0.key < $1.key }) {
            bindings[field] = matcher.binding(mapping) { problems.append(.missingColumn(field: field, header: $0)) }
        }
        taken = Set(bindings.values.flatMap(\.columns))
        if let preset { bind(preset) }
        if kind == .bookings { bindParts() }
        for (field, aliases) in HeaderAliases.table(for: kind) where isOpen(field) { bind(field, aliases) }
        switch kind {
        case .bookings:
            bindGuests()
            bindListing()
            bindState()
            bindRoomNights()
        case .contacts:
            bindBirthday()
            bindNamePart()
        case .campsites, .places: break
        }
        currency = HeadingCurrency(bindings, matcher, home: settings.currency)
        if let currency, case .column(let column)? = bindings["currency"], settings.columns["currency"] == nil,
            currency.isContradicted(by: self.firstRows.cells(column))
        {
            bindings["currency"] = nil
        }
        for name in settings.key {
            if let column = matcher.column(name) {
                keyColumns.append(column)
            } else {
                problems.append(.missingColumn(field: "key", header: name))
            }
        }
        addProblemsOfKind()
    }

    private func isOpen(_ field: some StringProtocol) -> Bool {
        settings.columns[String(field)] == nil && bindings[String(field)] == nil
    }

    private mutating func set(_ field: some RawRepresentable<String>, _ binding: ColumnBinding) {
        bindings[field.rawValue] = binding
        taken.formUnion(binding.columns)
    }

    private mutating func bind(_ preset: Preset) {
        for (field, _) in HeaderAliases.table(for: kind) where settings.columns[field] == nil {
            let mappings = preset.columns[field] ?? []
            for mapping in mappings where bindings[field] == nil {
                let binding = matcher.binding(mapping)
                if case .column(let column)? = binding, taken.contains(column) { continue }
                bindings[field] = binding
            }
            if ColumnBinder.firstFilled.contains(field), case .column? = bindings[field] {
                let columns = preset.columnsOnly(for: field).compactMap { matcher.column($0) }.filter {
                    !taken.contains($0)
                }
                if columns.count > 1 { bindings[field] = .anyOf(columns) }
            }
            // What is added up may mean something by itself, too.
            if case .sum? = bindings[field] { continue }
            taken.formUnion(bindings[field]?.columns ?? [])
        }
        taken.formUnion(preset.ignored.compactMap { matcher.column($0) })
        if let column = preset.rows?.column.compactMap({ matcher.column($0) }).first,
            let words = preset.rows?.words
        {
            rows = RowChoice(column: column, words: words)
        }
    }

    /// The field's best header that no other field has taken.
    private mutating func bind(_ field: String, _ aliases: [String]) {
        var columns = aliases.compactMap { matcher.column(folded: $0) }.filter { !taken.contains($0) }
        if settings.dates == nil { columns = firstRows.withoutTimes(columns, of: field) }
        // Booking.com's "Zimmer" counts rooms.
        if kind == .bookings, field == BookingField.siteNumber.rawValue {
            columns.removeAll { foldedWord(header[$0]) == "zimmer" && firstRows.holdsOnlyOnes($0) }
        }
        columns = columns.enumerated().filter { columns.firstIndex(of: $1) == $0 }.map(\.element)
        let isSeveral = columns.count > 1
        guard let column = firstRows.withoutEmpty(columns).first else { return }
        if kind == .contacts, ColumnBinder.severalWays.contains(field), isSeveral {
            bindings[field] = .anyOf(columns)
        } else if kind == .bookings, field == BookingField.notes.rawValue, isSeveral {
            bindings[field] = .join(columns.sorted())
        } else if kind == .bookings, field == BookingField.nights.rawValue, isSeveral, firstRows.agree(columns) {
            bindings[field] = .anyOf(columns)
        } else if kind == .bookings, field == BookingField.camperName.rawValue,
            PlainAliases.bookings[field]?.contains(foldedWord(header[column])) ?? false, nameParts.count == 2
        {
            bindings[field] = .join(nameParts)
        } else if kind == .bookings, field == BookingField.camperName.rawValue, isName(column), nameParts.count == 1 {
            let isGiven = nameParts == [namePart(.givenName)]
            bindings[field] = .join(isGiven ? [nameParts[0], column] : [column, nameParts[0]])
        } else {
            bindings[field] = .column(column)
        }
        taken.formUnion(bindings[field]?.columns ?? [])
    }

    /// Fields for which a preset may name several columns of one file: the first that is filled counts.
    private static let firstFilled = Set(
        [BookingField.camperName, .phone, .email, .total, .status, .channel].map(\.rawValue))

    // MARK: Bookings

    /// What comes in several columns by itself: the day of arrival, nights in the week and at its end.
    private mutating func bindParts() {
        let fields = HeaderFields(matcher, kind: .bookings, mapped: settings.columns)
        if isOpen(BookingField.arrival.rawValue), let parts = fields.dateParts {
            set(BookingField.arrival, .date(parts))
        }
        let nights = fields.nightParts
        if isOpen(BookingField.nights.rawValue), !nights.isEmpty { set(BookingField.nights, .sum(nights)) }
    }

    /// Given and family name, where there are headers for them.
    private var nameParts: [Int] { [ContactColumn.givenName, .familyName].compactMap(namePart) }

    private func namePart(_ part: ContactColumn) -> Int? {
        let words = ContactAliases.all.first { $0.key == part }?.value ?? []
        let last = part == .givenName ? "firstname" : "lastname"
        let more = ["guest", "traveler", "traveller", "customer", "booker", "primaryoccupant"].map { $0 + last }
        return (more + words).lazy.compactMap { matcher.column(folded: $0) }.first { !taken.contains($0) }
    }

    /// Beside a given name this is the family name, and the other way round.
    private func isName(_ column: Int) -> Bool { foldedWord(header[column]) == "name" }

    private mutating func bindGuests() {
        if isOpen(BookingField.camperName.rawValue) {
            let parts = nameParts
            if parts.count == 2 { set(BookingField.camperName, .join(parts)) }
            if parts.count == 1 { set(BookingField.camperName, .column(parts[0])) }
        }
        if bindings[BookingField.guests.rawValue] == nil, bindings[BookingField.adults.rawValue] != nil {
            let fields = [BookingField.adults, .children, .infants]
            bindings[BookingField.guests.rawValue] = .sum(fields.flatMap { bindings[$0.rawValue]?.columns ?? [] })
        }
    }

    /// A listing is let as a whole: it is the site too, unless there is a list of sites that does not have it.
    private mutating func bindListing() {
        guard isOpen(BookingField.siteNumber.rawValue), settings.site == nil,
            case .column(let column)? = bindings[BookingField.property.rawValue],
            PlainAliases.listings.contains(foldedWord(header[column]))
        else { return }
        if let known = settings.siteNumbers?.names, !known.isEmpty {
            guard firstRows.cells(column).contains(where: known.contains) else { return }
        }
        bindings[BookingField.siteNumber.rawValue] = .column(column)
    }

    /// "Room nights" are those of all rooms together: the nights of the stay only where there is one room.
    private mutating func bindRoomNights() {
        guard isOpen(BookingField.nights.rawValue), let column = matcher.column(folded: "roomnights"),
            !taken.contains(column), case .column(let first)? = bindings[BookingField.arrival.rawValue],
            case .column(let last)? = bindings[BookingField.departure.rawValue],
            firstRows.countNights(column, from: first, to: last)
        else { return }
        set(BookingField.nights, .column(column))
    }

    /// "State" is that of an address, unless the first rows have words for the state of a booking there.
    private mutating func bindState() {
        guard isOpen(BookingField.status.rawValue), let column = matcher.column(folded: "state"),
            !taken.contains(column)
        else { return }
        let words = StatusWords(own: settings.statuses)
        let cells = firstRows.cells(column)
        if !cells.isEmpty, cells.allSatisfy({ words.status($0) != .unknown }) {
            set(BookingField.status, .column(column))
        }
    }

    // MARK: Contacts

    /// What a person has several of.
    private static let severalWays = [ContactColumn.phone.rawValue, ContactColumn.email.rawValue]

    /// "Birth Day" beside "Birth Month" is a number, and folds to the same word as "Birthday".
    private mutating func bindBirthday() {
        guard bindings[ContactColumn.birthMonth.rawValue] != nil, bindings[ContactColumn.birthDay.rawValue] == nil
        else {
            return
        }
        bindings[ContactColumn.birthDay.rawValue] = bindings.removeValue(forKey: ContactColumn.birthday.rawValue)
    }

    private mutating func bindNamePart() {
        let field = ContactColumn.fullName.rawValue
        guard settings.columns[field] == nil, case .column(let column)? = bindings[field], isName(column) else {
            return
        }
        let parts = [ContactColumn.givenName, .familyName]
        let missing = parts.filter { bindings[$0.rawValue] == nil }
        guard missing.count == 1 else { return }
        bindings[missing[0].rawValue] = bindings.removeValue(forKey: field)
    }

    // MARK: What is missing

    private mutating func addProblemsOfKind() {
        switch kind {
        case .bookings:
            if isOpen("arrival") { problems.append(.unmappedField("arrival")) }
            if isOpen("nights") && isOpen("departure") { problems.append(.unmappedField("nights")) }
        case .campsites:
            if isOpen("site_number") { problems.append(.unmappedField("site_number")) }
        case .contacts:
            let names: [ContactColumn] = [.fullName, .givenName, .familyName, .email]
            if !names.contains(where: { bindings[$0.rawValue] != nil }) { problems.append(.unmappedField("fn")) }
        case .places:
            for axis in ["latitude", "longitude"] where isOpen(axis) { problems.append(.unmappedField(axis)) }
        }
    }
}
