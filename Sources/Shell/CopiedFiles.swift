package import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperStages

/// Finds files of a source that are copies of others, before anything is read.
///
/// Before: `desk.csv`, `desk (1).csv` and `desk - Kopie.csv` with the same bytes, `desk - Kopie (2).csv` with other ones.
/// After: `desk.csv` is read; two are skipped, and the last is a question: which of two versions counts?
package enum CopiedFiles {
    /// Adds findings, and removes the path of each file that isn't to be read. With `duplicates` as errors nothing is
    /// skipped. Where `newest` says which version counts, nothing is asked.
    package static func apply(to found: inout FoundFiles, _ sources: [Configuration.Source]) {
        let places = Dictionary(grouping: found.entries.indices) { found.entries[$0].file.source }
        for source in sources where !source.refusesDuplicates {
            let own = places[source.settings.name] ?? []
            guard own.count > 1 else { continue }
            var paths: [String: String] = [:]
            for index in own where found.entries[index].member == nil {
                paths[found.entries[index].file.path] = found.entries[index].path
            }
            for index in own {
                let name = found.entries[index].file.path
                guard let path = paths[name],
                    let copy = CopyName.all(of: name).first(where: { paths[$0.original] != nil }),
                    let original = paths[copy.original], let isSame = haveSameBytes(path, original),
                    isSame || !copy.isNumbered && source.newest.isEmpty
                else { continue }
                var facts: FindingArguments = isSame ? [:] : [.problem: .key(ReadingProblem.Ambiguity.copies)]
                facts[.otherFile] = .text(copy.original)
                found.entries[index].problems.append(
                    FoundFile.Problem(isSame ? .sourceRepeated : .sourceAmbiguous, facts))
                found.entries[index].path = nil
            }
        }
    }

    /// nil if one of them is inaccessible, which reading it will report.
    private static func haveSameBytes(_ path: String, _ other: String) -> Bool? {
        guard let first = try? Posix.status(path), let second = try? Posix.status(other), first.type == .regular,
            second.type == .regular
        else { return nil }
        guard first.size == second.size else { return false }
        return try? compare(path, other)
    }

    private static func compare(_ path: String, _ other: String) throws(Posix.Failure) -> Bool {
        let first = try Posix.openFile(path)
        defer { Posix.close(first) }
        let second = try Posix.openFile(other)
        defer { Posix.close(second) }
        while true {
            let bytes = try Posix.read(first, count: 1 << 20)
            guard try bytes == Posix.read(second, count: 1 << 20) else { return false }
            if bytes.isEmpty { return true }
        }
    }
}
