/// The keys that lead to a value, from the outermost object on.
struct JSONPath {
    /// nil for an enclosing array.
    private var keys: [String?] = []

    /// Records a key that was read with `depth` arrays and objects open.
    mutating func note(_ key: String, depth: Int) {
        if keys.count >= depth { keys.removeLast(keys.count - depth + 1) }
        while keys.count < depth - 1 { keys.append(nil) }
        keys.append(key)
    }

    /// Whether a value with `depth` arrays and objects around it is at one of `paths`.
    func leads(to paths: [[String]], depth: Int) -> Bool {
        keys.count == depth && paths.contains { $0 == keys }
    }

    /// The keys that lead to a value with `depth` arrays and objects around it, nil for an array; nil if it is an element
    /// of an array itself.
    func keys(depth: Int) -> [String?]? { keys.count == depth && depth > 0 ? keys : nil }

    /// Whether the last recorded key belongs to an object in the array at `path`.
    func isElement(of path: [String], depth: Int) -> Bool {
        depth == path.count + 2 && keys.count == depth && keys[path.count] == nil
            && keys.prefix(path.count).elementsEqual(path) { $0 == $1 }
    }

    /// The path of a value with `depth` arrays and objects around it; nil if one of these is an array.
    func names(depth: Int) -> [String]? {
        guard keys.count >= depth else { return nil }
        let names = keys.prefix(depth).compactMap(\.self)
        return names.count == depth ? names : nil
    }
}
