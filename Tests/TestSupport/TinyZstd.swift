/// Writes Zstandard frames whose content is stored as it is (RFC 8878, 3.1.1).
package enum TinyZstd {
    package static func stored(_ text: String) -> [UInt8] { stored(bytes: Array(text.utf8)) }

    package static func stored(bytes content: [UInt8]) -> [UInt8] {
        // A single segment, with its size in four bytes.
        var bytes: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0xA0] + TinyZip.number(UInt32(content.count), 4)
        var start = 0
        repeat {
            let end = min(content.count, start + 100_000)
            bytes +=
                TinyZip.number(UInt32(end - start) << 3 | (end == content.count ? 1 : 0), 3)
                + content[start..<end]
            start = end
        } while start < content.count
        return bytes
    }
}
