/// What the first bytes of a zip show about its members (APPNOTE.TXT 4.3.7). A member may itself be an uncompressed
/// zip; its members are ignored.
struct ZipHead {
    /// In lower case, with `/` between folders.
    private(set) var names: [String] = []
    /// The content of the member `mimetype`, with which documents begin (ODF 1.3 part 2, 3.3).
    private(set) var mimetype = ""

    private static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    init(_ head: [UInt8]) {
        var start = 0
        while let header = Header(head, at: start) {
            names.append(header.name)
            if header.name == "mimetype" {
                mimetype = String(decoding: head[header.body...].prefix(100), as: UTF8.self)
            }
            guard let size = header.size else {
                // The size comes after the member: the next one starts at the next signature.
                guard let next = head[header.body...].firstRange(of: ZipHead.signature) else { return }
                start = next.lowerBound
                continue
            }
            start = header.body + size
        }
    }

    func has(below folder: String) -> Bool { names.contains { $0.hasPrefix(folder) } }

    private struct Header {
        var name: String
        /// Where the member's bytes start, and their number; nil if the header doesn't give it.
        var body: Int
        var size: Int?

        init?(_ head: [UInt8], at start: Int) {
            guard start + 30 <= head.count, head[start..<start + 4].elementsEqual(ZipHead.signature) else { return nil }
            func number(_ offset: Int, _ count: Int) -> Int {
                (0..<count).reduce(0) { $0 | Int(head[start + offset + $1]) << (8 * $1) }
            }
            body = start + 30 + number(26, 2) + number(28, 2)
            guard body <= head.count else { return nil }
            name = String(decoding: head[(start + 30)..<(start + 30 + number(26, 2))], as: UTF8.self).lowercased()
            name = String(name.map { $0 == "\\" ? "/" : $0 })
            let isTold = number(6, 2) & 8 == 0 && number(18, 4) != 0xFFFF_FFFF
            size = isTold ? number(18, 4) : nil
        }
    }
}
