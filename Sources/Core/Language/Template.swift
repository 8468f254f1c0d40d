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
        var reader = TemplateReader(text)
        guard let parts = reader.parts(), reader.isAtEnd else { preconditionFailure("malformed: \(text)") }
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
    /// In UTF-8. All marks are ASCII, so what lies between two of them is a text.
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    /// Up to the end or, inside a placeholder, up to its `|` or `}`.
    mutating func parts(isInside: Bool = false, isPlural: Bool = false) -> [Template.Part]? {
        var parts: [Template.Part] = []
        var text = ""
        func flush() {
            if !text.isEmpty { parts.append(.literal(text)) }
            text = ""
        }
        while true {
            text += untilMark { $0 == .openBrace || $0 == .closeBrace || $0 == .bar || $0 == .hash }
            guard let mark = popFirst() else { break }
            let isDoubled = position < bytes.count && bytes[position] == mark
            if isDoubled && (mark == .openBrace || mark == .closeBrace && !isInside) {
                text.append(mark == .openBrace ? "{" : "}")
                position += 1
            } else if mark == .openBrace {
                flush()
                guard let part = place() else { return nil }
                parts.append(part)
            } else if isInside && (mark == .closeBrace || mark == .bar) {
                position -= 1
                break
            } else if mark == .closeBrace {
                return nil
            } else if mark == .hash && isPlural {
                flush()
                parts.append(.count)
            } else {
                text.append(mark == .hash ? "#" : "|")
            }
        }
        flush()
        return parts
    }

    /// What follows `{`, up to and including `}`.
    private mutating func place() -> Template.Part? {
        let name = untilMark { $0 == .closeBrace || $0 == .colon || $0 == .question }
        switch popFirst() {
        case .closeBrace: return name.isEmpty ? nil : .place(name)
        case .colon:
            guard let forms = alternatives(isPlural: true) else { return nil }
            return forms == [[.literal("json")]] ? .json(name) : .plural(name, forms: forms)
        case .question:
            guard let parts = alternatives(isPlural: false), parts.count <= 2 else { return nil }
            return .choice(name, there: parts[0], absent: parts.count > 1 ? parts[1] : [])
        default: return nil
        }
    }

    private mutating func alternatives(isPlural: Bool) -> [[Template.Part]]? {
        var all: [[Template.Part]] = []
        while let next = parts(isInside: true, isPlural: isPlural), let end = popFirst() {
            all.append(next)
            if end == .closeBrace { return all }
        }
        return nil
    }

    private mutating func untilMark(_ isMark: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, !isMark(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func popFirst() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }
}

extension UInt8 {
    fileprivate static let openBrace = UInt8(ascii: "{")
    fileprivate static let closeBrace = UInt8(ascii: "}")
    fileprivate static let bar = UInt8(ascii: "|")
    fileprivate static let hash = UInt8(ascii: "#")
    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let question = UInt8(ascii: "?")
}
