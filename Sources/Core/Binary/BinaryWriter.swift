/// Where a `BinaryWriter` puts bytes: directly into the output buffer, so that a large table is neither held nor copied
/// twice.
public protocol ByteSink: AnyObject {
    /// `fill` appends bytes to the buffer, at most `room` of them.
    func append(_ fill: (_ buffer: inout [UInt8], _ room: Int) -> Void)
}

/// Writes a sequence of numbers, texts and columns, followed by a checksum of everything before it.
public struct BinaryWriter {
    private let sink: any ByteSink
    private var checksum: any Checksum

    /// How many numbers are computed at a time.
    private static let partCount = 2048

    public init(_ header: BinaryHeader, to sink: any ByteSink, checksum: any Checksum = Hash64()) {
        self.sink = sink
        self.checksum = checksum
        append(header.magic)
        put(header.version)
    }

    /// The bytes of `value` alone, for the payload of a frame, which has a header and a checksum of its own.
    public static func payload(of value: some BinaryCodable) -> [UInt8] {
        let sink = MemorySink()
        var writer = BinaryWriter(bareTo: sink)
        value.write(to: &writer)
        return sink.bytes
    }

    private init(bareTo sink: any ByteSink) {
        self.sink = sink
        checksum = NoChecksum()
    }

    /// The bytes of `value`, preceded by a header.
    public static func bytes(
        of value: some BinaryCodable, _ header: BinaryHeader, checksum: any Checksum = Hash64()
    ) -> [UInt8] {
        let sink = MemorySink()
        var writer = BinaryWriter(header, to: sink, checksum: checksum)
        value.write(to: &writer)
        writer.finish()
        return sink.bytes
    }

    public mutating func put<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number) { append([number]) }

    public mutating func put(_ text: String) { put(Array(text.utf8)) }

    /// The count, then the numbers as they are in memory.
    public mutating func put<Number: FixedWidthInteger & BitwiseCopyable>(_ numbers: [Number]) {
        put(UInt64(numbers.count))
        append(numbers)
    }

    /// The count, then that many numbers, each computed as it is written.
    mutating func put<Number: FixedWidthInteger & BitwiseCopyable>(count: Int, _ number: (Int) -> Number) {
        put(UInt64(count))
        for start in stride(from: 0, to: count, by: BinaryWriter.partCount) {
            append((start..<min(count, start + BinaryWriter.partCount)).map(number))
        }
    }

    public mutating func put<Item: BinaryCodable>(_ items: [Item]) {
        put(UInt64(items.count))
        for item in items { item.write(to: &self) }
    }

    /// Writes the checksum. Nothing may be written after it.
    public mutating func finish() { put(checksum.value) }

    private mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(_ numbers: [Number]) {
        let size = MemoryLayout<Number>.size
        var start = 0
        while start < numbers.count {
            var end = start
            append { buffer, room in
                end = min(numbers.count, start + room / size)
                IntegerBytes.append(numbers[start..<end], to: &buffer)
            }
            if end == start {
                split(numbers[start])
                end += 1
            }
            start = end
        }
    }

    /// Writes the bytes of a number that doesn't fit in the rest of one buffer.
    private mutating func split(_ number: some FixedWidthInteger & BitwiseCopyable) {
        var rest: [UInt8] = []
        IntegerBytes.append([number], to: &rest)
        while !rest.isEmpty {
            append { buffer, room in
                buffer += rest.prefix(room)
                rest.removeFirst(min(room, rest.count))
            }
        }
    }

    private mutating func append(_ fill: (inout [UInt8], Int) -> Void) {
        var sum = checksum
        sink.append { buffer, room in
            let start = buffer.count
            fill(&buffer, room)
            sum.add(buffer[start...])
        }
        checksum = sum
    }
}

/// Collects bytes in memory.
private final class MemorySink: ByteSink {
    private(set) var bytes: [UInt8] = []

    func append(_ fill: (inout [UInt8], Int) -> Void) { fill(&bytes, .max) }
}

/// For bytes that are checked by what carries them.
private struct NoChecksum: Checksum {
    mutating func add(_ bytes: ArraySlice<UInt8>) {}
    var value: UInt64 { 0 }
}
