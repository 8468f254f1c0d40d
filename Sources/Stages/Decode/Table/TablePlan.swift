package import Core

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
    /// By the field's raw name.
    package var bindings: [String: ColumnBinding]
    /// Of the settings, as cells are looked up in it.
    private(set) var siteNumbers: SharedDictionaryIndex?
    /// Columns that make the natural key.
    package var keyColumns: [Int]
    /// nil where the file does not tell and nobody declared it; `iso` where no date that was seen needs an order.
    package var dates: DateOrder?
    package var decimalMark: DecimalMark
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

    /// What the settings and the headers fix; date order and decimal mark follow from the cells (`settle`).
    package init(settings: SourceSettings, file: Int, header: [String]) {
        self.settings = settings
        self.file = file
        self.header = header
        dates = settings.dates
        decimalMark = .point
        bindings = [:]
        keyColumns = []
        siteNumbers = settings.siteNumbers.map(SharedDictionaryIndex.init)
        choosePreset()
        bind()
    }

    /// Fixes date order and decimal mark; `usualMark` counts where no amount shows one.
    package mutating func settle(_ evidence: TableEvidence, usualMark: DecimalMark = .point) {
        dates = settings.dates ?? evidence.order
        decimalMark = evidence.decimalMark ?? usualMark
        datesReason = settings.dates == nil ? evidence.orderReason : "declared"
        decimalMarkReason = evidence.markReason
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
        if case .column(let column)? = bindings[id] { return [column] }
        return keyColumns
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

    /// What a person has several of.
    private static let severalWays = [ContactColumn.phone.rawValue, ContactColumn.email.rawValue]

    private mutating func bind() {
        let matcher = HeaderMatcher(header)
        for (field, mapping) in settings.columns.sorted(by: { $0.key < $1.key }) {
            bindings[field] = matcher.binding(mapping) { problems.append(.missingColumn(field: field, header: $0)) }
        }
        var taken = Set(bindings.values.flatMap(\.columns))
        for (field, mappings) in (preset?.columns ?? [:]).sorted(by: { $0.key < $1.key })
        where settings.columns[field] == nil {
            for mapping in mappings where bindings[field] == nil {
                let binding = matcher.binding(mapping)
                if case .column(let column)? = binding, taken.contains(column) { continue }
                bindings[field] = binding
                taken.formUnion(binding?.columns ?? [])
            }
        }
        if let choice = preset?.rows, let column = choice.column.lazy.compactMap({ matcher.column($0) }).first {
            rows = RowChoice(column: column, words: choice.words)
        }
        for (field, aliases) in HeaderAliases.table(for: kind)
        where settings.columns[field] == nil && bindings[field] == nil {
            let columns = aliases.compactMap { matcher.column($0) }.filter { !taken.contains($0) }
            guard let column = columns.first else { continue }
            let isOfSeveral = kind == .contacts && TablePlan.severalWays.contains(field) && Set(columns).count > 1
            bindings[field] = isOfSeveral ? .anyOf(columns) : .column(column)
            taken.formUnion(isOfSeveral ? columns : [column])
        }
        // "Birth Day" beside "Birth Month" is a number, and folds to the same word as "Birthday".
        if kind == .contacts, bindings[ContactColumn.birthMonth.rawValue] != nil,
            bindings[ContactColumn.birthDay.rawValue] == nil
        {
            bindings[ContactColumn.birthDay.rawValue] = bindings.removeValue(forKey: ContactColumn.birthday.rawValue)
        }
        if bindings["guests"] == nil, bindings["adults"] != nil {
            let parts = ["adults", "children", "infants"].flatMap { bindings[$0]?.columns ?? [] }
            bindings["guests"] = .sum(parts)
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

    private mutating func addProblemsOfKind() {
        func lacks(_ field: String) -> Bool { bindings[field] == nil && settings.columns[field] == nil }
        switch kind {
        case .bookings:
            if lacks("arrival") { problems.append(.unmappedField("arrival")) }
            if lacks("nights") && lacks("departure") { problems.append(.unmappedField("nights")) }
        case .campsites:
            if lacks("site_number") { problems.append(.unmappedField("site_number")) }
        case .contacts:
            if columns(of: ContactField.fullName.rawValue).isEmpty { problems.append(.unmappedField("fn")) }
        case .places:
            for axis in ["latitude", "longitude"] where lacks(axis) { problems.append(.unmappedField(axis)) }
        }
    }
}
