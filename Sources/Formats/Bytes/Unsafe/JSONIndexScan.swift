// DANGER: reads and writes through pointers. A block of 64 bytes adds at most 64 places, and there is room for one
// place per byte plus a block. Tests compare the tokens from this index with those of the plain reader.

internal import CInnkeeperByteScan

/// Where the tokens of one JSON text are: its punctuation, both quotes of each string, and the first byte of each
/// number and word. Building it checks everything that needs no grammar: strings and their contents.
struct JSONIndex: Sendable {
    /// Offsets in the scanned bytes; those from `count` on are meaningless.
    private(set) var places: [UInt32] = []
    private(set) var count = 0
    /// Whether there is any backslash.
    private(set) var hasEscapes = false
    /// Whether there are no control characters, line ends included. False if unknown.
    private(set) var isOneLine = false

    /// How many blocks of 64 bytes are looked at between two calls.
    private static let room = 8

    /// Scans the text in `range`; false if it isn't JSON, and the index is then meaningless.
    mutating func scan(_ bytes: [UInt8], _ range: Range<Int>, _ variant: ScanVariant) -> Bool {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count && bytes.count <= Int(UInt32.max))
        var scan = JSONIndexScan()
        count = 0
        let room = range.count + 64
        if places.count < room { places = [UInt32](repeating: 0, count: room * 5 / 4) }
        // From the first block with bytes outside ASCII to the last one.
        var firstHigh = range.upperBound
        var lastHigh = range.lowerBound
        unsafe places.withUnsafeMutableBufferPointer { places in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe withUnsafeTemporaryAllocation(of: innkeeper_json_tokens.self, capacity: Self.room) { room in
                    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.room) { starts in
                        guard let base = bytes.baseAddress, var out = places.baseAddress,
                            let found = room.baseAddress, let starts = starts.baseAddress
                        else { return }
                        for start in stride(from: range.lowerBound, to: range.upperBound, by: 64 * Self.room) {
                            let size = min(range.upperBound - start, 64 * Self.room)
                            var ran = unsafe innkeeper_find_tokens(
                                variant.code, base + start, size, bytes.count - start, found)
                            precondition(ran == variant.code)
                            let blocks = (size + 63) / 64
                            for block in 0..<blocks {
                                let place = start + 64 * block
                                unsafe starts[block] = scan.starts(in: found[block], at: place, bytes)
                                let isHigh = unsafe found[block].high != 0
                                firstHigh = isHigh ? min(firstHigh, place) : firstHigh
                                lastHigh = isHigh ? place : lastHigh
                            }
                            var more = 0
                            ran = unsafe innkeeper_list_positions(variant.code, starts, blocks, start, out, &more)
                            precondition(ran == variant.code)
                            unsafe out += more
                            count += more
                        }
                    }
                }
            }
        }
        hasEscapes = scan.hasEscapes
        let isASCII = firstHigh == range.upperBound
        isOneLine = !scan.hasControls
        guard scan.isSound, !scan.isInside else { return false }
        return isASCII
            || UTF8Check.isValid(bytes.span, firstHigh..<min(lastHigh + 64, range.upperBound), variant: variant)
    }
}

/// A scan in progress.
private struct JSONIndexScan {
    var hasEscapes = false
    var isInside = false
    var isSound = true
    var hasControls = false
    private var isEscaped = false
    private var isInScalar = false

    /// The places of the next block.
    @inline(__always) mutating func starts(
        in found: innkeeper_json_tokens, at place: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> UInt64 {
        var quotes = found.quotes
        if found.backslashes != 0 || isEscaped {
            hasEscapes = true
            let escaped = JSONBlocks.escaped(found.backslashes, &isEscaped)
            quotes &= ~escaped
            unsafe checkEscapes(escaped, at: place, bytes)
        }
        let strings = JSONBlocks.insides(of: quotes, isInside: isInside)
        isInside = strings >> 63 == 1
        if found.controls != 0 {
            hasControls = true
            if found.controls & strings != 0 { isSound = false }
            unsafe checkBlanks(found.controls & ~strings, at: place, bytes)
        }
        let marks = found.marks & ~strings
        let scalars = ~(found.marks | found.blanks | quotes | strings)
        let starts = scalars & ~(scalars << 1 | (isInScalar ? 1 : 0))
        isInScalar = scalars >> 63 == 1
        return marks | quotes | starts
    }

    /// Checks the letters after backslashes (RFC 8259, 7). Outside strings the index holds none; there the grammar
    /// rejects a backslash.
    private mutating func checkEscapes(_ escaped: UInt64, at place: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = escaped
        while rest != 0 {
            let letter = place + rest.trailingZeroBitCount
            rest &= rest &- 1
            switch unsafe letter < bytes.count ? bytes[letter] : 0 {
            case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: break
            case 0x75:
                for offset in 1...4 {
                    let digit = unsafe letter + offset < bytes.count ? bytes[letter + offset] : 0
                    if JSONReader.hexValue(digit) == nil { isSound = false }
                }
            default: isSound = false
            }
        }
    }

    /// Only three control characters are blanks (RFC 8259, 2).
    private mutating func checkBlanks(_ controls: UInt64, at place: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = controls
        while rest != 0 {
            let byte = unsafe bytes[place + rest.trailingZeroBitCount]
            rest &= rest &- 1
            if byte != 0x0A && byte != 0x0D && byte != 0x09 { isSound = false }
        }
    }
}
