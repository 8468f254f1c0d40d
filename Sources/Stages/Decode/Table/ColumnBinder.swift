internal import InnkeeperCore

/// Finds the column of each field of a table.
///
/// Before: the headers `First Name`, `Last Name`, `Listing`, `Check-in`, `Nights`.
/// After: the guest's name is the first two joined; the listing is both property and site.
struct ColumnBinder {
    /// By the field's raw name.
    private(set) var bindings: [String: ColumnBinding] = [:]
    /// Columns that make the natural key.
    private(set) var keyColumns: [Int] = []
    /// Which rows are records; nil for all of them.
    private(set) var rows: RowChoice?
    private(set) var problems: [TableProblem] = []
    /// The currency in the heading of the amounts.
    private(set) var currency: HeadingCurrency?

    private let settings: SourceSettings
    private let matcher: HeaderMatcher
    private let header: [String]
    private let hasKeys: Bool
    private let firstRows: FirstRows
    private(set) var taken: Set<Int> = []

    private var kind: RecordKind { settings.kind }

    /// `firstRows` are the first rows below the header, as far as they are known. If `hasKeys`, the header are the keys
    /// of objects.
    init(
        _ settings: SourceSettings, preset: Preset?, header: [String], firstRows: [[String]], hasKeys: Bool = false
    ) {
        self.settings = settings
        self.hasKeys = hasKeys
        self.firstRows = FirstRows(firstRows)
        matcher = HeaderMatcher(header)
        self.header = header.map(HeadingMarks.without)
        for (field, mapping) in settings.columns.sorted(by: { $0.key < $1.key }) {
            bindings[field] = matcher.binding(mapping) { problems.append(.missingColumn(field: field, header: $0)) }
        }
        taken = Set(bindings.values.flatMap(\.columns))
        if let preset { bind(preset) }
        if kind == .bookings { bindParts() }
        for (field, _) in HeaderAliases.table(for: kind) where isOpen(field) { bind(field) }
        switch kind {
        case .bookings:
            bindHalves()
            bindGuests()
            bindVague()
            bindListing()
            bindByValues()
        case .contacts:
            PersonBindings.settle(&bindings, self.header, self.firstRows, settings)
        case .places:
            // A column with both is used only if there are none of each.
            if !isOpen("latitude") && !isOpen("longitude") { bindings["position"] = nil }
        case .campsites:
            bindings["closed_from"] =
                bindings["closed_from"] ?? SiteStates.binding(in: self.header, self.firstRows, bindings)
        }
        currency = HeadingCurrency(bindings, matcher, home: settings.currency)
        if let currency, case .column(let column)? = bindings["currency"], settings.columns["currency"] == nil,
            currency.isContradicted(by: self.firstRows.cells(column))
        {
            bindings["currency"] = nil
        }
        keyColumns = settings.key.compactMap { matcher.column($0) }
        problems += settings.key.filter { matcher.column($0) == nil }.map { .missingColumn(field: "key", header: $0) }
        let arrival = bindings[BookingField.arrival.rawValue]?.columns.first
        problems += NeededColumns.missing(kind) { isOpen($0) }.map { stays.unmapped($0, arrival: arrival) }
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
            // Columns that are added up may have a meaning of their own too.
            if case .sum? = bindings[field] { continue }
            taken.formUnion(bindings[field]?.columns ?? [])
        }
        taken.formUnion(preset.ignored.compactMap { matcher.column($0) })
        if let column = preset.rows?.column.compactMap({ matcher.column($0) }).first,
            let words = preset.rows?.words
        {
            let arrival = bindings[BookingField.arrival.rawValue]?.columns.first
            let areStays = firstRows.areAllStays(column, but: words, arrival: arrival)
            if !areStays { rows = RowChoice(column: column, words: words) }
            taken.insert(column)
        }
    }

    /// Binds the field to its best header that no other field has taken.
    private mutating func bind(_ field: String) {
        var columns = matcher.columns(field, of: kind)
        if hasKeys, field == BookingField.reservationID.rawValue {
            columns = OwnNumbers.ordered(columns, of: header, firstRows)
        }
        columns.removeAll { taken.contains($0) }
        if settings.dates == nil { columns = firstRows.withoutTimes(columns, of: field) }
        if kind == .bookings || kind == .contacts { columns = firstRows.withoutMisfits(columns, of: field) }
        columns.removeAll { firstRows.isPostcode($0, below: header[$0]) }
        if kind == .places, field == PlaceColumn.name.rawValue { columns = PlaceList.names(columns, header, firstRows) }
        if kind == .bookings {
            let others = OtherMeanings(matcher, header, firstRows)
            columns.removeAll { others.has($0, field, bindings) }
        }
        columns = columns.enumerated().filter { columns.firstIndex(of: $1) == $0 }.map(\.element)
        if field == BookingField.reservationID.rawValue { columns = firstRows.completeFirst(columns, of: header) }
        let isSeveral = columns.count > 1
        guard let column = firstRows.withoutEmpty(columns).first else { return }
        if let other = stays.rival(of: column, among: columns, field) {
            problems.append(.severalColumns(field: field, column, other))
        }
        let isReachable = kind == .contacts || kind == .bookings && settings.columns[field] == nil
        if isReachable, ColumnBinder.severalWays.contains(field), isSeveral {
            bindings[field] = .anyOf(columns)
        } else if kind == .bookings, field == BookingField.notes.rawValue, isSeveral {
            bindings[field] = .join(columns.sorted())
        } else if kind == .bookings, field == BookingField.nights.rawValue, isSeveral, firstRows.agree(columns) {
            bindings[field] = .anyOf(columns)
        } else if kind == .bookings, field == BookingField.camperName.rawValue {
            bindings[field] = names.binding(column)
        } else {
            bindings[field] = .column(column)
        }
        taken.formUnion(bindings[field]?.columns ?? [])
    }

    /// Fields for which a preset may name several columns of one file, of which the first non-empty one counts.
    private static let firstFilled = Set(
        [BookingField.camperName, .phone, .email, .total, .status, .channel].map(\.rawValue))

    // MARK: Bookings

    /// Binds what may be spread over several columns: the date of arrival, and weekday and weekend nights.
    private mutating func bindParts() {
        let fields = HeaderFields(matcher, kind: .bookings, mapped: settings.columns)
        if isOpen(BookingField.arrival.rawValue), let parts = fields.dateParts {
            set(BookingField.arrival, .date(parts))
        }
        let nights = fields.nightParts
        if isOpen(BookingField.nights.rawValue), !nights.isEmpty { set(BookingField.nights, .sum(nights)) }
    }

    /// Both days may be in one column, and the last one may be a night.
    private mutating func bindHalves() {
        let (first, last) = (BookingField.arrival.rawValue, BookingField.departure.rawValue)
        bindings[last] = bindings[last].map(stays.departure)
        guard let column = stays.range(arrival: bindings[first]) else { return }
        bindings[first] = .half(.first, of: column)
        if isOpen(last) || bindings[last] == .column(column) { bindings[last] = .half(.last, of: column) }
        taken.insert(column)
    }

    private var names: NameColumns { NameColumns(matcher, header, firstRows, taken: taken) }
    private var stays: StayColumns { StayColumns(matcher, header, firstRows, settings, taken: taken) }

    private mutating func bindGuests() {
        if isOpen(BookingField.camperName.rawValue) {
            let parts = names.parts
            if parts.count == 2 { set(BookingField.camperName, names.joined) }
            if parts.count == 1 { set(BookingField.camperName, .column(parts[0])) }
        }
        let name = BookingField.camperName
        if settings.columns[name.rawValue] == nil, let own = bindings[name.rawValue] {
            set(name, names.withBooker(own))
        }
        if bindings[BookingField.guests.rawValue] == nil, bindings[BookingField.adults.rawValue] != nil {
            let fields = [BookingField.adults, .children, .infants]
            bindings[BookingField.guests.rawValue] = .sum(fields.flatMap { bindings[$0.rawValue]?.columns ?? [] })
        }
    }

    /// Binds columns with vague headings to fields that have no other.
    private mutating func bindVague() {
        for field in VagueColumns.fields where isOpen(field.rawValue) {
            let vague = VagueColumns(matcher: matcher, firstRows: firstRows, taken: taken)
            if let column = vague.column(field, bindings) { set(field, .column(column)) }
        }
    }

    /// A listing is let as a whole, so it is also the site, unless a list of sites doesn't have it.
    private mutating func bindListing() {
        guard isOpen(BookingField.siteNumber.rawValue), settings.site == nil,
            case .column(let column)? = bindings[BookingField.property.rawValue],
            stays.isListing(column, stays: days)
        else { return }
        if let known = settings.siteNumbers?.names, !known.isEmpty {
            guard firstRows.cells(column).contains(where: known.contains) else { return }
        }
        bindings[BookingField.siteNumber.rawValue] = .column(column)
    }

    private var days: (arrival: Int, departure: Int)? {
        guard case .column(let first)? = bindings[BookingField.arrival.rawValue],
            case .column(let last)? = bindings[BookingField.departure.rawValue]
        else { return nil }
        return (first, last)
    }

    /// Binds columns by their first rows where headings say too little.
    private mutating func bindByValues() {
        if isOpen(BookingField.status.rawValue), let column = stays.state { set(BookingField.status, .column(column)) }
        if isOpen(BookingField.bookedOn.rawValue), case .column(let arrival)? = bindings[BookingField.arrival.rawValue],
            let column = stays.bookedOn(before: arrival)
        {
            set(BookingField.bookedOn, .column(column))
        }
        if settings.columns[BookingField.siteNumber.rawValue] == nil,
            case .column(let unit)? = bindings[BookingField.siteNumber.rawValue],
            let room = stays.room(ofUnit: unit, property: bindings[BookingField.property.rawValue]?.columns.first)
        {
            bindings[BookingField.siteNumber.rawValue] = .join([room, unit])
        }
        let sites = [BookingField.siteNumber, .property].flatMap { bindings[$0.rawValue]?.columns ?? [] }
        if isOpen(BookingField.category.rawValue), let column = stays.category(beside: sites) {
            set(BookingField.category, .column(column))
        }
        if isOpen(BookingField.eta.rawValue), let column = stays.timeOfArrival {
            set(BookingField.eta, .column(column))
        }
        guard isOpen(BookingField.nights.rawValue), let days,
            let column = stays.nights(from: days.arrival, to: days.departure)
        else { return }
        set(BookingField.nights, .column(column))
    }

    /// Fields of which a person may have several, and of which a booking takes the first that is filled.
    private static let severalWays = [
        ContactColumn.phone.rawValue, ContactColumn.email.rawValue, BookingField.phone.rawValue,
    ]
}
