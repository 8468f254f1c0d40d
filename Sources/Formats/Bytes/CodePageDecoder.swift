/// Decodes texts of one code page.
public struct CodePageDecoder: Sendable {
    /// The UTF-8 of each byte from 0x80 on, its first byte lowest; empty for a multibyte encoding.
    private let upperHalf: [UInt32]
    private let iconvName: String?

    public init(_ page: CodePage) {
        iconvName = page.iconvName
        upperHalf = CodePageDecoder.upperHalves[page] ?? []
    }

    private static let upperHalves = Dictionary(
        uniqueKeysWithValues: CodePage.allCases.filter { !$0.isMultibyte }.map { page in
            (page, page.upperHalf.map { $0.utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })
        })

    /// Decodes the bytes and appends them as UTF-8.
    public func append(_ bytes: borrowing Span<UInt8>, to text: inout [UInt8]) {
        if let iconvName { return append(bytes.indices.map { bytes[$0] }, named: iconvName, to: &text) }
        let table = upperHalf.span
        // No character of a single-byte encoding takes more than three bytes.
        text.append(addingCapacity: 3 * bytes.count) { target in
            for index in bytes.indices {
                let byte = bytes[index]
                var character = byte < 0x80 ? UInt32(byte) : table[Int(byte) - 0x80]
                repeat {
                    target.append(UInt8(truncatingIfNeeded: character))
                    character >>= 8
                } while character != 0
            }
        }
    }

    private func append(_ bytes: [UInt8], named name: String, to text: inout [UInt8]) {
        if !MultibyteText.append(bytes, encoding: name, to: &text) {
            text += String(decoding: bytes, as: UTF8.self).utf8
        }
    }
}
