internal import InnkeeperCore
package import InnkeeperFormats

/// Every key of `pipeline.json` with its possible values and its meaning, from the tables that the reader uses.
package enum KeyReference {
    package static func page(facts: Registry) -> ReferencePage {
        var page = ReferencePage(
            name: "innkeeper-pipeline.json", section: 5, summary: "every key of Innkeeper's configuration")
        page.add(section: "Description")
        page.add(
            text: """
                The configuration is one JSON object, usually in a file `pipeline.json`. Paths in it are relative to its \
                folder. A key that is not listed here is an error, and every error names line and column.
                """)
        let keys = ConfigurationKeys(facts: facts)
        page.add(section: "Top level")
        add(keys.top.map(\.spec), to: &page)
        for key in keys.top.map(\.spec) {
            switch key.name {
            case "sources": addSources(key, facts, to: &page)
            case "rules":
                page.add(section: "rules")
                page.add(text: ruleLevels)
            default: addNested(key.shape, key.name, to: &page)
            }
        }
        return page
    }

    private static let ruleLevels = """
        A member is the code of a rule, or how such codes begin, and its severity: `error`, `warning`, `info` or `off`. The \
        longest that fits counts: `{ "reservation": "warning", "reservation-guests": "info" }`. `innkeeper rules` lists \
        all codes. What rejects a record can't be off.
        """

    private static let heads = ["key", "value", "meaning"]

    private static func add(_ keys: [KeySpec], to page: inout ReferencePage) { page.add(heads, keys.map(entry)) }

    private static func entry(_ key: KeySpec) -> ReferencePage.Entry {
        var meaning = key.isRequired ? "Required. " : ""
        meaning += sentence(key.summary)
        if let value = key.defaultValue, !value.isEmpty { meaning += " Without it: `\(written(value))`." }
        return ReferencePage.Entry(key.name, key.shape.described, meaning)
    }

    /// With a capital letter, unless it begins with a name such as vCard, and a full stop.
    private static func sentence(_ text: String) -> String {
        let isName = text.dropFirst().first?.isUppercase ?? false
        let text = (isName ? String(text.prefix(1)) : text.prefix(1).uppercased()) + text.dropFirst()
        return text.hasSuffix(".") || text.hasSuffix("…") ? text : text + "."
    }

    private static func written(_ value: OptionValue) -> String {
        var json = JSONWriter()
        value.write(to: &json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Adds a section for each object in `shape`, and for each unit that has options.
    private static func addNested(_ shape: ValueShape, _ path: String, to page: inout ReferencePage) {
        switch shape {
        case .object(let keys, _):
            page.add(section: path)
            add(keys, to: &page)
            for key in keys { addNested(key.shape, "\(path).\(key.name)", to: &page) }
        case .list(let element, _), .oneOrMore(let element), .textOr(_, let element):
            addNested(element, path, to: &page)
        case .choice(_, let units, _):
            page.add(section: path)
            page.add(["name", "meaning"], units.map { ReferencePage.Entry($0.name, sentence($0.summary)) })
            for unit in units {
                if case .object(let options, _) = unit.shape, options.isEmpty { continue }
                addNested(unit.shape, "\(path).\(unit.name)", to: &page)
            }
        default: return
        }
    }

    // MARK: Sources

    /// Adds a single section for the sources of all kinds, as most of their keys are the same.
    private static func addSources(_ key: KeySpec, _ facts: Registry, to page: inout ReferencePage) {
        guard case .map(_, .variants(_, let kinds), _) = key.shape else { return }
        page.add(section: "sources")
        page.add(
            text:
                "A member is the name of a source, which is also that of its folders in the output, and an object of these keys."
        )
        var names: [String] = []
        for name in kinds.flatMap(\.keys).map(\.name) where !names.contains(name) { names.append(name) }
        page.add(heads, names.map { entry($0, kinds) })
        var seen: Set<String> = []
        for key in kinds.flatMap(\.keys) where key.name != "columns" && seen.insert(key.name).inserted {
            addNested(key.shape, "sources.\(key.name)", to: &page)
        }
        addColumns(kinds, to: &page)
        page.add(section: "format")
        page.add(
            ["name", "kinds", "meaning"],
            facts.formats.map {
                ReferencePage.Entry($0.name, $0.kinds.map(\.rawValue).joined(separator: ", "), sentence($0.summary))
            })
        page.add(section: "preset")
        page.add(
            ["name", "kind", "meaning"],
            facts.presets.map { ReferencePage.Entry($0.name, $0.kind.rawValue, sentence($0.summary)) })
    }

    /// A key of a source, with the kinds that have it unless all do.
    private static func entry(_ name: String, _ kinds: [ValueShape.Variant]) -> ReferencePage.Entry {
        let having = kinds.filter { kind in kind.keys.contains { $0.name == name } }
        let specs = having.flatMap { kind in kind.keys.filter { $0.name == name } }
        guard let first = specs.first else { return ReferencePage.Entry(name, "") }
        var entry = self.entry(first)
        switch name {
        case "kind": entry.value = words(having.map(\.word))
        case "columns": entry.value = "an object: a field and its heading, or how it is made"
        case "format": entry.value = "a name of those below"
        case "preset": entry.value = "a name of those below, or `none`"
        default: break
        }
        if having.count < kinds.count { entry.meaning += " Only of \(having.map(\.word).joined(separator: ", "))." }
        return entry
    }

    /// Adds the fields that `columns` can map, kind by kind, and how to make one from several columns.
    private static func addColumns(_ kinds: [ValueShape.Variant], to page: inout ReferencePage) {
        var ways: [KeySpec] = []
        for kind in kinds {
            guard let columns = kind.keys.first(where: { $0.name == "columns" }),
                case .object(let fields, _) = columns.shape
            else { continue }
            page.add(section: "columns of \(kind.word)")
            page.add(["field", "meaning"], fields.map { ReferencePage.Entry($0.name, $0.summary) })
            for field in fields {
                guard case .choice(_, let parts, _) = field.shape else { continue }
                for part in parts where !ways.contains(where: { $0.name == part.name }) { ways.append(part) }
            }
        }
        page.add(section: "a field that is made")
        page.add(text: "In place of a heading a field may have an object with one of these keys.")
        add(ways, to: &page)
    }

    private static func words(_ words: [String]) -> String {
        "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
    }
}

extension OptionValue {
    /// Whether it is not worth mentioning.
    fileprivate var isEmpty: Bool { self == .durations([]) || self == .texts([]) || self == .counts([:]) }
}

extension ValueShape {
    /// The possible values, for a table.
    fileprivate var described: String {
        switch self {
        case .object: "an object, see below"
        case .list(let element, let count) where count.lowerBound == count.upperBound && count.lowerBound > 1:
            "an array of \(count.lowerBound): \(element.described)"
        case .list(.choice, _): "an array of names, or of objects with options; see below"
        case .list(.object, _): "an array of objects, see below"
        case .list(let element, _): "an array, each \(element.described)"
        case .map(_, .variants, _): "an object, see below"
        case .map(let keys, let values, _): "an object: \(keys.expected), and \(values.described)"
        case .ruleLevels: "an object: a code and `error`, `warning`, `info` or `off`"
        default: expected
        }
    }
}
