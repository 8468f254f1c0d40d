package import InnkeeperCore

/// How every part of the program reads a file: the runner, the probe, the client, the tests and the fuzzers. Bytes are
/// passed in.
///
/// The first pass reads as much as it needs and settles what was not declared. The second pass cuts the bytes into
/// slices, in sequence; each slice can then be decoded on any core.
package struct RecordPipeline {
    /// Complete chunks of this size make the slices the same in every run. The data for one fits in a core's cache.
    package static let chunkSize = 1 << 18

    /// What the first pass settled, and the state of the second.
    package private(set) var reader: any SourceReader

    /// Runs the first pass. `nextChunk` returns the bytes from an offset on, empty at the end of the file.
    package init<Failure: Error>(
        _ format: any Format.Type, _ settings: SourceSettings, file: Int = 0,
        nextChunk: (_ offset: Int64) throws(Failure) -> [UInt8]
    ) throws(Failure) {
        var sniffer = format.sniffer(settings, file: file)
        var offset: Int64 = 0
        while true {
            let chunk = try nextChunk(offset)
            offset += Int64(chunk.count)
            if chunk.isEmpty || !sniffer.push(chunk) { break }
        }
        reader = sniffer.finish()
    }

    /// Runs the first pass over bytes in memory.
    package init(
        _ format: any Format.Type, _ settings: SourceSettings, file: Int = 0, bytes: [UInt8],
        chunkSize: Int = RecordPipeline.chunkSize
    ) {
        self.init(format, settings, file: file) { offset in
            Array(bytes[Int(offset)...].prefix(chunkSize))
        }
    }

    /// Reads ambiguous dates of the file in the order that another export of its system shows.
    package mutating func adopt(_ order: DateOrder, reason: String) { reader.adopt(order, reason: reason) }

    /// The buffer in which to put the next bytes, after those that are kept, and how many are wanted. Pass it to
    /// `push`.
    package mutating func makeRoom(usual: Int = RecordPipeline.chunkSize) -> (bytes: [UInt8], wanted: Int) {
        reader.makeRoom(usual: usual)
    }

    /// Second pass: takes the next bytes, preceded by those that `makeRoom` returned.
    package mutating func push(_ bytes: consuming [UInt8], isLast: Bool) -> [any SourceSlice] {
        let isEmpty = bytes.isEmpty
        let slices = isEmpty ? [] : reader.push(consume bytes)
        return isLast ? slices + reader.finish() : slices
    }

    /// Second pass over bytes in memory, either like a file, appending to kept bytes, or chunk by chunk. The slices
    /// depend on `chunkSize`, their records don't.
    package mutating func slices(
        of bytes: [UInt8], chunkSize: Int = RecordPipeline.chunkSize, makingRoom: Bool = true
    ) -> [any SourceSlice] {
        var slices: [any SourceSlice] = []
        var position = 0
        while true {
            var (chunk, wanted) = makingRoom ? makeRoom(usual: chunkSize) : ([], chunkSize)
            let next = bytes[position...].prefix(wanted)
            position += next.count
            chunk += next
            slices += push(chunk, isLast: next.isEmpty)
            if next.isEmpty { return slices }
        }
    }
}
