import InnkeeperCore
import Testing

struct FrameReaderTests {
    private static let stream = FrameStream(plan: PlanDigest(high: 7, low: 8), task: 3)
    private static let payloads = [Array("desk.csv".utf8), [], Array("R1,2026-07-01,2\n".utf8)]

    /// Three frames and the trailer.
    private func written(_ stream: FrameStream = Self.stream) -> [UInt8] {
        var writer = FrameWriter(stream)
        var bytes: [UInt8] = []
        for (kind, payload) in zip([FrameKind.file, .slice, .slice], Self.payloads) {
            bytes += writer.header(kind, rows: payload.count, payload: payload) + payload
        }
        return bytes + writer.trailer()
    }

    private func read(
        _ bytes: [UInt8], _ stream: FrameStream = Self.stream, skipping: FrameKind? = nil
    ) throws -> [FrameReader.Frame] {
        var reader = FrameReader(stream)
        var frames: [FrameReader.Frame] = []
        while let frame = try reader.next(
            size: Int64(bytes.count), isSkipped: { $0.kind == skipping },
            bytes: { Array(bytes[Int($0)...].prefix($1)) })
        {
            frames.append(frame)
        }
        return frames
    }

    private func fault(_ bytes: [UInt8], _ stream: FrameStream = Self.stream) -> FrameFault? {
        do {
            _ = try read(bytes, stream)
            return nil
        } catch {
            return error as? FrameFault
        }
    }

    @Test func `frames come back in order, with what was in them`() throws {
        // Given
        let bytes = written()
        // When
        let frames = try read(bytes)
        // Then
        #expect(frames.map(\.kind) == [.file, .slice, .slice])
        #expect(frames.map(\.rows) == [8, 0, 16])
        #expect(frames.map(\.payload) == Self.payloads)
    }

    @Test func `a stream without frames is whole`() throws {
        var writer = FrameWriter(Self.stream)
        #expect(try read(writer.trailer()).isEmpty)
    }

    @Test func `a first look skips what is in the frames`() throws {
        // Given a frame whose payload is damaged
        var bytes = written()
        bytes[bytes.count - FrameHeader.size - 1] ^= 1
        // When it is skipped, then only reading it later tells
        #expect(try read(bytes, skipping: .slice).map(\.payload) == [Self.payloads[0], [], []])
        #expect(fault(bytes) == .damaged(frame: 2))
    }

    @Test func `wherever a stream is cut, it is refused`() {
        let bytes = written()
        for count in 0..<bytes.count {
            let fault = fault(Array(bytes[..<count]))
            guard case .cut? = fault else {
                #expect(fault == .unfinished, "\(count)")
                continue
            }
        }
    }

    @Test func `no bit can change unnoticed`() {
        let bytes = written()
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << bit
                #expect(fault(damaged) != nil, "byte \(place), bit \(bit)")
            }
        }
    }

    @Test func `frames in another order, left out or doubled are refused`() {
        // Given a frame after another
        var writer = FrameWriter(Self.stream)
        let first = writer.header(.slice, payload: [])
        let second = writer.header(.slice, payload: [])
        let trailer = writer.trailer()
        // When, then
        #expect(fault(second + first + trailer) == .order(found: 1, wanted: 0))
        #expect(fault(first + first + trailer) == .order(found: 0, wanted: 1))
        #expect(fault(first + trailer) == .order(found: 2, wanted: 1))
        #expect(fault(first + second + trailer) == nil)
        #expect(fault(first + second + trailer + [0]) == .excess)
        #expect(fault(first + second) == .unfinished)
    }

    @Test func `a trailer that counts other frames is refused`() {
        var short = FrameWriter(Self.stream)
        let bytes = short.header(.slice, payload: [])
        let trailer = short.header(.trailer, rows: 4, payload: [])
        #expect(fault(bytes + trailer) == .count(said: 4, found: 1))
    }

    @Test func `a stream of another plan, task, version or program is told apart`() {
        // Given
        let bytes = written()
        // When, then
        #expect(fault(bytes, FrameStream(plan: PlanDigest(high: 7, low: 9), task: 3)) == .otherPlan)
        #expect(fault(bytes, FrameStream(plan: PlanDigest(high: 6, low: 8), task: 3)) == .otherPlan)
        #expect(fault(bytes, FrameStream(plan: PlanDigest(high: 7, low: 8), task: 4)) == .otherPart(.map, 3))
        var later = bytes
        later[8] = 4
        #expect(fault(later) == .version(4))
        #expect(fault(Array("reservation_id,arrival\n".utf8)) == .foreign)
    }

    @Test func `the result for a bucket is told from that of a task and for another bucket`() {
        // Given
        let plan = Self.stream.plan
        let bytes = written(FrameStream(plan: plan, bucket: 3, of: .ids))
        // When, then
        #expect(fault(bytes, FrameStream(plan: plan, bucket: 3, of: .ids)) == nil)
        #expect(fault(bytes) == .otherPart(.ids, 3))
        #expect(fault(bytes, FrameStream(plan: plan, bucket: 4, of: .ids)) == .otherPart(.ids, 3))
        #expect(fault(written(), FrameStream(plan: plan, bucket: 3, of: .ids)) == .otherPart(.map, 3))
    }

    @Test func `a frame says of which bucket its records are, before its payload is read`() throws {
        // Given frames of the first bucket, the last one and none
        var writer = FrameWriter(Self.stream)
        let buckets = [0, FrameHeader.bucketLimit - 1, nil]
        let bytes = buckets.flatMap { writer.header(.keys, bucket: $0, payload: [7]) + [7] } + writer.trailer()
        // When those of the last bucket are skipped
        var reader = FrameReader(Self.stream)
        var frames: [FrameReader.Frame] = []
        while let frame = try reader.next(
            size: Int64(bytes.count), isSkipped: { $0.bucket == FrameHeader.bucketLimit - 1 },
            bytes: { Array(bytes[Int($0)...].prefix($1)) })
        {
            frames.append(frame)
        }
        // Then
        #expect(frames.map(\.bucket) == buckets)
        #expect(frames.map(\.payload) == [[7], [], [7]])
    }

    @Test func `reading can begin at any frame`() throws {
        // Given a reader that has read one frame
        let bytes = written()
        func part(_ offset: Int64, _ count: Int) -> [UInt8] { Array(bytes[Int(offset)...].prefix(count)) }
        var first = FrameReader(Self.stream)
        _ = try first.next(size: Int64(bytes.count), bytes: part)
        // When another one goes on from there
        var second = FrameReader(Self.stream, from: first.offset, number: first.number)
        let frame = try second.next(size: Int64(bytes.count), bytes: part)
        // Then
        #expect(frame?.payload == Self.payloads[1])
        #expect(second.number == 2)
    }

    @Test(arguments: [
        (FrameFault.unfinished, "it has no end; its task did not finish"),
        (.version(9), "it was written by another version of Innkeeper, with frames of version 9"),
        (.order(found: 4, wanted: 3), "frame 4 is where frame 3 should be"),
        (.otherPart(.map, 4), "it is the result of task 4"),
        (.otherPart(.ids, 4), "it is the result of stage ids for bucket 4"),
    ])
    func `every refusal has its sentence`(fault: FrameFault, text: String) {
        #expect(fault.text == text)
    }
}
