/// A sentence with named placeholders for arguments, in any language. It is parsed once and filled in many times.
///
/// - `{site}` inserts an argument.
/// - `{nights:# night|# nights}` selects the plural form for a count; `#` in it is the count as the language writes it.
/// - `{from? from {from}|, always}` inserts the first part if the argument is present, else the second, which is
///   optional.
/// - `{word:json}` inserts a text as a JSON string, to be copied into a configuration.
/// - `{{` and `}}` are braces, outside placeholders.
public struct Template: Sendable, Equatable {
    /// What replaces a name.
    public enum Argument: Sendable, Equatable {
        case text(String)
        case count(Int)
    }

    indirect enum Part: Sendable, Equatable {
        case literal(String)
        case place(String)
        case json(String)
        case plural(String, forms: [[Part]])
        /// `#`: the count of the enclosing plural.
        case count
        case choice(String, there: [Part], absent: [Part])
    }

    let parts: [Part]

    /// The text is part of the program, so a malformed one is a programming error.
    public init(_ text: String) {
        var reader = TemplateReader(rest: Array(text.unicodeScalars)[...])
        guard let parts = reader.parts(), reader.rest.isEmpty else { preconditionFailure("malformed: \(text)") }
        self.parts = parts
    }

    /// The names of its placeholders.
    public var names: Set<String> { Template.names(parts) }

    private static func names(_ parts: [Part]) -> Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .literal, .count: break
            case .place(let name), .json(let name): names.insert(name)
            case .plural(let name, let forms):
                names.insert(name)
                for form in forms { names.formUnion(Template.names(form)) }
            case .choice(let name, let there, let absent):
                names.formUnion(Template.names(there).union(Template.names(absent)).union([name]))
            }
        }
    }

    /// The sentence. A placeholder without an argument stays as written, so that tests and people notice it.
    public func text(
        _ arguments: [String: Argument], in language: Language, number: (Int) -> String
    ) -> String {
        Template.text(parts, arguments, language, number, count: 0)
    }

    private static func text(
        _ parts: [Part], _ arguments: [String: Argument], _ language: Language, _ number: (Int) -> String, count: Int
    ) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal):
                // "le 3 juil." ends a sentence too.
                let isEnded = text.utf8.last == UInt8(ascii: ".") && literal.utf8.first == UInt8(ascii: ".")
                text += isEnded ? literal.dropFirst() : literal[...]
            case .count: text += number(count)
            case .place(let name), .json(let name):
                switch arguments[name] {
                case .text(let value)?: if case .json = part { text += jsonString(value) } else { text += value }
                case .count(let count)?: text += number(count)
                case nil: text += "{\(name)}"
                }
            case .plural(let name, let forms):
                guard case .count(let count)? = arguments[name] else {
                    text += "{\(name)}"
                    continue
                }
                let form = forms[min(language.pluralForm(count), forms.count - 1)]
                text += Template.text(form, arguments, language, number, count: count)
            case .choice(let name, let there, let absent):
                let chosen = arguments[name] == nil ? absent : there
                text += Template.text(chosen, arguments, language, number, count: count)
            }
        }
        return text
    }
}

/// The text as a JSON string (RFC 8259, 7).
package func jsonString(_ value: String) -> String {
    // Nearly every text needs no escaping.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return "\"\(value)\"" }
    var text = "\""
    for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\0"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}

/// Parses the text of a template. Every part is nil if the text is malformed.
private struct TemplateReader {
    var rest: ArraySlice<Unicode.Scalar>

    /// Up to the end or, inside a placeholder, up to its `|` or `}`.
    mutating func parts(isInside: Bool = false, isPlural: Bool = false) -> [Template.Part]? {
        var parts: [Template.Part] = []
        var text = ""
        func flush() {
            if !text.isEmpty { parts.append(.literal(text)) }
            text = ""
        }
        while let next = rest.first {
            let isDoubled = rest.dropFirst().first == next
            if isDoubled && (next == "{" || next == "}" && !isInside) {
                text.unicodeScalars.append(next)
                rest.removeFirst(2)
            } else if next == "{" {
                rest.removeFirst()
                flush()
                guard let part = place() else { return nil }
                parts.append(part)
            } else if isInside && (next == "}" || next == "|") {
                break
            } else if next == "}" {
                return nil
            } else if next == "#" && isPlural {
                rest.removeFirst()
                flush()
                parts.append(.count)
            } else {
                text.unicodeScalars.append(next)
                rest.removeFirst()
            }
        }
        flush()
        return parts
    }

    /// What follows `{`, up to and including `}`.
    private mutating func place() -> Template.Part? {
        var name = ""
        while let next = rest.popFirst() {
            switch next {
            case "}": return name.isEmpty ? nil : .place(name)
            case ":":
                guard let forms = alternatives(isPlural: true) else { return nil }
                return forms == [[.literal("json")]] ? .json(name) : .plural(name, forms: forms)
            case "?":
                guard let parts = alternatives(isPlural: false), parts.count <= 2 else { return nil }
                return .choice(name, there: parts[0], absent: parts.count > 1 ? parts[1] : [])
            default: name.unicodeScalars.append(next)
            }
        }
        return nil
    }

    private mutating func alternatives(isPlural: Bool) -> [[Template.Part]]? {
        var all: [[Template.Part]] = []
        while let next = parts(isInside: true, isPlural: isPlural), let end = rest.popFirst() {
            all.append(next)
            if end == "}" { return all }
        }
        return nil
    }
}
