internal import InnkeeperCore
internal import InnkeeperFormats
internal import InnkeeperLanguages

/// Stages or reports as `pipeline.json` names them: `"conflicts"` or `{ "distances": { "nearest": 10 } }`.
struct UnitKeys: Sendable {
    struct Unit: Sendable {
        var name: String
        var summary: String
        var options: [OptionSpec]
        /// Whether it is included when none is named.
        var isUsual = true
    }

    /// `stage` or `report`.
    var noun: String
    var units: [Unit]

    var form: Form<[Configuration.Unit]> {
        .list(
            Form(
                shape: .choice(
                    text: .word(units.map(\.name), noun: noun),
                    units.map { KeySpec($0.name, .object($0.options.map(\.key), noun: "option"), $0.summary) },
                    noun: noun), read: unit, write: UnitKeys.write))
    }

    /// All usual units, with their defaults.
    var defaults: [Configuration.Unit] {
        units.filter(\.isUsual).map { Configuration.Unit(name: $0.name, options: OptionValues(defaults: $0.options)) }
    }

    /// The unit in a checked element.
    @Sendable private func unit(_ element: JSONNode) -> Configuration.Unit? {
        let member = element.members?.first
        guard let name = element.string ?? member?.key, let unit = units.first(where: { $0.name == name }) else {
            return nil
        }
        var values = OptionValues(defaults: unit.options)
        for option in member?.node.members ?? [] {
            guard let spec = unit.options.first(where: { $0.name == option.key }) else { continue }
            values.values[option.key] = spec.form.read(option.node)
        }
        return Configuration.Unit(name: name, options: values)
    }

    @Sendable private static func write(_ unit: Configuration.Unit, to json: inout JSONWriter) {
        guard !unit.options.values.isEmpty else { return json.value(unit.name) }
        json.object { json in
            json.key(unit.name)
            json.object { json in
                for (name, value) in unit.options.values.sorted(by: { $0.key < $1.key }) {
                    json.key(name)
                    value.write(to: &json)
                }
            }
        }
    }

    /// Each unit may be listed only once.
    func checkRepeats(_ list: JSONNode, _ check: inout ShapeCheck) {
        let names = (list.elements ?? []).compactMap { element in
            (element.string ?? element.members?.first?.key).map { ($0, element.position) }
        }
        check.checkRepeats(names, noun: noun + " ")
    }
}

extension OptionSpec {
    /// The option as a key of its unit's object.
    fileprivate var key: KeySpec {
        var key = KeySpec(name, form.shape, summary)
        key.defaultValue = defaultValue
        return key
    }

    fileprivate var form: Form<OptionValue> {
        switch shape {
        case .integer(let range): .option(.integer(range), OptionValue.integer)
        // No two places can be farther apart than half the equator.
        case .distance: .option(.distance(0...20_037_509), OptionValue.distance)
        case .date: .option(.date, OptionValue.date)
        case .choice(let words): .option(.word(words, noun: name), OptionValue.text)
        case .choices(let words): .option(.list(.word(words, noun: name), 0...words.count), OptionValue.texts)
        case .flag: .option(.flag, OptionValue.flag)
        case .text: .option(.text, OptionValue.text)
        case .language: .option(.language, OptionValue.language)
        case .durations: .option(.list(.duration, 0...20), OptionValue.durations)
        case .counts(let range): .option(.map(keys: .filled, .integer(range), least: 1), OptionValue.counts)
        }
    }
}

extension Form<OptionValue> {
    fileprivate static func option<One>(
        _ form: Form<One>, _ make: @escaping @Sendable (One) -> OptionValue
    ) -> Form {
        Form(shape: form.shape, read: { form.read($0).map(make) }, write: { $0.write(to: &$1) })
    }
}

extension OptionValue {
    /// A whole number of metres is written as an integer.
    func write(to json: inout JSONWriter) {
        switch self {
        case .integer(let number): json.value(number)
        case .distance(let metres):
            if let whole = Int(exactly: metres) { json.value(whole) } else { json.value(metres) }
        case .date(let date): json.value(date.description)
        case .text(let text): json.value(text)
        case .texts(let texts): Form<[String]>.list(.anyText).write(texts, &json)
        case .flag(let flag): json.value(flag)
        case .language(let language): json.value(language.code)
        case .durations(let durations): Form<[SignedDuration]>.list(.duration).write(durations, &json)
        case .counts(let counts):
            json.object { json in
                for (name, count) in counts.sorted(by: { $0.key < $1.key }) { json.field(name, count) }
            }
        }
    }
}
