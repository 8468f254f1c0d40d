/// Reads a whole JSON text in memory, several times as fast as `JSONReader`: it first builds an index of the tokens, 64
/// bytes at a time.
///
/// It gives the same events and texts, and rejects what `JSONReader` rejects, but doesn't say why, or on which line a
/// token is: run a `JSONReader` on the few texts that need it. Reused, it allocates nothing per text.
public struct JSONCursor: JSONTokens {
    var bytes: [UInt8] = []
    var index = JSONIndex()
    /// The next place of the index to read.
    var upcoming = 0
    var end = 0
    var state = JSONReader.State.end
    /// What is open, `depth` of them: 1 for an object, 0 for an array.
    private var kinds: [UInt8]
    public internal(set) var depth = 0
    let depthLimit: Int
    private let variant: ScanVariant
    var tokenStart = 0
    public internal(set) var tokenEnd = 0

    public init(depthLimit: Int = 512, variant: ScanVariant = .best) {
        self.depthLimit = depthLimit
        self.variant = variant
        kinds = [UInt8](repeating: 0, count: depthLimit + 1)
    }

    /// Loads the bytes of the texts passed to `begin`. Nothing is copied.
    public mutating func load(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Moves to the beginning of the text in `range`; false if it is certainly not JSON.
    public mutating func begin(_ range: Range<Int>) -> Bool {
        upcoming = 0
        depth = 0
        state = .value
        tokenStart = range.lowerBound
        tokenEnd = range.lowerBound
        end = range.upperBound
        return index.scan(bytes, range, variant)
    }

    /// Whether the text that was begun certainly has no line end.
    public var isOneLine: Bool { index.isOneLine }

    // MARK: - Tokens

    /// `offset` counts from the first of the loaded bytes; line and column are unknown.
    public var position: JSONPosition { JSONPosition(offset: tokenStart, line: 0, column: 0) }

    public var rawText: ArraySlice<UInt8> {
        bytes[tokenStart] == 0x22 ? bytes[tokenStart + 1..<tokenEnd - 1] : bytes[tokenStart..<tokenEnd]
    }

    public var isEmptyText: Bool { bytes[tokenStart] == 0x22 && tokenEnd - tokenStart == 2 }

    public var plainPlace: Range<Int>? {
        if bytes[tokenStart] != 0x22 { return tokenStart..<tokenEnd }
        return hasEscapes ? nil : tokenStart + 1..<tokenEnd - 1
    }

    public var hasEscapes: Bool { index.hasEscapes && bytes[tokenStart] == 0x22 && rawText.contains(0x5C) }

    public var text: String {
        guard hasEscapes else { return String(decoding: rawText, as: UTF8.self) }
        var decoded: [UInt8] = []
        appendText(to: &decoded)
        return String(decoding: decoded, as: UTF8.self)
    }

    public func appendText(to out: inout [UInt8]) {
        if hasEscapes { JSONReader.appendDecoded(rawText, to: &out) } else { out.append(contentsOf: rawText) }
    }

    public var double: Double? { JSONNumber.double(rawText) }

    public func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

    // MARK: - Grammar

    public mutating func next() throws(JSONError) -> JSONEvent {
        guard upcoming < index.count else {
            if state == .end { return .end }
            throw refusal
        }
        let byte = bytes[Int(index.places[upcoming])]
        switch state {
        case .value: return try value(byte)
        case .afterMember:
            if byte == 0x2C {
                upcoming += 1
                return try key()
            }
            if byte == 0x7D { return close() }
        case .afterElement:
            if byte == 0x2C {
                upcoming += 1
                guard upcoming < index.count else { throw refusal }
                return try value(bytes[Int(index.places[upcoming])])
            }
            if byte == 0x5D { return close() }
        case .firstKey:
            if byte == 0x7D { return close() }
            return try key()
        case .firstElement:
            if byte == 0x5D { return close() }
            return try value(byte)
        case .key, .colon, .end: break
        }
        throw refusal
    }

    public mutating func skip(to depth: Int) throws(JSONError) -> Bool {
        while self.depth > depth { _ = try next() }
        return true
    }

    /// A key and its colon. The index holds both quotes of a string.
    private mutating func key() throws(JSONError) -> JSONEvent {
        guard upcoming + 2 < index.count else { throw refusal }
        let start = Int(index.places[upcoming])
        guard bytes[start] == 0x22, bytes[Int(index.places[upcoming + 2])] == 0x3A else { throw refusal }
        tokenStart = start
        tokenEnd = Int(index.places[upcoming + 1]) + 1
        upcoming += 3
        state = .value
        return .key
    }

    private mutating func value(_ byte: UInt8) throws(JSONError) -> JSONEvent {
        let start = Int(index.places[upcoming])
        tokenStart = start
        upcoming += 1
        switch byte {
        case 0x22:
            tokenEnd = Int(index.places[upcoming]) + 1
            upcoming += 1
            endValue()
            return .string
        case 0x2D, 0x30...0x39:
            guard let length = numberLength(from: start) else { throw refusal }
            try endScalar(start + length)
            return .number
        case 0x7B:
            try open(1)
            state = .firstKey
            return .objectStart
        case 0x5B:
            try open(0)
            state = .firstElement
            return .arrayStart
        case 0x74:
            try word(0x74, 0x72, 0x75, 0x65)
            return .bool(true)
        case 0x66:
            guard start + 4 < end, bytes[start + 4] == 0x65 else { throw refusal }
            try word(0x66, 0x61, 0x6C, 0x73, more: 1)
            return .bool(false)
        case 0x6E:
            try word(0x6E, 0x75, 0x6C, 0x6C)
            return .null
        default: throw refusal
        }
    }

    private mutating func word(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, more: Int = 0) throws(JSONError) {
        let start = tokenStart
        guard start + 4 <= end, bytes[start] == a, bytes[start + 1] == b, bytes[start + 2] == c, bytes[start + 3] == d
        else { throw refusal }
        try endScalar(start + 4 + more)
    }

    /// A number or word ends before a blank or before punctuation that may follow it.
    private mutating func endScalar(_ place: Int) throws(JSONError) {
        if place < end {
            let byte = bytes[place]
            guard byte <= 0x20 || byte == 0x2C || byte == 0x5D || byte == 0x7D else { throw refusal }
        }
        tokenEnd = place
        endValue()
    }

    @inline(__always) mutating func endValue() {
        state = depth == 0 ? .end : kinds[depth] == 1 ? .afterMember : .afterElement
    }

    private mutating func open(_ kind: UInt8) throws(JSONError) {
        guard depth < depthLimit else { throw refusal }
        depth += 1
        kinds[depth] = kind
        tokenEnd = tokenStart + 1
    }

    private mutating func close() -> JSONEvent {
        let isObject = kinds[depth] == 1
        tokenStart = Int(index.places[upcoming])
        tokenEnd = tokenStart + 1
        upcoming += 1
        depth -= 1
        endValue()
        return isObject ? .objectEnd : .arrayEnd
    }

    var refusal: JSONError {
        JSONError(.syntax, at: JSONPosition(offset: tokenStart, line: 0, column: 0), "this is not JSON")
    }
}
