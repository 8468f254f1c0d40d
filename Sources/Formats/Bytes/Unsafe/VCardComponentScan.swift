// DANGER: reads through a pointer, 64 bytes at a time, only whole blocks within the bytes. Tests run it and its
// reference on the same bytes.

internal import CInnkeeperByteScan

extension VCardContents {
    /// The first two components of a structured value; nil if it needs a closer look: more than 64 bytes, or an escape.
    /// Reference: `component(_:of:)`.
    static func firstComponents(
        _ bytes: borrowing Span<UInt8>, _ range: VCardText
    ) -> (first: VCardText, second: VCardText)? {
        let start = range.lowerBound
        guard start >= 0, range.count < 64, start + 64 <= bytes.count else { return nil }
        let (marks, escapes) = unsafe bytes.withUnsafeBufferPointer { buffer -> (UInt64, UInt64) in
            guard let base = buffer.baseAddress else { return (0, 0) }
            let semicolon = UInt8(ascii: ";")
            let escape = UInt8(ascii: "\\")
            return unsafe (
                innkeeper_match4(base + start, semicolon, semicolon, semicolon, semicolon),
                innkeeper_match4(base + start, escape, escape, escape, escape)
            )
        }
        let text: UInt64 = 1 << UInt64(range.count) &- 1
        guard escapes & text == 0 else { return nil }
        let semicolons = marks & text
        if semicolons == 0 { return (range, range.upperBound..<range.upperBound) }
        let first = start + semicolons.trailingZeroBitCount
        let rest = semicolons & (semicolons &- 1)
        let second = rest == 0 ? range.upperBound : start + rest.trailingZeroBitCount
        return (start..<first, first + 1..<second)
    }
}
