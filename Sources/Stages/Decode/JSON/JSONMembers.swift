import InnkeeperCore
import InnkeeperFormats

/// The scalar values of one object, each with the keys that lead to it joined by dots. Arrays are skipped except for those
/// that tables use (`ListHeading`), and in these, lists of guests: all values of one have the same path, with brackets in
/// place of an index.
///
/// Before: `{"id": 7, "guest": {"name": "Ada"}, "tags": ["a"], "phones": [{"number": "1"}, {"number": "2"}]}`.
/// After: `id` 7, `guest.name` Ada, `phones[].number` 1, `phones[].number` 2.
struct JSONMembers<Tokens: JSONTokens> {
    var tokens: Tokens
    /// The keys that lead to the last value read.
    private(set) var path: [UInt8] = []
    /// Where the keys of each open object start in `path`.
    private var starts: [Int] = []
    private var base = 0
    /// How many of the arrays that are read are open.
    private var arrays = 0
    /// Whether the bytes ended before the object did.
    private(set) var isCutOff = false

    init(_ tokens: Tokens) { self.tokens = tokens }

    /// Whether the last value is one of an array's.
    var isInArray: Bool { arrays > 0 }

    /// Starts with the object that `tokens` has just opened.
    mutating func begin() {
        path.removeAll(keepingCapacity: true)
        starts = [0]
        base = tokens.depth
        arrays = 0
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
                path.removeLast(path.count - starts.removeLast())
            case .arrayStart
            where arrays < 2 && ListHeading.isRead(path, from: starts[starts.count - 1], isInside: arrays > 0):
                arrays += 1
                path += "[]".utf8
            case .arrayStart:
                guard try tokens.skip(to: tokens.depth - 1) else {
                    isCutOff = true
                    return nil
                }
            case .arrayEnd: arrays -= 1
            case .string, .number, .bool, .null: return event
            case .needMore, .end:
                isCutOff = true
                return nil
            }
        }
    }
}
