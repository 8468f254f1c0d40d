package import InnkeeperCore
package import InnkeeperStages

/// How a file would be read: the first of its two passes, without its records.
package enum SourceProbe {
    /// The notes of the file at `path`, with their reasons.
    package static func notes(
        _ path: String, format: any Format.Type, settings: SourceSettings
    ) throws -> [ReadingNote] {
        try Fault.naming(path, "can't be read", .inputMissing) { try reader(path, format, settings).reading }
    }

    /// The content of each column of the table at `path`, from its first row to its last; none if it isn't a table.
    package static func columns(
        _ path: String, format: any Format.Type, settings: SourceSettings
    ) throws -> [ColumnShapes.Column] {
        try Fault.naming(path, "can't be read", .inputMissing) {
            let descriptor = try Posix.openFile(path)
            defer { Posix.close(descriptor) }
            var pipeline = try RecordPipeline(format, settings) { offset throws(Posix.Failure) in
                try Posix.read(descriptor, at: offset, count: RecordPipeline.chunkSize)
            }
            var shapes = ColumnShapes()
            var offset: Int64 = 0
            while true {
                var (bytes, wanted) = pipeline.makeRoom()
                let next = try Posix.read(descriptor, at: offset, count: wanted)
                offset += Int64(next.count)
                bytes += next
                for case let slice as any TableSlice in pipeline.push(bytes, isLast: next.isEmpty) {
                    shapes.append(slice.shapes)
                }
                if next.isEmpty { return shapes.columns }
            }
        }
    }

    /// What the file shows about the order of its dates; nil if nothing, or if it can't be read: reading it says why.
    static func dateOrder(_ path: String, _ format: any Format.Type, _ settings: SourceSettings) -> SeenDateOrder? {
        (try? reader(path, format, settings))?.dateOrder
    }

    private static func reader(
        _ path: String, _ format: any Format.Type, _ settings: SourceSettings
    ) throws(Posix.Failure) -> any SourceReader {
        let descriptor = try Posix.openFile(path)
        defer { Posix.close(descriptor) }
        return try RecordPipeline(format, settings) { offset throws(Posix.Failure) in
            try Posix.read(descriptor, at: offset, count: RecordPipeline.chunkSize)
        }.reader
    }
}
