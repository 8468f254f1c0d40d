/// The name of an element, prefix resolved.
package struct XMLName: Hashable, Sendable {
    /// Empty for no namespace.
    package var namespace: String
    package var local: String

    package init(_ namespace: String, _ local: String) {
        self.namespace = namespace
        self.local = local
    }
}

/// Why a document can't be read on.
package struct XMLFault: Error, Equatable, Sendable {
    /// From 1.
    package var line: Int
    /// Characters from 1.
    package var column: Int
    package var message: String
}

/// A start or an end tag.
package struct XMLEvent: Sendable {
    /// Index into the stream's vocabulary; -1 for any other name.
    package var name: Int
    package var isStart: Bool
    /// Bytes of the document before the `>` or `/>` of a start tag, or up to and with the `>` of an end tag.
    package var offset: Int
    /// Of an end tag, in the batch's text: what stood between this tag and the tag before it, as UTF-8, pieces and
    /// CDATA joined, cut off at the limit. For an element without children that is all of its text. Empty where the
    /// tag before was of a name outside the vocabulary.
    package var text: Range<Int>
}

/// Tags in the order of the document. They come in batches, since a call for each would cost more than parsing it.
package struct XMLBatch: Sendable {
    package internal(set) var events: [XMLEvent] = []
    package internal(set) var text: [UInt8] = []
}
