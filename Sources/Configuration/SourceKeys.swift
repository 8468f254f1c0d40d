internal import Core
internal import Formats

// The keys of a source. What a kind's records do not have (a status of a place) is no key of that kind.

extension ConfigurationKeys {
    /// Statuses that a word of a source can mean.
    static let statuses: [BookingStatus] = [
        .confirmed, .inHouse, .completed, .cancelled, .noShow, .pending, .rejected,
    ]

    var sourceShape: ValueShape {
        .variants(
            key: "kind",
            RecordKind.allCases.map { kind in
                ValueShape.Variant(word: kind.rawValue, keys: source(kind).map(\.spec))
            })
    }

    /// The keys of a source of `kind`.
    func source(_ kind: RecordKind) -> [Key<Configuration.Source>] {
        var keys = commonKeys(kind) + remoteKeys(kind)
        if !ConfigurationKeys.fields(of: kind).isEmpty { keys += tableKeys(kind) }
        if kind == .bookings { keys += bookingKeys }
        return keys + ConfigurationKeys.guardKeys
    }

    /// The sources of a checked object, sorted by name.
    func sources(_ node: JSONNode) -> [Configuration.Source] {
        let sources = (node.members ?? []).compactMap { member -> Configuration.Source? in
            guard let kind = member.node["kind"]?.string.flatMap(RecordKind.init) else { return nil }
            var source = Configuration.Source(settings: SourceSettings(name: member.key, kind: kind), files: [])
            source.remote = ConfigurationKeys.remote(member.node)
            Key.apply(self.source(kind), from: member.node, to: &source)
            return source
        }
        return sources.sorted { $0.settings.name < $1.settings.name }
    }

    private func commonKeys(_ kind: RecordKind) -> [Key<Configuration.Source>] {
        let formats = facts.formats.filter { $0.kinds.contains(kind) }.map { $0.name }
        var keys: [Key<Configuration.Source>] = [
            Key("kind", .word([kind.rawValue], noun: "kind"), support: .required, "What the source holds.") { _, _ in },
            Key(
                "files", .oneOrMore(.text),
                "Paths and patterns (`*`, `**`, `?`) relative to this file."
            ) {
                $1.files = $0.texts
            },
            Key("exclude", .oneOrMore(.text), "Patterns of files to leave out.") { $1.exclude = $0.texts },
            Key("rules", .ruleLevels(ruleFacts), "As `rules` above, for this source only.") {
                $1.rules = $0.ruleLevels
            },
        ]
        if !formats.isEmpty {
            let shape = ValueShape.word(formats, noun: "format of \(kind.rawValue)")
            keys.append(Key("format", shape, "Without it the format is recognised.") { $1.format = $0.string })
        }
        return keys
    }

    private static let guardKeys: [Key<Configuration.Source>] = [
        Key("maxAge", .syntax(.age), "A file that was last changed longer ago gets a finding source-stale.") {
            $1.guards.maxAge = $0.string.flatMap(SourceGuards.seconds)
        },
        Key("minAge", .syntax(.age), "A file that was changed since then is not read yet: it may still be arriving.") {
            $1.guards.minAge = $0.string.flatMap(SourceGuards.seconds)
        },
        Key("minRecords", .integer(1...(.max)), "With fewer records the source gets a finding source-shrunk.") {
            $1.guards.minRecords = $0.integer
        },
        Key(
            "maxDropPercent", .integer(0...99),
            "A source that has lost more of its records since the last run gets a finding source-shrunk."
        ) {
            $1.guards.maxDropPercent = $0.integer
        },
    ]

    private func tableKeys(_ kind: RecordKind) -> [Key<Configuration.Source>] {
        let presets = facts.presets.filter { $0.kind == kind }.map(\.name)
        let preset = Key<Configuration.Source>(
            "preset", .word(presets + [SourceSettings.noPreset], noun: "preset of \(kind.rawValue)"),
            "Which system the export is from. Without it, and without `columns`: the one whose headers the file has."
        ) {
            $1.settings.preset = $0.string
        }
        return (presets.isEmpty ? [] : [preset]) + [
            Key(
                "columns", .object(ConfigurationKeys.columnKeys(kind), noun: "field of \(kind.rawValue)"),
                "Which column holds which field, where the header does not say it."
            ) { node, source in
                for member in node.members ?? [] {
                    source.settings.columns[member.key] = ColumnMapping(checked: member.node)
                }
            },
            Key("dates", .syntax(.dateOrder), "How dates are written, where the file itself can't show it.") {
                $1.settings.dates = $0.string.flatMap { DateOrder(written: $0) }
            },
            Key("delimiter", .syntax(.columnDelimiter), "What stands between columns. Without it: detected.") {
                $1.settings.delimiter = $0.string?.utf8.first
            },
            Key("encoding", .syntax(.encoding), "Without it: detected.") {
                $1.settings.encoding = $0.string
            },
            Key("missing", .oneOrMore(.anyText), "Words that mean no value, such as NULL.") {
                $1.settings.missing = $0.texts
            },
            Key("property", .text, "The property of records that name none.") {
                $1.settings.property = $0.string
            },
            Key("key", .oneOrMore(.text), "Columns that together name a record, where there is no id.") {
                $1.settings.key = $0.texts
            },
        ]
    }

    private var bookingKeys: [Key<Configuration.Source>] {
        [
            Key(
                "statuses",
                .map(
                    keys: .statusWord, values: .word(ConfigurationKeys.statuses.map(\.name), noun: "status"), least: 0),
                "What the source's own words for a status mean."
            ) { node, source in
                for member in node.members ?? [] {
                    let status = ConfigurationKeys.statuses.first { $0.name == member.node.string }
                    source.settings.statuses[foldedWord(member.key)] = status
                }
            },
            Key("site", .text, "The site of every record, for a source about one site.") {
                $1.settings.site = $0.string
            },
        ]
    }

    /// The fields whose columns can be mapped: those of the kinds that come as tables.
    static func fields(of kind: RecordKind) -> [String] {
        switch kind {
        case .bookings: BookingField.allCases.map(\.rawValue)
        case .campsites: CampSiteField.allCases.map(\.rawValue)
        case .contacts, .places: []
        }
    }

    static func columnKeys(_ kind: RecordKind) -> [KeySpec] {
        fields(of: kind).map { field in
            var mappings: [KeySpec] = []
            if dateFields.contains(field) {
                mappings.append(
                    KeySpec("date", .list(.text, 3...3), "Columns of year, month (number or English name) and day."))
            }
            if numberFields.contains(field) {
                mappings.append(KeySpec("sum", .list(.text, 1...(.max)), "Columns that are added."))
            }
            mappings.append(KeySpec("constant", .text, "The same value for every record."))
            return KeySpec(
                field, .choice(text: .text, mappings, noun: "mapping of `\(field)`"), "A header, or how it is made.")
        }
    }

    private static let dateFields: Set<String> = ["arrival", "departure", "booked_on", "closed_from", "closed_to"]
    private static let numberFields: Set<String> = [
        "nights", "guests", "adults", "children", "infants", "nightly_rate", "total", "paid", "tax", "lead_days",
        "capacity",
    ]
}

extension ColumnMapping {
    /// The mapping of a checked value.
    init?(checked node: JSONNode) {
        if let header = node.string {
            self = .header(header)
        } else if let columns = node["date"] {
            self = .date(columns.texts)
        } else if let columns = node["sum"] {
            self = .sum(columns.texts)
        } else if let constant = node["constant"]?.string {
            self = .constant(constant)
        } else {
            return nil
        }
    }
}
