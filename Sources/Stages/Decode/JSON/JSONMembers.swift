import InnkeeperCore
import InnkeeperFormats

/// The scalar values of one object, each with the keys that lead to it joined by dots. Arrays are skipped.
///
/// Before: `{"id": 7, "guest": {"name": "Ada"}, "tags": ["a"]}`.
/// After: `id` 7, `guest.name` Ada.
struct JSONMembers<Tokens: JSONTokens> {
    var tokens: Tokens
    /// The keys that lead to the last value read.
    private(set) var path: [UInt8] = []
    /// Where the keys of each open object start in `path`.
    private var starts: [Int] = []
    private var base = 0
    /// Whether the bytes ended before the object did.
    private(set) var isCutOff = false

    init(_ tokens: Tokens) { self.tokens = tokens }

    /// Starts with the object that `tokens` has just opened.
    mutating func begin() {
        path.removeAll(keepingCapacity: true)
        starts = [0]
        base = tokens.depth
        isCutOff = false
    }

    /// The next text, number, word or null; nil at the end of the object.
    mutating func next() throws(JSONError) -> JSONEvent? {
        while true {
            let event = try tokens.next()
            switch event {
            case .key:
                path.removeLast(path.count - starts[starts.count - 1])
                if !path.isEmpty { path.append(UInt8(ascii: ".")) }
                tokens.appendText(to: &path)
            case .objectStart: starts.append(path.count)
            case .objectEnd:
                if tokens.depth < base { return nil }
                starts.removeLast()
            case .arrayStart:
                guard try tokens.skip(to: tokens.depth - 1) else {
                    isCutOff = true
                    return nil
                }
            case .string, .number, .bool, .null: return event
            case .needMore, .end:
                isCutOff = true
                return nil
            case .arrayEnd: break
            }
        }
    }
}
