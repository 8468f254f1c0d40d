import InnkeeperCore
import InnkeeperStages

/// The results of `stays` for all buckets of a plan.
struct StaysResults: Sendable {
    private let exchange: ExchangeFolder
    /// Where it is what each bucket has found.
    private var places: [Place] = []

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

    private static func place(_ bucket: Int, _ exchange: ExchangeFolder) throws -> Place {
        let stream = exchange.stream(ofBucket: bucket, .stays)
        return try exchange.naming(stream) {
            var reader = try FrameFileReader(exchange.result(of: stream), stream)
            var place: Place?
            var next = Place(offset: 0, number: 0)
            while let frame = try reader.next(isSkipped: { $0.kind == .stays }) {
                guard frame.kind == .stays, place == nil else { throw BinaryFault.damaged("it has other frames") }
                place = next
                next = Place(offset: reader.place.offset, number: reader.place.number)
            }
            guard let place else { throw BinaryFault.damaged("it has nothing") }
            return place
        }
    }

    /// What all buckets have found, with the rows of `bookings`; nil if buckets don't know all that matters, so that it has to
    /// be looked for again. `file` returns the number that a file of the plan has in this run.
    func parts(of bookings: Bookings, file: (Int32) -> Int32?) throws -> StayParts? {
        let found = try places.enumerated().map { try read($0, $1) }
        do {
            return try BucketFindings.resolved(found, in: bookings, file: file)
        } catch BucketFindings.Problem.otherProperty {
            return nil
        } catch BucketFindings.Problem.lostRecord {
            throw Fault(.outputFailed, "internal fault: buckets have records that are not read")
        }
    }

    private func read(_ bucket: Int, _ place: Place) throws -> BucketFindings {
        let stream = exchange.stream(ofBucket: bucket, .stays)
        return try exchange.naming(stream) {
            var reader = try FrameFileReader(
                exchange.result(of: stream), stream, from: place.offset, number: place.number)
            guard let frame = try reader.next() else { throw FrameFault.unfinished }
            return try BinaryReader.value(inPayload: frame.payload)
        }
    }
}
