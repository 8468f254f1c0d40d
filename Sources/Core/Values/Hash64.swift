/// FNV-1a with a final mix: the 64-bit hash for in-memory indexes and fingerprints.
///
/// It is the same on every machine and in every run. It doesn't protect against deliberate collisions: wherever a hit
/// decides something, it is confirmed on the bytes.
public struct Hash64: Sendable {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    public mutating func add(byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    public mutating func add(_ bytes: ArraySlice<UInt8>) {
        for index in bytes.indices { add(byte: bytes[index]) }
    }

    public mutating func add(_ bytes: [UInt8]) { add(bytes[...]) }

    /// Adds the text and a separator, so that ("ab", "c") and ("a", "bc") differ.
    public mutating func add(part text: String) {
        for byte in text.utf8 { add(byte: byte) }
        add(byte: 0x1F)
    }

    public mutating func add(part bytes: ArraySlice<UInt8>) {
        add(bytes)
        add(byte: 0x1F)
    }

    mutating func add(part bytes: Span<UInt8>, _ range: Range<Int>) {
        for index in range { add(byte: bytes[index]) }
        add(byte: 0x1F)
    }

    public var value: UInt64 { Hash64.mixed(state) }

    /// The finalizer of MurmurHash3 (Austin Appleby, public domain): every bit of the result depends on all of `value`; 0 stays 0.
    public static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ mixed >> 33
    }

    /// The hash of `bytes` alone.
    public static func digest(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = Hash64()
        hash.add(bytes)
        return hash.value
    }

    /// The hash of a record's bytes without the line end, which the last record of a file may lack.
    public static func digest(ofRecord bytes: ArraySlice<UInt8>) -> UInt64 {
        var record = bytes
        while let last = record.last, last == 0x0A || last == 0x0D { record.removeLast() }
        return digest(record)
    }

    /// 16 hex digits.
    public static func hex(_ value: UInt64) -> String {
        var digits: [UInt8] = []
        appendHex(value, to: &digits)
        return String(decoding: digits, as: UTF8.self)
    }

    /// Appends 16 hex digits.
    public static func appendHex(_ value: UInt64, to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: 16) { digits in
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
                digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            }
        }
    }
}
