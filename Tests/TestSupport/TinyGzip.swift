/// Writes gzip files whose content is stored as it is (RFC 1951, 3.2.4; RFC 1952).
package enum TinyGzip {
    package static func stored(_ text: String) -> [UInt8] { stored(bytes: Array(text.utf8)) }

    package static func stored(bytes content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var start = 0
        repeat {
            let end = min(content.count, start + 65_535)
            let length = UInt32(end - start)
            bytes.append(end == content.count ? 1 : 0)
            bytes += TinyZip.number(length, 2) + TinyZip.number(~length, 2) + content[start..<end]
            start = end
        } while start < content.count
        return bytes + TinyZip.number(TinyZip.checksum(content), 4) + TinyZip.number(UInt32(content.count), 4)
    }
}
