/// Reads what a `BinaryWriter` wrote. Every number, count and text is checked against the bytes present: damaged bytes
/// give a `BinaryFault`, never a crash, and never an allocation larger than they could fill.
public struct BinaryReader {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    private static let checksumSize = 8

    /// Verifies the header and the checksum.
    public init(_ bytes: [UInt8], _ header: BinaryHeader, checksum: any Checksum = Hash64()) throws(BinaryFault) {
        self.bytes = bytes
        position = header.magic.count
        end = bytes.count - BinaryReader.checksumSize
        guard bytes.starts(with: header.magic) else { throw .foreign }
        guard end >= position + 4 else { throw .damaged("it is cut off") }
        let version = IntegerBytes.number(UInt32.self, in: bytes, at: position)
        guard version == header.version else { throw .version(version) }
        position += 4
        var sum = checksum
        sum.add(bytes[..<end])
        guard sum.value == IntegerBytes.number(UInt64.self, in: bytes, at: end) else {
            throw .damaged("its checksum is another one")
        }
    }

    /// The value encoded by all of these bytes; trailing bytes are an error.
    public static func value<Value: BinaryCodable>(
        of _: Value.Type = Value.self, in bytes: [UInt8], _ header: BinaryHeader, checksum: any Checksum = Hash64()
    ) throws(BinaryFault) -> Value {
        var reader = try BinaryReader(bytes, header, checksum: checksum)
        let value = try Value(from: &reader)
        guard reader.position == reader.end else { throw .damaged("there is data after its end") }
        return value
    }

    /// The value encoded by all bytes of a frame's payload.
    public static func value<Value: BinaryCodable>(
        of _: Value.Type = Value.self, inPayload bytes: [UInt8]
    ) throws(BinaryFault) -> Value {
        var reader = BinaryReader(payload: bytes)
        let value = try Value(from: &reader)
        guard reader.position == reader.end else { throw .damaged("there is data after its end") }
        return value
    }

    private init(payload: [UInt8]) {
        bytes = payload
        position = 0
        end = payload.count
    }

    public mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type = Number.self
    ) throws(BinaryFault) -> Number {
        let size = MemoryLayout<Number>.size
        guard end - position >= size else { throw .damaged("it ends too early") }
        defer { position += size }
        return IntegerBytes.number(Number.self, in: bytes, at: position)
    }

    public mutating func text() throws(BinaryFault) -> String {
        String(decoding: try numbers(UInt8.self), as: UTF8.self)
    }

    public mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type = Number.self
    ) throws(BinaryFault) -> [Number] {
        let count = try count(ofSize: MemoryLayout<Number>.size)
        defer { position += count * MemoryLayout<Number>.size }
        return IntegerBytes.numbers(Number.self, in: bytes, at: position, count: count)
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
