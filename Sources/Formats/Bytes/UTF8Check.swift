/// Checks whether a stream of bytes is UTF-8 (RFC 3629), however it is split into pieces.
public struct UTF8Check: Sendable {
    /// An unfinished character at the end of the last piece, at most three bytes.
    private var tail: [UInt8] = []
    /// False once something wasn't UTF-8.
    public private(set) var isValid = true

    public init() {}

    /// Takes the next piece; false if the stream isn't UTF-8.
    public mutating func push(_ bytes: [UInt8]) -> Bool {
        guard isValid else { return false }
        var start = 0
        if !tail.isEmpty {
            // A character that the last piece left unfinished ends within three bytes.
            while start < bytes.count, start < 3, bytes[start] & 0xC0 == 0x80 { start += 1 }
            tail += bytes[..<start]
            if start == bytes.count && UTF8Check.unfinished(tail[...]) == tail.count { return true }
            isValid = UTF8Check.isValid(tail)
            tail = []
        }
        let rest = bytes[start...]
        let whole = rest.endIndex - UTF8Check.unfinished(rest)
        tail = Array(bytes[whole...])
        isValid = isValid && UTF8Check.isValid(bytes.span.extracting(start..<whole))
        return isValid
    }

    /// Call after the last byte; false if the stream ends inside a character.
    public mutating func finish() -> Bool {
        if !tail.isEmpty { isValid = false }
        return isValid
    }

    public static func isValid(_ bytes: [UInt8]) -> Bool { isValid(bytes.span) }

    /// Whether all of `bytes` is UTF-8, checked by the standard library: the reference.
    public static func isValid(reference bytes: [UInt8]) -> Bool { (try? UTF8Span(validating: bytes.span)) != nil }

    /// How many bytes at the end may begin a character that continues in the next piece.
    private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.endIndex - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
    }
}
