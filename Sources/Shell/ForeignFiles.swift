import InnkeeperCore
import InnkeeperFormats

/// Files that someone added to an output besides what a run wrote: they aren't Innkeeper's to remove.
enum ForeignFiles {
    /// Moves what is in the folder of an earlier run, but not in its list of outputs, to the same place in another
    /// folder; under another name if that is taken. Without a list in the run, nothing is moved.
    static func move(from old: String, to new: String) throws {
        guard let bytes = try? SmallFile.read(Paths.join(old, "run.json")), let record = try? JSONNode(bytes),
            let outputs = record["outputs"]?.elements
        else { return }
        var own = Set(outputs.compactMap { $0["path"]?.string })
        own.formUnion(["run.json", ".gitignore"])
        var folders: Set<String> = []
        for path in own {
            var folder = Paths.parent(path)
            while folder != ".", folders.insert(folder).inserted { folder = Paths.parent(folder) }
        }
        try move(below: "", from: old, to: new, own, folders)
    }

    private static func move(
        below prefix: String, from old: String, to new: String, _ own: Set<String>, _ folders: Set<String>
    ) throws {
        let place = Paths.join(old, prefix)
        let names = try Fault.naming(place, "can't be looked at") { try Posix.names(in: place) }
        for name in names {
            let path = prefix + name
            if own.contains(path) { continue }
            if folders.contains(path), !Posix.isSymbolicLink(Paths.join(old, path)) {
                try move(below: path + "/", from: old, to: new, own, folders)
                continue
            }
            try makeFolders(prefix, in: new)
            let source = Paths.join(old, path)
            try Fault.naming(source, "can't be kept") {
                try Posix.rename(source, to: freePlace(for: Paths.join(new, path)))
            }
        }
    }

    private static func makeFolders(_ prefix: String, in new: String) throws {
        var folder = new
        for part in prefix.split(separator: "/") {
            folder = Paths.join(folder, String(part))
            if try !Publisher.exists(folder) { try Publisher.makeFolder(folder) }
        }
    }

    private static func freePlace(for path: String) throws(Posix.Failure) -> String {
        var place = path
        var number = 2
        while try Posix.isThere(place) {
            place = "\(path)~\(number)"
            number += 1
        }
        return place
    }
}
