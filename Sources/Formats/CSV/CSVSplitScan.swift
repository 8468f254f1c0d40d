/// Where a chunk of CSV can be cut, found in one pass over its quotes and line ends.
///
/// The bytes must begin with a record. Built by `init(scanning:…)`, which looks at 64 bytes at a time, or by its
/// reference; both give equal values for all input.
public struct CSVSplitScan: Sendable, Equatable {
    /// One past the last line end outside quotes; 0 if there is none. A CR at the very end is left for the next pass
    /// unless the bytes are the last: an LF may follow.
    public var cut = 0
    /// Line ends before `cut`; CRLF counts as one.
    public var lines = 0
    /// A quote that opens a field longer than the limit or (in the last bytes) is never closed, and the line ends
    /// before it. The scan ends there.
    public var runaway: Runaway?

    public struct Runaway: Sendable, Equatable {
        public var quote: Int
        public var lines: Int

        public init(quote: Int, lines: Int) {
            self.quote = quote
            self.lines = lines
        }
    }

    /// The same by the plain reading, byte by byte.
    public init(reference bytes: [UInt8], delimiter: UInt8, recordLimit: Int, isLast: Bool) {
        var seen = 0
        var open: Runaway?
        var position = 0
        // The last byte is a quote that may or may not close its field.
        var isUndecided = false
        func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }
        while let current = byte(position) {
            let next = byte(position + 1)
            if let quote = open {
                if position - quote.quote > recordLimit {
                    runaway = quote
                    return
                }
                if current == 0x22 {
                    if next == 0x22 { position += 1 }
                    // A quote in the last place may be the first half of a pair.
                    isUndecided = next == nil && !isLast
                    if next != 0x22 && !isUndecided { open = nil }
                }
            } else if current == 0x22 {
                let before = byte(position - 1)
                if before == nil || before == delimiter || before == 0x0A || before == 0x0D {
                    open = Runaway(quote: position, lines: seen)
                }
            }
            if current == 0x0A || current == 0x0D && next != 0x0A {
                seen += 1
                if open == nil && (current == 0x0A || next != nil || isLast) {
                    cut = position + 1
                    lines = seen
                }
            }
            position += 1
        }
        let seenBytes = bytes.count - (isUndecided ? 1 : 0)
        if let quote = open, isLast || seenBytes - quote.quote > recordLimit { runaway = quote }
    }
}
