package import InnkeeperCore
import InnkeeperReports

/// The file in which a run leaves its `Snapshot`.
package enum SnapshotFile {
    /// Reads that of a run, if it is complete. Its bookings stay in the file until they are compared.
    package static func read(_ run: PreviousRun) throws(PreviousRun.Absence) -> Snapshot {
        let path = Paths.join(run.folder, Snapshot.fileName)
        let file: OpenedFile?
        do throws(Posix.Failure) {
            file = try Posix.status(path) == nil ? nil : OpenedFile(path)
        } catch {
            throw .fileUnreadable(Snapshot.fileName, why: error.text)
        }
        guard let file else { throw .fileMissing(Snapshot.fileName) }
        do throws(BinaryFault) {
            return try Snapshot.read(SnapshotBytes(file), checksum: Digest())
        } catch {
            throw unreadable(error)
        }
    }

    static func unreadable(_ fault: BinaryFault) -> PreviousRun.Absence {
        .fileUnreadable(Snapshot.fileName, why: fault.text)
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

/// The bytes of a file that stays open: it is read once more when the bookings are compared, and another run may have
/// replaced it by then.
private struct SnapshotBytes: BinarySource {
    private let file: OpenedFile

    init(_ file: OpenedFile) { self.file = file }

    var byteCount: Int { Int(file.size) }

    func bytes(_ range: Range<Int>) throws(BinaryFault) -> [UInt8] {
        do {
            let bytes = try Posix.read(file.descriptor, at: Int64(range.lowerBound), count: range.count)
            guard bytes.count == range.count else { throw BinaryFault.damaged("it was cut off while it was read") }
            return bytes
        } catch let failure as Posix.Failure {
            throw .unreadable(failure.text)
        } catch let fault as BinaryFault {
            throw fault
        } catch {
            throw .unreadable("\(error)")
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
