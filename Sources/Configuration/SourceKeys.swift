internal import InnkeeperCore
internal import InnkeeperFormats

// The keys of a source. A kind has no keys for what its records lack (such as the status of a place).

extension ConfigurationKeys {
    /// The sources in an object, sorted by name.
    var sources: Form<[Configuration.Source]> {
        let variants = RecordKind.allCases.map { kind in
            ValueShape.Variant(word: kind.rawValue, keys: source(kind).map(\.spec).filter { !$0.shape.isWithoutWords })
        }
        return Form(
            shape: .map(keys: .sourceName, values: .variants(key: "kind", variants), least: 1),
            read: { node in
                let sources = (node.members ?? []).compactMap { member -> Configuration.Source? in
                    guard let kind = member.node["kind"]?.string.flatMap(RecordKind.init) else { return nil }
                    let settings = SourceSettings(name: member.key, kind: kind)
                    return Key.read(source(kind), from: member.node, into: .init(settings: settings, files: []))
                }
                return sources.sorted { $0.settings.name < $1.settings.name }
            },
            write: { sources, json in
                json.object { json in
                    for one in sources {
                        json.key(one.settings.name)
                        Form.object(source(one.settings.kind), one).write(one, &json)
                    }
                }
            })
    }

    /// The keys of a source of `kind`. There may be no formats or presets.
    private func source(_ kind: RecordKind) -> [Key<Configuration.Source>] {
        let isTable = !ConfigurationKeys.fields(of: kind).isEmpty
        let formats = facts.formats.filter { $0.kinds.contains(kind) }.map { $0.name }
        var keys: [Key<Configuration.Source>] = [
            Key(
                "kind", .word([kind.rawValue], noun: "kind"), required: true, "What the source holds.",
                get: { $0.settings.kind.rawValue }, set: { _, _ in }),
            Key(
                "files", .oneOrMore(.text), "Paths and patterns (`*`, `**`, `?`), relative to this file.",
                get: { $0.remote == nil ? $0.files : nil }, set: { $0.files = $1 }),
            Key("exclude", .oneOrMore(.text), "Patterns of files to leave out.", at: \.exclude, unless: []),
            Key("rules", levels, "As `rules` above, for this source only.", at: \.rules, unless: [:])
                .written(before: Key<Configuration.Source>.end),
            Key(
                "format", .word(formats, noun: "format of \(kind.rawValue)"), "Default: recognised from the file.",
                at: \.format
            ).written(before: isTable ? "preset" : "maxAge"),
        ]
        keys += ConfigurationKeys.remote(kind, isShown: true).map {
            Key($0, of: \.remote, RemoteSource(url: RemoteSource.overpass))
        }
        if isTable { keys += tableKeys(kind) }
        if kind == .bookings || kind == .campsites { keys.append(ConfigurationKeys.propertyKey) }
        if kind == .bookings { keys += ConfigurationKeys.bookingKeys }
        return keys + ConfigurationKeys.guardKeys
    }

    private static let guardKeys: [Key<Configuration.Source>] = [
        Key(
            "maxAge", .age,
            """
            A file that was last changed longer ago gets a finding \(ReadingCode.sourceStale.rawValue). Of a source with \
            `url`, how old the last good copy may be that is used when fetching fails; without it 7 days.
            """,
            at: \.guards.maxAge),
        Key(
            "minAge", .age, "A file changed more recently is not read yet: it may still be arriving.",
            at: \.guards.minAge),
        Key(
            "minRecords", .integer(1...(.max)),
            "With fewer records the source gets a finding \(ReadingCode.sourceShrunk.rawValue).",
            at: \.guards.minRecords),
        Key(
            "maxDropPercent", .integer(0...99),
            "A source that has lost more of its records since the last run gets a finding \(ReadingCode.sourceShrunk.rawValue).",
            at: \.guards.maxDropPercent),
    ]

    private func tableKeys(_ kind: RecordKind) -> [Key<Configuration.Source>] {
        let presets = facts.presets.filter { $0.kind == kind }.map(\.name)
        return [
            Key(
                "preset",
                .word(presets.isEmpty ? [] : presets + [SourceSettings.noPreset], noun: "preset of \(kind.rawValue)"),
                "The system the export is from. Default, without `columns`: the one whose headers the file has.",
                at: \.settings.preset),
            Key(
                "columns",
                .dictionary(
                    .object(ConfigurationKeys.columnKeys(kind), noun: "field of \(kind.rawValue)"), .mapping),
                "Which column holds which field, if the header does not make it clear.", at: \.settings.columns,
                unless: [:]),
            Key(
                "dates", .syntax(.dateOrder, { DateOrder(written: $0) }, { $0.written }),
                "How dates are written, if the file itself does not show it.", at: \.settings.dates),
            Key(
                "delimiter",
                .syntax(.columnDelimiter, { $0.utf8.first }, { String(Character(Unicode.Scalar($0))) }),
                "The delimiter between columns. Default: detected.", at: \.settings.delimiter),
            Key(
                "headerLine", .integer(1...(.max)),
                "The line of the headings. Default: searched for in the first 50 rows.",
                at: \.settings.headerLine),
            Key("encoding", .syntax(.encoding), "Default: detected.", at: \.settings.encoding),
            Key(
                "missing", .oneOrMore(.anyText), "Words that mean no value, such as NULL.", at: \.settings.missing,
                unless: []),
            Key(
                "key", .oneOrMore(.text), "Columns that together identify a record without an id.",
                at: \.settings.key, unless: []
            ).written(before: "property"),
        ]
    }

    private static let propertyKey = Key<Configuration.Source>(
        "property", .text, "The property of records that do not name one.", at: \.settings.property)

    private static let rowMeanings: [(word: String, meaning: RepeatedID)] = [
        ("booking", .duplicate), ("unit", .unit), ("payment", .instalment), ("guest", .guest),
    ]

    private static let bookingKeys: [Key<Configuration.Source>] = [
        Key(
            "statuses",
            .map(keys: .statusWord, .status, least: 0).mapped(
                { words in Dictionary(words.map { (foldedWord($0.key), $0.value) }) { first, _ in first } }, { $0 }),
            "Meaning of the source's own status words.", at: \.settings.statuses, unless: [:]
        ).written(before: "key"),
        Key(
            "newest", .oneOrMore(.text),
            "Patterns of exports of one list, the newest last: of a booking in several the newest holds. Without it dates "
                + "and copy numbers in names tell.",
            at: \.newest, unless: []
        ).written(before: Key<Configuration.Source>.end),
        Key(
            "duplicates", .word(["newest", "error"], noun: "treatment of duplicates"),
            "Whether of a booking in several exports the newest holds, as without it, or each further one is rejected.",
            get: { $0.refusesDuplicates ? "error" : nil }, set: { $0.refusesDuplicates = $1 == "error" }
        ).written(before: Key<Configuration.Source>.end),
        Key(
            "row",
            Form<String>.word(rowMeanings.map(\.word), noun: "meaning of a row").mapped(
                { word in rowMeanings.first { $0.word == word }?.meaning },
                { meaning in rowMeanings.first { $0.meaning == meaning }?.word ?? "" }),
            """
            What a row is: a booking; one of its units; a payment, night or month, of which those with the same number and \
            dates are added up; a guest, where those with the same number, site and dates are one stay. Default: what the \
            preset says, else a booking.
            """,
            at: \.settings.repeatedID
        ).written(before: "key"),
        Key("site", .text, "The site of every record, for a source that covers a single site.", at: \.settings.site),
    ]

    /// The fields whose columns can be mapped, with their meanings, for the kinds that come as tables.
    private static func fields(of kind: RecordKind) -> [(name: String, summary: String)] {
        switch kind {
        case .bookings: BookingField.allCases.map { ($0.rawValue, $0.summary) }
        case .campsites: CampSiteField.allCases.map { ($0.rawValue, $0.summary) }
        case .contacts: ContactColumn.allCases.map { ($0.rawValue, $0.summary) }
        case .places: PlaceColumn.allCases.map { ($0.rawValue, $0.summary) }
        }
    }

    private static func columnKeys(_ kind: RecordKind) -> [KeySpec] {
        fields(of: kind).map { field, summary in
            let mappings = Form<ColumnMapping>.parts.map(\.spec).filter { part in
                switch part.name {
                case "date": dateFields.contains(field)
                case "sum": numberFields.contains(field)
                case "join": !dateFields.contains(field) && !numberFields.contains(field)
                default: true
                }
            }
            return KeySpec(field, .choice(text: .text, mappings, noun: "mapping of `\(field)`"), summary)
        }
    }

    private static let dateFields: Set<String> = [
        "arrival", "departure", "booked_on", "cancelled_on", "due_on", "closed_from", "closed_to", "bday",
    ]
    private static let numberFields: Set<String> = [
        "nights", "guests", "adults", "children", "infants", "nightly_rate", "total", "paid", "tax", "commission",
        "net", "balance", "lead_days", "capacity",
    ]
}

extension Form where Value == BookingStatus {
    /// The possible meanings of a source's status words.
    fileprivate static let status: Form = {
        let statuses: [BookingStatus] = [
            .confirmed, .inHouse, .completed, .cancelled, .noShow, .pending, .rejected,
        ]
        return Form<String>.word(statuses.map(\.name), noun: "status").mapped(
            { word in statuses.first { $0.name == word } }, { $0.name })
    }()
}

extension Form where Value == ColumnMapping {
    /// For the value of a field, whose own shape says what it may be.
    fileprivate static let mapping = Form(shape: .anyText) { node in
        node.string.map(ColumnMapping.header) ?? Key.read(parts, from: node, into: .header(""))
    } write: { mapping, json in
        if case .header(let header) = mapping {
            json.value(header)
        } else {
            Form.object(parts, mapping).write(mapping, &json)
        }
    }

    /// How to make a field that is not a single column.
    fileprivate static let parts: [Key<ColumnMapping>] = [
        Key(
            "date", .list(.text, 3...3), "Columns of year, month (number or English name) and day.",
            get: { if case .date(let columns) = $0 { columns } else { nil } }, set: { $0 = .date($1) }),
        Key(
            "sum", .list(.text, 1...(.max)), "Columns that are added up.",
            get: { if case .sum(let columns) = $0 { columns } else { nil } }, set: { $0 = .sum($1) }),
        Key(
            "join", .list(.text, 1...(.max)), "Columns whose texts are joined with a blank.",
            get: { if case .join(let columns) = $0 { columns } else { nil } }, set: { $0 = .join($1) }),
        Key(
            "constant", .text, "The same value for every record.",
            get: { if case .constant(let text) = $0 { text } else { nil } }, set: { $0 = .constant($1) }),
    ]
}

extension ValueShape {
    /// Whether it requires one of a few words but has none.
    fileprivate var isWithoutWords: Bool { if case .word(let words, _) = self { words.isEmpty } else { false } }
}
