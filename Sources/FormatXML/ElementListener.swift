/// An attribute or element that a reader asks for. Without a namespace any will do.
package struct ElementName: Sendable {
    package var namespace: String?
    package var local: String

    package init(_ local: String, in namespace: String? = nil) {
        self.local = local
        self.namespace = namespace
    }
}

/// What listens to the elements of a document.
package protocol ElementListener: AnyObject {
    /// `name` is the element's index in the vocabulary, -1 for one outside of it.
    func begin(_ name: Int, _ stream: ElementStream)
    func end(_ name: Int, _ stream: ElementStream)
}
