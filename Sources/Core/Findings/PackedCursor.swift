/// Reads a sequence of numbers (LEB128) and texts (length, then bytes). It never reads past the end; anything missing
/// there is 0 or empty.
struct PackedCursor {
    private let bytes: [UInt8]
    private(set) var position: Int
    /// Whether everything requested was present.
    private(set) var isWhole = true

    init(bytes: [UInt8], position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func byte() -> UInt8 {
        guard bytes.indices.contains(position) else {
            isWhole = false
            return 0
        }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let next = byte()
            number |= UInt64(next & 0x7F) << UInt64(shift)
            if next & 0x80 == 0 { return number }
        }
        isWhole = false
        return 0
    }

    /// A number used as a count or position.
    mutating func index() -> Int {
        let number = number()
        if number > UInt64(Int.max) { isWhole = false }
        return Int(clamping: number)
    }

    /// The position of a text.
    mutating func text() -> Range<Int> {
        let length = index()
        guard isWhole, position >= 0, length <= bytes.count - position else {
            isWhole = false
            return 0..<0
        }
        defer { position += length }
        return position..<position + length
    }

    mutating func string() -> String { String(decoding: bytes[text()], as: UTF8.self) }

    static func write(_ text: String, to bytes: inout [UInt8]) {
        write(UInt64(text.utf8.count), to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    static func write(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
