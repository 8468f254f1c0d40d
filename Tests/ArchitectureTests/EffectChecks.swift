/// Whether the room of effects holds only what has some, and whether files are short.
enum EffectChecks {
    /// Files and declarations of Shell that reach the system nowhere: their file imports none of its modules, and they
    /// name no type of Shell that reaches it, however far. They could move inward as they are.
    ///
    /// Of declarations only those with functions that others can call are looked at: values and helpers stay beside what
    /// uses them.
    static func pureInShell(_ files: [SourceText], except reasons: [String: String]) -> [String] {
        var declarations = files.filter { $0.room == "Shell" }.flatMap(Declaration.all)
        var known = Set(declarations.filter(\.reachesSystem).compactMap(\.type))
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for index in declarations.indices where !declarations[index].reachesSystem {
                guard declarations[index].names(anyOf: known) else { continue }
                declarations[index].reachesSystem = true
                hasGrown = true
                if let type = declarations[index].type { known.insert(type) }
            }
        }
        return Dictionary(grouping: declarations, by: \.path).sorted { $0.key < $1.key }.flatMap { path, parts in
            guard reasons[path] == nil else { return [String]() }
            guard parts.contains(where: \.reachesSystem) else {
                return ["\(path): it reaches the system nowhere; move it inward, or list it with a reason"]
            }
            return parts.filter { !$0.reachesSystem && $0.hasOpenFunction }.map {
                "\(path): \($0.name) reaches the system nowhere; move it inward, or list its file with a reason"
            }
        }
    }

    /// Source files that are too long to be read at once.
    static func tooLong(_ files: [SourceText], except reasons: [String: String]) -> [String] {
        files.filter { reasons[$0.path] == nil }.compactMap { file in
            let lines = file.text.count { $0.isNewline }
            return lines > longest ? "\(file.path): it has \(lines) lines, more than \(longest)" : nil
        }
    }

    /// Entries of a list that are not needed any more.
    static func needless(_ reasons: [String: String], _ check: ([String: String]) -> [String]) -> [String] {
        let faults = check([:])
        return reasons.keys.sorted().filter { path in !faults.contains { $0.hasPrefix(path + ":") } }
    }

    private static let longest = 250
}

/// What stands at the left margin of a file: a type, an extension or a function, with all that is in it.
private struct Declaration {
    let path: String
    let name: String
    /// Its name, for a type that is declared here.
    let type: String?
    /// Whether there is a function that other files can call.
    let hasOpenFunction: Bool
    var reachesSystem: Bool
    private let words: Set<String>

    private init(_ file: SourceText, _ code: Substring, importsSystem: Bool) {
        let head = code.firstMatch(
            of: /\b(struct|class|enum|protocol|actor|extension|func|typealias|let|var) (\w+)/)
        path = file.path
        name = head.map { String($0.2) } ?? ""
        let isType = head.map { ["struct", "class", "enum", "protocol", "actor"].contains($0.1) } ?? false
        type = isType ? name : nil
        // A protocol's functions do nothing by themselves.
        let isProtocol = head.map { $0.1 == "protocol" } ?? false
        hasOpenFunction =
            !isProtocol
            && code.split(separator: "\n").contains { line in
                line.contains(/\bfunc\b/) && !line.contains(/\b(private|fileprivate)\b/)
            }
        words = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        reachesSystem = importsSystem
    }

    func names(anyOf known: Set<String>) -> Bool {
        known.contains { $0 != type && words.contains($0) }
    }

    static func all(_ file: SourceText) -> [Declaration] {
        let importsSystem = file.imports.contains { isSystem($0.module) }
        let code = file.code
        let starts = code.matches(of: /(?m)^[a-z@].*$/).filter { !$0.output.contains(/\bimport \w+$/) }
            .map(\.range.lowerBound)
        return zip(starts, starts.dropFirst() + [code.endIndex]).map { start, end in
            Declaration(file, code[start..<end], importsSystem: importsSystem)
        }
    }

    /// The system's modules, and libraries that open files or hash outside of Swift.
    private static func isSystem(_ module: String) -> Bool {
        Rooms.system.contains(module) || Rooms.shellLibraries.contains(module)
    }
}
