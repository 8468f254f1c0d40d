import InnkeeperCore
import InnkeeperStages

/// Where the validated slices of a file come from, in order.
protocol SliceSource {
    /// The digest of the file's bytes, as far as they have been read.
    var digest: String { get }
    /// How many bytes these are.
    var byteCount: Int64 { get }
    /// Passes each slice to `take`, with the reader as it is then and how far in the file the slice ends. Returns the
    /// reader as it is after the last byte.
    func run(
        _ validator: SliceValidator, take: (ValidatedSlice, any SourceReader, _ offset: Int64) throws -> Void
    ) async throws -> any SourceReader
}

/// Reads the file here, on several cores.
struct FileSlices: SliceSource {
    private let pipeline: RecordPipeline
    private let flow: OrderedParallelMap
    private let sum = Digest()

    init(_ sniffed: SniffedFile, jobs: Int) {
        pipeline = sniffed.pipeline
        flow = OrderedParallelMap(descriptor: sniffed.descriptor, jobs: jobs)
    }

    var digest: String { sum.text }
    var byteCount: Int64 { sum.count }

    func run(
        _ validator: SliceValidator, take: (ValidatedSlice, any SourceReader, _ offset: Int64) throws -> Void
    ) async throws -> any SourceReader {
        try await flow.run(pipeline, sum, work: { validator.run(SliceDecoder().run($0)) }, take: take)
    }
}
