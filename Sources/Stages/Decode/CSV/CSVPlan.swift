package import Core
package import Formats

/// Where a field of ours comes from in a file.
package enum CSVBinding: Sendable, Equatable {
    case column(Int)
    /// Year, month and day.
    case date([Int])
    case sum([Int])
    case constant(String)

    /// The columns it reads, in order.
    package var columns: [Int] {
        switch self {
        case .column(let column): [column]
        case .date(let columns), .sum(let columns): columns
        case .constant: []
        }
    }
}

/// Everything that is fixed before the records of a file are read: the value that the slices share.
package struct CSVPlan: Sendable {
    package var settings: SourceSettings
    /// Index in `Dataset.files`.
    package var file: Int
    package var encoding: TextEncoding
    /// Every byte of the file was seen to be text of the encoding: no record needs to be looked at again.
    package var isProvenText: Bool
    package var delimiter: UInt8
    package var header: [String]
    /// Where each header stands.
    private(set) var headerPlaces: [SourcePosition]
    /// The column whose header has a quote that nothing closes.
    private(set) var unclosedHeader: Int?
    /// How files of this system are read; nil for a file of none.
    var preset: CSVPreset?
    /// The headers by which the preset was found; nil when it was declared.
    var presetEvidence: [String]?
    /// The rows that are records; nil: all of them.
    var rows: CSVRowChoice?
    /// By the field's raw name.
    package var bindings: [String: CSVBinding]
    /// Of the settings, as cells are looked up in it.
    private(set) var siteNumbers: CSVSharedDictionary?
    /// Columns that make the natural key.
    package var keyColumns: [Int]
    /// nil where the file does not tell and nobody declared it; `iso` where no date that was seen needs an order.
    package var dates: DateOrder?
    package var decimalMark: DecimalMark
    /// Why encoding, delimiter, dates and decimal mark are what they are, by the note's name.
    var reasons: [String: String] = [:]
    /// Why no record of the file can be made.
    package var problems: [CSVProblem] = []

    package var kind: RecordKind { settings.kind }

    /// Fields of a record: those of the header, without the empty ones that a trailing delimiter makes.
    package var width: Int { (header.lastIndex { !$0.isEmpty } ?? -1) + 1 }

    /// The order by which dates are read. What was inferred as `iso` is no reason to refuse a later date that can be
    /// read in one way only.
    package var readingOrder: DateOrder? { dates == .iso ? settings.dates : dates }

    /// What the settings and a header line fix; date order and decimal mark follow from the rest of the file.
    init(
        settings: SourceSettings, file: Int, encoding: TextEncoding, delimiter: UInt8, header: [String],
        places: [SourcePosition] = [], unclosed: Int? = nil
    ) {
        self.settings = settings
        self.file = file
        self.encoding = encoding
        isProvenText = encoding != .utf8
        self.delimiter = delimiter
        self.header = header
        headerPlaces = places
        unclosedHeader = unclosed
        dates = settings.dates
        decimalMark = .point
        bindings = [:]
        keyColumns = []
        siteNumbers = settings.siteNumbers.map(CSVSharedDictionary.init)
        choosePreset()
        bind()
    }

    /// The preset that is declared, else the one whose headers the file has. Who maps columns knows the file better.
    private mutating func choosePreset() {
        if let name = settings.preset {
            preset = CSVPresets.named(name)
        } else if settings.columns.isEmpty, let match = CSVPresets.match(header, kind: settings.kind) {
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

    private mutating func bind() {
        let matcher = CSVHeaderMatcher(header)
        for (field, mapping) in settings.columns.sorted(by: { $0.key < $1.key }) {
            func column(_ name: String) -> Int? {
                if let column = matcher.column(name) { return column }
                problems.append(.missingColumn(field: field, header: name))
                return nil
            }
            switch mapping {
            case .header(let name): bindings[field] = column(name).map { .column($0) }
            case .date(let names):
                let columns = names.compactMap { column($0) }
                if columns.count == 3 { bindings[field] = .date(columns) }
            case .sum(let names):
                let columns = names.compactMap { column($0) }
                if columns.count == names.count { bindings[field] = .sum(columns) }
            case .constant(let text): bindings[field] = .constant(text)
            }
        }
        var taken = Set(bindings.values.flatMap(\.columns))
        bindPreset(matcher, &taken)
        for (field, aliases) in CSVAliases.table(for: settings.kind)
        where settings.columns[field] == nil && bindings[field] == nil {
            guard let column = aliases.lazy.compactMap({ matcher.column($0) }).first(where: { !taken.contains($0) })
            else { continue }
            bindings[field] = .column(column)
            taken.insert(column)
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

    /// What the preset says of fields that the source itself does not map.
    private mutating func bindPreset(_ matcher: CSVHeaderMatcher, _ taken: inout Set<Int>) {
        guard let preset else { return }
        for (field, mappings) in preset.columns.sorted(by: { $0.key < $1.key }) where settings.columns[field] == nil {
            for mapping in mappings where bindings[field] == nil {
                switch mapping {
                case .header(let name):
                    guard let column = matcher.column(name), !taken.contains(column) else { continue }
                    bindings[field] = .column(column)
                case .date(let names):
                    let columns = names.compactMap { matcher.column($0) }
                    if columns.count == 3 { bindings[field] = .date(columns) }
                case .sum(let names):
                    let columns = names.compactMap { matcher.column($0) }
                    if columns.count == names.count { bindings[field] = .sum(columns) }
                case .constant(let text): bindings[field] = .constant(text)
                }
                taken.formUnion(bindings[field]?.columns ?? [])
            }
        }
        if let choice = preset.rows, let column = choice.column.lazy.compactMap({ matcher.column($0) }).first {
            rows = CSVRowChoice(column: column, words: choice.words)
        }
    }

    private mutating func addProblemsOfKind() {
        func lacks(_ field: String) -> Bool { bindings[field] == nil && settings.columns[field] == nil }
        switch settings.kind {
        case .bookings:
            if lacks("arrival") { problems.append(.unmappedField("arrival")) }
            if lacks("nights") && lacks("departure") { problems.append(.unmappedField("nights")) }
        case .campsites:
            if lacks("site_number") { problems.append(.unmappedField("site_number")) }
        case .contacts, .places:
            break
        }
    }
}

/// Why a whole file can't be read as its source says.
package enum CSVProblem: Sendable, Equatable {
    /// pipeline.json names a header that the file does not have.
    case missingColumn(field: String, header: String)
    /// No header of the file is known to be this field.
    case unmappedField(String)
    case unknownEncoding(String)

    package var code: String {
        switch self {
        case .missingColumn, .unmappedField: "csv-column-missing"
        case .unknownEncoding: "encoding-invalid"
        }
    }

    package var field: String {
        switch self {
        case .missingColumn(let field, _), .unmappedField(let field): field
        case .unknownEncoding: ""
        }
    }

    /// What is wrong, and the line to put into the configuration.
    package func detail(source: String, header: [String]) -> String {
        let shown = header.prefix(40).map { "\u{201C}\($0.prefix(60))\u{201D}" }
        let headers = (header.count > shown.count ? shown + ["…"] : shown).joined(separator: ", ")
        switch self {
        case .missingColumn(let field, let name):
            return "no column \u{201C}\(name)\u{201D} for \(field); the file has \(headers)"
        case .unmappedField(let field):
            let what = field == "nights" ? "neither nights nor departure" : "no \(field)"
            return "\(what) among \(headers); add \"columns\": { \"\(field)\": \"…\" } to source \"\(source)\""
        case .unknownEncoding(let name):
            return "encoding \"\(name)\" is not known; use UTF-8, UTF-16LE, UTF-16BE or Windows-1252"
        }
    }
}

/// Finds columns by header, without regard to case, blanks, `_` and `-`. The first of equal headers counts.
struct CSVHeaderMatcher {
    private var columnOfHeader: [String: Int] = [:]

    init(_ header: [String]) {
        for (column, name) in header.enumerated() {
            let folded = foldedWord(name)
            if columnOfHeader[folded] == nil { columnOfHeader[folded] = column }
        }
    }

    func column(_ name: String) -> Int? { columnOfHeader[foldedWord(name)] }
}
