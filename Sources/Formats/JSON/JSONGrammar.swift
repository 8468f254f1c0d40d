// The grammar of RFC 8259, 2 to 5: which punctuation is allowed where. Strings and numbers are scanned in
// `JSONScanning`.

extension JSONReader {
    /// What may come next.
    enum State: Sendable {
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

    /// Takes the token that begins with `byte` at `index`; nil for punctuation that makes no event.
    mutating func token(_ byte: UInt8) throws(JSONError) -> JSONEvent? {
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

    /// Records the token's place and moves past it.
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

    /// Asks for more bytes inside a token, or fails because it never ends.
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
}
