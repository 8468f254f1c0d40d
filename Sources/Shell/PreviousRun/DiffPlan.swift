import Core

/// What can be told, before anything is read, of how the bookings of a run will be compared with those of the last one:
/// a file as long as one of then is likely to be the same, and there is no need to look into either; any other is
/// compared line by line.
package struct DiffPlan: Sendable {
    private let past: PreviousRun
    /// Of the files of now, by source.
    private let lengths: [String: Set<Int64>]

    package init(_ past: PreviousRun, _ found: FoundFiles) {
        self.past = past
        var lengths: [String: Set<Int64>] = [:]
        for (file, path) in zip(found.files, found.paths) {
            // One that can't be looked at can't be read either.
            guard let path, let status = (try? Posix.status(path)) ?? nil else { continue }
            lengths[file.source, default: []].insert(status.size)
        }
        self.lengths = lengths
    }

    /// About how many lines of a file of now will be looked for among those of the past; nil if none.
    package func comparedLines(ofFile length: Int64, in source: String) -> Int? {
        guard let files = past.sources[source]?.files, !files.contains(where: { $0.bytes == length }) else {
            return nil
        }
        // What a damaged run.json says is no reason to make room for more than the file can have. One night adds few.
        let most = LineDigests.mostLines(in: length)
        return files.map { min(max(0, $0.accepted), most) }.max().map { $0 + $0 / 32 }
    }

    /// Accepted records of the past that will be read, below its folder: those whose file is not there any more, as far
    /// as lengths tell.
    package var outputs: [String] {
        past.sources.flatMap { source, was in
            was.files.filter { !(lengths[source]?.contains($0.bytes) ?? false) }.map { "accepted/\($0.place)" }
        }.filter { past.outputs[$0] != nil }.sorted()
    }
}
