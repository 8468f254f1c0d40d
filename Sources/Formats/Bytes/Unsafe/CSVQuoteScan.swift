// DANGER: reads through pointers, 64 bytes at a time: only whole blocks, the rest from a padded copy. Every test of the
// cut runs this scan and its reference (CSV/CSVSplitScan.swift) on the same bytes.

internal import CInnkeeperByteScan

extension CSVSplitScan {
    /// The same as the reference, but finds quotes and line ends 64 bytes at a time.
    public init(scanning bytes: [UInt8], delimiter: UInt8, recordLimit: Int, isLast: Bool) {
        self = unsafe bytes.withUnsafeBufferPointer { bytes in
            var scan = unsafe CSVQuoteScan(
                bytes: bytes, delimiter: delimiter, recordLimit: recordLimit, isLast: isLast)
            return unsafe scan.run()
        }
    }

    fileprivate init() {}
}

/// A scan in progress.
@unsafe private struct CSVQuoteScan {
    let bytes: UnsafeBufferPointer<UInt8>
    let delimiter: UInt8
    let recordLimit: Int
    let isLast: Bool

    var result = CSVSplitScan()
    var openQuote = -1
    var linesAtQuote = 0
    var seen = 0
    /// Bytes before this one were handled together with the byte before them.
    var skipped = 0
    /// The last byte is a quote that may or may not close its field.
    var isUndecided = false

    mutating func run() -> CSVSplitScan {
        let whole = unsafe bytes.count & ~63
        var base = 0
        while base < whole {
            if let pointer = unsafe bytes.baseAddress {
                unsafe take(innkeeper_match4(pointer + base, 0x22, 0x0A, 0x0D, 0x0D), at: base)
                if unsafe result.runaway != nil { return unsafe result }
            }
            base += 64
        }
        if unsafe base < bytes.count {
            var tail = [UInt8](repeating: 0, count: 64)
            for offset in unsafe 0..<bytes.count - base { tail[offset] = unsafe bytes[base + offset] }
            let mask = unsafe tail.withUnsafeBufferPointer { tail in
                unsafe tail.baseAddress.map { unsafe innkeeper_match4($0, 0x22, 0x0A, 0x0D, 0x0D) } ?? 0
            }
            unsafe take(mask, at: base)
            if unsafe result.runaway != nil { return unsafe result }
        }
        let seenBytes = unsafe bytes.count - (isUndecided ? 1 : 0)
        if unsafe openQuote >= 0 && (isLast || seenBytes - openQuote > recordLimit) { unsafe giveUp() }
        return unsafe result
    }

    @inline(__always) private mutating func take(_ found: UInt64, at base: Int) {
        var mask = found
        while mask != 0 {
            let position = base + mask.trailingZeroBitCount
            mask &= mask &- 1
            let byte = unsafe bytes[position]
            if byte == 0x0A {
                unsafe lineEnd(at: position, isCertain: true)
            } else if byte == 0x0D {
                let hasNext = unsafe position + 1 < bytes.count
                if unsafe hasNext && bytes[position + 1] == 0x0A { continue }
                unsafe lineEnd(at: position, isCertain: hasNext || isLast)
            } else {
                unsafe quote(at: position)
                if unsafe result.runaway != nil { return }
            }
        }
    }

    @inline(__always) private mutating func lineEnd(at position: Int, isCertain: Bool) {
        unsafe seen += 1
        if unsafe openQuote < 0 && isCertain {
            unsafe result.cut = position + 1
            unsafe result.lines = seen
        }
    }

    private mutating func quote(at position: Int) {
        if unsafe position < skipped { return }
        if unsafe openQuote < 0 {
            let before = unsafe position == 0 ? 0x0A : bytes[position - 1]
            if unsafe before == delimiter || before == 0x0A || before == 0x0D {
                unsafe openQuote = position
                unsafe linesAtQuote = seen
            }
            return
        }
        if unsafe position - openQuote > recordLimit {
            unsafe giveUp()
        } else if unsafe position + 1 == bytes.count {
            if unsafe isLast { unsafe openQuote = -1 } else { unsafe isUndecided = true }
        } else if unsafe bytes[position + 1] == 0x22 {
            unsafe skipped = position + 2
        } else {
            unsafe openQuote = -1
        }
    }

    private mutating func giveUp() {
        unsafe result.runaway = CSVSplitScan.Runaway(quote: openQuote, lines: linesAtQuote)
    }
}
