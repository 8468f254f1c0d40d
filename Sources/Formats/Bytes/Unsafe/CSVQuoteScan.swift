// DANGER: reads through pointers, 64 bytes at a time, here and in C (CByteScan/CSVCut.c): only whole blocks, the rest from a
// padded copy. Every test of the cut runs this scan and its reference (CSV/CSVSplitScan.swift) on the same bytes.

internal import CInnkeeperByteScan

extension CSVSplitScan {
    /// The same as the reference, but finds quotes and line ends 64 bytes at a time.
    public init(
        scanning bytes: [UInt8], delimiter: UInt8, recordLimit: Int, isLast: Bool, variant: ScanVariant = .best
    ) {
        self = unsafe bytes.withUnsafeBufferPointer { bytes in
            var scan = unsafe CSVQuoteScan(
                bytes: bytes, delimiter: delimiter, recordLimit: recordLimit, isLast: isLast, variant: variant)
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
    let variant: ScanVariant

    /// What is found, shared with C.
    var at = innkeeper_csv_cut(
        quote: -1, quote_lines: 0, lines: 0, position: 0, position_lines: 0, variant: INNKEEPER_BASELINE)
    var runaway: CSVSplitScan.Runaway?
    /// Bytes before this one were handled together with the byte before them.
    var skipped = 0
    /// The last byte is a quote that may or may not close its field.
    var isUndecided = false

    private var openQuote: Int { unsafe Int(at.quote) }

    mutating func run() -> CSVSplitScan {
        let whole = unsafe bytes.count & ~63
        var base = 0
        if let pointer = unsafe bytes.baseAddress {
            while base < whole {
                // In most blocks all quotes are where they should be.
                if unsafe skipped <= base && recordLimit >= 64 {
                    base = unsafe innkeeper_find_csv_cut(
                        variant.code, &at, pointer, base, bytes.count, delimiter, recordLimit)
                    unsafe precondition(at.variant == variant.code)
                    if base == whole { break }
                }
                unsafe take(innkeeper_match4(pointer + base, 0x22, 0x0A, 0x0D, 0x0D), at: base)
                if unsafe runaway != nil { return unsafe result() }
                base += 64
            }
        }
        if unsafe base < bytes.count {
            var tail = [UInt8](repeating: 0, count: 64)
            for offset in unsafe 0..<bytes.count - base { tail[offset] = unsafe bytes[base + offset] }
            let mask = unsafe tail.withUnsafeBufferPointer { tail in
                unsafe tail.baseAddress.map { unsafe innkeeper_match4($0, 0x22, 0x0A, 0x0D, 0x0D) } ?? 0
            }
            unsafe take(mask, at: base)
            if unsafe runaway != nil { return unsafe result() }
        }
        let seenBytes = unsafe bytes.count - (isUndecided ? 1 : 0)
        if unsafe openQuote >= 0 && (isLast || seenBytes - openQuote > recordLimit) { unsafe giveUp() }
        return unsafe result()
    }

    private func result() -> CSVSplitScan {
        var result = CSVSplitScan()
        result.cut = unsafe at.position
        result.lines = unsafe at.position_lines
        result.runaway = unsafe runaway
        return result
    }

    private mutating func take(_ found: UInt64, at base: Int) {
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
                if unsafe runaway != nil { return }
            }
        }
    }

    private mutating func lineEnd(at position: Int, isCertain: Bool) {
        unsafe at.lines += 1
        if unsafe openQuote < 0 && isCertain {
            unsafe at.position = position + 1
            unsafe at.position_lines = at.lines
        }
    }

    private mutating func quote(at position: Int) {
        if unsafe position < skipped { return }
        if unsafe openQuote < 0 {
            let before = unsafe position == 0 ? 0x0A : bytes[position - 1]
            if unsafe before == delimiter || before == 0x0A || before == 0x0D {
                unsafe at.quote = Int64(position)
                unsafe at.quote_lines = at.lines
            }
            return
        }
        if unsafe position - openQuote > recordLimit {
            unsafe giveUp()
        } else if unsafe position + 1 == bytes.count {
            if unsafe isLast { unsafe at.quote = -1 } else { unsafe isUndecided = true }
        } else if unsafe bytes[position + 1] == 0x22 {
            unsafe skipped = position + 2
        } else {
            unsafe at.quote = -1
        }
    }

    private mutating func giveUp() {
        unsafe runaway = CSVSplitScan.Runaway(quote: openQuote, lines: at.quote_lines)
    }
}
