/// What `JSONReader.next` has read.
public enum JSONEvent: Sendable, Equatable {
    case objectStart, objectEnd, arrayStart, arrayEnd
    /// The name of the next value.
    case key
    case string
    /// The digits are checked but not yet a number: ask for `double`, `integer` or `rawText`.
    case number
    case bool(Bool)
    case null
    /// All bytes are used: push more, or `finish`.
    case needMore
    /// The text is whole and nothing follows it.
    case end
}

/// Reads JSON as it arrives: bytes are pushed in, events are pulled out.
///
/// Strict RFC 8259 in UTF-8; only a byte order mark at the start is tolerated (section 8.1 allows that). The events,
/// positions and errors are the same however the text is cut into chunks. Memory is bounded by the chunk, one token
/// (`tokenLimit`) and one byte a level (`depthLimit`). No text is made until someone asks for it.
///
/// What belongs to a token (`position`, `text`, `double`) is valid until the next call of `next` or `push`.
public struct JSONReader: Sendable {
    // The buffer holds the bytes from `base` on; `index` is the next one. An incomplete token stays at `index`,
    // and `scan` remembers how far it was looked at, so that tiny chunks do not cost a second look.
    var buffer: [UInt8] = []
    var base: Int
    var index = 0
    var scan = TokenScan()

    var line: Int
    /// Offset at which the line's first scalar would stand if every scalar before `index` had one byte.
    private var lineStart: Int
    private var tokenColumn = 1

    private var state = State.value
    private var isObject: [Bool] = []
    private var isFinished = false
    private var mayHaveMark: Bool
    private var held: Int?
    private var failure: JSONError?

    private let depthLimit: Int
    let tokenLimit: Int

    /// Offset of the last token's first byte.
    public private(set) var tokenStart: Int
    /// Offset after the last token's last byte: after `objectEnd` or `arrayEnd` the end of the whole value.
    public private(set) var tokenEnd: Int
    /// Whether the last key or string holds escapes, so that `rawText` is not its text.
    public internal(set) var hasEscapes = false

    /// - Parameters:
    ///   - start: where the first byte pushed stands in its file, for a piece of one.
    ///   - depthLimit: how many arrays and objects may be open at once.
    ///   - tokenLimit: the longest key, string or number in bytes, quotes included.
    public init(start: JSONPosition = .start, depthLimit: Int = 512, tokenLimit: Int = 1 << 20) {
        base = start.offset
        tokenStart = start.offset
        tokenEnd = start.offset
        line = start.line
        lineStart = start.offset - (start.column - 1)
        mayHaveMark = start.offset == 0
        self.depthLimit = depthLimit
        self.tokenLimit = min(max(tokenLimit, 1), 1 << 40)
    }

    /// Arrays and objects that are open.
    public var depth: Int { isObject.count }

    /// Where the last token begins.
    public var position: JSONPosition { JSONPosition(offset: tokenStart, line: line, column: tokenColumn) }

    /// Takes the next bytes.
    public mutating func push(_ bytes: [UInt8]) {
        let keep = min(held ?? .max, base + index) - base
        if keep == buffer.count {
            buffer = bytes
        } else {
            if keep > 0 { buffer.removeFirst(keep) }
            buffer.append(contentsOf: bytes)
        }
        base += keep
        index -= keep
    }

    /// Says that there are no more bytes.
    public mutating func finish() { isFinished = true }

    /// Keeps all bytes from the last token's first one, so that `bytes` can give them back, until `release`.
    /// Memory then grows with what is held: compare `heldCount` with the record limit.
    public mutating func hold() { held = tokenStart }

    public mutating func release() { held = nil }

    /// Bytes from the held token on that are in memory.
    public var heldCount: Int { held.map { base + buffer.count - $0 } ?? 0 }

    /// The bytes between two offsets, as they stand in the file. They must be held, or of the last token.
    public func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
        buffer[range.lowerBound - base..<range.upperBound - base]
    }

    /// Reads on until only `depth` arrays and objects are open: after `objectStart`, `skip(to: reader.depth - 1)`
    /// passes over the object, and `tokenEnd` is its end. False when more bytes are needed first; then call it again.
    public mutating func skip(to depth: Int) throws(JSONError) -> Bool {
        while isObject.count > depth {
            if try next() == .needMore { return false }
        }
        return true
    }

    /// The next event. After an error every call throws the same error.
    public mutating func next() throws(JSONError) -> JSONEvent {
        if let failure { throw failure }
        if mayHaveMark {
            guard skipByteOrderMark() else { return .needMore }
        }
        while index < buffer.count {
            let byte = buffer[index]
            switch byte {
            case 0x20, 0x09, 0x0D: index += 1
            case 0x0A:
                index += 1
                line += 1
                lineStart = base + index
            default:
                if let event = try token(byte) { return event }
            }
        }
        guard isFinished else { return .needMore }
        if state == .end { return .end }
        throw fail(.truncated, at: index, "expected \(state.expected), but the text ends here")
    }
}

// MARK: - Grammar

extension JSONReader {
    /// What may come next.
    private enum State: Sendable {
        case value, firstElement, afterElement, firstKey, key, colon, afterMember, end

        var expected: String {
            switch self {
            case .value: "a value"
            case .firstElement: "a value or `]`"
            case .afterElement: "`,` or `]`"
            case .firstKey: "a key in double quotes or `}`"
            case .key: "a key in double quotes"
            case .colon: "`:`"
            case .afterMember: "`,` or `}`"
            case .end: "nothing after the value"
            }
        }
    }

    /// Takes what begins with `byte` at `index`; nil when it was a mark that makes no event.
    private mutating func token(_ byte: UInt8) throws(JSONError) -> JSONEvent? {
        switch (byte, state) {
        case (0x22, .value), (0x22, .firstElement):
            guard try scanString() else { return try needMore(in: "a string") }
            endToken(state: afterValue)
            return .string
        case (0x2D, .value), (0x30...0x39, .value), (0x2D, .firstElement), (0x30...0x39, .firstElement):
            guard try scanNumber(isFinished: isFinished) else { return .needMore }
            endToken(state: afterValue)
            return .number
        case (0x2C, .afterElement):
            index += 1
            state = .value
            return nil
        case (0x2C, .afterMember):
            index += 1
            state = .key
            return nil
        case (0x3A, .colon):
            index += 1
            state = .value
            return nil
        case (0x22, .firstKey), (0x22, .key):
            guard try scanString() else { return try needMore(in: "a key") }
            endToken(state: .colon)
            return .key
        case (0x7B, .value), (0x7B, .firstElement):
            try open(object: true)
            return .objectStart
        case (0x5B, .value), (0x5B, .firstElement):
            try open(object: false)
            return .arrayStart
        case (0x7D, .firstKey), (0x7D, .afterMember):
            close()
            return .objectEnd
        case (0x5D, .firstElement), (0x5D, .afterElement):
            close()
            return .arrayEnd
        case (0x74, .value), (0x74, .firstElement): return try literal(JSONReader.wordTrue, .bool(true))
        case (0x66, .value), (0x66, .firstElement): return try literal(JSONReader.wordFalse, .bool(false))
        case (0x6E, .value), (0x6E, .firstElement): return try literal(JSONReader.wordNull, .null)
        default: throw fail(.syntax, at: index, "expected \(state.expected), found \(JSONReader.name(of: byte))")
        }
    }

    private static let wordTrue = Array("true".utf8)
    private static let wordFalse = Array("false".utf8)
    private static let wordNull = Array("null".utf8)

    private var afterValue: State {
        guard let inObject = isObject.last else { return .end }
        return inObject ? .afterMember : .afterElement
    }

    private mutating func open(object: Bool) throws(JSONError) {
        guard isObject.count < depthLimit else {
            throw fail(.tooDeep, at: index, "more than \(depthLimit) arrays and objects inside each other")
        }
        isObject.append(object)
        scan.length = 1
        endToken(state: object ? .firstKey : .firstElement)
    }

    private mutating func close() {
        isObject.removeLast()
        scan.length = 1
        endToken(state: afterValue)
    }

    /// Fixes the token's place and steps behind it.
    private mutating func endToken(state next: State) {
        tokenStart = base + index
        tokenEnd = tokenStart + scan.length
        tokenColumn = tokenStart - lineStart + 1
        lineStart += scan.continuationBytes
        index += scan.length
        hasEscapes = scan.hasEscapes
        scan = TokenScan()
        state = next
    }

    /// Asks for more bytes inside a token, or says that it never ends.
    private mutating func needMore(in token: String) throws(JSONError) -> JSONEvent {
        if isFinished { throw fail(.truncated, at: buffer.count, "the text ends inside \(token)") }
        return .needMore
    }

    private mutating func literal(_ word: [UInt8], _ event: JSONEvent) throws(JSONError) -> JSONEvent {
        for place in word.indices {
            guard index + place < buffer.count else {
                return try needMore(in: "the word `\(String(decoding: word, as: UTF8.self))`")
            }
            guard buffer[index + place] == word[place] else {
                let name = String(decoding: word, as: UTF8.self)
                throw fail(.syntax, at: index, "expected a value, found a word that is not `\(name)`")
            }
        }
        scan.length = word.count
        endToken(state: afterValue)
        return event
    }

    /// Steps over EF BB BF at the start; false when more bytes must show whether it is there.
    private mutating func skipByteOrderMark() -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let there = min(3, buffer.count)
        if buffer[..<there] == mark[..<there] {
            if there < 3 && !isFinished { return false }
            if there == 3 {
                index = 3
                lineStart += 3
            }
        }
        mayHaveMark = false
        return true
    }

    /// Remembers and returns the error at `index` of the buffer.
    mutating func fail(_ kind: JSONError.Kind, at place: Int, _ message: String) -> JSONError {
        let column = base + place - lineStart - (place > index ? scan.continuationBytes : 0) + 1
        let error = JSONError(kind, at: JSONPosition(offset: base + place, line: line, column: column), message)
        failure = error
        return error
    }
}
