/// Finds where a value ends by its brackets and quotes alone: what is between them isn't checked and may not be JSON at
/// all. Its bytes may come in pieces.
public struct JSONSkip: Sendable, Equatable {
    /// Open brackets of either kind.
    var depth = 0
    var isInString = false
    /// Whether the last byte was a backslash that isn't itself escaped.
    var isEscaped = false

    public init() {}

    /// Whether a value with this first byte ends with a bracket or a quote. Others end before the next punctuation or
    /// blank.
    public static func isEnclosed(_ first: UInt8) -> Bool { first == 0x7B || first == 0x5B || first == 0x22 }

    /// Looks at `bytes[start...]`, which continue where the last ones stopped; the very first byte must be one that
    /// `isEnclosed`. Returns the index after the value's last byte, or nil if it doesn't end here.
    public mutating func referenceEnd(in bytes: [UInt8], from start: Int) -> Int? {
        let span = bytes.span
        var place = start
        while place < span.count {
            let byte = span[place]
            place += 1
            if byte == 0x5C {
                isEscaped.toggle()
                continue
            }
            if byte == 0x22 && !isEscaped {
                isInString.toggle()
                if !isInString && depth == 0 { return place }
            } else if !isInString, byte | 0x20 == 0x7B {
                depth += 1
            } else if !isInString, byte | 0x20 == 0x7D {
                depth -= 1
                if depth == 0 { return place }
            }
            isEscaped = false
        }
        return nil
    }
}
