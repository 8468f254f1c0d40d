import InnkeeperCore
import InnkeeperStages

/// The results of `stays` for all buckets of a plan.
struct StaysResults: Sendable {
    private let exchange: ExchangeFolder
    /// Where each bucket's double bookings are in its result; nil if it has none, because nothing looks for them.
    private var places: [Place?] = []

    private struct Place: Sendable {
        var offset: Int64
        var number: Int
    }

    /// Takes a first look at every result, so that one that is missing, incomplete or of another plan is reported before
    /// anything is read.
    init(_ exchange: ExchangeFolder) throws {
        self.exchange = exchange
        for bucket in 0..<exchange.plan.bucketCount { places.append(try StaysResults.place(bucket, exchange)) }
    }

    private static func place(_ bucket: Int, _ exchange: ExchangeFolder) throws -> Place? {
        let stream = exchange.stream(ofBucket: bucket, .stays)
        return try exchange.naming(stream) {
            var reader = try FrameFileReader(exchange.result(of: stream), stream)
            var place: Place?
            var next = Place(offset: 0, number: 0)
            while let frame = try reader.next(isSkipped: { $0.kind == .conflicts }) {
                guard frame.kind == .conflicts, place == nil else {
                    throw BinaryFault.damaged("it has more than double bookings")
                }
                place = next
                next = Place(offset: reader.place.offset, number: reader.place.number)
            }
            return place
        }
    }

    /// The double bookings of all buckets, with the rows of `bookings`; nil if buckets don't know all that matters, so that
    /// they have to be looked for again. `file` returns the number that a file of the plan has in this run.
    func conflicts(of bookings: Bookings, file: (Int32) -> Int32?) throws -> [ConflictPart]? {
        let rows = FileRows(bookings.records)
        var parts: [ConflictPart] = []
        for (bucket, place) in places.enumerated() {
            guard let place else { return nil }
            do {
                parts.append(try read(bucket, place).resolved(in: bookings, rows, file: file))
            } catch BucketConflicts.Problem.otherProperty {
                return nil
            } catch BucketConflicts.Problem.lostRecord {
                throw Fault(.outputFailed, "internal fault: bucket \(bucket) has records that are not read")
            }
        }
        return parts
    }

    private func read(_ bucket: Int, _ place: Place) throws -> BucketConflicts {
        let stream = exchange.stream(ofBucket: bucket, .stays)
        return try exchange.naming(stream) {
            var reader = try FrameFileReader(
                exchange.result(of: stream), stream, from: place.offset, number: place.number)
            guard let frame = try reader.next() else { throw FrameFault.unfinished }
            return try BinaryReader.value(inPayload: frame.payload)
        }
    }
}
