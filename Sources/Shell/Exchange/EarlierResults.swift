import InnkeeperCore
import InnkeeperStages

/// The results of `ids` for some buckets of a plan.
struct EarlierResults: Sendable {
    private let exchange: ExchangeFolder
    /// By number of the file in the plan.
    private var places: [Int: [Place]] = [:]

    /// Where the rows of a file are in a bucket's result.
    private struct Place: Sendable {
        var bucket: Int
        var offset: Int64
        var number: Int
    }

    /// Takes a first look at every result, so that one that is missing, incomplete or of another plan is reported before
    /// anything is read.
    init(_ exchange: ExchangeFolder, buckets: Range<Int>) throws {
        self.exchange = exchange
        let numbers = exchange.plan.numbers
        for bucket in buckets { try look(at: bucket, numbers) }
    }

    private mutating func look(at bucket: Int, _ numbers: [String: Int]) throws {
        let stream = exchange.stream(ofBucket: bucket, .ids)
        let found = try exchange.naming(stream) {
            var reader = try FrameFileReader(exchange.result(of: stream), stream)
            var found: [(file: Int, place: Place)] = []
            while let frame = try reader.next(isSkipped: { $0.kind == .earlier }) {
                guard frame.kind == .file else { continue }
                let mapped = try BinaryReader.value(of: MappedFile.self, inPayload: frame.payload)
                guard let file = numbers[StagePlan.key(mapped.source, mapped.path)] else {
                    throw BinaryFault.damaged("its files are not those of the plan")
                }
                let (offset, number) = reader.place
                found.append((file, Place(bucket: bucket, offset: offset, number: number)))
            }
            return found
        }
        for (file, place) in found { places[file, default: []].append(place) }
    }

    /// What each bucket has about a file of the plan.
    func rows(of file: Int) throws -> [EarlierRows] {
        try places[file, default: []].flatMap { place in
            let stream = exchange.stream(ofBucket: place.bucket, .ids)
            return try exchange.naming(stream) {
                var reader = try FrameFileReader(
                    exchange.result(of: stream), stream, from: place.offset, number: place.number)
                var rows: [EarlierRows] = []
                while let frame = try reader.next(), frame.kind == .earlier {
                    rows.append(try BinaryReader.value(inPayload: frame.payload))
                }
                return rows
            }
        }
    }
}

/// The files of sources of which the results of `ids` hold.
struct SettledFiles {
    private let results: EarlierResults
    private let sources: Set<String>
    /// By `StagePlan.key`.
    private let planned: [String: Int]
    /// The number that a file of the plan has in this run.
    private let numbers: [Int: Int32]

    /// `files` are those of bookings, with their numbers.
    init(
        _ plan: StagePlan, _ results: EarlierResults, _ sources: Set<String>,
        _ files: [(number: Int, file: SettledSources.File)]
    ) {
        (self.results, self.sources, planned) = (results, sources, plan.numbers)
        var numbers: [Int: Int32] = [:]
        for (number, file) in files {
            if let plan = planned[StagePlan.key(file.source, file.path)] { numbers[plan] = Int32(number) }
        }
        self.numbers = numbers
    }

    /// What is known about a file's records; nil if they must be compared here.
    func rows(of file: SourceFile) throws -> EarlierRows? {
        guard sources.contains(file.source) else { return nil }
        // A task found no records in it, so nothing is known about those that it has now.
        guard let number = planned[StagePlan.key(file.source, file.path)] else {
            throw Fault(.usage, "\(file.path): has changed since the plan was made; make a new plan")
        }
        guard let rows = EarlierRows.merged(try results.rows(of: number), file: { numbers[Int($0)] }) else {
            throw Fault(.outputFailed, "internal fault: \(file.path) has records of a file that is not read")
        }
        return rows
    }
}
