package import Configuration
package import Core

/// Compares a run with an earlier one, from that one's own outputs.
package struct ChangeFinder: Sendable {
    private let past: PastRun
    private let units: Units
    private let jobs: Int

    package init(_ past: PastRun, units: Units, jobs: Int) {
        self.past = past
        self.units = units
        self.jobs = jobs
    }

    /// What the current run is, as far as it is compared.
    package struct Current: Sendable {
        package var bookings: Bookings
        package var files: [SourceFile]
        package var sources: [Configuration.Source]
        /// What it has written so far.
        package var written: [WrittenFile]

        package init(
            bookings: Bookings, files: [SourceFile], sources: [Configuration.Source] = [], written: [WrittenFile] = []
        ) {
            self.bookings = bookings
            self.files = files
            self.sources = sources
            self.written = written
        }
    }

    /// Bookings are compared by reading those of the past again; why they could not be, if so.
    package func bookings(_ current: Current) async -> Result<BookingChanges, PastRun.Absence> {
        var comparison = BookingComparison(current.bookings, sources: current.files.map(\.source))
        do {
            let reader = try PastBookings(past, units: units)
            let same = unchangedFiles(current, reader)
            comparison.takeUnchanged(files: Set(same.values))
            for file in reader.files where same[file.path] == nil {
                try await reader.read(file, jobs: jobs) { comparison.take($0, source: file.source.settings.name) }
            }
        } catch {
            return .failure(error)
        }
        return .success(comparison.finish())
    }

    /// Files of the past whose accepted bytes a file of now has too, read in the same way: by their paths, the files of
    /// now. There is no need to look into them.
    private func unchangedFiles(_ current: Current, _ reader: PastBookings) -> [String: Int] {
        let digests = Dictionary(current.written.map { ($0.path, $0.digest) }) { first, _ in first }
        var same: [String: Int] = [:]
        var taken: Set<Int> = []
        for file in reader.files {
            let name = file.source.settings.name
            guard let source = current.sources.first(where: { $0.settings.name == name }),
                source.settings == file.source.settings
            else { continue }
            let found = current.files.indices.first { index in
                let other = current.files[index]
                guard other.source == name, !taken.contains(index), other.format == file.reading.format else {
                    return false
                }
                let notes = Dictionary(other.reading.map { ($0.name, $0.value) }) { first, _ in first }
                let path = "accepted/" + RecordSink.place(other.recordsPath, of: name)
                return notes == file.reading.reading && digests[path] == reader.digest(of: file)
            }
            guard let found else { continue }
            taken.insert(found)
            same[file.path] = found
        }
        return same
    }

    /// The findings of the past, to be read while others work.
    func pastFindings() -> Result<PastFindings, PastRun.Absence> {
        Result { () throws(PastRun.Absence) in try PastFindings(past) }
    }

    /// Findings are compared by their fingerprints.
    package func findings(_ fingerprints: [UInt64]) -> Result<FindingChanges, PastRun.Absence> {
        ChangeFinder.findings(fingerprints, pastFindings())
    }

    static func findings(
        _ fingerprints: [UInt64], _ past: Result<PastFindings, PastRun.Absence>
    ) -> Result<FindingChanges, PastRun.Absence> {
        Result { () throws(PastRun.Absence) in try past.get().changes(to: fingerprints) }
    }

    package func changes(
        bookings: Result<BookingChanges, PastRun.Absence>?, findings: Result<FindingChanges, PastRun.Absence>
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

    package init(_ earlier: PastRun, _ later: PastRun, units: Units, jobs: Int) async throws(PastRun.Absence) {
        let reader = try PastBookings(later, units: units)
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
        let finder = ChangeFinder(earlier, units: units, jobs: jobs)
        let found = await finder.bookings(ChangeFinder.Current(bookings: table, files: files))
        newFindings = []
        do {
            let current = try PastFindings(later)
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
