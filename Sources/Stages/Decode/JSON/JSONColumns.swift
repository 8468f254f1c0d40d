internal import InnkeeperFormats

/// The keys of a table's records, each with its index.
struct JSONColumns: Sendable {
    private(set) var names: [String] = []
    private var bytes: [[UInt8]] = []
    private var places: [[UInt8]: Int] = [:]
    /// The index after the last one requested: most records have their keys in the same order.
    private var upcoming = 0

    /// The keys as headings of a table: keys of objects, which are null in some records, have no cells; and a type beside
    /// a value is not the record's.
    var headings: [String] {
        var objects: Set<Substring> = []
        var values: Set<Substring> = []
        for name in names {
            for dot in name.indices where name[dot] == "." { objects.insert(name[..<dot]) }
            if name.hasSuffix(".value") { values.insert(name.dropLast(6)) }
        }
        if objects.isEmpty { return names }
        return names.map { name in
            let isOfValue = name.hasSuffix(".type") && values.contains(name.dropLast(5))
            return isOfValue || objects.contains(name[...]) ? "" : name
        }
    }

    /// Whether the object holds only others that have mostly the same keys: each of those is a record.
    var areKeyed: Bool {
        let paths = names.map { $0.split(separator: ".", maxSplits: 1) }
        guard paths.allSatisfy({ $0.count == 2 }) else { return false }
        let objects = Dictionary(grouping: paths, by: \.[0]).values.map { Set($0.map { $0[1] }) }
        guard let first = objects.first, objects.count > 1 else { return false }
        let common = objects.reduce(first) { $0.intersection($1) }
        let all = objects.reduce(first) { $0.union($1) }
        return common.count > 1 && common.count * 2 >= all.count
    }

    /// For objects with a key per day or guest, only the first keys count.
    static let limit = 1000

    init(_ names: [String] = []) { for name in names { _ = place(Array(name.utf8), adding: true) } }

    /// The index of a key, which is added if `adding`; nil if it has none.
    mutating func place(_ key: [UInt8], adding: Bool = false) -> Int? {
        if upcoming >= bytes.count { upcoming = 0 }
        if upcoming < bytes.count, bytes[upcoming] == key {
            upcoming += 1
            return upcoming - 1
        }
        if let place = places[key] {
            upcoming = place + 1
            return place
        }
        guard adding, names.count < JSONColumns.limit else { return nil }
        names.append(String(decoding: key, as: UTF8.self))
        bytes.append(key)
        places[key] = names.count - 1
        upcoming = names.count
        return names.count - 1
    }
}

extension JSONEvent {
    /// The cell text of a value: empty for null.
    func cellText(_ tokens: some JSONTokens) -> String {
        switch self {
        case .string, .number: tokens.text
        case .bool(let flag): flag ? "true" : "false"
        case .objectStart, .objectEnd, .arrayStart, .arrayEnd, .key, .null, .needMore, .end: ""
        }
    }
}
