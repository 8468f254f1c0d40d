/// The name of an element, with its prefix resolved.
package struct XMLName: Hashable, Sendable {
    /// Empty for no namespace.
    package var namespace: String
    package var local: String

    package init(_ namespace: String, _ local: String) {
        self.namespace = namespace
        self.local = local
    }
}

/// Why a document can't be read any further.
package struct XMLFault: Error, Equatable, Sendable {
    /// From 1.
    package var line: Int
    /// Characters from 1.
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}

/// A start or an end tag.
package struct XMLEvent: Sendable {
    /// The byte offset of a start tag's `>` or `/>`, or the one after an end tag's `>`.
    package var offset: Int
    private var textStart: UInt32
    private var textEnd: UInt32
    /// Index in the stream's vocabulary; -1 for any other name.
    package var name: Int16
    package var isStart: Bool
    /// A start tag with `xsi:nil="true"`: the element has no value, whatever it contains.
    package var isNil: Bool

    init(offset: Int, text: Range<Int>, name: Int, isStart: Bool, isNil: Bool) {
        self.offset = offset
        textStart = UInt32(text.lowerBound)
        textEnd = UInt32(text.upperBound)
        self.name = Int16(name)
        self.isStart = isStart
        self.isNil = isNil
    }

    /// For an end tag, a range in the batch's text: what was between it and the previous tag, as UTF-8, with pieces and
    /// CDATA joined, truncated at the limit. For an element without children that is its whole text. Empty if the
    /// previous tag's name isn't in the vocabulary.
    package var text: Range<Int> { Int(textStart)..<Int(textEnd) }

    fileprivate mutating func moveText(by distance: Int) {
        textStart -= UInt32(distance)
        textEnd -= UInt32(distance)
    }
}

/// Tags in document order, since they were last taken or removed. They are collected here, since a call for each would
/// cost more than parsing it.
package struct XMLBatch: Sendable {
    package private(set) var events: [XMLEvent] = []
    package internal(set) var text: [UInt8] = []
    /// Where the text since the last tag starts in `text`: that of an element still open.
    private var openText = 0

    package init() {}

    /// Bytes of text since the last tag.
    var openTextCount: Int { text.count - openText }

    mutating func append(name: Int, isStart: Bool, isNil: Bool, offset: Int) {
        events.append(
            XMLEvent(offset: offset, text: openText..<text.count, name: name, isStart: isStart, isNil: isNil))
        openText = text.count
    }

    /// Discards the text since the last tag.
    mutating func dropOpenText() { text.removeLast(text.count - openText) }

    /// Discards all tags; the text of an element still open stays.
    package mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        text.removeSubrange(..<openText)
        openText = 0
    }

    /// Removes and returns the first `count` tags, with their text.
    package mutating func take(_ count: Int) -> XMLBatch {
        var taken = self
        let textEnd = count == 0 ? 0 : events[count - 1].text.upperBound
        // What is left is small: that is copied, the rest is passed on in place.
        var left = XMLBatch()
        // Expects as many tags again.
        left.events.reserveCapacity(events.count)
        left.events += events[count...]
        for index in left.events.indices { left.events[index].moveText(by: textEnd) }
        left.text.reserveCapacity(text.count)
        left.text += text[textEnd...]
        left.openText = openText - textEnd
        self = left
        taken.events.removeSubrange(count...)
        taken.text.removeSubrange(textEnd...)
        taken.openText = textEnd
        return taken
    }
}
