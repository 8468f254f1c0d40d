package import InnkeeperCore

/// Where the records of each file go below `accepted/` and `rejected/`: to the file's own path if a disk allows it,
/// otherwise to a shorter one.
///
/// ## Before
/// `export.zip!a` and `export.zip!a/b.csv` of the source `desk`
/// ## After
/// `desk/export.zip!a` and `desk/b~6f1c9b1e8a0d4c57.csv`, because a file can't also be a folder
package enum RecordPlaces {
    /// Appended to the name of a file of rejected records to name the file with the reasons.
    package static let reasons = ".reasons.csv"

    /// That of common file systems.
    private static let nameLimit = 255
    /// Far enough below the system's limit to leave room for the output folder.
    private static let pathLimit = 2048
    private static let stemLimit = 150

    /// The location for a path in a source, starting with the source's name.
    package static func place(_ path: String, of source: String) -> String {
        // A path from outside the root must not lead out of the output, nor to the location of a path inside the root.
        let parts = path.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_up" : $0 }
        let start = path.hasPrefix("/") ? [Substring(source), "_root"] : [Substring(source)]
        return (start + parts).joined(separator: "/")
    }

    /// Gives each of the files, in order, a location that is unique and doesn't conflict with any other.
    package static func settle(_ files: inout [SourceFile]) {
        var names: Set<String> = []
        var folders: Set<String> = []
        func isFree(_ place: String) -> Bool {
            guard !names.contains(place), !names.contains(place + reasons), !folders.contains(place),
                !folders.contains(place + reasons)
            else { return false }
            return parents(place).allSatisfy { !names.contains($0) }
        }
        for index in files.indices {
            let source = files[index].source
            var place = place(files[index].recordsPath, of: source)
            if !fits(place) || !isFree(place) {
                var number = 1
                repeat {
                    place = source + "/" + shortName(files[index].path, number)
                    number += 1
                } while !isFree(place)
                files[index].recordsPath = String(place.dropFirst(source.count + 1))
            }
            names.formUnion([place, place + reasons])
            folders.formUnion(parents(place))
        }
    }

    /// The enclosing folders.
    private static func parents(_ place: String) -> [String] {
        place.indices.filter { place[$0] == "/" }.map { String(place[..<$0]) }
    }

    private static func fits(_ place: String) -> Bool {
        let parts = place.split(separator: "/")
        return place.utf8.count <= pathLimit && parts.allSatisfy { $0.utf8.count <= nameLimit }
            && (parts.last?.utf8.count ?? 0) + reasons.utf8.count <= nameLimit
    }

    /// A name that shows which file it is, made unique by a digest: the same in every run.
    private static func shortName(_ path: String, _ number: Int) -> String {
        var hash = Hash64()
        hash.add(part: path)
        if number > 1 { hash.add(part: "\(number)") }
        let name = path.split(separator: "/").last ?? "file"
        let dot = name.lastIndex(of: ".").flatMap { name[$0...].utf8.count <= 20 && $0 > name.startIndex ? $0 : nil }
        var stem = ""
        for character in name[..<(dot ?? name.endIndex)] {
            if stem.utf8.count + character.utf8.count > stemLimit { break }
            stem.append(character)
        }
        return "\(stem)~\(Hash64.hex(hash.value))\(name[(dot ?? name.endIndex)...])"
    }
}
