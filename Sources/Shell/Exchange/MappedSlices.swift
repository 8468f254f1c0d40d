import InnkeeperCore
import InnkeeperStages

/// The results of all tasks of a plan, for the run that merges them.
package struct MappedSlices: Sendable {
    private let exchange: ExchangeFolder
    /// By source and path.
    private let places: [String: Place]
    /// What the step `ids` has found; nil if the plan does without it.
    private let earlier: EarlierResults?
    /// What the step `stays` has found; nil as above.
    private let stays: StaysResults?
    /// Parallel to the plan's files.
    private let facts: [KeyFacts?]

    /// Where a file's slices are.
    private struct Place: Sendable {
        var task: Int
        var offset: Int64
        var number: Int
        var conditions: UInt64
        var file: StagePlan.File
    }

    /// Takes a first look at every result, so that one that is missing, incomplete or of another plan is reported before
    /// anything is read, and so is a file that has changed since it was mapped.
    package init(_ exchange: ExchangeFolder) throws {
        self.exchange = exchange
        var places: [String: Place] = [:]
        var facts: [String: KeyFacts] = [:]
        for task in 0..<exchange.plan.taskCount {
            let files = exchange.plan.files(of: task)
            for file in files { try exchange.assertUnchanged(file) }
            try MappedSlices.look(at: task, files, exchange) { place, end in
                let key = StagePlan.key(place.file.source, place.file.path)
                places[key] = place
                facts[key] = end.keys
            }
        }
        self.places = places
        self.facts = exchange.plan.files.map { facts[StagePlan.key($0.source, $0.path)] }
        let buckets = 0..<exchange.plan.bucketCount
        earlier = buckets.isEmpty ? nil : try EarlierResults(exchange, buckets: buckets)
        stays = buckets.isEmpty ? nil : try StaysResults(exchange)
    }

    private static func look(
        at task: Int, _ files: [StagePlan.File], _ exchange: ExchangeFolder, found: (Place, MappedFileEnd) -> Void
    ) throws {
        let path = exchange.result(ofTask: task)
        try exchange.naming(exchange.stream(ofTask: task)) {
            var reader = try FrameFileReader(path, exchange.stream(ofTask: task))
            var rest = files[...]
            var place: Place?
            while let frame = try reader.next(isSkipped: { $0.kind != .file && $0.kind != .fileEnd }) {
                if frame.kind == .fileEnd, let begun = place {
                    found(begun, try BinaryReader.value(inPayload: frame.payload))
                    place = nil
                }
                guard frame.kind == .file else { continue }
                let mapped = try BinaryReader.value(of: MappedFile.self, inPayload: frame.payload)
                guard let file = rest.popFirst(), file.source == mapped.source, file.path == mapped.path else {
                    throw BinaryFault.damaged("its files are not those of the plan")
                }
                let (offset, number) = reader.place
                place = Place(
                    task: task, offset: offset, number: number, conditions: mapped.conditions, file: file)
            }
            guard rest.isEmpty, place == nil else { throw BinaryFault.damaged("a file of the plan is missing") }
        }
    }

    /// What is known about records that are in earlier ones, of sources whose files are those of the plan. `files` are the
    /// bookings' in the order in which they will be read, with their numbers.
    func settled(_ files: [(number: Int, file: SettledSources.File)]) -> SettledFiles? {
        guard let earlier else { return nil }
        let sources = SettledSources.find(exchange.plan, files.map(\.file), facts: facts)
        return SettledFiles(exchange.plan, earlier, sources, files)
    }

    /// What is known about double bookings and key figures of `bookings`, which have all their properties; nil if these must
    /// be looked for and counted here. `files` as above.
    func stays(
        of bookings: Bookings, _ files: [(number: Int, file: SettledSources.File)]
    ) throws -> StayParts? {
        guard let stays, bookings.blocked.count == 0,
            SettledSources.coverStays(exchange.plan, files.map(\.file), facts: facts)
        else { return nil }
        let planned = exchange.plan.numbers
        var numbers: [Int32: Int32] = [:]
        for (number, file) in files {
            if let plan = planned[StagePlan.key(file.source, file.path)] { numbers[Int32(plan)] = Int32(number) }
        }
        return try stays.parts(of: bookings) { numbers[$0] }
    }

    /// The slices of a file; nil if no task has read it.
    func slices(of sniffed: SniffedFile, in file: SourceFile) throws -> FrameSlices? {
        guard let place = places[StagePlan.key(file.source, file.path)] else { return nil }
        // What is read here may be a copy, or the content of a compressed file.
        try exchange.assertUnchanged(place.file)
        // Only a packed file is read here that a task couldn't.
        guard place.conditions != 0 else {
            throw Fault(
                .usage,
                "\(file.path): task \(place.task) found it damaged, perhaps only in its checksum; compress it again, or use "
                    + "innkeeper run")
        }
        guard place.conditions == sniffed.conditions.digest else {
            throw Fault(
                .usage,
                "\(file.path): task \(place.task) read it knowing other campsites, properties or dates than all files "
                    + "together show; declare the dates of its source, or use innkeeper run")
        }
        return try exchange.naming(exchange.stream(ofTask: place.task)) {
            FrameSlices(
                sniffed, exchange, place.task,
                try FrameFileReader(
                    exchange.result(ofTask: place.task), exchange.stream(ofTask: place.task), from: place.offset,
                    number: place.number))
        }
    }
}

/// Reads the slices that a task has made of a file.
final class FrameSlices: SliceSource {
    private let sniffed: SniffedFile
    private let exchange: ExchangeFolder
    private let task: Int
    private var reader: FrameFileReader
    private var end = MappedFileEnd(digest: Digest().text, byteCount: 0)

    init(_ sniffed: SniffedFile, _ exchange: ExchangeFolder, _ task: Int, _ reader: FrameFileReader) {
        self.sniffed = sniffed
        self.exchange = exchange
        self.task = task
        self.reader = reader
    }

    var digest: String { end.digest }
    var byteCount: Int64 { end.byteCount }

    func run(
        _ validator: SliceValidator, take: (ValidatedSlice, any SourceReader, _ offset: Int64) throws -> Void
    ) async throws -> any SourceReader {
        let source = sniffed.pipeline.reader
        while let slice = try exchange.naming(exchange.stream(ofTask: task), next) {
            var slice = slice
            slice.decoded.cells = source.cells
            try take(slice, source, slice.decoded.offset + Int64(slice.decoded.bytes.count))
        }
        return source
    }

    /// nil after the last slice of the file.
    private func next() throws -> ValidatedSlice? {
        while let frame = try reader.next(isSkipped: { $0.kind == .keys }) {
            switch frame.kind {
            case .slice:
                return try BinaryReader.value(of: ValidatedSlice.self, inPayload: frame.payload)
                    .moved(toFile: sniffed.number)
            case .fileEnd:
                end = try BinaryReader.value(inPayload: frame.payload)
                return nil
            case .keys: continue
            case .file, .trailer, .earlier, .campSites, .stays: throw BinaryFault.damaged("a file has no end")
            }
        }
        throw FrameFault.unfinished
    }
}
