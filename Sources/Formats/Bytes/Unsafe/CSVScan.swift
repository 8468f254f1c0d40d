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
    var unusual: [Int32] = []
    var lastUnusual = -1
    var faults: [CSVFault] = []
    /// Counts and state, shared with C.
    var at = unsafe innkeeper_csv_scan()

    var markCount: Int { unsafe at.mark_count }
    var recordCount: Int { unsafe at.record_count }

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
        unsafe at.is_after_mark = 1
        unsafe beginRecord(at: 0)
        let whole = unsafe bytes.count & ~63
        var base = 0
        if let pointer = unsafe bytes.baseAddress {
            while base < whole {
                guard unsafe hasSpace else { return false }
                // Most blocks have no quotes and nothing unusual: C only notes their positions.
                if unsafe state == .plain {
                    base = unsafe innkeeper_scan_plain_csv(
                        variant.code, &at, pointer, base, whole, delimiter, marks.count, lines.count)
                    unsafe precondition(at.variant == variant.code)
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

    /// Handles the special bytes of one block, in order.
    private mutating func take(_ block: innkeeper_csv_block, at base: Int) {
        let marks = block.delimiters | block.line_ends
        let low = block.low & ~marks
        let besideMark = unsafe marks &<< 1 | UInt64(at.is_after_mark) | marks &>> 1
        if unsafe at.is_after_low != 0 && marks & 1 != 0 { unsafe noteUnusual() }
        unsafe takeClosely(marks | block.quotes | low & besideMark, unusual: low & besideMark, at: base)
        unsafe at.is_after_mark = UInt32(marks &>> 63)
        unsafe at.is_after_low = UInt32(low &>> 63)
    }

    private mutating func takeClosely(_ found: UInt64, unusual: UInt64, at base: Int) {
        var mask = found
        while mask != 0 {
            let bit = mask & (0 &- mask)
            let position = base + mask.trailingZeroBitCount
            mask ^= bit
            if unusual & bit != 0 { unsafe noteUnusual() }
            let byte = unsafe bytes[position]
            // What a file with quotes around all cells consists of.
            if unsafe byte == delimiter && isFieldEnd(position) {
                unsafe endField(at: position)
            } else if unsafe byte == 0x22 && state == .plain && position == fieldStart {
                unsafe state = .quoted
            } else if unsafe byte == 0x22 && state == .quoted {
                unsafe state = .quoteInQuoted
                unsafe closingQuote = position
            } else if unsafe byte == 0x22 || byte == 0x0A || byte == 0x0D || byte == delimiter {
                unsafe step(position, byte)
            }
        }
    }

    /// Whether a delimiter ends a field in which nothing is wrong.
    @inline(__always) private func isFieldEnd(_ position: Int) -> Bool {
        unsafe state == .plain || state == .quoteInQuoted && position == closingQuote + 1
    }

    private mutating func noteUnusual() {
        if unsafe lastUnusual == recordCount { return }
        unsafe lastUnusual = recordCount
        unsafe unusual.append(Int32(truncatingIfNeeded: recordCount))
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

    @inline(__always) private mutating func endField(at position: Int) {
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
