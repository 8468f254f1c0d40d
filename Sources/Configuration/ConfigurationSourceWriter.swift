internal import Core
import Formats

extension ConfigurationWriter {
    static func write(_ source: Configuration.Source, to json: inout JSONWriter) {
        let settings = source.settings
        json.object { json in
            json.field("kind", settings.kind.rawValue)
            if let remote = source.remote {
                write(remote, to: &json)
            } else {
                write("files", source.files, to: &json)
            }
            if !source.exclude.isEmpty { write("exclude", source.exclude, to: &json) }
            if let format = source.format { json.field("format", format) }
            if let preset = settings.preset { json.field("preset", preset) }
            if !settings.columns.isEmpty {
                json.key("columns")
                json.object { json in
                    for (field, mapping) in settings.columns.sorted(by: { $0.key < $1.key }) {
                        json.key(field)
                        write(mapping, to: &json)
                    }
                }
            }
            if let dates = settings.dates { json.field("dates", dates.written) }
            if let delimiter = settings.delimiter {
                json.field("delimiter", String(Character(Unicode.Scalar(delimiter))))
            }
            if let encoding = settings.encoding { json.field("encoding", encoding) }
            if !settings.missing.isEmpty { write("missing", settings.missing, to: &json) }
            if !settings.statuses.isEmpty {
                json.key("statuses")
                json.object { json in
                    for (word, status) in settings.statuses.sorted(by: { $0.key < $1.key }) {
                        json.field(word, status.name)
                    }
                }
            }
            if !settings.key.isEmpty { write("key", settings.key, to: &json) }
            if let property = settings.property { json.field("property", property) }
            if let site = settings.site { json.field("site", site) }
            write(source.guards, to: &json)
            write(rules: source.rules, to: &json)
        }
    }

    private static func write(_ guards: SourceGuards, to json: inout JSONWriter) {
        if let age = guards.maxAge { json.field("maxAge", SourceGuards.text(age)) }
        if let age = guards.minAge { json.field("minAge", SourceGuards.text(age)) }
        if let count = guards.minRecords { json.field("minRecords", count) }
        if let percent = guards.maxDropPercent { json.field("maxDropPercent", percent) }
    }

    private static func write(_ remote: RemoteSource, to json: inout JSONWriter) {
        json.field("url", remote.shownURL)
        if let token = remote.token { json.field("token", token) }
        if let loopback = remote.loopback { json.field("loopback", loopback) }
        if remote.timeout != RemoteSource.usualTimeout {
            json.field("timeout", SignedDuration(seconds: remote.timeout).description)
        }
        if remote.retries != RemoteSource.usualRetries { json.field("retries", remote.retries) }
        switch remote.question {
        case .plain: break
        case .near: json.field("near", true)
        case .overpass(let tags, let radius):
            json.key("overpass")
            json.object { json in
                write("tags", tags, to: &json)
                json.key("within")
                json.value(radius)
            }
        }
        if let journal = remote.journal { json.field("post", journal) }
    }

    private static func write(_ mapping: ColumnMapping, to json: inout JSONWriter) {
        switch mapping {
        case .header(let header): json.value(header)
        case .date(let columns): json.object { write("date", columns, to: &$0) }
        case .sum(let columns): json.object { write("sum", columns, to: &$0) }
        case .constant(let text): json.object { $0.field("constant", text) }
        }
    }
}
