/// Reads what a `BinaryWriter` wrote. Every number, count and text is checked against the bytes present: damaged bytes
/// give a `BinaryFault`, never a crash, and never an allocation larger than they could fill.
public struct BinaryReader {
    let source: any BinarySource
    /// The bytes from `start` on, as far as they have been fetched.
    private var window: [UInt8] = []
    private var start = 0
    private var position = 0
    private let end: Int

    private static let checksumSize = 8
    private static let pieceSize = 1 << 20

    /// Verifies the header and the checksum.
    public init(
        _ source: any BinarySource, _ header: BinaryHeader, checksum: any Checksum = Hash64()
    ) throws(BinaryFault) {
        self.source = source
        end = source.byteCount - BinaryReader.checksumSize
        let head = try source.bytes(0..<min(source.byteCount, header.magic.count + 4))
        guard head.starts(with: header.magic) else { throw .foreign }
        guard end >= header.magic.count + 4 else { throw .damaged("it is cut off") }
        let version = IntegerBytes.number(UInt32.self, in: head, at: header.magic.count)
        guard version == header.version else { throw .version(version) }
        position = head.count
        var sum = checksum
        for start in stride(from: 0, to: end, by: BinaryReader.pieceSize) {
            sum.add(try source.bytes(start..<min(end, start + BinaryReader.pieceSize))[...])
        }
        let written = try source.bytes(end..<source.byteCount)
        guard sum.value == IntegerBytes.number(UInt64.self, in: written, at: 0) else {
            throw .damaged("its checksum is another one")
        }
    }

    public init(
        _ bytes: [UInt8], _ header: BinaryHeader, checksum: any Checksum = Hash64()
    ) throws(BinaryFault) {
        try self.init(BinaryMemory(bytes), header, checksum: checksum)
        window = bytes
    }

    /// The value encoded by all of these bytes; trailing bytes are an error.
    public static func value<Value: BinaryCodable>(
        of _: Value.Type = Value.self, in bytes: [UInt8], _ header: BinaryHeader, checksum: any Checksum = Hash64()
    ) throws(BinaryFault) -> Value {
        var reader = try BinaryReader(bytes, header, checksum: checksum)
        let value = try Value(from: &reader)
        try reader.finish()
        return value
    }

    /// The value encoded by all bytes of a frame's payload.
    public static func value<Value: BinaryCodable>(
        of _: Value.Type = Value.self, inPayload bytes: [UInt8]
    ) throws(BinaryFault) -> Value {
        var reader = BinaryReader(payload: bytes)
        let value = try Value(from: &reader)
        try reader.finish()
        return value
    }

    private init(payload: [UInt8]) {
        source = BinaryMemory(payload)
        window = payload
        end = payload.count
    }

    /// Throws if anything follows.
    public func finish() throws(BinaryFault) {
        guard position == end else { throw .damaged("there is data after its end") }
    }

    public mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type = Number.self
    ) throws(BinaryFault) -> Number {
        let size = MemoryLayout<Number>.size
        guard end - position >= size else { throw .damaged("it ends too early") }
        try fetch(size)
        defer { position += size }
        return IntegerBytes.number(Number.self, in: window, at: position - start)
    }

    public mutating func text() throws(BinaryFault) -> String {
        String(decoding: try numbers(UInt8.self), as: UTF8.self)
    }

    public mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type = Number.self
    ) throws(BinaryFault) -> [Number] {
        let count = try count(ofSize: MemoryLayout<Number>.size)
        try fetch(count * MemoryLayout<Number>.size)
        defer { position += count * MemoryLayout<Number>.size }
        return IntegerBytes.numbers(Number.self, in: window, at: position - start, count: count)
    }

    /// Passes over bytes, and returns where they are in `source`.
    mutating func skipBytes() throws(BinaryFault) -> Range<Int> {
        let count = try count(ofSize: 1)
        defer { position += count }
        return position..<position + count
    }

    /// Fetches the next `count` bytes, if they aren't there already, and some more.
    private mutating func fetch(_ count: Int) throws(BinaryFault) {
        guard position < start || position + count > start + window.count else { return }
        window = try source.bytes(position..<min(end, position + max(count, 1 << 16)))
        start = position
    }

    public mutating func items<Item: BinaryCodable>(_: Item.Type = Item.self) throws(BinaryFault) -> [Item] {
        // Each item has at least one byte.
        let count = try count(ofSize: 1)
        var items: [Item] = []
        for _ in 0..<count { items.append(try Item(from: &self)) }
        return items
    }

    /// The number of values, of that many bytes each, that follow.
    private mutating func count(ofSize size: Int) throws(BinaryFault) -> Int {
        let count = try number(UInt64.self)
        guard count <= UInt64((end - position) / size) else { throw .damaged("it ends too early") }
        return Int(count)
    }
}
