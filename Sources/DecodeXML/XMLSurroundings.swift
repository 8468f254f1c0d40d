package import InnkeeperCore
package import InnkeeperFormatXML
import InnkeeperStages

/// What surrounds the records of a document, so that a selection of them forms a document again.
package struct XMLSurroundings {
    /// The maximum size of what is kept from before the first record.
    package static let limit = 64 << 10

    /// The document's start: byte order mark and XML declaration, if any.
    private var declaration: [UInt8]?
    /// The start tags of the elements open around the first record, without their `>`.
    private var openTags: [[UInt8]] = []
    /// Everything before the first record, or a minimal replacement.
    private var head: [UInt8]?

    package init() {}

    package var isComplete: Bool { head != nil }

    /// Call it when bytes arrive; only the first ones count.
    package mutating func begin(_ window: XMLWindow) {
        guard declaration == nil, window.offset == 0 else { return }
        let width = window.encoding.width
        let start = Array(window.bytes.prefix(512))
        let text = stride(from: 0, to: start.count - width + 1, by: width)
            .map { window.encoding.ascii(start, at: $0) }
        let end = text.indices.first { $0 > 0 && text[$0] == UInt8(ascii: ">") && text[$0 - 1] == UInt8(ascii: "?") }
        let mark = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) ? 2 : 0
        let isDeclared =
            text.starts(with: Array("<?xml".utf8)) || text.dropFirst(mark / width).starts(with: Array("<?xml".utf8))
        declaration = Array(start[..<(isDeclared ? end.map { ($0 + 1) * width } ?? mark : mark)])
    }

    /// An element starts outside records; `tag` is its start tag without the `>`.
    package mutating func start(_ tag: ArraySlice<UInt8>) {
        if head == nil { openTags.append(Array(tag)) }
    }

    package mutating func end() {
        if head == nil { _ = openTags.popLast() }
    }

    package mutating func startRecord(at start: Int, _ window: XMLWindow) {
        guard head == nil else { return }
        if window.offset == 0, start <= XMLSurroundings.limit {
            head = Array(window[0..<start])
        } else {
            let end = window.encoding.bytes(">\n")
            head = (declaration ?? []) + openTags.flatMap { $0 + end }
        }
    }

    /// Everything before the first record, and the end tags of the elements open there.
    package func framing(in encoding: XMLEncoding) -> Framing {
        guard let head else { return Framing() }
        let lineEnd = encoding.bytes("\n")
        var tail: [UInt8] = []
        for tag in openTags.reversed() { tail += encoding.bytes("</") + name(of: tag, encoding) + encoding.bytes(">") }
        return Framing(head: head, separator: lineEnd, tail: tail.isEmpty ? lineEnd : lineEnd + tail + lineEnd)
    }

    /// The name as written in `<name attributes`.
    private func name(of tag: [UInt8], _ encoding: XMLEncoding) -> [UInt8] {
        let width = encoding.width
        var end = width
        while end + width <= tag.count, encoding.ascii(tag, at: end) > 0x20 { end += width }
        return Array(tag[width..<end])
    }
}
