package import InnkeeperCore
package import InnkeeperFormats

/// Converts one jCard to vCard 4.0 (RFC 7095, 3).
///
/// Before: `["n", {}, "text", ["Alder", "Ada", ["Maria", "Jo"], "", ""]]`
/// After: a property N with the value `Alder;Ada;Maria,Jo;;`
///
/// A malformed property is skipped with a problem; the rest of the card is read.
package struct JCardAssembler {
    /// Where each property's value starts.
    private(set) var positions: [JSONPosition] = []
    private(set) var problems: [(position: JSONPosition, kind: ReadingProblem.CardLine)] = []
    /// As given by the card; empty if it gives none.
    private(set) var version = ""
    private(set) var versionPosition: JSONPosition?

    package init() {}

    /// Fills `card` from `node`; returns the reason if it isn't a card, else nil.
    package mutating func read(_ node: JSONNode, into card: inout VCardContents) -> ReadingProblem.Card? {
        card.beginCard()
        positions.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        version = ""
        versionPosition = nil
        guard let parts = node.elements, let word = parts.first?.string, word.lowercased() == "vcard" else {
            return .notAnArray
        }
        guard parts.count >= 2, let properties = parts[1].elements else {
            return .noProperties
        }
        // A card has no other elements (RFC 7095, 3.2): a bracket is missing, and the next card may be inside this one.
        guard parts[2...].allSatisfy({ $0.elements?.isEmpty ?? false }) else { return .endDamaged }
        for property in properties { take(property, into: &card) }
        return nil
    }

    /// `[name, parameters, type, value…]` (RFC 7095, 3.3).
    private mutating func take(_ property: JSONNode, into card: inout VCardContents) {
        guard let parts = property.elements, parts.count >= 4, let name = parts[0].string,
            let parameters = parts[1].members, let type = parts[2].string
        else {
            problems.append((property.position, .notAProperty))
            return
        }
        guard let known = VCardName(name) else { return }
        var value: [UInt8] = []
        for (index, part) in parts[3...].enumerated() {
            if index > 0 { value.append(UInt8(ascii: ",")) }
            guard JCardAssembler.append(part, separator: UInt8(ascii: ";"), to: &value) else {
                problems.append((part.position, .holdsObject))
                return
            }
        }
        if known == .version {
            version = parts[3].string ?? ""
            versionPosition = parts[3].position
        }
        var list = parameters.map { ($0.key.uppercased(), JCardAssembler.text(of: $0.node)) }
        if type != "unknown" { list.append(("VALUE", type)) }
        card.append(known, value: value, parameters: list.map { (name: $0.0, value: $0.1) })
        positions.append(parts[3].position)
    }

    /// Several values of a parameter form a list (RFC 7095, 3.4).
    private static func text(of parameter: JSONNode) -> String {
        if let values = parameter.elements { return values.map(text).joined(separator: ",") }
        return switch parameter.value {
        case .string(let text), .number(let text): text
        case .bool(let flag): "\(flag)"
        case .array, .object, .null: ""
        }
    }

    /// Appends a value, escaped as in RFC 6350, 3.4. The components of a structured value are separated by `;`, the
    /// values within a component by `,` (RFC 7095, 3.3.1.3). False for an object, which is never a value.
    private static func append(_ node: JSONNode, separator: UInt8, to value: inout [UInt8]) -> Bool {
        switch node.value {
        case .array(let parts):
            for (index, part) in parts.enumerated() {
                if index > 0 { value.append(separator) }
                guard append(part, separator: UInt8(ascii: ","), to: &value) else { return false }
            }
        case .string(let text):
            for byte in text.utf8 {
                if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
                    value.append(UInt8(ascii: "\\"))
                }
                value.append(byte)
            }
        case .number(let digits): value += digits.utf8
        case .bool(let flag): value += "\(flag)".utf8
        case .null: break
        case .object: return false
        }
        return true
    }
}
