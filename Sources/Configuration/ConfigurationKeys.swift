internal import InnkeeperCore
internal import InnkeeperFormats
internal import InnkeeperLanguages

/// The keys of `pipeline.json`: the one table that reader, writer, schema and messages are made of.
/// To add a key: one entry here or in `SourceKeys`.
struct ConfigurationKeys: Sendable {
    let facts: Registry

    /// For a writer, who need not know what a configuration can name.
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
                "version", .integer(1...1), "Version of this configuration's shape.", get: { _ in 1 }, set: { _, _ in }),
            Key(
                "property", .object(ConfigurationKeys.property, Property()), "The campground or guest house.",
                at: \.property),
            Key(
                "sources", sources, required: true,
                "Where the data comes from, by a name of your choice. Sources of one kind merge.", at: \.sources),
            Key(
                "ignore", .oneOrMore(.text),
                "Patterns of files beside those of the sources that nothing is to be said of.", at: \.ignore, unless: []
            ),
            Key(
                "rules", levels,
                "Severity of findings by code or prefix of codes. A code that rejects records can't be off.",
                at: \.rules, unless: [:]),
            Key(
                "stages", stages.form, "What is worked out of the records, in this order. Without it: everything.",
                at: \.stages),
            Key("reports", reports.form, "What is written. Without it: everything but `database`.", at: \.reports),
            Key(
                "checks", .list(CheckKeys.form),
                "Checks of your own: queries in SQL over bookings, campsites, contacts and places.", at: \.checks,
                unless: []
            ).written(before: "stages"),
            Key(
                "output", .text, "Folder for the results, relative to this file. It is replaced by every run.",
                at: \.output),
            Key(
                "failOn", .word("severity"),
                "The least severity of a finding that makes the exit status 1; or `new`: any that the last run did not have.",
                at: \.failOn),
            Key(
                "baseline", .text,
                "File of findings that may stand, relative to this file; --update-baseline writes it.", at: \.baseline
            ).written(before: "failOn"),
            Key(
                "outputMode", .syntax(.outputMode, TextSyntax.permissions, TextSyntax.text(permissions:)),
                "Permissions of files that show guests' data.", at: \.outputMode),
            Key(
                "outputGroup", .syntax(.groupName), "Group of this system that may read those files too.",
                at: \.outputGroup),
            Key(
                "keep", .integer(1...366),
                "How many past runs are kept, hidden beside the output. Without it: 1, or with `keepFor` 366.",
                at: \.keep),
            Key(
                "keepFor", .age,
                "Past runs that are older are removed by the next one, however few there are, such as `30 d`.",
                at: \.keepFor),
            Key(
                "metrics", .text, "File for Prometheus' textfile collector, relative to this file.", at: \.metrics),
            Key(
                "notices", .list(NoticeKeys.form), "Who gets notices about a run, and about what.", at: \.notices,
                unless: []),
            Key(
                "limits", .object(ConfigurationKeys.limits, Limits()), "How much of what comes in is looked at.",
                at: \.limits),
        ]
    }

    private static let property: [Key<Property>] = [
        Key("name", .text, "Name for the reports.", at: \.name),
        // Without one it is the machine's.
        Key("timeZone", .syntax(.timeZone), "IANA name; decides which day is today.", at: \.timeZone, unless: ""),
        Key("country", .syntax(.country), "ISO 3166 code of two letters.", at: \.country, unless: ""),
        Key(
            "language", .syntax(.language, { Language(tag: $0) }, { $0.code }),
            "Language of what people read, with or without a region, which is ignored. Without it: English.",
            at: \.language, unless: .en),
        Key(
            "currency", .syntax(.currency, { Currency($0) }, { $0.code }), "ISO 4217 code for amounts without one.",
            at: \.currency, unless: Currency.none),
        Key("origin", position, "Where the property lies, in degrees on WGS84.", at: \.origin),
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
        Key("record", .bytes, "Size of one record; a longer one is malformed. Without it: 1 MiB.", at: \.record),
        Key("depth", .integer(1...100_000), "How deep JSON and XML may be nested. Without it: 512.", at: \.depth),
        Key("file", .bytes, "Size of one file; a larger one is not read. Without it: 16 GiB.", at: \.file),
        Key(
            "archiveMembers", .integer(1...10_000_000), "Members of one archive. Without it: 10000.",
            at: \.archiveMembers),
        Key(
            "archiveRatio", .integer(1...1_000_000),
            "Bytes that come out of an archive for each in it. Without it: 200.", at: \.archiveRatio),
    ]

    /// Severities by code or prefix of codes.
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
