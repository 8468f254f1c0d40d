package import Configuration
package import Core

/// Compares a run with an earlier one, from that one's own outputs.
package struct ChangeFinder: Sendable {
    private let past: PreviousRun
    private let registry: Registry
    private let jobs: Int

    package init(_ past: PreviousRun, registry: Registry, jobs: Int) {
        self.past = past
        self.registry = registry
        self.jobs = jobs
    }

    /// What the current run is, as far as it is compared.
    package struct Current: Sendable {
        package var bookings: Bookings
        package var files: [SourceFile]
        package var sources: [Configuration.Source]
        /// What it has written so far.
        package var written: [WrittenFile]
        /// Absolute path of the folder in which that lies.
        package var folder: String
        /// Of accepted records, by file, as far as they were taken when those were written.
        package var lines: [Int: LineDigests]

        package init(
            bookings: Bookings, files: [SourceFile], sources: [Configuration.Source] = [], written: [WrittenFile] = [],
            folder: String = "", lines: [Int: LineDigests] = [:]
        ) {
            self.bookings = bookings
            self.files = files
            self.sources = sources
            self.written = written
            self.folder = folder
            self.lines = lines
        }

        /// Where the accepted records of a file lie in the folder.
        func acceptedPath(_ file: Int) -> String {
            "accepted/" + RecordSink.place(files[file].recordsPath, of: files[file].source)
        }
    }

    /// The lines of some outputs of the past. One that can't be read, or has none, is left out: why is said when it is
    /// looked for.
    package func lines(of outputs: [String]) -> [String: LineDigests] {
        guard !outputs.isEmpty, let reader = try? PreviousBookings(past, registry: registry) else { return [:] }
        var lines: [String: LineDigests] = [:]
        for file in reader.files where outputs.contains(file.path) {
            lines[file.path] = (try? reader.lines(of: file)) ?? nil
        }
        return lines
    }

    /// Bookings are compared by reading those of the past again, as far as they are not there to the byte; why they could
    /// not be, if so. What is known already of the lines of the past need not be read once more.
    package func bookings(
        _ current: Current, pastLines: [String: LineDigests] = [:]
    ) async -> Result<BookingChanges, PreviousRun.Absence> {
        var comparison = BookingComparison(current.bookings, sources: current.files.map(\.source))
        do {
            let reader = try PreviousBookings(past, registry: registry)
            let digests = Dictionary(current.written.map { ($0.path, $0.digest) }) { first, _ in first }
            let pairs = counterparts(current, reader, digests)
            let same = pairs.filter { digests[current.acceptedPath($0.value)] == past.outputs[$0.key]?.digest }
            // There is no need to look into them.
            comparison.takeUnchanged(files: Set(same.values))
            var rest: [(file: PreviousBookings.File, left: (numbers: [Int], lines: LineDigests)?)] = []
            for file in reader.files where same[file.path] == nil {
                var left: (numbers: [Int], lines: LineDigests)?
                if let pair = pairs[file.path] {
                    var lines = pastLines[file.path]
                    if lines == nil { lines = try reader.lines(of: file) }
                    if let lines, let shared = await sharedLines(lines, pair, current),
                        comparison.takeUnchanged(shared.others, file: pair)
                    {
                        left = (shared.left, lines)
                    }
                }
                rest.append((file, left))
            }
            if !rest.isEmpty { comparison.narrow() }
            // Only now: what is not in one file may be in another, but no row has two equals.
            for (file, left) in rest {
                let name = file.source.settings.name
                if let left {
                    try await reader.read(left.numbers, of: left.lines, file) { comparison.take($0, source: name) }
                } else {
                    try await reader.read(file, jobs: jobs) { comparison.take($0, source: name) }
                }
            }
        } catch {
            return .failure(error)
        }
        return .success(comparison.finish())
    }

    /// Files of the past and the files of now in which their bookings are likely to be: of the same name, else with the
    /// same bytes, else the next of the source, as where names have dates. Both are read in the same way, so that equal
    /// bytes are equal bookings; what is not there after all only takes longer to compare.
    private func counterparts(
        _ current: Current, _ reader: PreviousBookings, _ digests: [String: String]
    ) -> [String: Int] {
        var pairs: [String: Int] = [:]
        var taken: Set<Int> = []
        let likeness: [(_ path: String, _ file: PreviousBookings.File) -> Bool] = [
            { path, file in path == file.path }, { path, file in digests[path] == reader.digest(of: file) },
            { _, _ in true },
        ]
        for isLike in likeness {
            for file in reader.files where pairs[file.path] == nil {
                let name = file.source.settings.name
                guard let source = current.sources.first(where: { $0.settings.name == name }),
                    source.settings == file.source.settings
                else { continue }
                let found = current.files.indices.first { index in
                    let other = current.files[index]
                    let path = current.acceptedPath(index)
                    guard other.source == name, other.format == file.reading.format, !taken.contains(index),
                        isLike(path, file)
                    else { return false }
                    return Dictionary(other.reading.map { ($0.name, $0.value) }) { first, _ in first }
                        == file.reading.reading
                }
                guard let found else { continue }
                taken.insert(found)
                pairs[file.path] = found
            }
        }
        return pairs
    }

    /// The lines that a file of the past shares with its counterpart; nil where their heads differ.
    private func sharedLines(
        _ lines: LineDigests, _ counterpart: Int, _ current: Current
    ) async -> LineDigests.Shared? {
        let path = Paths.join(current.folder, current.acceptedPath(counterpart))
        // What the run itself has just written is there; if it is not, the bookings are compared one by one.
        let written = current.lines[counterpart] ?? (try? LineDigests(path, headCount: lines.head.count))
        guard let written, written.head == lines.head else { return nil }
        return await lines.shared(with: written, jobs: jobs)
    }

    /// The findings of the past, to be read while others work.
    func pastFindings() -> Result<PreviousFindings, PreviousRun.Absence> {
        Result { () throws(PreviousRun.Absence) in try PreviousFindings(past) }
    }

    /// Findings are compared by their fingerprints.
    package func findings(_ fingerprints: [UInt64]) -> Result<FindingChanges, PreviousRun.Absence> {
        ChangeFinder.findings(fingerprints, pastFindings())
    }

    static func findings(
        _ fingerprints: [UInt64], _ past: Result<PreviousFindings, PreviousRun.Absence>
    ) -> Result<FindingChanges, PreviousRun.Absence> {
        Result { () throws(PreviousRun.Absence) in try past.get().changes(to: fingerprints) }
    }

    package func changes(
        bookings: Result<BookingChanges, PreviousRun.Absence>?, findings: Result<FindingChanges, PreviousRun.Absence>
    ) -> Changes {
        var changes = Changes(since: past.asOf)
        switch bookings {
        case .success(let found)?: changes.bookings = found
        case .failure(let absence)?: changes.remarks.append("bookings were not compared: \(absence.text)")
        case nil: break
        }
        switch findings {
        case .success(let found): changes.findings = found
        case .failure(let absence): changes.remarks.append("findings were not compared: \(absence.text)")
        }
        return changes
    }
}

/// Two runs of the past side by side, for the command `diff`.
package struct RunPair: Sendable {
    package var changes: Changes
    /// The bookings of the later run, whose rows `changes` name.
    package var bookings: Bookings
    package var files: [SourceFile]
    /// The findings of the later run that the earlier one did not have.
    package var newFindings: [FindingChanges.Resolved]

    package init(_ earlier: PreviousRun, _ later: PreviousRun, registry: Registry, jobs: Int) async throws(PreviousRun
        .Absence)
    {
        let reader = try PreviousBookings(later, registry: registry)
        var table = Bookings()
        files = []
        for file in reader.files {
            let number = Int32(files.count)
            files.append(SourceFile(source: file.source.settings.name, kind: .bookings, path: file.reading.path))
            try await reader.read(file, jobs: jobs) { batch in
                var batch = batch
                for row in batch.records.indices { batch.records[row].file = number }
                table.append(contentsOf: batch)
            }
        }
        bookings = table
        let finder = ChangeFinder(earlier, registry: registry, jobs: jobs)
        let found = await finder.bookings(ChangeFinder.Current(bookings: table, files: files))
        newFindings = []
        do {
            let current = try PreviousFindings(later)
            let findings = finder.findings(current.fingerprints)
            changes = finder.changes(bookings: found, findings: findings)
            if case .success(let known) = findings {
                newFindings = try current.details(known.isNew.indices.filter { known.isNew[$0] })
            }
        } catch {
            changes = finder.changes(bookings: found, findings: .failure(error))
        }
    }
}
