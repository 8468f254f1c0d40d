/// The first bytes of a frame: everything but its payload.
///
/// Little-endian: magic (8 bytes), version and kind (4 each), the plan's digest (16), the part of the step (4), the bucket
/// of the payload + 1, or 0 (3), the step (1), number of the frame, rows, bytes of the payload, and the checksum of
/// everything before it and the payload (8 each).
public struct FrameHeader: Sendable, Equatable {
    public var kind: FrameKind
    public var stream: FrameStream
    /// From 0.
    public var number: Int
    /// Records in the payload; in a trailer, the count of frames before it.
    public var rows: Int
    /// Bytes of the payload, which follows the header.
    public var byteCount: Int
    /// The one to which all records in the payload belong; nil if they may be of any.
    public var bucket: Int?
    private var checksum: UInt64 = 0

    /// Bytes of a header.
    public static let size = 72
    public static let version: UInt32 = 3
    /// How many buckets there can be.
    public static let bucketLimit = 1 << 16
    private static let magic = [0x89] + Array("inframe".utf8)
    private static let checkedSize = size - 8

    /// The header of a frame with this payload. `checksum` is a new one.
    init(
        _ kind: FrameKind, of stream: FrameStream, number: Int, rows: Int, bucket: Int?, payload: [UInt8],
        checksum: consuming any Checksum
    ) {
        self.kind = kind
        self.stream = stream
        self.number = number
        self.rows = rows
        self.bucket = bucket
        byteCount = payload.count
        checksum.add(checkedBytes[...])
        checksum.add(payload[...])
        self.checksum = checksum.value
    }

    /// Reads a header; whether the payload fits it is for `verify` to say.
    public init(_ bytes: [UInt8], of stream: FrameStream, number: Int) throws(FrameFault) {
        guard bytes.starts(with: FrameHeader.magic.prefix(bytes.count)) else { throw .foreign }
        guard bytes.count >= 12 else { throw .cut(frame: number) }
        let version = IntegerBytes.number(UInt32.self, in: bytes, at: 8)
        guard version == FrameHeader.version else { throw .version(version) }
        guard bytes.count >= FrameHeader.size else { throw .cut(frame: number) }
        func word(_ offset: Int) -> UInt64 { IntegerBytes.number(UInt64.self, in: bytes, at: offset) }
        guard PlanDigest(high: word(16), low: word(24)) == stream.plan else { throw .otherPlan }
        let part = IntegerBytes.number(UInt32.self, in: bytes, at: 32)
        let place = IntegerBytes.number(UInt32.self, in: bytes, at: 36)
        guard let step = FrameStep(rawValue: UInt8(place >> 24)) else { throw .damaged(frame: number) }
        guard step == stream.step, part == stream.part else { throw .otherPart(step, Int(part)) }
        let bucket = Int(place & 0xFF_FFFF) - 1
        guard bucket < FrameHeader.bucketLimit,
            let kind = FrameKind(rawValue: IntegerBytes.number(UInt32.self, in: bytes, at: 12)),
            let found = Int(exactly: word(40)), let rows = Int(exactly: word(48)),
            let byteCount = Int(exactly: word(56))
        else { throw .damaged(frame: number) }
        guard found == number else { throw .order(found: found, wanted: number) }
        self.kind = kind
        self.stream = stream
        self.number = number
        self.rows = rows
        self.byteCount = byteCount
        self.bucket = bucket < 0 ? nil : bucket
        checksum = word(64)
    }

    /// Throws if the payload, or the header itself, isn't as it was written. `checksum` is a new one.
    public func verify(_ payload: [UInt8], checksum: consuming any Checksum) throws(FrameFault) {
        guard payload.count == byteCount else { throw .cut(frame: number) }
        checksum.add(checkedBytes[...])
        checksum.add(payload[...])
        guard checksum.value == self.checksum else { throw .damaged(frame: number) }
    }

    public var bytes: [UInt8] {
        var bytes = checkedBytes
        IntegerBytes.append([checksum], to: &bytes)
        return bytes
    }

    private var checkedBytes: [UInt8] {
        var bytes = FrameHeader.magic
        bytes.reserveCapacity(FrameHeader.size)
        IntegerBytes.append([FrameHeader.version, kind.rawValue], to: &bytes)
        IntegerBytes.append([stream.plan.high, stream.plan.low], to: &bytes)
        let place = UInt32(bucket.map { $0 + 1 } ?? 0) | UInt32(stream.step.rawValue) << 24
        IntegerBytes.append([stream.part, place], to: &bytes)
        IntegerBytes.append([UInt64(number), UInt64(rows), UInt64(byteCount)], to: &bytes)
        return bytes
    }
}
