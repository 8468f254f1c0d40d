/// A currency, identified by its ISO 4217 code and stored in four bytes; `Currency.none` if unknown.
public struct Currency: Hashable, Sendable {
    /// The three letters, the first in the highest byte; 0 for none.
    public let packed: UInt32

    public static let none = Currency(packed: 0)
    /// That of amounts whose currency is written but not known. Its code is that of ISO 4217 for no currency.
    public static let unknown = Currency(packed: 0x58_58_58)

    private init(packed: UInt32) { self.packed = packed }

    /// nil unless `code` is three ASCII letters; lower case is converted.
    public init?(_ code: String) { self.init(bytes: Array(code.utf8)[...]) }

    /// nil unless `bytes` are three ASCII letters; lower case is converted.
    public init?(bytes: ArraySlice<UInt8>) {
        guard bytes.count == 3 else { return nil }
        var packed: UInt32 = 0
        for byte in bytes {
            let upper = byte & 0xDF
            guard upper >= 0x41, upper <= 0x5A, byte >= 0x41 else { return nil }
            packed = packed << 8 | UInt32(upper)
        }
        self.packed = packed
    }

    /// The code, or an empty text for none.
    public var code: String {
        guard packed != 0 else { return "" }
        let letters = [UInt8(packed >> 16 & 0xFF), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)]
        return String(decoding: letters, as: UTF8.self)
    }

    /// Digits after the decimal point (ISO 4217, list one): 2 except for the currencies listed here.
    public var minorDigits: Int { Int(Currency.digitsOf[place]) }

    /// Five bits a letter.
    private var place: Int { Int(packed >> 16 & 31) << 10 | Int(packed >> 8 & 31) << 5 | Int(packed & 31) }

    /// By `place`, because a table of bookings asks several times a row.
    private static let digitsOf: [UInt8] = {
        var digitsOf = [UInt8](repeating: 2, count: 1 << 15)
        for (digits, codes) in oddDigits {
            for code in codes.split(separator: " ") {
                guard let currency = Currency(bytes: Array(code.utf8)[...]) else { continue }
                digitsOf[currency.place] = digits
            }
        }
        return digitsOf
    }()

    private static let oddDigits: [(digits: UInt8, codes: String)] = [
        (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"), (3, "BHD IQD JOD KWD LYD OMR TND"),
        (4, "CLF UYW"),
    ]
}

extension Currency: NarrowCell {
    @inlinable public static var marks: Int32 { 0 }
    @inlinable public var raw: Int32 { Int32(bitPattern: packed) }
    @inlinable public init(raw: Int32) { packed = UInt32(bitPattern: raw) }
}
