/// A whole JSON text as a sequence of tokens: what a decoder of records needs from its reader.
///
/// `JSONReader` is the plain one. A faster one must give the same events and texts, and throw where `JSONReader`
/// throws; only the position and message of the error may be less precise.
///
/// What belongs to a token (`rawText`, `double`) is valid until the next call of `next`, `skip` or `readPairs`.
public protocol JSONTokens {
    /// How many arrays and objects are open.
    var depth: Int { get }
    /// Where the last token begins.
    var position: JSONPosition { get }
    /// Offset after the last token's last byte.
    var tokenEnd: Int { get }
    /// The raw bytes of the last token; for a key or string those between the quotes.
    var rawText: ArraySlice<UInt8> { get }
    /// Whether the last token is a key or string with nothing between its quotes.
    var isEmptyText: Bool { get }
    /// Whether the last key or string has escapes, so that `rawText` isn't its text.
    var hasEscapes: Bool { get }
    /// The text of the last key or string, with escapes decoded; for a number its characters.
    var text: String { get }
    /// The last number; nil if it is out of range for a `Double`.
    var double: Double? { get }
    /// `rawText` in a form that is fast to compare.
    var word: JSONWord { get }

    /// Where the last key, string or number is in the loaded bytes, if they stay loaded and its raw bytes are its text.
    var plainPlace: Range<Int>? { get }

    mutating func next() throws(JSONError) -> JSONEvent
    /// In an open object: skips members up to one whose key is among `names`, and returns its index there; its value
    /// comes next. nil at the end of the object.
    mutating func nextMember(of names: JSONNames) throws(JSONError) -> Int?
    /// Reads until only `depth` arrays and objects are open; false if it needs more bytes first.
    mutating func skip(to depth: Int) throws(JSONError) -> Bool
    /// Appends the text of the last key or string in UTF-8.
    func appendText(to out: inout [UInt8])
    /// The bytes between two offsets. They must belong to the value that was read last.
    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8>
    /// Reads the value that began with `event` into `tree`, whatever its type.
    mutating func readPairs(_ event: JSONEvent, into tree: inout JSONPairTree) throws(JSONError)
}

extension JSONTokens {
    public var word: JSONWord { JSONWord(rawText) }
    public var isEmptyText: Bool { rawText.isEmpty }
    public var plainPlace: Range<Int>? { nil }

    public mutating func nextMember(of names: JSONNames) throws(JSONError) -> Int? {
        while try next() == .key {
            if let place = names.place(in: self) { return place }
            let value = try next()
            if value == .objectStart || value == .arrayStart { _ = try skip(to: depth - 1) }
        }
        return nil
    }

    public mutating func readPairs(_ event: JSONEvent, into tree: inout JSONPairTree) throws(JSONError) {
        try tree.read(event, from: &self)
    }
}

extension JSONReader: JSONTokens {}

/// A short text as two numbers and its length. Texts that differ only between their first and last eight bytes have
/// equal words: compare their bytes too.
public struct JSONWord: Sendable, Equatable {
    /// The first eight bytes, the first one lowest; a shorter text is padded with zeros.
    public var head: UInt64
    /// The last eight bytes; 0 for a text of at most eight.
    public var tail: UInt64
    public var count: Int

    public init(head: UInt64, tail: UInt64, count: Int) {
        self.head = head
        self.tail = tail
        self.count = count
    }

    /// The word of the text in `range`.
    @inlinable public init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let start = range.lowerBound
        let end = range.upperBound
        self.init(
            head: ByteWords.short(bytes, start, min(start + 8, end)),
            tail: end - start > 8 ? ByteWords.short(bytes, end - 8, end) : 0, count: end - start)
    }

    public init(_ text: [UInt8]) { self.init(text[...]) }

    public init(_ text: ArraySlice<UInt8>) {
        count = text.count
        head = ByteWords.short(text.span, 0, min(8, count))
        tail = count > 8 ? ByteWords.short(text.span, count - 8, count) : 0
    }
}
