/// The keys that lead to a value, from the outermost object on.
struct JSONPath {
    /// nil for an array on the way.
    private var keys: [String?] = []

    /// The key that was read with `depth` arrays and objects open.
    mutating func note(_ key: String, depth: Int) {
        if keys.count >= depth { keys.removeLast(keys.count - depth + 1) }
        while keys.count < depth - 1 { keys.append(nil) }
        keys.append(key)
    }

    /// Whether a value with `depth` arrays and objects around it lies where one of `paths` leads.
    func leads(to paths: [[String]], depth: Int) -> Bool {
        keys.count == depth && paths.contains { $0 == keys }
    }

    /// Whether the key that was noted last is one of the objects in the array to which `path` leads.
    func isElement(of path: [String], depth: Int) -> Bool {
        depth == path.count + 2 && keys.count == depth && keys[path.count] == nil
            && keys.prefix(path.count).elementsEqual(path) { $0 == $1 }
    }

    /// The way to a value with `depth` arrays and objects around it; nil where an array is among them.
    func names(depth: Int) -> [String]? {
        guard keys.count >= depth else { return nil }
        let names = keys.prefix(depth).compactMap(\.self)
        return names.count == depth ? names : nil
    }
}
