/// A telephone number in its comparable form: by ITU-T E.164, at most 15 digits including the country code.
public enum PhoneNumber {
    /// The number's digits as an integer; 0 if it can't be dialled.
    ///
    /// `+44 (0)20 7946 0018`, `0044 20 7946 0018` and, for a property in Britain, `020 7946 0018` are equal:
    /// 442079460018. `country` (ISO 3166-1) is the country of numbers without a country code; if it is unknown, these
    /// are compared only with one another. Extensions are ignored.
    public static func e164(_ text: ArraySlice<UInt8>, country: String) -> UInt64 {
        e164(text, plan: DialingPlan.of(country))
    }

    /// The same for many numbers of one country.
    public static func e164(_ text: ArraySlice<UInt8>, plan: DialingPlan?) -> UInt64 {
        guard var digits = Digits(text) else { return 0 }
        if digits.hasPlus || digits.dropFirst(plan?.access ?? "00") {
            return digits.count >= 7 && digits.count <= 15 ? digits.value() : 0
        }
        guard digits.count >= 7, digits.count <= 15 else { return 0 }
        guard let plan else { return digits.value() + unplaced }
        _ = digits.dropFirst(plan.trunk)
        let length = plan.code.utf8.count + digits.count
        return length >= 8 && length <= 15 ? digits.value(after: plan.code) : 0
    }

    /// Added to a number whose country is unknown; greater than any number of 15 digits.
    private static let unplaced: UInt64 = 1 << 60

    /// Up to 20 digits, without allocations, because numbers are read by the million.
    private struct Digits {
        private var bytes: [20 of UInt8] = .init(repeating: 0)
        private var start = 0
        private var end = 0
        private(set) var hasPlus = false

        var count: Int { end - start }

        /// nil if it contains anything but digits and separators.
        init?(_ text: ArraySlice<UInt8>) {
            var index = text.startIndex
            while index < text.endIndex {
                let byte = text[index]
                switch byte {
                case 0x30...0x39:
                    if end == 20 { return nil }
                    bytes[end] = byte - 0x30
                    end += 1
                case UInt8(ascii: "+"):
                    if hasPlus || end > 0 { return nil }
                    hasPlus = true
                case UInt8(ascii: "("):
                    // "+44 (0)20": the zero is dialled only within the country.
                    let isTrunk =
                        index + 2 < text.endIndex && text[index + 1] == 0x30 && text[index + 2] == UInt8(ascii: ")")
                    if hasPlus, end > 0, isTrunk { index += 2 }
                case UInt8(ascii: ")"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), 0x20, 0xC2, 0xA0: break
                case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: ";"),
                    UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "p"), UInt8(ascii: "w"):
                    // The rest is an extension (RFC 3966, or as people write it) or a pause.
                    return
                default: return nil
                }
                index += 1
            }
        }

        /// `code` followed by the digits, as an integer.
        func value(after code: String = "") -> UInt64 {
            var value: UInt64 = 0
            for byte in code.utf8 { value = value * 10 + UInt64(byte - 0x30) }
            for index in start..<end { value = value * 10 + UInt64(bytes[index]) }
            return value
        }

        /// Removes `prefix` from the front; false if it is empty or not there.
        mutating func dropFirst(_ prefix: String) -> Bool {
            let length = prefix.utf8.count
            guard length > 0, count >= length else { return false }
            var index = start
            for byte in prefix.utf8 {
                if bytes[index] != byte - 0x30 { return false }
                index += 1
            }
            start = index
            return true
        }
    }
}
