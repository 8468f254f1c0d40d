// DANGER: reads through a pointer. The scan takes the number of readable bytes and stays within them. Tests run each
// variant and the reference, `TextExtent(reference:_:)`, on the same bytes.

internal import CInnkeeperByteScan

extension TextExtent {
    /// The same as the reference, 64 bytes at a time. Without `hasCR`, as in JSON, only LF ends a line.
    public init(_ bytes: [UInt8], _ range: Range<Int>, hasCR: Bool = true, variant: ScanVariant = .best) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.init(at: range.lowerBound)
        let found = unsafe bytes.withUnsafeBufferPointer { bytes -> innkeeper_extent? in
            guard let base = bytes.baseAddress else { return nil }
            return unsafe innkeeper_measure_text(
                variant.code, base + range.lowerBound, range.count, bytes.count - range.lowerBound, hasCR ? 1 : 0)
        }
        guard let found else { return }
        precondition(found.variant == variant.code)
        lines = Int(found.lines)
        lastLineStart += Int(found.last_line)
        scalars = Int(found.characters)
    }
}
