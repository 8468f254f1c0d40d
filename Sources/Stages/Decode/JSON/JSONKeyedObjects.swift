import InnkeeperFormats

/// Finds objects whose members are records under numbers or ids, as Firebase and recreation.gov answer: all values are
/// objects with mostly the same keys.
///
/// Before: `{"bookings": {"-Nx1": {"guest": "Ada", "nights": 2}, "-Nx2": {"guest": "Bo", "nights": 1}}}`.
/// After: the path `bookings`.
struct JSONKeyedObjects {
    /// The keys that lead to each of them; empty for the outermost object.
    private(set) var paths: [[String]] = []

    private var open: [Members] = []

    /// What is known of an open object.
    fileprivate struct Members {
        let path: [String]
        var keys: [String] = []
        /// The keys of each object in it.
        var records: [Set<String>] = []
        var hasOthers = false
    }

    /// Deeper objects are not lists of records, and of each only the first members count.
    private static let depthLimit = 4
    private static let recordLimit = 20
    private static let keyLimit = 200

    /// `bytes` are the first of a text.
    init(_ bytes: ArraySlice<UInt8>) {
        var reader = JSONReader()
        reader.push(Array(bytes))
        do throws(JSONError) {
            while try take(reader.next(), &reader) {}
        } catch {
            // The error is reported when the file is read.
        }
        // The bytes may end within a record.
        while let last = open.popLast() { close(last, isWhole: false) }
    }

    /// False at the end of the bytes.
    private mutating func take(_ event: JSONEvent, _ reader: inout JSONReader) throws(JSONError) -> Bool {
        switch event {
        case .needMore, .end: return false
        case .key:
            let last = open.count - 1
            if open[last].keys.count < JSONKeyedObjects.keyLimit { open[last].keys.append(reader.text) }
        case .objectStart where open.count <= JSONKeyedObjects.depthLimit:
            open.append(Members(path: open.last.map { $0.path + $0.keys.suffix(1) } ?? []))
        case .objectStart:
            // The record is deep in its list: only its own keys matter, not what its objects hold.
            return try reader.skip(to: reader.depth - 1)
        case .objectEnd:
            if let last = open.popLast() { close(last, isWhole: true) }
        case .arrayStart:
            if !open.isEmpty { open[open.count - 1].hasOthers = true }
            return try reader.skip(to: reader.depth - 1)
        case .string, .number, .bool, .null: if !open.isEmpty { open[open.count - 1].hasOthers = true }
        case .arrayEnd: break
        }
        return true
    }

    private mutating func close(_ object: Members, isWhole: Bool) {
        if object.areRecords { paths.append(object.path) }
        guard let parent = open.indices.last, open[parent].records.count < JSONKeyedObjects.recordLimit else { return }
        // A record that is cut off shows too few keys, but they count if it is the only one.
        if isWhole || open[parent].records.isEmpty { open[parent].records.append(Set(object.keys)) }
    }
}

extension JSONKeyedObjects.Members {
    /// Whether each member is a record under a key that nobody chose as a word.
    fileprivate var areRecords: Bool {
        guard !hasOthers, !records.isEmpty, keys.allSatisfy(JSONKeyedObjects.isID) else { return false }
        var counts: [String: Int] = [:]
        for key in records.joined() { counts[key, default: 0] += 1 }
        // Firebase leaves out what is empty.
        let common = Set(counts.filter { $0.value * 2 > records.count }.keys)
        return common.count > 1
            && records.allSatisfy { $0.intersection(common).count * 2 >= max(common.count, $0.count) }
    }
}

extension JSONKeyedObjects {
    /// `64082`, `-NxAbCdEfGhIjKlMnOpQ`, `2b1f…`: with a digit, or long and in one piece.
    fileprivate static func isID(_ key: String) -> Bool {
        key.utf8.contains { $0 &- 0x30 < 10 } || key.utf8.count >= 16 && !key.contains(" ")
    }
}
