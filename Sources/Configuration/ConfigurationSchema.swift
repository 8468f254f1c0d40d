internal import InnkeeperCore
internal import InnkeeperFormats

/// The JSON Schema (draft 2020-12) of `pipeline.json`, derived from the tables that the reader uses.
///
/// It accepts everything that the reader accepts. The reader is stricter where a schema can't be: nonexistent dates,
/// duplicate keys, the order of stages.
package enum ConfigurationSchema {
    package static func json(facts: Registry) -> [UInt8] {
        let keys = ConfigurationKeys(facts: facts)
        var json = JSONWriter(indent: 2)
        json.object { json in
            json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
            json.field("title", "Innkeeper: pipeline.json")
            write(keys.form.shape, to: &json)
            json.key("$defs")
            json.object { json in
                json.key("ruleLevels")
                json.object { writeRuleLevels(facts.rules, to: &$0) }
            }
        }
        json.newline()
        return json.bytes
    }

    /// Writes the members of the schema of `shape` into the open object.
    private static func write(_ shape: ValueShape, to json: inout JSONWriter) {
        switch shape {
        case .text:
            json.field("type", "string")
            json.field("minLength", 1)
        case .anyText: json.field("type", "string")
        case .flag: json.field("type", "boolean")
        case .integer(let range) where range.lowerBound == range.upperBound: json.field("const", range.lowerBound)
        case .integer(let range):
            json.field("type", "integer")
            json.field("minimum", range.lowerBound)
            if range.upperBound < .max { json.field("maximum", range.upperBound) }
        case .number(let range):
            json.field("type", "number")
            json.key("minimum")
            json.raw(ValueShape.written(range.lowerBound).utf8)
            json.key("maximum")
            json.raw(ValueShape.written(range.upperBound).utf8)
        case .word(let words, _): write("enum", words, to: &json)
        case .syntax(let syntax):
            json.field("type", "string")
            if let pattern = syntax.pattern { json.field("pattern", pattern) }
            if !syntax.examples.isEmpty { write("examples", syntax.examples, to: &json) }
        case .textOr(let text, let other): writeAny([text, other], to: &json)
        case .list(let element, let count):
            json.field("type", "array")
            json.key("items")
            json.object { write(element, to: &$0) }
            if count.lowerBound > 0 { json.field("minItems", count.lowerBound) }
            if count.upperBound < .max { json.field("maxItems", count.upperBound) }
        case .oneOrMore(let one): writeAny([one, .list(one, 1...(.max))], to: &json)
        case .object(let keys, _): writeObject(keys, to: &json)
        case .map(let syntax, let values, let least):
            json.field("type", "object")
            if let pattern = syntax.pattern {
                json.key("propertyNames")
                json.object { $0.field("pattern", pattern) }
            }
            json.key("additionalProperties")
            json.object { write(values, to: &$0) }
            if least > 0 { json.field("minProperties", least) }
        case .choice(let text, let keys, _):
            json.key("anyOf")
            json.array { json in
                json.object { write(text, to: &$0) }
                json.object { json in
                    writeObject(keys, to: &json)
                    json.field("minProperties", 1)
                    json.field("maxProperties", 1)
                }
            }
        case .variants(_, let variants):
            json.key("oneOf")
            json.array { json in
                for variant in variants {
                    json.object { json in
                        json.field("title", variant.word)
                        writeObject(variant.keys, to: &json)
                    }
                }
            }
        case .ruleLevels: json.field("$ref", "#/$defs/ruleLevels")
        }
    }

    private static func writeObject(_ keys: [KeySpec], to json: inout JSONWriter) {
        json.field("type", "object")
        json.key("properties")
        json.object { json in
            for key in keys {
                json.key(key.name)
                json.object { json in
                    json.field("description", key.summary)
                    write(key.shape, to: &json)
                    if let value = key.defaultValue {
                        json.key("default")
                        value.write(to: &json)
                    }
                }
            }
        }
        let required = keys.filter { $0.isRequired }.map(\.name)
        if !required.isEmpty { write("required", required, to: &json) }
        json.field("additionalProperties", false)
    }

    private static func writeAny(_ shapes: [ValueShape], to json: inout JSONWriter) {
        json.key("anyOf")
        json.array { json in
            for shape in shapes { json.object { write(shape, to: &$0) } }
        }
    }

    /// Codes are listed individually, so that an editor offers them; prefixes by the first words of codes.
    private static func writeRuleLevels(_ rules: [any Rule], to json: inout JSONWriter) {
        let levels = RuleLevel.allCases.map(\.rawValue)
        json.field("type", "object")
        json.key("properties")
        json.object { json in
            for rule in rules {
                json.key(rule.code)
                json.object { json in
                    json.field("description", rule.summary)
                    write(
                        "enum", rule.effect == .rejects ? levels.filter { $0 != RuleLevel.off.rawValue } : levels,
                        to: &json)
                }
            }
        }
        let entities = Set(rules.map { String($0.code.prefix { $0 != "-" }) }).sorted()
        json.key("patternProperties")
        json.object { json in
            guard !entities.isEmpty else { return }
            json.key("^(\(entities.joined(separator: "|")))(-.*)?$")
            json.object { write("enum", levels, to: &$0) }
        }
        json.field("additionalProperties", false)
    }

    private static func write(_ name: String, _ words: [String], to json: inout JSONWriter) {
        json.key(name)
        json.array { json in
            for word in words { json.value(word) }
        }
    }
}
