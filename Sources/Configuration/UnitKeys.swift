internal import Core
internal import Formats

/// Stages or reports as `pipeline.json` names them: `"conflicts"` or `{ "distances": { "nearest": 10 } }`.
struct UnitKeys: Sendable {
    struct Unit: Sendable {
        var name: String
        var summary: String
        var options: [OptionSpec]
        /// Whether it is among those that are meant when none is named.
        var isUsual = true
    }

    /// `stage` or `report`.
    var noun: String
    var units: [Unit]

    /// One element of the list.
    var shape: ValueShape {
        .choice(
            text: .word(units.map(\.name), noun: noun),
            units.map { unit in KeySpec(unit.name, .object(unit.options.map(\.key), noun: "option"), unit.summary) },
            noun: noun)
    }

    /// All that are usual, with their defaults.
    var defaults: [Configuration.Unit] {
        units.filter(\.isUsual).map { Configuration.Unit(name: $0.name, options: OptionValues(defaults: $0.options)) }
    }

    /// The units of a checked list.
    func units(_ list: JSONNode) -> [Configuration.Unit] {
        (list.elements ?? []).compactMap { element in
            let member = element.members?.first
            guard let name = element.string ?? member?.key, let unit = units.first(where: { $0.name == name }) else {
                return nil
            }
            var values = OptionValues(defaults: unit.options)
            for option in member?.node.members ?? [] {
                guard let spec = unit.options.first(where: { $0.name == option.key }) else { continue }
                values.values[option.key] = spec.value(of: option.node)
            }
            return Configuration.Unit(name: name, options: values)
        }
    }

    /// Each unit of a list once: where an element repeats an earlier one.
    func checkRepeats(_ list: JSONNode, _ check: inout ShapeCheck) {
        var first: [String: JSONPosition] = [:]
        for element in list.elements ?? [] {
            guard let name = element.string ?? element.members?.first?.key else { continue }
            if let earlier = first[name] {
                check.fault(
                    at: element.position,
                    "\(noun) `\(name)` is here already, at \(earlier.line):\(earlier.column)")
            } else {
                first[name] = element.position
            }
        }
    }
}

extension OptionSpec {
    /// The option as a key of its unit's object.
    var key: KeySpec {
        let shape: ValueShape =
            switch self.shape {
            case .integer(let range): .integer(range)
            // Half the equator is as far as two places can be from each other.
            case .distance: .textOr(.syntax(.distance), .number(0...20_037_509))
            case .date: .syntax(.date)
            case .choice(let words): .word(words, noun: name)
            case .choices(let words): .list(.word(words, noun: name), 0...words.count)
            case .flag: .flag
            case .text: .text
            case .durations: .list(.syntax(.duration), 0...20)
            case .counts(let range): .map(keys: .filled, values: .integer(range), least: 1)
            }
        var key = KeySpec(name, shape, summary)
        key.defaultValue = defaultValue
        return key
    }

    /// The value of a checked node.
    func value(of node: JSONNode) -> OptionValue? {
        switch shape {
        case .integer: node.integer.map(OptionValue.integer)
        case .distance: (node.double ?? node.string.flatMap(TextSyntax.metres)).map(OptionValue.distance)
        case .date: node.string.flatMap { CalendarDate(iso: $0) }.map(OptionValue.date)
        case .choice, .text: node.string.map(OptionValue.text)
        case .choices: .texts((node.elements ?? []).compactMap(\.string))
        case .flag: if case .bool(let flag) = node.value { .flag(flag) } else { nil }
        case .durations: .durations((node.elements ?? []).compactMap { $0.string.flatMap { SignedDuration($0) } })
        case .counts:
            .counts(
                Dictionary(
                    (node.members ?? []).compactMap { member in member.node.integer.map { (member.key, $0) } },
                    uniquingKeysWith: { _, last in last }))
        }
    }
}
