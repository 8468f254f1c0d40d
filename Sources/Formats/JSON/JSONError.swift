/// A position in a text.
public struct JSONPosition: Sendable, Equatable {
    /// Bytes from the start of the file, a byte order mark included.
    public var offset: Int
    /// From 1; a line ends with LF.
    public var line: Int
    /// Unicode scalars from 1; a byte order mark doesn't count.
    public var column: Int

    public static let start = JSONPosition(offset: 0, line: 1, column: 1)

    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Advances over the bytes of `range`, which begins at this position.
    public mutating func advance(over bytes: [UInt8], _ range: Range<Int>) {
        let extent = TextExtent(bytes, range, hasCR: false)
        line += extent.lines
        column = extent.scalars + (extent.lines > 0 ? 1 : column)
        offset += range.count
    }
}

/// Why a text isn't JSON (RFC 8259), or exceeds the reader's limits.
public struct JSONError: Error, Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// Something is where it isn't allowed.
        case syntax
        /// The text ends too early.
        case truncated
        /// Bytes that are not UTF-8 (RFC 8259, 8.1).
        case encoding
        /// Deeper than the depth limit.
        case tooDeep
        /// A string or number longer than the token limit.
        case tooLong
    }

    public var kind: Kind
    /// The offending byte; for `tooLong` where the token begins, for `truncated` the end of the text.
    public var position: JSONPosition
    /// What was expected and what was found, in one sentence without a full stop.
    public var message: String

    public init(_ kind: Kind, at position: JSONPosition, _ message: String) {
        self.kind = kind
        self.position = position
        self.message = message
    }
}

extension JSONError: CustomStringConvertible {
    /// `3:14: expected …, found …`.
    public var description: String { "\(position.line):\(position.column): \(message)" }
}
