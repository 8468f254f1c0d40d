package import InnkeeperCore

/// What the headers of a table mean, and how its cells are read: the value that the slices of a file share, whatever
/// the cells come from.
package struct TablePlan: Sendable {
    package var settings: SourceSettings
    /// Index in `Dataset.files`.
    package var file: Int
    package var header: [String]
    /// How files of this system are read; nil for a file of none.
    var preset: Preset?
    /// The headers by which the preset was found; nil when it was declared.
    var presetEvidence: [String]?
    /// The rows that are records; nil: all of them.
    var rows: RowChoice?
    /// The columns before the first one of a sheet: its name, and the row.
    static let sheetColumns = 2
    static func holdsSheet(_ header: [String]) -> Bool { header.starts(with: ["sheet", "row"]) }
    /// What spreadsheets show where a formula has no result (ECMA-376-1, 18.18.11; ODF 1.3 part 4, 4.5.6).
    static let cellErrors: Set = [
        "#N/A", "#REF!", "#VALUE!", "#DIV/0!", "#NAME?", "#NULL!", "#NUM!", "#GETTING_DATA", "#SPILL!", "#CALC!",
    ]
    /// By the field's raw name.
    package var bindings: [String: ColumnBinding]
    /// Of the settings, as cells are looked up in it.
    private(set) var siteNumbers: SharedDictionaryIndex?
    /// Columns that make the natural key.
    package var keyColumns: [Int]
    /// nil where the file does not tell and nobody declared it; `iso` where no date that was seen needs an order.
    package var dates: DateOrder?
    package var decimalMark: DecimalMark
    /// Of amounts without one: the one that their heading names, else the property's, else the only one that the file's
    /// amounts have.
    private(set) var currency = Currency.none
    /// The heading that names it.
    private(set) var currencyHeading: String?
    /// There are dates that need an order, and none shows one.
    private(set) var leavesDatesOpen = false
    /// Why they are what they are.
    private(set) var datesReason = ""
    private(set) var decimalMarkReason = ""
    /// Why no record of the file can be made.
    package var problems: [TableProblem] = []

    package var kind: RecordKind { settings.kind }

    /// Fields of a record: those of the header, without the empty ones that a trailing delimiter makes.
    package var width: Int { (header.lastIndex { !$0.isEmpty } ?? -1) + 1 }

    /// The order by which dates are read. What was inferred as `iso` is no reason to refuse a later date that can be
    /// read in one way only.
    var readingOrder: DateOrder? { dates == .iso ? settings.dates : dates }

    /// So many fields a record needs at least: up to its name, its number and its days.
    var neededWidth: Int {
        let needed: [String] =
            switch kind {
            case .bookings: ["reservation_id", "arrival", "nights", "departure"]
            case .campsites: ["site_number"]
            case .contacts: ["fn", "given_name", "family_name"]
            case .places: ["name", "latitude", "longitude"]
            }
        // Without a name or a day there may still be an address or a number of nights.
        return (needed.flatMap { bindings[$0]?.columns ?? [] } + keyColumns).max().map { $0 + 1 } ?? width
    }

    /// Whether what a column says decides something: a letter of it may not be guessed. A name, a remark and what is read
    /// as no field at all may.
    func mustBeExact(column: Int) -> Bool {
        let free = ["camper_name", "notes", "category", "fn", "given_name", "middle_name", "family_name", "name"]
        return bindings.contains { !free.contains($0.key) && $0.value.columns.contains(column) }
    }

    /// What the settings and the headers fix; date order and decimal mark follow from the cells (`settle`).
    /// `rows` are the first below the headers, as far as they are known.
    package init(settings: SourceSettings, file: Int, header: [String], rows firstRows: [[String]] = []) {
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
        let binder = ColumnBinder(self.settings, preset: preset, header: header, firstRows: firstRows)
        bindings = binder.bindings
        keyColumns = binder.keyColumns
        rows = binder.rows
        if let named = binder.currency { (currency, currencyHeading) = (named.currency, header[named.column]) }
        problems = binder.problems
    }

    /// Fixes date order and decimal mark; `usualMark` counts where no amount shows one.
    package mutating func settle(_ evidence: TableEvidence, usualMark: DecimalMark = .point) {
        dates = settings.dates ?? evidence.order
        decimalMark = evidence.decimalMark ?? usualMark
        leavesDatesOpen = settings.dates == nil && evidence.leavesOrderOpen
        datesReason = settings.dates == nil ? evidence.orderReason : "declared"
        decimalMarkReason = evidence.markReason
        if currency == .none, let only = evidence.onlyCurrency { currency = only }
        if let open = openDates(evidence) { problems.append(open) }
    }

    /// What the table shows of the order of its dates; `form` is how its cells are parted.
    func dateOrder(in form: String) -> SeenDateOrder? {
        let isShown = settings.dates == nil && (dates == .dayFirst || dates == .monthFirst)
        guard isShown || leavesDatesOpen else { return nil }
        return SeenDateOrder(layout: [form] + header.map(foldedWord), order: isShown ? dates : nil)
    }

    /// Reads dates that the table leaves open in an order that is known from elsewhere.
    mutating func adopt(_ order: DateOrder, reason: String) {
        (dates, datesReason, leavesDatesOpen) = (order, reason, false)
        problems.removeAll {
            if case .openDates = $0 { return true }
            return false
        }
    }

    /// Days of arrival or departure of which none can be read without an order that nobody knows: then no stay can.
    private func openDates(_ evidence: TableEvidence) -> TableProblem? {
        guard kind == .bookings, leavesDatesOpen else { return nil }
        let open = evidence.openColumns.subtracting(evidence.certainColumns)
        return [BookingField.arrival, .departure].lazy.compactMap { field in
            columns(of: field.rawValue).first(where: open.contains).map {
                .openDates(field: field.rawValue, column: $0)
            }
        }.first
    }

    /// The preset that is declared, else the one whose headers the file has. Who maps columns knows the file better.
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

    /// The fields that the file carries, by their raw names.
    package var carried: Set<String> {
        var fields = Set(bindings.keys)
        if kind == .bookings && settings.site != nil { fields.insert(BookingField.siteNumber.rawValue) }
        if fields.isSuperset(of: [BookingField.balance, .total].map(\.rawValue)) {
            fields.insert(BookingField.paid.rawValue)
        }
        if kind == .bookings && !keyColumns.isEmpty { fields.insert(BookingField.reservationID.rawValue) }
        return fields
    }

    /// The columns that a finding about `field` points at, in order. A field that a table has in parts (a name, a
    /// position) is found in those.
    package func columns(of field: String) -> [Int] {
        let own = bindings[field]?.columns ?? []
        return own.isEmpty ? (HeaderAliases.parts[field] ?? []).flatMap { bindings[$0]?.columns ?? [] } : own
    }

    /// What the configuration says that every record has in `field`; nil where the file says it, or nobody does.
    func constant(_ field: String) -> String? {
        if kind == .bookings, field == BookingField.siteNumber.rawValue, let site = settings.site { return site }
        if case .constant(let text)? = bindings[field] { return text }
        return nil
    }

    /// Columns of what names a record: its id, else the `key`; none without either.
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
        case .date, .sum, .anyOf, .constant, nil: keyColumns
        }
    }

    /// Whether the bookings' numbers count the rows of the table.
    var hasRunningNumbers: Bool {
        guard case .column(let column)? = bindings[BookingField.reservationID.rawValue] else { return false }
        return PlainAliases.runningNumbers.contains(foldedWord(header[column]))
    }

    /// Columns whose header an earlier column has too, if that one is read.
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
}
