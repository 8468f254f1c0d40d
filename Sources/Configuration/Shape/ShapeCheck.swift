internal import InnkeeperCore
internal import InnkeeperFormats

/// Compares a document with its shape and collects all errors, each at the offending key or value.
struct ShapeCheck {
    private(set) var faults: [ConfigurationFault] = []

    mutating func fault(at position: JSONPosition, _ message: String) {
        faults.append(ConfigurationFault(line: position.line, column: position.column, message: message))
    }

    /// Checks `node`, the value of the key `name`.
    mutating func check(_ node: JSONNode, _ shape: ValueShape, name: String) {
        switch (shape, node.value) {
        case (.anyText, .string), (.flag, .bool): break
        case (.text, .string(let text)):
            if text.isEmpty { fault(at: node.position, "`\(name)` must not be empty") }
        case (.integer(let range), .number):
            if let value = node.integer, range.contains(value) { break }
            reject(node, shape, name: name)
        case (.number(let range), .number):
            if let value = node.double, range.contains(value) { break }
            reject(node, shape, name: name)
        case (.word(let words, let noun), .string(let text)):
            checkWord(text, at: node.position, among: words, noun: noun)
        case (.syntax(let syntax), .string(let text)):
            if !syntax.accepts(text) { reject(node, shape, name: name) }
        case (.textOr(let text, let other), _):
            if case .string = node.value {
                check(node, text, name: name)
            } else if other.takes(node.value) {
                check(node, other, name: name)
            } else {
                reject(node, shape, name: name)
            }
        case (.list(let element, let count), .array(let elements)):
            if count.contains(elements.count) {
                for node in elements { check(node, element, name: name) }
            } else {
                let found = elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
                let least =
                    count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "at least \(count.lowerBound)"
                fault(at: node.position, "`\(name)` must be an array of \(least), not \(found)")
            }
        case (.oneOrMore(let element), .array): check(node, .list(element, 1...(.max)), name: name)
        case (.oneOrMore(let element), _):
            if element.takes(node.value) { check(node, element, name: name) } else { reject(node, shape, name: name) }
        case (.object(let keys, let noun), .object(let members)):
            check(members, of: node, keys: keys, noun: noun, elsewhere: [:])
        case (.map(let syntax, let values, let least), .object(let members)):
            checkMap(members, of: node, keys: syntax, values: values, least: least, name: name)
        case (.choice(let text, _, _), .string): check(node, text, name: name)
        case (.choice(_, let keys, let noun), .object(let members)):
            checkChoice(members, of: node, keys: keys, noun: noun)
        case (.variants(let key, let variants), .object(let members)):
            checkVariants(members, of: node, key: key, variants)
        case (.ruleLevels(let rules), .object(let members)):
            checkDuplicates(members)
            checkRuleLevels(members, rules)
        default: reject(node, shape, name: name)
        }
    }

    /// Reports what was expected and what was found.
    private mutating func reject(_ node: JSONNode, _ shape: ValueShape, name: String) {
        fault(at: node.position, "`\(name)` must be \(shape.expected), not \(node.value.shortText)")
    }

    mutating func checkWord(_ text: String, at position: JSONPosition, among words: [String], noun: String) {
        if words.contains(text) { return }
        let known = words.map { "`\($0)`" }.joined(separator: ", ")
        let hint = closest(text, among: words).map { "; did you mean `\($0)`?" } ?? "; there are \(known)"
        fault(at: position, "unknown \(noun) `\(text)`\(hint)")
    }

    /// Checks keys and values of an object. `elsewhere` gives, for keys of other variants, the reason why they are
    /// invalid here.
    private mutating func check(
        _ members: [JSONMember], of node: JSONNode, keys: [KeySpec], noun: String, elsewhere: [String: String]
    ) {
        checkDuplicates(members)
        for member in members {
            if let key = keys.first(where: { $0.name == member.key }) {
                check(member.node, key.shape, name: key.name)
            } else if let reason = elsewhere[member.key] {
                fault(at: member.keyPosition, reason)
            } else {
                fault(
                    at: member.keyPosition,
                    "unknown \(noun) `\(member.key)`\(suggestion(for: member.key, among: keys.map(\.name)))")
            }
        }
        for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
            fault(at: node.position, "`\(key.name)` is missing here")
        }
    }

    private mutating func checkDuplicates(_ members: [JSONMember]) {
        checkRepeats(members.map { ($0.key, $0.keyPosition) })
    }

    /// Each name may occur only once. Messages put `noun` in front of it.
    mutating func checkRepeats(_ names: [(name: String, position: JSONPosition)], noun: String = "") {
        var first: [String: JSONPosition] = [:]
        for (name, position) in names {
            if let earlier = first[name] {
                fault(at: position, "\(noun)`\(name)` is here already, at \(earlier.line):\(earlier.column)")
            } else {
                first[name] = position
            }
        }
    }

    private mutating func checkMap(
        _ members: [JSONMember], of node: JSONNode, keys: TextSyntax, values: ValueShape, least: Int, name: String
    ) {
        if members.count < least { fault(at: node.position, "`\(name)` must not be empty") }
        checkDuplicates(members)
        for member in members {
            if !keys.accepts(member.key) {
                fault(at: member.keyPosition, "a key of `\(name)` must be \(keys.expected)")
            }
            check(member.node, values, name: member.key)
        }
    }

    private mutating func checkChoice(_ members: [JSONMember], of node: JSONNode, keys: [KeySpec], noun: String) {
        guard members.count == 1, let member = members.first else {
            fault(at: node.position, "an object here must have exactly one key, the \(noun)")
            return
        }
        guard let key = keys.first(where: { $0.name == member.key }) else {
            checkWord(member.key, at: member.keyPosition, among: keys.map(\.name), noun: noun)
            return
        }
        check(member.node, key.shape, name: key.name)
    }

    private mutating func checkVariants(
        _ members: [JSONMember], of node: JSONNode, key: String, _ variants: [ValueShape.Variant]
    ) {
        let word = node[key]?.string
        guard let variant = variants.first(where: { $0.word == word }) else {
            // Without a valid word nothing is known about the other keys, so its own error is enough.
            let words = variants.map(\.word)
            checkDuplicates(members)
            if let node = node[key] {
                check(node, .word(words, noun: key), name: key)
            } else {
                let known = words.map { "`\($0)`" }.joined(separator: ", ")
                fault(at: node.position, "`\(key)` is missing here: one of \(known)")
            }
            return
        }
        var elsewhere: [String: String] = [:]
        for other in variants {
            for spec in other.keys { elsewhere[spec.name] = "`\(spec.name)` says nothing about \(variant.word)" }
        }
        check(members, of: node, keys: variant.keys, noun: "key", elsewhere: elsewhere)
    }
}

extension ValueShape {
    /// Whether a value has the JSON type that the shape requires.
    fileprivate func takes(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.anyText, .string), (.word, .string), (.syntax, .string), (.flag, .bool): true
        case (.integer, .number), (.number, .number), (.list, .array), (.object, .object), (.map, .object): true
        case (.textOr(let text, let other), _): text.takes(value) || other.takes(value)
        default: false
        }
    }
}

extension JSONValue {
    /// The value in a short form for messages.
    var shortText: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string(let text) where text.isEmpty: "an empty string"
        case .string(let text): "\"\(text.count > 40 ? text.prefix(40) + "…" : text)\""
        case .number(let digits): digits.utf8.count > 40 ? "a long number" : digits
        case .bool(let flag): flag ? "true" : "false"
        case .null: "null"
        }
    }
}
