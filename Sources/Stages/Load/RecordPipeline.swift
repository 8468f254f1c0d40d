package import InnkeeperCore

/// How everybody reads a file: the runner, the probe, the client, the tests and the fuzzers. Bytes are handed in.
///
/// Pass A looks at as much as it needs and fixes what was not declared. Pass B cuts the bytes into slices, in sequence;
/// each slice can then be decoded on any core.
package struct RecordPipeline {
    /// Whole chunks of this size make the slices the same in every run. What is made of one fits a core's cache.
    package static let chunkSize = 1 << 18

    /// What pass A fixed, and what pass B has learnt.
    package private(set) var reader: any SourceReader

    /// Pass A. `nextChunk` gives the bytes from an offset on, none at the end of the file.
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

    /// Pass A over bytes in memory.
    package init(
        _ format: any Format.Type, _ settings: SourceSettings, file: Int = 0, bytes: [UInt8],
        chunkSize: Int = RecordPipeline.chunkSize
    ) {
        self.init(format, settings, file: file) { offset in
            Array(bytes[Int(offset)...].prefix(chunkSize))
        }
    }

    /// Reads dates that the file leaves open in the order that another export of its system shows.
    package mutating func adopt(_ order: DateOrder, reason: String) { reader.adopt(order, reason: reason) }

    /// Where the next bytes go, behind those that are kept, and how many are wanted. They come back with `push`.
    package mutating func makeRoom(usual: Int = RecordPipeline.chunkSize) -> (bytes: [UInt8], wanted: Int) {
        reader.makeRoom(usual: usual)
    }

    /// Pass B: the next bytes, behind those that `makeRoom` gave.
    package mutating func push(_ bytes: consuming [UInt8], isLast: Bool) -> [any SourceSlice] {
        let isEmpty = bytes.isEmpty
        let slices = isEmpty ? [] : reader.push(consume bytes)
        return isLast ? slices + reader.finish() : slices
    }

    /// Pass B over bytes in memory, read as a file is: behind those that are kept, or each chunk by itself. The slices
    /// depend on `chunkSize`, their records do not.
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
