package import InnkeeperCore
import InnkeeperReports

/// The file in which a run leaves its `Snapshot`.
package enum SnapshotFile {
    /// Reads that of a run, if it is complete.
    package static func read(_ run: PreviousRun) throws(PreviousRun.Absence) -> Snapshot {
        let path = Paths.join(run.folder, Snapshot.fileName)
        let bytes: [UInt8]
        do {
            guard let status = try Posix.status(path) else {
                throw PreviousRun.Absence.fileMissing(Snapshot.fileName)
            }
            bytes = try SmallFile.head(path, count: Int(status.size))
        } catch let failure as Posix.Failure {
            throw unreadable(failure.text)
        } catch let absence as PreviousRun.Absence {
            throw absence
        } catch {
            throw unreadable("\(error)")
        }
        do {
            return try BinaryReader.value(in: bytes, Snapshot.header, checksum: Digest())
        } catch {
            throw unreadable(error.text)
        }
    }

    private static func unreadable(_ why: String) -> PreviousRun.Absence {
        .fileUnreadable(Snapshot.fileName, why: why)
    }

    /// Writes what is known after reading, and then, once `judged` yields the run, the findings: the bookings go to
    /// disk while the stages work. `bookings` are as read. Without findings or a folder there is no such file.
    static func write(
        asOf: CalendarDate, files: [SourceFile], bookings: Bookings?, judged: AsyncStream<RunData>,
        to folder: DiskFolder?
    ) async throws {
        guard let folder else { return }
        let file = try folder.open(Snapshot.fileName)
        let sink = OutputSink(file)
        var writer = BinaryWriter(Snapshot.header, to: sink, checksum: Digest())
        Snapshot.write(asOf: asOf, files: files.map(Snapshot.File.init), bookings: bookings, to: &writer)
        for await run in judged {
            // If there are more findings than fit in memory, their other facts are only in `findings.jsonl`.
            if run.isRedacted || !run.findings.areHeld {
                FindingKeys.write(run.fingerprints(), to: &writer)
            } else {
                FindingKeys(run.findings, fingerprints: run.fingerprints(), files: run.dataset.files).write(to: &writer)
            }
            writer.finish()
            if let failure = sink.failure { throw failure }
            try folder.close(file, Snapshot.fileName)
        }
    }
}

/// Passes bytes to a file of the output; after a failure it drops them.
private final class OutputSink: ByteSink {
    private let file: OutputFile
    private(set) var failure: (any Error)?

    init(_ file: OutputFile) { self.file = file }

    func append(_ fill: (inout [UInt8], Int) -> Void) {
        if failure == nil {
            do { return try file.append(fill) } catch { failure = error }
        } else {
            var nowhere: [UInt8] = []
            fill(&nowhere, .max)
        }
    }
}
