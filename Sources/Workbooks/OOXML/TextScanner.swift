/// Scans shared strings without rich text, in the form that programs usually write.
struct TextScanner: UnitReader {
    static let list = Array("<sst".utf8)

    private let texts: SharedTexts
    private var item: [UInt8] = []
    private var text: [UInt8] = []
    private var attributes: [PlainMarkup.Attribute] = []
    private let itemTag = Array("<si>".utf8)
    private let itemEnd = Array("</si>".utf8)
    private let endTag = Array("</sst".utf8)

    init(_ texts: SharedTexts) { self.texts = texts }

    mutating func read(_ bytes: [UInt8], _ position: inout Int) -> ScanEnd {
        while true {
            var place = position
            PlainMarkup.skipBlanks(bytes, &place)
            let start = place
            guard unit(bytes, &place) else {
                if PlainMarkup.byte(bytes, start + 1) == 0x2F {
                    if bytes.count - start < endTag.count { return .more }
                    return bytes[start...].starts(with: endTag) ? .end : .unknown
                }
                return place >= bytes.count ? .more : .unknown
            }
            // If there are too many, the reference reports it.
            guard texts.add(item) else { return .unknown }
            position = place
        }
    }

    private mutating func unit(_ bytes: [UInt8], _ position: inout Int) -> Bool {
        item.removeAll(keepingCapacity: true)
        guard PlainMarkup.take(itemTag, bytes, &position) else { return false }
        while true {
            PlainMarkup.skipBlanks(bytes, &position)
            var end = position
            if PlainMarkup.take(itemEnd, bytes, &end) {
                position = end
                return true
            }
            guard PlainMarkup.plainText(bytes, &position, attributes: &attributes, text: &text, into: &item) else {
                // The end of the element may be cut off.
                position = max(position, end)
                return false
            }
        }
    }
}
