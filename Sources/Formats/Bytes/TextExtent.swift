/// The extent of a stretch of text: its lines, and the characters on its last line. A line ends with LF, CR LF or CR.
public struct TextExtent: Sendable, Equatable {
    /// Line ends; half a CR LF at the very start or end counts as one.
    public var lines = 0
    /// Where the last line begins: after the last line end, or at the start of the stretch if there is none.
    public var lastLineStart: Int
    /// Unicode scalars of UTF-8 from `lastLineStart` on.
    public var scalars = 0

    init(at start: Int) { lastLineStart = start }

    /// Counts byte by byte: the reference for the scan. Without `hasCR` only LF ends a line.
    public init(reference bytes: [UInt8], _ range: Range<Int>, hasCR: Bool = true) {
        self.init(at: range.lowerBound)
        for index in range {
            let byte = bytes[index]
            if byte == 0x0A || hasCR && byte == 0x0D {
                let isSecondOfPair = hasCR && byte == 0x0A && index > range.lowerBound && bytes[index - 1] == 0x0D
                if !isSecondOfPair { lines += 1 }
                lastLineStart = index + 1
                scalars = 0
            } else if byte & 0xC0 != 0x80 {
                scalars += 1
            }
        }
    }
}
