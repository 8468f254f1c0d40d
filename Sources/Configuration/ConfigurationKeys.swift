internal import Core
internal import Formats

/// The keys of `pipeline.json`: the one table that the reader, the schema and the messages are made of.
/// To add a key: one entry here or in `SourceKeys`, and a line in `ConfigurationWriter`.
struct ConfigurationKeys: Sendable {
    let facts: RegistryFacts

    /// The version of the configuration that this program reads.
    static let version = 1

    var top: [Key<Configuration>] {
        [
            Key("$schema", .anyText, "Where an editor finds the schema of this file.") { _, _ in },
            Key(
                "version", .integer(ConfigurationKeys.version...ConfigurationKeys.version),
                "Version of this configuration's shape."
            ) { _, _ in },
            Key("property", .object(property.map(\.spec)), "The campground or guest house.") { node, configuration in
                Key.apply(property, from: node, to: &configuration.property)
            },
            Key(
                "sources", .map(keys: .sourceName, values: sourceShape, least: 1), support: .required,
                "Where the data comes from, by a name of your choice. Sources of one kind merge."
            ) { node, configuration in
                configuration.sources = sources(node)
            },
            Key(
                "rules", .ruleLevels(ruleFacts),
                "Severity of findings by code or prefix of codes. A code that rejects records can't be off."
            ) { node, configuration in
                configuration.rules = node.ruleLevels
            },
            Key(
                "stages", .list(stages.shape, 0...(.max)),
                "What is worked out of the records, in this order. Without it: everything."
            ) { node, configuration in
                configuration.stages = stages.units(node)
            },
            Key("reports", .list(reports.shape, 0...(.max)), "What is written. Without it: everything but `database`.")
            {
                node, configuration in
                configuration.reports = reports.units(node)
            },
            Key(
                "checks", .list(.object(CheckKeys.specs), 0...(.max)),
                "Checks of your own: queries in SQL over bookings, campsites, contacts and places."
            ) { node, configuration in
                configuration.checks = (node.elements ?? []).map(CheckKeys.check)
            },
            Key("output", .text, "Folder for the results, relative to this file. It is replaced by every run.") {
                node, configuration in
                configuration.output = node.string
            },
            Key(
                "failOn", .word(FailOn.allCases.map(\.rawValue), noun: "severity"),
                "The least severity of a finding that makes the exit status 1; or `new`: any that the last run did not have."
            ) { node, configuration in
                if let level = node.string.flatMap(FailOn.init) { configuration.failOn = level }
            },
            Key(
                "baseline", .text,
                "File of findings that may stand, relative to this file; --update-baseline writes it."
            ) { node, configuration in
                configuration.baseline = node.string
            },
            Key("outputMode", .syntax(.outputMode), "Permissions of files that show guests' data.") {
                node, configuration in
                if let mode = node.string.flatMap(TextSyntax.permissions) { configuration.outputMode = mode }
            },
            Key("outputGroup", .syntax(.groupName), "Group of this system that may read those files too.") {
                node, configuration in
                configuration.outputGroup = node.string
            },
            Key("keep", .integer(1...366), "How many past runs are kept, hidden beside the output. Without it: 1.") {
                node, configuration in
                if let count = node.integer { configuration.keep = count }
            },
            Key("metrics", .text, "File for Prometheus' textfile collector, relative to this file.") {
                node, configuration in
                configuration.metrics = node.string
            },
            Key("notices", .list(.object(NoticeKeys.specs), 0...(.max)), "Who is told of a run, and of what.") {
                node, configuration in
                configuration.notices = (node.elements ?? []).map(NoticeKeys.order)
            },
            Key("limits", .object(limits.map(\.spec)), "How much of what comes in is looked at.") {
                node, configuration in
                Key.apply(limits, from: node, to: &configuration.limits)
            },
        ]
    }

    var property: [Key<Property>] {
        [
            Key("name", .text, "Name for the reports.") { node, property in
                if let name = node.string { property.name = name }
            },
            Key("timeZone", .syntax(.timeZone), "IANA name; decides which day is today.") { node, property in
                if let zone = node.string { property.timeZone = zone }
            },
            Key("country", .syntax(.country), "ISO 3166 code of two letters.") { node, property in
                if let country = node.string { property.country = country }
            },
            Key("currency", .syntax(.currency), "ISO 4217 code for amounts without one.") { node, property in
                if let currency = node.string.flatMap({ Currency($0) }) { property.currency = currency }
            },
            Key("origin", .object(ConfigurationKeys.origin), "Where the property lies, in degrees on WGS84.") {
                node, property in
                if let latitude = node["latitude"]?.double, let longitude = node["longitude"]?.double {
                    property.origin = Coordinate(latitude: latitude, longitude: longitude)
                }
            },
        ]
    }

    var limits: [Key<Limits>] {
        func bytes(_ name: String, _ summary: String, _ path: any WritableKeyPath<Limits, Int> & Sendable) -> Key<
            Limits
        > {
            Key(name, .syntax(.byteSize), summary) { node, limits in
                if let size = node.string.flatMap(Limits.bytes) { limits[keyPath: path] = size }
            }
        }
        func count(
            _ name: String, _ range: ClosedRange<Int>, _ summary: String,
            _ path: any WritableKeyPath<Limits, Int> & Sendable
        ) -> Key<Limits> {
            Key(name, .integer(range), summary) { node, limits in
                if let count = node.integer { limits[keyPath: path] = count }
            }
        }
        return [
            bytes("record", "Size of one record; a longer one is malformed. Without it: 1 MiB.", \.record),
            count("depth", 1...100_000, "How deep JSON and XML may be nested. Without it: 512.", \.depth),
            bytes("file", "Size of one file; a larger one is not read. Without it: 16 GiB.", \.file),
            count("archiveMembers", 1...10_000_000, "Members of one archive. Without it: 10000.", \.archiveMembers),
            count(
                "archiveRatio", 1...1_000_000, "Bytes that come out of an archive for each in it. Without it: 200.",
                \.archiveRatio),
        ]
    }

    static let origin = [
        KeySpec("latitude", .number(-90...90), support: .required, "Degrees north."),
        KeySpec("longitude", .number(-180...180), support: .required, "Degrees east."),
    ]

    var ruleFacts: [RuleFact] {
        facts.rules.map { RuleFact(code: $0.code, summary: $0.summary, rejects: $0.effect == .rejects) }
    }

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

extension JSONNode {
    /// The levels of a checked `rules` object.
    var ruleLevels: [String: RuleLevel] {
        let pairs = (members ?? []).compactMap { member in
            member.node.string.flatMap(RuleLevel.init).map { (member.key, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The texts of a checked text or array of texts.
    var texts: [String] { string.map { [$0] } ?? (elements ?? []).compactMap(\.string) }
}
