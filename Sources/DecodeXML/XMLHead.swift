import InnkeeperStages

/// The start of a file that may be XML, for recognising it. Non-ASCII bytes are dropped, and so are the zero bytes of
/// UTF-16.
struct XMLHead {
    private let text: [UInt8]

    /// nil if it doesn't start like XML.
    init?(_ head: [UInt8]) {
        guard head.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return nil }
        text = head.filter { $0 != 0 && $0 < 0x80 }
    }

    func contains(_ word: String) -> Bool {
        let word = Array(word.utf8)
        for start in text.indices where text[start] == word[0] && text[start...].starts(with: word) { return true }
        return false
    }

    /// Whether it ends within a document type declaration, which is then too long to be anything but an attack, and
    /// which the reader rejects.
    var breaksOffInDocumentType: Bool { root == nil && contains("<!DOCTYPE") }

    /// The first element's name without its prefix, and the content of its tag.
    var root: (name: String, tag: String)? {
        var index = 0
        while let start = text[index...].firstIndex(of: UInt8(ascii: "<")), start + 1 < text.count {
            let mark = text[start + 1]
            if text[start...].starts(with: Array("<!--".utf8)) {
                index = end(of: "-->", from: start)
            } else if mark == UInt8(ascii: "?") {
                index = end(of: "?>", from: start)
            } else if mark == UInt8(ascii: "!") {
                index = end(of: ">", from: start)
            } else {
                let tag = text[(start + 1)...].prefix { $0 != UInt8(ascii: ">") }
                let name = tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
                let local = name.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).last ?? []
                return (String(decoding: local, as: UTF8.self), String(decoding: tag, as: UTF8.self))
            }
        }
        return nil
    }

    private func end(of mark: String, from start: Int) -> Int {
        let mark = Array(mark.utf8)
        for index in text[start...].indices where text[index...].starts(with: mark) { return index + mark.count }
        return text.count
    }
}
