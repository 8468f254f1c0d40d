/// What is wrong with the imports of a tree. Each check gives one line a fault, `PATH:LINE: what to do`; nothing
/// when all is well.
enum ImportChecks {
    /// Imports that point outward, or that a pure room must not have.
    static func outward(_ files: [SourceText]) -> [String] {
        var faults: [String] = []
        for file in files {
            guard let allowed = Rooms.allowed[file.room] else {
                faults.append("\(file.path): the room \(file.room) is not in Rooms.allowed; add its imports there")
                continue
            }
            for (module, line) in file.imports where !allowed.contains(module) && !Rooms.everywhere.contains(module) {
                let place = "\(file.path):\(line)"
                if !Rooms.system.contains(module) {
                    faults.append("\(place): \(file.room) must not import \(module); arrows point inward")
                } else if !Rooms.withEffects.contains(file.room) {
                    faults.append("\(place): \(file.room) is pure and must not import \(module); effects go to Shell")
                }
            }
        }
        return faults
    }

    /// C libraries that more than one room imports.
    static func sharedLibraries(_ files: [SourceText]) -> [String] {
        var rooms: [String: Set<String>] = [:]
        for file in files {
            for (module, _) in file.imports where isLibrary(module) { rooms[module, default: []].insert(file.room) }
        }
        return rooms.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { library, rooms in
            "\(library) is imported by \(rooms.sorted().joined(separator: " and ")); one room wraps a library"
        }
    }

    /// Dependencies that Package.swift gives a room and the table does not.
    static func undeclared(_ manifest: SourceText) -> [String] {
        var faults: [String] = []
        let target = /(?:room|program)\(\s*"([\w-]+)",\s*needs: \[([^\]]*)\]/
        for match in manifest.text.matches(of: target) {
            guard let allowed = Rooms.allowed[String(match.1)] else { continue }
            for dependency in match.2.matches(of: /"(\w+)"/).map({ String($0.1) }) where !allowed.contains(dependency) {
                faults.append("\(manifest.path): \(match.1) must not depend on \(dependency)")
            }
        }
        return faults
    }

    /// Ours are called `C` and the library's name.
    private static func isLibrary(_ module: String) -> Bool {
        module.hasPrefix("C") && module.dropFirst().first?.isUppercase == true
    }
}
