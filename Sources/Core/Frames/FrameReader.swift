/// Reads the frames of a stream in order, from bytes that the caller fetches by offset.
public struct FrameReader {
    private let stream: FrameStream
    private let checksum: () -> any Checksum
    /// Where the next frame begins.
    public private(set) var offset: Int64
    /// The number of the next frame.
    public private(set) var number: Int

    /// Begins at a frame; by default at the first of the stream.
    public init(
        _ stream: FrameStream, from offset: Int64 = 0, number: Int = 0,
        checksum: @escaping () -> any Checksum = { Hash64() }
    ) {
        self.stream = stream
        self.offset = offset
        self.number = number
        self.checksum = checksum
    }

    /// A frame and what is in it.
    public struct Frame: Sendable {
        public var kind: FrameKind
        public var rows: Int
        public var bucket: Int?
        /// Empty if it was skipped.
        public var payload: [UInt8]
    }

    /// The next frame; nil after the trailer, when the stream is complete. `size` is that of the whole stream, and
    /// `bytes` returns those at an offset, fewer at the end. A payload that `isSkipped` is not read.
    public mutating func next(
        size: Int64, isSkipped: (FrameHeader) -> Bool = { _ in false },
        bytes: (_ offset: Int64, _ count: Int) throws -> [UInt8]
    ) throws -> Frame? {
        guard offset < size else { throw FrameFault.unfinished }
        let header = try FrameHeader(try bytes(offset, FrameHeader.size), of: stream, number: number)
        let start = offset + Int64(FrameHeader.size)
        guard Int64(header.byteCount) <= size - start else { throw FrameFault.cut(frame: number) }
        var payload: [UInt8] = []
        if !isSkipped(header) {
            payload = try bytes(start, header.byteCount)
            try header.verify(payload, checksum: checksum())
        }
        if header.kind == .trailer {
            guard header.rows == number else { throw FrameFault.count(said: header.rows, found: number) }
            guard start + Int64(header.byteCount) == size else { throw FrameFault.excess }
            return nil
        }
        offset = start + Int64(header.byteCount)
        number += 1
        return Frame(kind: header.kind, rows: header.rows, bucket: header.bucket, payload: payload)
    }
}
