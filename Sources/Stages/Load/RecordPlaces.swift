package import InnkeeperCore

/// Where the records of each file go below `accepted/` and `rejected/`: its own path where a disk can have that, and a
/// shorter one where it can't.
///
/// ## Before
/// `export.zip!a` and `export.zip!a/b.csv` of the source `desk`
/// ## After
/// `desk/export.zip!a` and `desk/b~6f1c9b1e8a0d4c57.csv`, because what is a file can't be a folder
package enum RecordPlaces {
    /// What is added to the name of a file of rejected records for that of their reasons.
    package static let reasons = ".reasons.csv"

    /// Of the common file systems.
    private static let nameLimit = 255
    /// So far below the system's limit that the output's own folder has room.
    private static let pathLimit = 2048
    private static let stemLimit = 150

    /// The place of a path in a source, with the source's name in front.
    package static func place(_ path: String, of source: String) -> String {
        // A path from outside the root must not lead out of the output, nor to where a path inside it leads.
        let parts = path.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_up" : $0 }
        let start = path.hasPrefix("/") ? [Substring(source), "_root"] : [Substring(source)]
        return (start + parts).joined(separator: "/")
    }

    /// Gives each of the files, in their order, a place that no other has and that is not in another's way.
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

    /// The folders on the way.
    private static func parents(_ place: String) -> [String] {
        place.indices.filter { place[$0] == "/" }.map { String(place[..<$0]) }
    }

    private static func fits(_ place: String) -> Bool {
        let parts = place.split(separator: "/")
        return place.utf8.count <= pathLimit && parts.allSatisfy { $0.utf8.count <= nameLimit }
            && (parts.last?.utf8.count ?? 0) + reasons.utf8.count <= nameLimit
    }

    /// A name that tells the file, and by its digest no other: the same in every run.
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
