internal import Core
package import Formats

/// Writes a configuration as `pipeline.json`: read again, it is equal, but for what stands after the `?` of an
/// address, which may be a secret. For run.json, `plan` and `init`.
package enum ConfigurationWriter {
    /// The whole file, indented, with a line end.
    package static func json(_ configuration: Configuration) -> [UInt8] {
        var json = JSONWriter(indent: 2)
        write(configuration, to: &json)
        json.newline()
        return json.bytes
    }

    /// The configuration as one value, inside another text.
    package static func write(_ configuration: Configuration, to json: inout JSONWriter) {
        json.object { json in
            json.field("version", ConfigurationKeys.version)
            json.key("property")
            write(configuration.property, to: &json)
            json.key("sources")
            json.object { json in
                for source in configuration.sources {
                    json.key(source.settings.name)
                    write(source, to: &json)
                }
            }
            write(rules: configuration.rules, to: &json)
            write(configuration.checks, to: &json)
            json.key("stages")
            write(configuration.stages, to: &json)
            json.key("reports")
            write(configuration.reports, to: &json)
            if let output = configuration.output { json.field("output", output) }
            if let baseline = configuration.baseline { json.field("baseline", baseline) }
            json.field("failOn", configuration.failOn.rawValue)
            let mode = String(configuration.outputMode, radix: 8)
            json.field("outputMode", String(repeating: "0", count: max(0, 4 - mode.count)) + mode)
            if let group = configuration.outputGroup { json.field("outputGroup", group) }
            json.field("keep", configuration.keep)
            if let metrics = configuration.metrics { json.field("metrics", metrics) }
            write(configuration.notices, to: &json)
            write(configuration.limits, to: &json)
        }
    }

    /// The little that a configuration to begin with says: property, sources and output. The rest has its default.
    package static func starter(_ configuration: Configuration) -> [UInt8] {
        var json = JSONWriter(indent: 2)
        json.object { json in
            json.field("version", ConfigurationKeys.version)
            json.key("property")
            write(configuration.property, to: &json)
            json.key("sources")
            json.object { json in
                for source in configuration.sources {
                    json.key(source.settings.name)
                    write(source, to: &json)
                }
            }
            if let output = configuration.output { json.field("output", output) }
        }
        json.newline()
        return json.bytes
    }

    private static func write(_ property: Property, to json: inout JSONWriter) {
        json.object { json in
            json.field("name", property.name)
            // Without one it is the machine's.
            if !property.timeZone.isEmpty { json.field("timeZone", property.timeZone) }
            if !property.country.isEmpty { json.field("country", property.country) }
            if property.currency != .none { json.field("currency", property.currency.code) }
            if let origin = property.origin {
                json.key("origin")
                json.object { json in
                    json.key("latitude")
                    json.value(origin.latitude)
                    json.key("longitude")
                    json.value(origin.longitude)
                }
            }
        }
    }

    private static func write(_ notices: [NoticeOrder], to json: inout JSONWriter) {
        guard !notices.isEmpty else { return }
        json.key("notices")
        json.array { json in
            for notice in notices {
                json.object { json in
                    switch notice.way {
                    case .mail(let address): json.field("mail", address)
                    case .file(let path): json.field("file", path)
                    }
                    write("on", notice.occasions.map(\.rawValue), to: &json)
                }
            }
        }
    }

    private static func write(_ limits: Limits, to json: inout JSONWriter) {
        json.key("limits")
        json.object { json in
            json.field("record", Limits.text(limits.record))
            json.field("depth", limits.depth)
            json.field("file", Limits.text(limits.file))
            json.field("archiveMembers", limits.archiveMembers)
            json.field("archiveRatio", limits.archiveRatio)
        }
    }

    static func write(rules: [String: RuleLevel], to json: inout JSONWriter) {
        guard !rules.isEmpty else { return }
        json.key("rules")
        json.object { json in
            for (code, level) in rules.sorted(by: { $0.key < $1.key }) { json.field(code, level.rawValue) }
        }
    }

    private static func write(_ checks: [CustomCheck], to json: inout JSONWriter) {
        guard !checks.isEmpty else { return }
        json.key("checks")
        json.array { json in
            for check in checks {
                json.object { json in
                    json.field("code", check.code)
                    json.field("severity", check.severity.rawValue)
                    json.field("message", check.message)
                    json.field("sql", check.sql)
                }
            }
        }
    }

    private static func write(_ units: [Configuration.Unit], to json: inout JSONWriter) {
        json.array { json in
            for unit in units {
                guard !unit.options.values.isEmpty else {
                    json.value(unit.name)
                    continue
                }
                json.object { json in
                    json.key(unit.name)
                    json.object { json in
                        for (name, value) in unit.options.values.sorted(by: { $0.key < $1.key }) {
                            json.key(name)
                            write(value, to: &json)
                        }
                    }
                }
            }
        }
    }

    /// A distance is written in metres, so that it reads back exactly.
    static func write(_ value: OptionValue, to json: inout JSONWriter) {
        switch value {
        case .integer(let number): json.value(number)
        case .distance(let metres):
            if let whole = Int(exactly: metres) { json.value(whole) } else { json.value(metres) }
        case .date(let date): json.value(date.description)
        case .text(let text): json.value(text)
        case .texts(let texts):
            json.array { json in
                for text in texts { json.value(text) }
            }
        case .flag(let flag): json.value(flag)
        case .durations(let durations):
            json.array { json in
                for duration in durations { json.value(duration.description) }
            }
        case .counts(let counts):
            json.object { json in
                for (name, count) in counts.sorted(by: { $0.key < $1.key }) { json.field(name, count) }
            }
        }
    }

    static func write(_ name: String, _ texts: [String], to json: inout JSONWriter) {
        json.key(name)
        json.array { json in
            for text in texts { json.value(text) }
        }
    }
}
