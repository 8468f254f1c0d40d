/// An attribute or element in a reader's vocabulary. Without a namespace, any matches; `*` is any other
/// element of its namespace.
package struct ElementName: Sendable {
    package var namespace: String?
    package var local: String

    package init(_ local: String, in namespace: String? = nil) {
        self.local = local
        self.namespace = namespace
    }
}

/// Receives the elements of a document.
package protocol ElementListener: AnyObject {
    /// `name` is the element's index in the vocabulary, -1 if it isn't in it.
    func begin(_ name: Int, _ stream: ElementStream)
    func end(_ name: Int, _ stream: ElementStream)
}
