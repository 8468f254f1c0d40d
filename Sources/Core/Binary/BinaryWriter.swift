/// Writes numbers, texts and columns one behind the other, and hands them on in pieces, so that a large table is not
/// held twice. At the end stands a checksum of all before it.
public struct BinaryWriter {
    private var buffer: [UInt8] = []
    private var checksum: any Checksum
    private let sink: (ArraySlice<UInt8>) -> Void

    private static let pieceSize = 1 << 18

    /// `sink` takes each piece in order.
    public init(_ header: BinaryHeader, checksum: any Checksum = Hash64(), sink: @escaping (ArraySlice<UInt8>) -> Void)
    {
        self.checksum = checksum
        self.sink = sink
        buffer.reserveCapacity(BinaryWriter.pieceSize + 64)
        buffer += header.magic
        put(header.version)
    }

    /// The bytes of `value` with a header before it.
    public static func bytes(
        of value: some BinaryCodable, _ header: BinaryHeader, checksum: any Checksum = Hash64()
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        var writer = BinaryWriter(header, checksum: checksum) { bytes += $0 }
        value.write(to: &writer)
        writer.finish()
        return bytes
    }

    public mutating func put(_ number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: type(of: number).bitWidth, by: 8) {
            buffer.append(UInt8(truncatingIfNeeded: number >> shift))
        }
        if buffer.count >= BinaryWriter.pieceSize { flush() }
    }

    public mutating func put(_ text: String) { put(Array(text.utf8)) }

    /// The numbers as they lie in memory, behind their count.
    public mutating func put<Number: FixedWidthInteger & BitwiseCopyable>(_ numbers: [Number]) {
        put(UInt64(numbers.count))
        var start = 0
        while start < numbers.count {
            let room = max(1, (BinaryWriter.pieceSize - buffer.count) / MemoryLayout<Number>.size)
            let end = min(numbers.count, start + room)
            IntegerBytes.append(numbers[start..<end], to: &buffer)
            start = end
            if buffer.count >= BinaryWriter.pieceSize { flush() }
        }
    }

    public mutating func put<Item: BinaryCodable>(_ items: [Item]) {
        put(UInt64(items.count))
        for item in items { item.write(to: &self) }
    }

    /// Hands on what is left, and the checksum. Nothing may be put after it.
    public mutating func finish() {
        flush()
        put(checksum.value)
        sink(buffer[...])
        buffer = []
    }

    private mutating func flush() {
        checksum.add(buffer[...])
        sink(buffer[...])
        buffer.removeAll(keepingCapacity: true)
    }
}
