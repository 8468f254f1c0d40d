// DANGER: writes through pointers, here and in C (CByteScan/CSVMarks.c). Space is checked once per block of 64 bytes:
// `margin` exceeds what a block and the end of the bytes can add. Recheck it when changing what is stored per byte;
// every test of the index runs this scan and its reference (CSV/CSVReferenceScan.swift) on the same bytes.

internal import CInnkeeperByteScan

/// A scan in progress.
@unsafe struct CSVScan {
    let bytes: UnsafeBufferPointer<UInt8>
    let delimiter: UInt8
    let variant: ScanVariant
    let marks: UnsafeMutableBufferPointer<Int32>
    let first: UnsafeMutableBufferPointer<Int32>
    let lines: UnsafeMutableBufferPointer<Int32>
    let unusual: UnsafeMutableBufferPointer<Int32>
    var faults: [CSVFault] = []
    /// Counts and state, shared with C.
    var at = unsafe innkeeper_csv_scan()

    var markCount: Int { unsafe at.mark_count }
    var recordCount: Int { unsafe at.record_count }
    var unusualCount: Int { unsafe at.unusual_count }

    var state = CSVScanState.plain
    var closingQuote = 0
    private var fieldStart: Int { unsafe Int(marks[markCount - 1]) + 1 }

    /// More than one block can add to any of the arrays: the ends of 64 fields and the starts of 64 records.
    static let margin = Int(INNKEEPER_CSV_MARGIN)

    private var hasSpace: Bool {
        unsafe markCount + CSVScan.margin <= marks.count && recordCount + CSVScan.margin <= lines.count
    }

    /// False if the arrays are too small; their content is then incomplete.
    mutating func run() -> Bool {
        unsafe at.marks = marks.baseAddress
        unsafe at.first = first.baseAddress
        unsafe at.lines = lines.baseAddress
        unsafe at.unusual = unusual.baseAddress
        unsafe at.is_after_mark = 1
        unsafe beginRecord(at: 0)
        let whole = unsafe bytes.count & ~63
        var base = 0
        if let pointer = unsafe bytes.baseAddress {
            while base < whole {
                guard unsafe hasSpace else { return false }
                // In most blocks all quotes are where they should be: C notes what they hold.
                if unsafe isClean(at: base) {
                    base = unsafe scanClean(pointer, from: base, to: whole)
                    if base == whole { break }
                    guard unsafe hasSpace else { return false }
                    unsafe take(at.block, at: base)
                } else {
                    unsafe take(innkeeper_csv_masks(pointer + base, delimiter), at: base)
                }
                base += 64
            }
        }
        guard unsafe hasSpace else { return false }
        if unsafe base < bytes.count {
            // The last bytes, padded with meaningless letters.
            let letter: UInt8 = unsafe delimiter == 0x78 ? 0x79 : 0x78
            var tail = [UInt8](repeating: letter, count: 64)
            for offset in unsafe 0..<bytes.count - base { tail[offset] = unsafe bytes[base + offset] }
            let block = unsafe tail.withUnsafeBufferPointer { tail in
                unsafe tail.baseAddress.map { unsafe innkeeper_csv_masks($0, delimiter) }
            }
            if let block { unsafe take(block, at: base) }
        }
        unsafe finish()
        return true
    }

    /// Whether C can go on here: it knows fields that are in quotes or not, but nothing behind a closing quote.
    private func isClean(at base: Int) -> Bool {
        switch unsafe state {
        case .plain, .quoted: true
        case .quoteInQuoted: unsafe closingQuote == base - 1
        case .spoiled: false
        }
    }

    private mutating func scanClean(_ pointer: UnsafePointer<UInt8>, from base: Int, to whole: Int) -> Int {
        unsafe at.is_in_quotes = state == .quoted ? 1 : 0
        unsafe at.is_after_quotes = state == .quoteInQuoted ? 1 : 0
        let end = unsafe innkeeper_scan_clean_csv(
            variant.code, &at, pointer, base, whole, delimiter, marks.count, lines.count)
        unsafe precondition(at.variant == variant.code)
        if unsafe at.is_after_quotes != 0 {
            unsafe state = .quoteInQuoted
            unsafe closingQuote = end - 1
        } else {
            unsafe state = at.is_in_quotes != 0 ? .quoted : .plain
        }
        return end
    }

    /// Handles the special bytes of one block, in order.
    private mutating func take(_ block: innkeeper_csv_block, at base: Int) {
        let marks = block.delimiters | block.line_ends
        let low = block.low & ~marks
        let unusual = unsafe low & (marks &<< 1 | UInt64(at.is_after_mark) | marks &>> 1)
        if unsafe at.is_after_low != 0 && marks & 1 != 0 { unsafe noteUnusual() }
        var mask = marks | block.quotes | unusual
        while mask != 0 {
            let bit = mask & (0 &- mask)
            let position = base + mask.trailingZeroBitCount
            mask ^= bit
            if unusual & bit != 0 { unsafe noteUnusual() }
            if (marks | block.quotes) & bit != 0 { unsafe step(position, bytes[position]) }
        }
        unsafe at.is_after_mark = UInt32(marks &>> 63)
        unsafe at.is_after_low = UInt32(low &>> 63)
    }

    private mutating func noteUnusual() {
        let record = unsafe Int32(truncatingIfNeeded: recordCount)
        if unsafe unusualCount > 0 && unusual[unusualCount - 1] == record { return }
        unsafe unusual[unusualCount] = record
        unsafe at.unusual_count += 1
    }

    private mutating func step(_ position: Int, _ byte: UInt8) {
        let isLineEnd = byte == 0x0A || byte == 0x0D
        if isLineEnd {
            let isSecondOfPair = unsafe byte == 0x0A && position > 0 && bytes[position - 1] == 0x0D
            if !isSecondOfPair { unsafe at.line += 1 }
        }
        switch unsafe state {
        case .quoted:
            if byte == 0x22 {
                unsafe state = .quoteInQuoted
                unsafe closingQuote = position
            }
            return
        case .quoteInQuoted:
            if unsafe position != closingQuote + 1 {
                unsafe fault(.textAfterQuote, at: closingQuote + 1)
                unsafe state = .spoiled
                if byte == 0x22 { return }
            } else if byte == 0x22 {
                unsafe state = .quoted
                return
            }
        case .plain:
            if byte == 0x22 {
                if unsafe position == fieldStart {
                    unsafe state = .quoted
                } else {
                    unsafe fault(.strayQuote, at: position)
                }
                return
            }
        case .spoiled:
            if byte == 0x22 { return }
        }
        if unsafe byte == delimiter {
            unsafe endField(at: position)
        } else {
            unsafe endRecord(at: position)
        }
    }

    private mutating func endRecord(at position: Int) {
        if unsafe position == at.record_start {
            unsafe moveRecord(to: position + 1)
        } else {
            unsafe endField(at: position)
            unsafe at.record_count += 1
            unsafe beginRecord(at: position + 1)
        }
    }

    private mutating func finish() {
        guard unsafe at.record_start < bytes.count else {
            // No record begins here after all.
            unsafe at.mark_count -= 1
            return
        }
        if unsafe isLow(bytes[bytes.count - 1]) { unsafe noteUnusual() }
        if unsafe state == .quoted { unsafe fault(.unclosedQuote, at: fieldStart) }
        if unsafe state == .quoteInQuoted && closingQuote + 1 < bytes.count {
            unsafe fault(.textAfterQuote, at: closingQuote + 1)
        }
        unsafe endField(at: bytes.count)
        unsafe at.record_count += 1
        unsafe first[recordCount] = Int32(truncatingIfNeeded: markCount)
    }

    private func isLow(_ byte: UInt8) -> Bool {
        unsafe byte <= 0x22 && byte != delimiter && byte != 0x0A && byte != 0x0D
    }

    private mutating func endField(at position: Int) {
        unsafe marks[markCount] = Int32(truncatingIfNeeded: position)
        unsafe at.mark_count += 1
        unsafe state = .plain
    }

    private mutating func beginRecord(at position: Int) {
        unsafe first[recordCount] = Int32(truncatingIfNeeded: markCount)
        unsafe at.mark_count += 1
        unsafe moveRecord(to: position)
    }

    /// Postpones the start of the next record: a blank line, or the LF of a CRLF.
    private mutating func moveRecord(to position: Int) {
        unsafe marks[markCount - 1] = Int32(truncatingIfNeeded: position - 1)
        unsafe lines[recordCount] = at.line
        unsafe at.record_start = position
        unsafe state = .plain
    }

    private mutating func fault(_ kind: CSVFault.Kind, at position: Int) {
        unsafe faults.append(CSVFault(kind: kind, record: recordCount, position: position))
    }
}
