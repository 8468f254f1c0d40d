package import InnkeeperCore

/// What the headers of a table mean and how its cells are read; shared by the slices of a file, whatever the format.
package struct TablePlan: Sendable {
    package var settings: SourceSettings
    /// Index in `Dataset.files`.
    package var file: Int
    package var header: [String]
    /// How files of this system are read; nil if there is no preset for it.
    var preset: Preset?
    /// The headers by which the preset was found; nil if it was declared.
    var presetEvidence: [String]?
    /// Which rows are records; nil for all of them.
    var rows: RowChoice?
    /// Columns that show which rows take a site out of sale rather than book it.
    private(set) var blockColumns: [BlockColumn] = []
    /// The columns before the first one of a sheet: its name, and the row.
    static let sheetColumns = 2
    static func holdsSheet(_ header: [String]) -> Bool { header.starts(with: ["sheet", "row"]) }
    /// What spreadsheets show for a formula without a result (ECMA-376-1, 18.18.11; ODF 1.3 part 4, 4.5.6).
    static let cellErrors: Set = [
        "#N/A", "#REF!", "#VALUE!", "#DIV/0!", "#NAME?", "#NULL!", "#NUM!", "#GETTING_DATA", "#SPILL!", "#CALC!",
    ]
    /// By the field's raw name.
    package var bindings: [String: ColumnBinding]
    /// The settings' site numbers, prepared for looking up cells.
    private(set) var siteNumbers: SharedDictionaryIndex?
    /// Columns that make the natural key.
    package var keyColumns: [Int]
    /// nil if neither the file nor the configuration shows it; `iso` if no date seen depends on the order.
    package var dates: DateOrder?
    package var decimalMark: DecimalMark
    /// For amounts without a currency: the one in their heading, else the property's, else the only one in the file's
    /// amounts.
    private(set) var currency = Currency.none
    /// The heading with the currency.
    private(set) var currencyHeading: String?
    /// Whether there are dates that depend on the order, and none that shows it.
    private(set) var leavesDatesOpen = false
    /// The reasons for the date order and the decimal mark.
    private(set) var datesReason = ""
    private(set) var decimalMarkReason = ""
    /// Why no records can be made from the file.
    package var problems: [TableProblem] = []

    package var kind: RecordKind { settings.kind }

    /// Number of fields in a record: those of the header, except for empty ones caused by trailing delimiters.
    package var width: Int { (header.lastIndex { !$0.isEmpty } ?? -1) + 1 }

    /// The order in which dates are read. That `iso` was inferred is no reason to reject a later date that has only one
    /// reading.
    var readingOrder: DateOrder? { dates == .iso ? settings.dates : dates }

    /// The minimum number of fields in a record: up to its name, its number and its dates.
    var neededWidth: Int {
        let needed: [String] =
            switch kind {
            case .bookings: ["reservation_id", "arrival", "nights", "departure"]
            case .campsites: ["site_number"]
            case .contacts: ["fn", "given_name", "family_name"]
            case .places: ["name", "latitude", "longitude"]
            }
        // Without a name or a date there may still be an address or a number of nights.
        return (needed.flatMap { bindings[$0]?.columns ?? [] } + keyColumns).max().map { $0 + 1 } ?? width
    }

    /// Whether a column's content matters for decisions, so that none of its letters may be guessed. A letter in a
    /// name, a remark or an unused column may.
    func mustBeExact(column: Int) -> Bool {
        let free = ["camper_name", "notes", "category", "fn", "given_name", "middle_name", "family_name", "name"]
        return bindings.contains { !free.contains($0.key) && $0.value.columns.contains(column) }
    }

    /// What the settings and the headers determine; date order and decimal mark follow from the cells (`settle`).
    /// `rows` are the first rows below the headers, as far as they are known. If `hasKeys`, the headers are the keys of
    /// objects.
    package init(
        settings: SourceSettings, file: Int, header: [String], rows firstRows: [[String]] = [], hasKeys: Bool = false
    ) {
        self.settings = settings
        self.file = file
        self.header = header
        dates = settings.dates
        currency = settings.currency
        decimalMark = .point
        bindings = [:]
        keyColumns = []
        siteNumbers = settings.siteNumbers.map(SharedDictionaryIndex.init)
        choosePreset()
        // In the cells of a sheet an error is not a value.
        if TablePlan.holdsSheet(header) { self.settings.missing += TablePlan.cellErrors }
        let binder = ColumnBinder(
            self.settings, preset: preset, header: header, firstRows: firstRows, hasKeys: hasKeys)
        bindings = binder.bindings
        keyColumns = binder.keyColumns
        rows = binder.rows
        if kind == .bookings { blockColumns = BlockColumn.all(in: header, without: binder.taken) }
        if let named = binder.currency { (currency, currencyHeading) = (named.currency, header[named.column]) }
        problems = binder.problems
    }

    /// Settles date order and decimal mark; `usualMark` applies if no amount shows one. Only amounts that `areTexts` may
    /// have marks between thousands: numbers of JSON and of spreadsheets have none.
    package mutating func settle(_ evidence: TableEvidence, usualMark: DecimalMark = .point, areTexts: Bool = false) {
        dates = settings.dates ?? evidence.order
        let mayBeThousands = areTexts && currency.minorDigits < 3
        let mark = evidence.decimalMark ?? (mayBeThousands ? evidence.markBesideThousands : nil)
        decimalMark = mark ?? usualMark
        leavesDatesOpen = settings.dates == nil && evidence.leavesOrderOpen
        datesReason = settings.dates == nil ? evidence.orderReason : "declared"
        decimalMarkReason = evidence.markReason(mark)
        if currency == .none, let only = evidence.onlyCurrency { currency = only }
        if let open = openDates(evidence) { problems.append(open) }
    }

    /// What the table shows about the order of its dates; `form` is its delimiter.
    func dateOrder(in form: String) -> SeenDateOrder? {
        let isShown = settings.dates == nil && (dates == .dayFirst || dates == .monthFirst)
        guard isShown || leavesDatesOpen else { return nil }
        return SeenDateOrder(layout: [form] + header.map(foldedWord), order: isShown ? dates : nil)
    }

    /// Reads ambiguous dates of the table in an order that is known from elsewhere.
    mutating func adopt(_ order: DateOrder, reason: String) {
        (dates, datesReason, leavesDatesOpen) = (order, reason, false)
        problems.removeAll {
            if case .openDates = $0 { return true }
            return false
        }
    }

    /// A column of arrivals or departures that are all ambiguous: without the order no stay can be read.
    private func openDates(_ evidence: TableEvidence) -> TableProblem? {
        guard kind == .bookings, leavesDatesOpen else { return nil }
        let open = evidence.openColumns.subtracting(evidence.certainColumns)
        return [BookingField.arrival, .departure].lazy.compactMap { field in
            columns(of: field.rawValue).first(where: open.contains).map {
                .openDates(field: field.rawValue, column: $0)
            }
        }.first
    }

    /// Chooses the declared preset, else the one whose headers the file has. A configured column mapping rules the
    /// latter out.
    private mutating func choosePreset() {
        if let name = settings.preset {
            preset = Presets.named(name)
        } else if settings.columns.isEmpty, let match = Presets.match(header, kind: settings.kind) {
            preset = match.preset
            presetEvidence = match.evidence
        }
        guard let preset else { return }
        settings.statuses.merge(preset.statuses) { own, _ in own }
        settings.missing += preset.missing
    }

    /// The fields that the file has, by their raw names.
    package var carried: Set<String> {
        var fields = Set(bindings.keys)
        if kind == .bookings && settings.site != nil { fields.insert(BookingField.siteNumber.rawValue) }
        if fields.isSuperset(of: [BookingField.balance, .total].map(\.rawValue)) {
            fields.insert(BookingField.paid.rawValue)
        }
        if kind == .bookings && !keyColumns.isEmpty { fields.insert(BookingField.reservationID.rawValue) }
        return fields
    }

    /// The columns to which a finding about `field` points, in order: for a field given in parts (a name, a position),
    /// the columns of the parts.
    package func columns(of field: String) -> [Int] {
        let own = bindings[field]?.columns ?? []
        return own.isEmpty ? partColumns(of: field) : own
    }

    /// The same for a record: if the field itself is empty, its value is that of the parts.
    func columns(of field: String, isEmpty: (_ column: Int) -> Bool) -> [Int] {
        let own = bindings[field]?.columns ?? []
        let parts = partColumns(of: field)
        return parts.isEmpty || !own.allSatisfy(isEmpty) ? own : parts
    }

    func partColumns(of field: String) -> [Int] {
        (HeaderAliases.parts[field] ?? []).flatMap { bindings[$0]?.columns ?? [] }
    }

    /// The value that the configuration sets for all records in `field`; nil if it sets none.
    func constant(_ field: String) -> String? {
        if kind == .bookings, field == BookingField.siteNumber.rawValue, let site = settings.site { return site }
        if case .constant(let text)? = bindings[field] { return text }
        return nil
    }

    /// Which of the two days in its column a field is.
    func half(_ field: String) -> StayHalf? {
        if case .half(let half, _)? = bindings[field] { half } else { nil }
    }

    /// Columns that identify a record: its id, else the `key`; empty without either.
    var namingColumns: [Int] {
        let id =
            switch kind {
            case .bookings: BookingField.reservationID.rawValue
            case .campsites: CampSiteField.siteNumber.rawValue
            case .contacts: ContactField.uid.rawValue
            case .places: PlaceField.id.rawValue
            }
        return switch bindings[id] {
        case .column(let column): [column]
        case .join(let columns): columns
        case .date, .sum, .anyOf, .half, .dayAfter, .constant, nil: keyColumns
        }
    }

    /// Columns with the same header as an earlier column that is used.
    var duplicateColumns: [(column: Int, first: Int)] {
        var firstOfHeader: [String: Int] = [:]
        var duplicates: [(column: Int, first: Int)] = []
        let used = Set(bindings.values.flatMap(\.columns))
        for (column, name) in header.enumerated() where !name.isEmpty {
            let folded = foldedWord(name)
            if let first = firstOfHeader[folded] {
                if used.contains(first) { duplicates.append((column, first)) }
            } else {
                firstOfHeader[folded] = column
            }
        }
        return duplicates
    }

    /// Whether cells must be examined before date order and decimal mark can be settled.
    var needsEvidence: Bool {
        guard problems.isEmpty else { return false }
        let dates = ["arrival", "departure", "booked_on", "cancelled_on", "due_on", "closed_from", "closed_to", "bday"]
        func isRead(_ field: String) -> Bool {
            switch bindings[field] {
            case .column, .anyOf, .half, .dayAfter: true
            case .date, .sum, .join, .constant, nil: false
            }
        }
        return settings.dates == nil && dates.contains(where: isRead)
            || BookingField.amounts.contains { isRead($0.rawValue) }
    }
}
