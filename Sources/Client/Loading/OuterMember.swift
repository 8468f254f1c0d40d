import Formats

/// One member of an object that is a whole body, found without keeping the rest.
enum OuterMember {
    /// The text of the outermost object's member `name`; nil when there is none, or when the body is no object.
    static func text(_ name: String, of body: [UInt8]) -> String? {
        guard body.first(where: { $0 > 0x20 }) == 0x7B else { return nil }
        var reader = JSONReader()
        reader.push(body)
        reader.finish()
        var depth = 0
        var isWanted = false
        do throws(JSONError) {
            while true {
                switch try reader.next() {
                case .objectStart, .arrayStart:
                    depth += 1
                    isWanted = false
                case .objectEnd, .arrayEnd: depth -= 1
                case .key: isWanted = depth == 1 && reader.textEquals(name)
                case .string:
                    if isWanted { return reader.text }
                case .number, .bool, .null: isWanted = false
                case .needMore, .end: return nil
                }
            }
        } catch {
            // What is no JSON has no members; whoever reads the body says what is wrong with it.
            return nil
        }
    }
}
