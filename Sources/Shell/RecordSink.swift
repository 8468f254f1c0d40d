package import Core
package import Stages

/// Writes one file's records, in their own bytes, to `accepted/` and `rejected/`. A file of which no record was
/// accepted (or none rejected) is not made.
package final class RecordSink {
    private let folder: DiskFolder
    private var accepted: Half
    private var rejected: Half

    private struct Half {
        var name: String
        var file: OutputFile?
    }

    package init(folder: DiskFolder, file: SourceFile) {
        self.folder = folder
        let relative = RecordPlaces.place(file.recordsPath, of: file.source)
        accepted = Half(name: "accepted/" + relative)
        rejected = Half(name: "rejected/" + relative)
    }

    package var reasonsName: String { rejected.name + RecordPlaces.reasons }

    /// Writes each record of a slice to where it belongs.
    package func write(_ slice: LoadedSlice, framing: Framing) throws {
        for run in slice.runs(framing) {
            let bytes = slice.bytes[run.range]
            switch run.verdict {
            case .accepted: try RecordSink.write(bytes, to: &accepted, folder, framing)
            case .rejected: try RecordSink.write(bytes, to: &rejected, folder, framing)
            }
        }
    }

    package func finish(framing: Framing) throws {
        for half in [accepted, rejected] {
            guard let file = half.file else { continue }
            try file.write(framing.tail[...])
            try folder.close(file, half.name)
        }
    }

    private static func write(
        _ bytes: ArraySlice<UInt8>, to half: inout Half, _ folder: DiskFolder, _ framing: Framing
    ) throws {
        if let file = half.file {
            try file.write(framing.separator[...])
            try file.write(bytes)
        } else {
            let file = try folder.open(half.name)
            half.file = file
            try file.write(framing.head[...])
            try file.write(bytes)
        }
    }
}
