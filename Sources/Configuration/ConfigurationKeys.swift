internal import InnkeeperCore
internal import InnkeeperFormats
internal import InnkeeperLanguages

/// The keys of `pipeline.json`: the single table from which reader, writer, schema and messages are derived. To add a
/// key, add an entry here or in `SourceKeys`.
struct ConfigurationKeys: Sendable {
    let facts: Registry

    /// For a writer, which needs no list of what a configuration can name.
    static let ofWriter = ConfigurationKeys(facts: Registry(rules: [], stages: [], reports: []))

    var form: Form<Configuration> {
        var empty = Configuration()
        empty.stages = stages.defaults
        empty.reports = reports.defaults
        return .object(top, empty)
    }

    var top: [Key<Configuration>] {
        [
            Key(
                "$schema", .anyText, "Where an editor finds the schema of this file.", get: { _ in nil },
                set: { _, _ in }),
            Key(
                "version", .integer(1...1), "Version of the configuration format.", get: { _ in 1 }, set: { _, _ in }),
            Key(
                "property", .object(ConfigurationKeys.property, Property()), "The campground or guest house.",
                at: \.property),
            Key(
                "sources", sources, required: true,
                "Where the data comes from, by a name of your choice. Sources of one kind merge.", at: \.sources),
            Key(
                "ignore", .oneOrMore(.text),
                "Patterns of files that are not exports and should not be reported as unread.", at: \.ignore, unless: []
            ),
            Key(
                "rules", levels,
                "Severity of findings by code or prefix of codes. A code that rejects records can't be off.",
                at: \.rules, unless: [:]),
            Key(
                "stages", stages.form, "What is derived from the records, in this order. Default: everything.",
                at: \.stages),
            Key("reports", reports.form, "The reports to write. Default: everything except `database`.", at: \.reports),
            Key(
                "checks", .list(CheckKeys.form),
                "Checks of your own: queries in SQL over bookings, campsites, contacts and places.", at: \.checks,
                unless: []
            ).written(before: "stages"),
            Key(
                "output", .text, "Folder for the results, relative to this file. Every run replaces it.",
                at: \.output),
            Key(
                "failOn", .word("severity"),
                "The lowest severity that makes the exit status 1, or `new` for any finding that the last run did not have.",
                at: \.failOn),
            Key(
                "baseline", .text,
                "File of known findings, relative to this file; --update-baseline writes it.", at: \.baseline
            ).written(before: "failOn"),
            Key(
                "outputMode", .syntax(.outputMode, TextSyntax.permissions, TextSyntax.text(permissions:)),
                "Permissions of files with guests' data.", at: \.outputMode),
            Key(
                "outputGroup", .syntax(.groupName), "Group on this system that may also read those files.",
                at: \.outputGroup),
            Key(
                "keep", .integer(1...366),
                "How many past runs are kept, hidden beside the output. Default: 1, or 366 with `keepFor`.",
                at: \.keep),
            Key(
                "keepFor", .age,
                "Older past runs are removed by the next one, such as `30 d`.",
                at: \.keepFor),
            Key(
                "metrics", .text, "File for the textfile collector of Prometheus, relative to this file.", at: \.metrics
            ),
            Key(
                "notices", .list(NoticeKeys.form), "Who is notified about a run, and of what.", at: \.notices,
                unless: []),
            Key(
                "limits", .object(ConfigurationKeys.limits, Limits()), "Limits for what is read.",
                at: \.limits),
        ]
    }

    private static let property: [Key<Property>] = [
        Key("name", .text, "Name for the reports.", at: \.name),
        // Without one it is the machine's.
        Key("timeZone", .syntax(.timeZone), "IANA name; determines which day is today.", at: \.timeZone, unless: ""),
        Key(
            "country", .syntax(.country),
            "Two-letter ISO 3166 code.", at: \.country, unless: ""),
        Key(
            "language", .language,
            "Language of reports and messages. A region (`de-AT`) is ignored. Default: English.",
            at: \.language, unless: .en),
        Key(
            "currency", .syntax(.currency, { Currency($0) }, { $0.code }),
            "ISO 4217 code for amounts without one.", at: \.currency, unless: Currency.none),
        Key("origin", position, "Position of the property, in degrees (WGS84).", at: \.origin),
        Key(
            "echoes",
            Form<String>.word(EchoPolicy.allCases.map(\.rawValue), noun: "reading")
                .mapped({ EchoPolicy(rawValue: $0) }, { $0.rawValue }),
            """
            What an event of a channel is taken for that only says closed, on nights that other channels have sold: the \
            same stay, or an overlap, which is reported as a double booking. Without it: same.
            """, at: \.echoes, unless: .same),
        Key(
            "notes", .flag,
            """
            Whether guests' notes are on the page, beside who arrives, and in the database. Records that were accepted \
            have them either way. Without it: they are.
            """, at: \.showsNotes, unless: true),
    ]

    static let position = Form.object(
        [
            Key("latitude", .number(-90...90), required: true, "Degrees north.", at: \.latitude),
            Key("longitude", .number(-180...180), required: true, "Degrees east.", at: \.longitude),
        ], Coordinate(latitude: 0, longitude: 0))

    private static let limits: [Key<Limits>] = [
        Key("record", .bytes, "Maximum size of a record; a longer one is malformed. Default: 1 MiB.", at: \.record),
        Key("depth", .integer(1...100_000), "Maximum nesting of JSON and XML. Default: 512.", at: \.depth),
        Key("file", .bytes, "Maximum size of a file; a larger one is not read. Default: 16 GiB.", at: \.file),
        Key(
            "archiveMembers", .integer(1...10_000_000), "Maximum number of members of an archive. Default: 10000.",
            at: \.archiveMembers),
        Key(
            "archiveRatio", .integer(1...1_000_000),
            "Maximum number of unpacked bytes for each packed byte of an archive. Default: 200.", at: \.archiveRatio),
        Key(
            "memory", .memory,
            "About how much memory `run` uses; what exceeds it goes to a file, as with `--memory`. Default: no limit.",
            at: \.memory),
    ]

    /// Severities by code or code prefix.
    var levels: Form<[String: RuleLevel]> { .dictionary(.ruleLevels(facts.rules), .word("level")) }

    var stages: UnitKeys {
        UnitKeys(
            noun: "stage",
            units: facts.stages.map { .init(name: $0.name, summary: $0.summary, options: $0.options) })
    }

    var reports: UnitKeys {
        UnitKeys(
            noun: "report",
            units: facts.reports.map {
                .init(name: $0.name, summary: $0.summary, options: $0.options, isUsual: $0.isUsual)
            })
    }
}

extension Form<Language> {
    /// A language by its tag.
    static var language: Form { .syntax(.language, { Language(tag: $0) }, { $0.code }) }
}
