/// Numbers the frames of a stream. Pure: the caller writes the bytes, header and payload, one after the other.
public struct FrameWriter {
    private let stream: FrameStream
    private let checksum: () -> any Checksum
    private var count = 0

    /// `checksum` makes a new one; readers must use the same.
    public init(_ stream: FrameStream, checksum: @escaping () -> any Checksum = { Hash64() }) {
        self.stream = stream
        self.checksum = checksum
    }

    /// The header of the next frame, to be followed by its payload.
    public mutating func header(_ kind: FrameKind, rows: Int = 0, bucket: Int? = nil, payload: [UInt8]) -> [UInt8] {
        defer { count += 1 }
        return FrameHeader(
            kind, of: stream, number: count, rows: rows, bucket: bucket, payload: payload, checksum: checksum()
        ).bytes
    }

    /// The last frame. Without it the stream is refused.
    public mutating func trailer() -> [UInt8] { header(.trailer, rows: count, payload: []) }
}
