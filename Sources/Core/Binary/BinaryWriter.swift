/// Where a `BinaryWriter` puts bytes: straight into the buffer that is written, so that a large table is neither held
/// twice nor copied twice.
public protocol ByteSink: AnyObject {
    /// `fill` puts bytes behind those in a buffer: as many as there is room for, at most.
    func append(_ fill: (_ buffer: inout [UInt8], _ room: Int) -> Void)
}

/// Writes numbers, texts and columns one behind the other. At the end comes a checksum of everything before it.
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

    /// The bytes of `value` with a header before it.
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

    /// The numbers as they lie in memory, behind their count.
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

    /// Puts the checksum. Nothing may be put after it.
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

    /// Puts the bytes of a number where there is not room for all of them in one buffer.
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

/// Bytes in memory.
private final class MemorySink: ByteSink {
    private(set) var bytes: [UInt8] = []

    func append(_ fill: (inout [UInt8], Int) -> Void) { fill(&bytes, .max) }
}
