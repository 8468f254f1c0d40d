// DANGER: reads through a pointer; the scan is told how many bytes are there. Tests run each variant and the reference,
// `TextExtent(reference:_:)`, on the same bytes.

internal import CInnkeeperByteScan

extension TextExtent {
    /// The same as the reference, 64 bytes at a time. In JSON a CR alone ends no line: `hasCR` is false.
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
