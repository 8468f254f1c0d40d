/// A sentence with named places for arguments, in any language.
///
/// `{site}` takes an argument. `{nights:# night|# nights}` takes the form that goes with a count; `#` in it is the count
/// as the language writes it. A brace that is meant as such does not occur in what people read.
public struct Template: Sendable, Equatable {
    /// What takes the place of a name.
    public enum Argument: Sendable, Equatable {
        case text(String)
        case count(Int)
    }

    enum Part: Sendable, Equatable {
        case literal(String)
        case place(String)
        case plural(String, forms: [[Part]])
    }

    let parts: [Part]

    public init(_ text: String) { parts = Template.parse(text[...]) }

    /// The names of its places.
    public var names: Set<String> {
        var names: Set<String> = []
        for part in parts {
            switch part {
            case .literal: break
            case .place(let name): names.insert(name)
            case .plural(let name, _): names.insert(name)
            }
        }
        return names
    }

    /// The sentence. A place without an argument stays as it is written, so that tests and people see it.
    public func text(
        _ arguments: [String: Argument], in language: Language, number: (Int) -> String
    ) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .place(let name):
                switch arguments[name] {
                case .text(let value)?: text += value
                case .count(let count)?: text += number(count)
                case nil: text += "{\(name)}"
                }
            case .plural(let name, let forms):
                guard case .count(let count)? = arguments[name] else {
                    text += "{\(name)}"
                    continue
                }
                for piece in forms[min(language.pluralForm(count), forms.count - 1)] {
                    if case .literal(let literal) = piece { text += literal } else { text += number(count) }
                }
            }
        }
        return text
    }

    private static func parse(_ text: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = text
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
            let inside = rest[rest.index(after: open)..<close]
            if let colon = inside.firstIndex(of: ":") {
                let forms = inside[inside.index(after: colon)...].split(
                    separator: "|", omittingEmptySubsequences: false)
                parts.append(.plural(String(inside[..<colon]), forms: forms.map { form($0, inside[..<colon]) }))
            } else {
                parts.append(.place(String(inside)))
            }
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.literal(String(rest))) }
        return parts
    }

    /// One form of a plural: text, and the count wherever there is a `#`.
    private static func form(_ text: Substring, _ name: Substring) -> [Part] {
        var parts: [Part] = []
        for (index, piece) in text.split(separator: "#", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { parts.append(.place(String(name))) }
            if !piece.isEmpty { parts.append(.literal(String(piece))) }
        }
        return parts
    }
}
