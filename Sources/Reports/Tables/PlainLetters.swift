/// Letters whose text can be sorted by its UTF-8 bytes.
///
/// Swift orders strings by the scalars of their normal form (NFC). A text of these letters is its own normal form: none
/// of them is replaced, moved, or combined with the one before it.
///
/// Before: "Nguyễn", "Ёлка".
/// After: the bytes of "nguyễn", "ёлка".
struct PlainLetters: Sendable {
    /// In order: Latin; Greek and Cyrillic; Armenian; Hebrew; Arabic; Latin with two marks, as in Vietnamese; dashes and
    /// quotation marks; kana; Han; hangul. Between them are combining marks, and letters that have another normal form.
    static let ranges: [ClosedRange<UInt32>] = [
        0x01...0x2FF, 0x388...0x482, 0x48A...0x58F, 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3, 0x1E00...0x1EFF,
        0x2010...0x2027, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    ]

    static func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0 ~= scalar } }

    /// The letters with an upper and a lower case, as far as UTF-8 needs two bytes for them, and the Latin ones of three.
    private static let cased = [0x80...0x2FF, 0x388...0x482, 0x48A...0x58F, 0x1E00...0x1EFF]

    /// The lower case of each scalar up to U+1EFF; 0 for one that isn't plain or that becomes several.
    private let lower: [UInt16]

    /// Computed once, because looking up what Unicode says about a scalar is slow.
    static let shared = PlainLetters()

    private init() {
        var lower = [UInt16](repeating: 0, count: 0x1F00)
        for value in PlainLetters.ranges.joined() where value < 0x1F00 { lower[Int(value)] = UInt16(value) }
        for value in PlainLetters.cased.joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)), PlainLetters.contains(scalar.value) else { continue }
            let mapped = scalar.properties.lowercaseMapping.unicodeScalars
            lower[value] = 0
            if let only = mapped.first?.value, mapped.count == 1, only < 0x1F00, PlainLetters.contains(only) {
                lower[value] = UInt16(only)
            }
        }
        self.lower = lower
    }

    /// Appends a text in lower case; returns false, and appends nothing, if it isn't made of these letters.
    func appendLowercased(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) -> Bool {
        let start = bytes.count
        let span = text.span
        var index = 0
        while index < span.count {
            let byte = span[index]
            if byte < 0x80 {
                if byte == 0 { break }
                bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
                index += 1
                continue
            }
            let length = byte < 0xE0 ? 2 : 3
            guard byte >= 0xC2, byte < 0xF0, index + length <= span.count, span[index + 1] & 0xC0 == 0x80 else { break }
            var scalar = UInt32(byte & (length == 2 ? 0x1F : 0x0F)) << 6 | UInt32(span[index + 1] & 0x3F)
            if length == 3 {
                guard span[index + 2] & 0xC0 == 0x80 else { break }
                scalar = scalar << 6 | UInt32(span[index + 2] & 0x3F)
                // With fewer bits it isn't UTF-8.
                if scalar < 0x800 { break }
            }
            if scalar < 0x1F00 {
                scalar = UInt32(lower[Int(scalar)])
                if scalar < 0x80 { break }
            } else if !PlainLetters.contains(scalar) {
                break
            }
            if scalar < 0x800 {
                bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
            } else {
                bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
            }
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
            index += length
        }
        if index == span.count { return true }
        bytes.removeLast(bytes.count - start)
        return false
    }
}
