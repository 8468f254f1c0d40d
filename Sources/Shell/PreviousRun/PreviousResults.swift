package import InnkeeperCore

/// What an earlier run left for comparison: its snapshot, or without one its `run.json` and `findings.jsonl`, which
/// don't include bookings.
package struct PreviousResults: Sendable {
    /// Its sources are those of the snapshot, if there is one.
    package private(set) var run: PreviousRun
    private let snapshot: Result<Snapshot, PreviousRun.Absence>
    private let findings: Result<Findings, PreviousRun.Absence>

    private enum Findings: Sendable {
        case keys(FindingKeys)
        case file(PreviousFindings)

        var fingerprints: [UInt64] {
            switch self {
            case .keys(let keys): keys.fingerprints
            case .file(let file): file.fingerprints
            }
        }

        func details(_ numbers: [Int]) throws(PreviousRun.Absence) -> [FindingChanges.Resolved] {
            switch self {
            case .keys(let keys): numbers.map(keys.details)
            case .file(let file): try file.details(numbers)
            }
        }
    }

    /// Loads only what guards need, unless the run is compared.
    package init(_ run: PreviousRun, isCompared: Bool = true) {
        self.run = run
        guard isCompared else {
            (snapshot, findings) = (.failure(.none), .failure(.none))
            return
        }
        let snapshot = Result { () throws(PreviousRun.Absence) in try SnapshotFile.read(run) }
        self.snapshot = snapshot
        let keys = try? snapshot.get().findings
        if let keys, keys.hasDetails {
            findings = .success(.keys(keys))
        } else {
            let file = Result { () throws(PreviousRun.Absence) in Findings.file(try PreviousFindings(run)) }
            if case .failure = file, let keys { findings = .success(.keys(keys)) } else { findings = file }
        }
        guard let files = try? snapshot.get().files else { return }
        self.run.sources = [:]
        for file in files {
            self.run.sources[file.source, default: .init()].read += file.counts.read
            self.run.sources[file.source, default: .init()].digests.append(file.digest)
        }
    }

    private func past() throws(PreviousRun.Absence) -> BookingComparison.Past {
        guard let past = try snapshot.get().past else { throw .redacted }
        return past
    }

    /// The bookings, as the current side of a comparison.
    package func bookings() throws(PreviousRun.Absence) -> BookingComparison.Side {
        let snapshot = try snapshot.get()
        guard let bookings = snapshot.bookings else { throw .redacted }
        do throws(BinaryFault) {
            return BookingComparison.Side(try bookings.whole(), snapshot.files)
        } catch {
            throw SnapshotFile.unreadable(error)
        }
    }

    /// How a run's bookings, as read from these files, differ from those of the earlier run.
    package func changes(
        to bookings: Bookings, _ files: [SourceFile], jobs: Int
    ) async -> Result<BookingChanges, PreviousRun.Absence> {
        await changes(to: BookingComparison.Side(asRead: bookings, files), jobs: jobs)
    }

    private func changes(
        to now: BookingComparison.Side, jobs: Int
    ) async -> Result<BookingChanges, PreviousRun.Absence> {
        let found: BookingComparison.Past
        do throws(PreviousRun.Absence) {
            found = try past()
        } catch {
            return .failure(error)
        }
        do throws(BinaryFault) {
            return .success(try await BookingComparison.changes(from: found, to: now, jobs: jobs))
        } catch {
            return .failure(SnapshotFile.unreadable(error))
        }
    }

    /// How the findings of the later run differ from the earlier ones, by their fingerprints.
    private func changes(to fingerprints: FingerprintList) throws(PreviousRun.Absence) -> FindingChanges {
        let findings = try findings.get()
        let (isNew, gone) = FindingMatch.compare(findings.fingerprints, fingerprints)
        return FindingChanges(isNew: isNew, resolved: try findings.details(gone))
    }

    /// All differences, and what couldn't be compared. `bookings` is nil if they aren't requested.
    package func changes(
        bookings: Result<BookingChanges, PreviousRun.Absence>?, fingerprints: FingerprintList
    ) -> Changes {
        var changes = Changes(since: run.asOf)
        switch bookings {
        case .success(let found)?: changes.bookings = found
        case .failure(let absence)?: changes.bookingsAbsence = absence
        case nil: break
        }
        do {
            changes.findings = try self.changes(to: fingerprints)
        } catch {
            changes.findingsAbsence = error
        }
        return changes
    }

    /// This run compared with an earlier one.
    fileprivate func pair(after earlier: PreviousResults, jobs: Int) async throws(PreviousRun.Absence) -> RunPair {
        let now = try bookings()
        let known = try findings.get()
        let found = await earlier.changes(to: now, jobs: jobs)
        let changes = earlier.changes(bookings: found, fingerprints: FingerprintList(known.fingerprints))
        let isNew = changes.findings?.isNew ?? []
        return RunPair(
            changes: changes, now: now, newFindings: try known.details(isNew.indices.filter { isNew[$0] }))
    }
}

/// Two past runs compared, for the command `diff`.
package struct RunPair: Sendable {
    package var changes: Changes
    /// The bookings of the later run; `changes` refers to their rows.
    package var now: BookingComparison.Side
    /// The findings of the later run that the earlier one did not have.
    package var newFindings: [FindingChanges.Resolved]

    fileprivate init(changes: Changes, now: BookingComparison.Side, newFindings: [FindingChanges.Resolved]) {
        self.changes = changes
        self.now = now
        self.newFindings = newFindings
    }

    package init(_ earlier: PreviousRun, _ later: PreviousRun, jobs: Int) async throws(PreviousRun.Absence) {
        self = try await PreviousResults(later).pair(after: PreviousResults(earlier), jobs: jobs)
    }
}
