/// The head of a response as it arrives, line by line: its status, and the fields that determine whether it is valid.
package struct AnswerHead: Sendable, Equatable {
    /// 0 until a response has begun.
    package private(set) var status = 0
    /// Names in lower case.
    private var fields: [(name: String, value: String)] = []
    private var size = 0

    /// The maximum size of all lines in bytes; far more than any service sends.
    package static let limit = 256 << 10

    package init() {}

    package static func == (left: AnswerHead, right: AnswerHead) -> Bool {
        left.status == right.status && left.fields.elementsEqual(right.fields, by: ==)
    }

    /// Takes a line, with or without its line end. False if the head is too large.
    ///
    /// A status line starts over: a response may be preceded by an interim one such as 100 (RFC 9110, 15.2).
    package mutating func add(_ line: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(line), as: UTF8.self)
        size += text.utf8.count
        let parts = text.split(maxSplits: 2) { $0.isWhitespace }
        if text.hasPrefix("HTTP/"), parts.count > 1 {
            status = Int(parts[1]) ?? 0
            fields = []
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].drop(while: \.isWhitespace)
            let end = value.lastIndex { !$0.isWhitespace }.map { value.index(after: $0) } ?? value.startIndex
            fields.append((text[..<colon].lowercased(), String(value[..<end])))
        }
        return size <= AnswerHead.limit
    }

    /// The first field with a name in lower case.
    package subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// Whether the body is gzip-compressed.
    package var isPacked: Bool { ["gzip", "x-gzip"].contains(self["content-encoding"]?.lowercased()) }

    /// Whether the response is a redirect (RFC 9110, 15.4).
    package var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Why the response can't be trusted or isn't what was requested; nil for a good one.
    package func problem(isPosted: Bool) -> LoadError? {
        guard isPosted ? 200..<300 ~= status && status != 206 : status == 200 || status == 203 else {
            if status == 206 { return .partialContent }
            let scheme = self["www-authenticate"]?.split(separator: " ").first.map { $0.lowercased() }
            return status == 401 && scheme == "basic" ? .passwordWanted : .status(status)
        }
        // Two lengths, or a length and chunks, are used to smuggle a second response into one (RFC 9112, 6.3 and 11.2).
        let lengths = fields.filter { $0.name == "content-length" }
        if lengths.count > 1 || lengths.contains(where: { !$0.value.allSatisfy { $0.isASCII && $0.isNumber } }) {
            return .twoLengths
        }
        if !lengths.isEmpty, self["transfer-encoding"] != nil { return .twoLengths }
        let packing = self["content-encoding"]?.lowercased() ?? "identity"
        return isPacked || packing == "identity" || packing.isEmpty ? nil : .unknownPacking
    }
}
