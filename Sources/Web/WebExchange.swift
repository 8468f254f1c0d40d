/// An address on the web, taken apart by the library that will ask it: no other way to read it may count.
package struct WebAddress: Sendable, Hashable {
    /// Whole, without a fragment.
    package var text: String
    /// In small letters, as `host`.
    package var scheme: String
    /// Without brackets.
    package var host: String
    package var port: Int
    /// The host where it is a number.
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

/// A request as it is meant.
package struct WebRequest: Sendable {
    /// What is handed to a service.
    package struct Posted: Sendable {
        package var body: [UInt8]
        package var type: String
        /// By which the service knows it again.
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
    /// Whether the host may be this machine, or one of a private network.
    package var mayBePrivate = false

    package init(_ address: WebAddress) { self.address = address }
}

package struct WebAnswer: Sendable {
    package var head: AnswerHead
    /// Bytes of the body, unpacked.
    package var size = 0
    /// What the body itself says of the next page.
    package var next: String?

    package init(_ head: AnswerHead) { self.head = head }
}

/// One request out, one answer back: all that is asked of the network.
package protocol WebExchange {
    /// What `text` leads to, seen from `base`; nil for what is not a web address.
    func address(_ text: String, from base: WebAddress?) -> WebAddress?

    /// Asks, and writes the body to the file of this name, over what is there; nowhere if it is nil. A body of more than
    /// `limit` bytes, or an answer that takes longer than `milliseconds`, is given up.
    func answer(
        to request: WebRequest, into file: String?, limit: Int, milliseconds: Int
    ) throws(LoadError) -> WebAnswer

    /// Milliseconds of a clock that only goes forward.
    var clock: Int { get }
    /// Seconds since 1970.
    var now: Double { get }
    func pause(milliseconds: Int)
}
