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

/// Who receives the elements of a document. Names are indexes into the stream's vocabulary, -1 for any other.
///
/// `XMLStream.offset` is exact while an event is delivered.
package protocol XMLHandler: AnyObject {
    /// The offset stands before the `>` or `/>` of the start tag. Returns whether the element's own text is wanted.
    func startElement(_ name: Int, in stream: XMLStream) -> Bool

    /// The offset stands behind the `>` of the end tag. `text` is what stood between this tag and the tag before it:
    /// for an element without children, all of its text as UTF-8, pieces and CDATA joined, cut off at the limit.
    func endElement(_ name: Int, text: [UInt8], in stream: XMLStream)
}
