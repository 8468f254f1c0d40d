/// File names as text. To the system a name is just bytes; nearly always they are UTF-8. A byte that isn't becomes a
/// character at the end of the last private use area, much as Python turns it into a surrogate (PEP 383), so that the
/// name can be converted back and still finds its file.
///
/// ## Before
/// `M`, the byte 0xFC, `ller.csv`
/// ## After
/// `M\u{10FFFC}ller.csv`, which is shown as `M\xFCller.csv`
package enum FileNameBytes {
    /// The text of a name.
    package static func text(_ bytes: [UInt8]) -> String {
        if !bytes.contains(leadOfLastAreas), let text = String(validating: bytes, as: UTF8.self) { return text }
        var scalars = String.UnicodeScalarView()
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var place = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                if byte(scalar) == nil {
                    scalars.append(scalar)
                } else {
                    // Kept as it is, it would convert back to other bytes and name another file.
                    append(bytes[place..<place + encoded.count], to: &scalars)
                }
                place += encoded.count
            case .error(let length):
                append(bytes[place..<place + length], to: &scalars)
                place += length
            case .emptyInput: return String(scalars)
            }
        }
    }

    private static func append(_ bytes: ArraySlice<UInt8>, to scalars: inout String.UnicodeScalarView) {
        scalars.append(contentsOf: bytes.lazy.compactMap { Unicode.Scalar(firstByte + UInt32($0)) })
    }

    /// The bytes of a name, not null-terminated.
    package static func bytes(_ text: String) -> [UInt8] {
        guard text.utf8.contains(leadOfLastAreas) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in byte(scalar).map { [$0] } ?? Array(String(scalar).utf8) }
    }

    /// The byte that a character represents; nil if it represents itself.
    package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        scalar.value >= firstByte + 0x80 ? UInt8(scalar.value - firstByte) : nil
    }

    /// The character of byte 0, which never occurs: bytes below 0x80 are valid UTF-8.
    private static let firstByte: UInt32 = 0x10FF00
    /// The UTF-8 of those characters starts with this byte.
    private static let leadOfLastAreas: UInt8 = 0xF4
}
