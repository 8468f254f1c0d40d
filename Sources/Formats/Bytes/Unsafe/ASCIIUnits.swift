// DANGER: writes through a pointer, in C (CByteScan/TextMasks.c), into the free capacity of the output, no more than it has
// and no more than there are code units to read.

internal import CInnkeeperByteScan

/// Runs of ASCII in UTF-16.
enum ASCIIUnits {
    /// Appends the code units from byte `start` on, 32 at a time, as long as all of those are ASCII and there is space.
    /// Gives how many.
    static func append(
        _ bytes: Span<UInt8>, from start: Int, isBigEndian: Bool, to output: inout OutputSpan<UInt8>
    ) -> Int {
        precondition(start >= 0 && start <= bytes.count)
        let count = min((bytes.count - start) / 2, output.freeCapacity)
        let isSwapped = isBigEndian == (UInt16(1).littleEndian == 1)
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe output.withUnsafeMutableBufferPointer { output, written in
                guard let from = bytes.baseAddress, let to = output.baseAddress else { return 0 }
                let narrowed = unsafe innkeeper_narrow(from + start, count, isSwapped ? 1 : 0, to + written)
                written += narrowed
                return narrowed
            }
        }
    }
}
