/// A URL, parsed by the same library that will request it: no other interpretation may count.
package struct WebAddress: Sendable, Hashable {
    /// Complete, without a fragment.
    package var text: String
    /// In lower case, like `host`.
    package var scheme: String
    /// Without brackets.
    package var host: String
    package var port: Int
    /// The host, if it is a numeric address.
    package var number: NetworkAddress?

    package init(text: String, scheme: String, host: String, port: Int, number: NetworkAddress? = nil) {
        self.text = text
        self.scheme = scheme
        self.host = host
        self.port = port
        self.number = number
    }

    package static func == (left: WebAddress, right: WebAddress) -> Bool { left.text == right.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// RFC 6454, 5.
    package func hasOrigin(of other: WebAddress) -> Bool {
        scheme == other.scheme && host == other.host && port == other.port
    }
}

/// A request to a service.
package struct WebRequest: Sendable {
    /// What is posted to a service.
    package struct Posted: Sendable {
        package var body: [UInt8]
        package var type: String
        /// By which the service recognises it when repeated.
        package var key: String

        package init(body: [UInt8], type: String, key: String) {
            self.body = body
            self.type = type
            self.key = key
        }
    }

    package var address: WebAddress
    /// Media types; nil for any.
    package var accept: String?
    package var token: String?
    package var posted: Posted?
    /// Whether the host may be this machine, or in a private network.
    package var mayBePrivate = false

    package init(_ address: WebAddress) { self.address = address }
}

package struct WebAnswer: Sendable {
    package var head: AnswerHead
    /// Bytes of the body, decompressed.
    package var size = 0
    /// The next page according to the body.
    package var next: String?

    package init(_ head: AnswerHead) { self.head = head }
}

/// One request, one response: the whole interface to the network.
package protocol WebExchange {
    /// The URL of `text`, relative to `base`; nil if it isn't a web address.
    func address(_ text: String, from base: WebAddress?) -> WebAddress?

    /// Sends a request, and writes the body to the named file, overwriting it, or nowhere if that is nil. Aborts if the
    /// body exceeds `limit` bytes, or the response takes longer than `milliseconds`.
    func answer(
        to request: WebRequest, into file: String?, limit: Int, milliseconds: Int
    ) throws(LoadError) -> WebAnswer

    /// Milliseconds of a monotonic clock.
    var clock: Int { get }
    /// Seconds since 1970.
    var now: Double { get }
    func pause(milliseconds: Int)
}
