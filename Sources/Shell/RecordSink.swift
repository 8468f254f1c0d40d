package import InnkeeperCore
package import InnkeeperStages

/// Writes one file's records, byte for byte, to `accepted/` and `rejected/`. If no record was accepted (or rejected),
/// that file isn't created.
package final class RecordSink {
    private let folder: DiskFolder
    private let original: ((ArraySlice<UInt8>) -> [UInt8])?
    private var accepted: Half
    private var rejected: Half

    private struct Half {
        var name: String
        var file: OutputFile?
    }

    /// `reader` converts back to the file's own encoding.
    package init(folder: DiskFolder, file: SourceFile, of reader: (any SourceReader)? = nil) {
        self.folder = folder
        original = reader?.original
        let relative = RecordPlaces.place(file.recordsPath, of: file.source)
        accepted = Half(name: "accepted/" + relative)
        rejected = Half(name: "rejected/" + relative)
    }

    package var reasonsName: String { rejected.name + RecordPlaces.reasons }

    /// Writes each record of a slice to its file.
    package func write(_ slice: LoadedSlice, framing: Framing) throws {
        for run in slice.runs(framing) {
            let bytes = slice.bytes[run.range]
            switch run.verdict {
            case .accepted: try write(bytes, to: &accepted, framing)
            case .rejected: try write(bytes, to: &rejected, framing)
            }
        }
    }

    package func finish(framing: Framing) throws {
        for half in [accepted, rejected] {
            guard let file = half.file else { continue }
            try write(framing.tail[...], file)
            try folder.close(file, half.name)
        }
    }

    private func write(_ bytes: ArraySlice<UInt8>, to half: inout Half, _ framing: Framing) throws {
        if let file = half.file {
            try write(framing.separator[...], file)
            try write(bytes, file)
        } else {
            let file = try folder.open(half.name)
            half.file = file
            try write(framing.head[...], file)
            try write(bytes, file)
        }
    }

    private func write(_ text: ArraySlice<UInt8>, _ file: OutputFile) throws {
        try file.write(original.map { $0(text)[...] } ?? text)
    }
}
