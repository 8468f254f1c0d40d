/// What `JSONReader.next` has read.
public enum JSONEvent: Sendable, Equatable {
    case objectStart, objectEnd, arrayStart, arrayEnd
    /// The name of the next value.
    case key
    case string
    /// The digits are checked but not yet converted: ask for `double`, `integer` or `rawText`.
    case number
    case bool(Bool)
    case null
    /// All bytes have been read: push more, or call `finish`.
    case needMore
    /// The text is complete and nothing follows it.
    case end

    // Written by hand because other modules compare events for every token, and the derived `==` would be a function
    // call.
    @inlinable public static func == (left: JSONEvent, right: JSONEvent) -> Bool {
        switch (left, right) {
        case (.bool(let first), .bool(let second)): first == second
        case (.objectStart, .objectStart), (.objectEnd, .objectEnd), (.arrayStart, .arrayStart),
            (.arrayEnd, .arrayEnd), (.key, .key), (.string, .string), (.number, .number), (.null, .null),
            (.needMore, .needMore), (.end, .end):
            true
        default: false
        }
    }
}

/// Reads JSON as it arrives: bytes are pushed in, events are pulled out.
///
/// Strict RFC 8259 in UTF-8; only a byte order mark at the start is tolerated (section 8.1 allows that). The events,
/// positions and errors are the same however the text is split into chunks. Memory is bounded by the chunk, one token
/// (`tokenLimit`) and one byte per level (`depthLimit`). No string is created until one is requested.
///
/// What belongs to a token (`position`, `text`, `double`) is valid until the next call of `next` or `push`.
public struct JSONReader: Sendable {
    // The buffer holds the bytes from `base` on; `index` is the next one. An incomplete token stays at `index`, and
    // `scan` remembers how far it has been scanned, so that tiny chunks cause no rescans.
    var buffer: [UInt8] = []
    var base: Int
    var index = 0
    var scan = TokenScan()

    var line: Int
    /// The offset at which the line's first scalar would be if every scalar before `index` had one byte.
    var lineStart: Int
    var tokenColumn = 1

    var state = State.value
    var isObject: [Bool] = []
    var isFinished = false
    private var mayHaveMark: Bool
    private var held: Int?
    private var failure: JSONError?

    let depthLimit: Int
    let tokenLimit: Int

    /// Offset of the last token's first byte.
    public internal(set) var tokenStart: Int
    /// Offset after the last token's last byte: after `objectEnd` or `arrayEnd` the end of the whole value.
    public internal(set) var tokenEnd: Int
    /// Whether the last key or string has escapes, so that `rawText` isn't its text.
    public internal(set) var hasEscapes = false

    /// - Parameters:
    ///   - start: for part of a file, where in the file the first pushed byte is.
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

    /// How many arrays and objects are open.
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

    /// Marks the end of the bytes.
    public mutating func finish() { isFinished = true }

    /// Continues in the open array or object after elements or members that were read elsewhere: drops all pushed bytes
    /// and expects those from `position` on, which is right after the last of these.
    public mutating func resume(at position: JSONPosition, afterElement: Bool) {
        precondition(!isObject.isEmpty && failure == nil)
        buffer = []
        base = position.offset
        index = 0
        scan = TokenScan()
        line = position.line
        lineStart = position.offset - (position.column - 1)
        held = nil
        if afterElement { state = isObject.last == true ? .afterMember : .afterElement }
    }

    /// Keeps all bytes from the start of the last token, so that `bytes` can return them, until `release`. Memory then
    /// grows with what is held: compare `heldCount` with the record limit. Call it before the next `next` or `push`.
    public mutating func hold() {
        precondition(tokenStart >= base, "the token's bytes are gone")
        held = tokenStart
    }

    public mutating func release() { held = nil }

    /// How many bytes from the held token on are in memory.
    public var heldCount: Int { held.map { base + buffer.count - $0 } ?? 0 }

    /// The raw bytes between two offsets. They must be held or belong to the last token.
    public func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
        buffer[range.lowerBound - base..<range.upperBound - base]
    }

    /// Reads until only `depth` arrays and objects are open: after `objectStart`, `skip(to: reader.depth - 1)` skips
    /// the object, and `tokenEnd` is its end. False if it needs more bytes first; then call it again.
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

extension JSONReader {
    /// Steps over EF BB BF at the start; false if it takes more bytes to tell whether it is there.
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
