import InnkeeperFormats

/// Finds one member of a body's top-level object while the body arrives, without keeping the rest.
package struct OuterMember: Sendable {
    private let name: String
    private var reader = JSONReader()
    private var depth = 0
    private var isWanted = false
    private var isOver = false
    private var hasBegun = false

    /// The member's text; nil if there is none, or if the body isn't an object.
    package private(set) var text: String?

    package init(_ name: String) { self.name = name }

    /// The text of the top-level member `name` in a complete body.
    package static func text(_ name: String, of body: [UInt8]) -> String? {
        var member = OuterMember(name)
        member.push(body[...])
        member.finish()
        return member.text
    }

    /// Takes the next bytes of the body.
    package mutating func push(_ bytes: ArraySlice<UInt8>) {
        if isOver { return }
        if !hasBegun {
            guard let first = bytes.first(where: { $0 > 0x20 }) else { return }
            hasBegun = true
            guard first == UInt8(ascii: "{") else {
                isOver = true
                return
            }
        }
        reader.push(Array(bytes))
        read()
    }

    /// Call at the end of the body.
    package mutating func finish() {
        if isOver || !hasBegun { return }
        reader.finish()
        read()
    }

    private mutating func read() {
        do throws(JSONError) {
            while !isOver {
                switch try reader.next() {
                case .objectStart, .arrayStart:
                    depth += 1
                    isWanted = false
                case .objectEnd, .arrayEnd: depth -= 1
                case .key: isWanted = depth == 1 && reader.textEquals(name)
                case .string:
                    if isWanted {
                        text = reader.text
                        isOver = true
                    }
                case .number, .bool, .null: isWanted = false
                case .needMore: return
                case .end: isOver = true
                }
            }
        } catch {
            // What isn't JSON has no members; the reader of the body reports the problem.
            isOver = true
        }
    }
}
