// DANGER: lines are written through a pointer, in C (CByteScan/TextMasks.c), as many as there is space for. Tests
// compare it with a check of every line.

internal import CInnkeeperByteScan

/// Finds the lines that may be a mark (`VCardMark`), a few hundred at a time.
struct VCardMarkScan {
    private let variant: ScanVariant
    private var found: [innkeeper_line] = []
    private var count = 0
    private var index = 0
    /// All lines before this one have been scanned; `firstLine` is the number of the first.
    private var end = innkeeper_line()
    private var firstLine = 0

    private static let capacity = 256

    init(variant: ScanVariant) { self.variant = variant }

    /// Forgets what was found, because the bytes have moved.
    mutating func reset() {
        (count, index, end) = (0, 0, innkeeper_line())
    }

    /// The first line from `position` on that may be a mark, or an earlier one not yet scanned because it may extend
    /// past the bytes. `line` is the number of the line at `position`.
    @inline(__always)
    mutating func next(in bytes: borrowing Span<UInt8>, from position: Int, line: Int) -> (position: Int, line: Int) {
        while index < count {
            let mark = found[index]
            if Int(mark.position) >= position { return (Int(mark.position), firstLine + Int(mark.lines)) }
            index &+= 1
        }
        if position >= end.position {
            run(bytes, from: position, line: line)
            if count > 0 { return (Int(found[0].position), firstLine + Int(found[0].lines)) }
        }
        return (Int(end.position), firstLine + Int(end.lines))
    }

    @inline(never)
    private mutating func run(_ bytes: borrowing Span<UInt8>, from position: Int, line: Int) {
        precondition(position >= 0 && position <= bytes.count)
        if found.isEmpty { found = [innkeeper_line](repeating: innkeeper_line(), count: VCardMarkScan.capacity) }
        // BEGIN and END; what begins an AGENT's card ends with VCARD, perhaps with trailing blanks.
        var letters = innkeeper_line_letters(
            first: (UInt8(ascii: "b"), UInt8(ascii: "e")), second: (UInt8(ascii: "e"), UInt8(ascii: "n")),
            last: UInt8(ascii: "d"))
        let lines = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe found.withUnsafeMutableBufferPointer { found in
                guard let base = buffer.baseAddress, let first = found.baseAddress else { return innkeeper_lines() }
                return unsafe innkeeper_find_lines(
                    variant.code, base, position, buffer.count, &letters, first, found.count)
            }
        }
        precondition(lines.variant == variant.code || bytes.isEmpty)
        (count, index, end, firstLine) = (lines.count, 0, lines.end, line)
    }
}
