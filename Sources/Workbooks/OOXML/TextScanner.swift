/// Scans shared strings without rich text, in the form that programs usually write.
struct TextScanner: UnitReader {
    static let list = Array("<sst".utf8)

    private let texts: SharedTexts
    private var item = JoinedText()
    private var attributes: [PlainMarkup.Attribute] = []
    private let itemTag = MarkupWord("<si>")
    private let itemEnd = MarkupWord("</si>")
    private let endTag = MarkupWord("</sst")

    init(_ texts: SharedTexts) { self.texts = texts }

    mutating func read(_ bytes: [UInt8], _ position: inout Int) -> ScanEnd {
        let span = bytes.span
        while true {
            var place = position
            PlainMarkup.skipBlanks(span, &place)
            let start = place
            guard unit(span, &place) else {
                if PlainMarkup.byte(span, start + 1) == 0x2F {
                    if bytes.count - start < endTag.count { return .more }
                    return endTag.isIn(span, at: start) ? .end : .unknown
                }
                return place >= bytes.count ? .more : .unknown
            }
            // If there are too many, the reference reports it.
            guard texts.add(item.bytes(of: bytes)) else { return .unknown }
            position = place
        }
    }

    private mutating func unit(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        item.clear()
        guard PlainMarkup.take(itemTag, bytes, &position) else { return false }
        while true {
            PlainMarkup.skipBlanks(bytes, &position)
            var end = position
            if PlainMarkup.take(itemEnd, bytes, &end) {
                position = end
                return true
            }
            guard let text = PlainMarkup.plainText(bytes, &position, attributes: &attributes) else {
                // The end of the element may be cut off.
                position = max(position, end)
                return false
            }
            guard item.add(text, bytes) else {
                position = text.range.lowerBound
                return false
            }
        }
    }
}
