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
    /// Whether everything is ASCII without control characters, line ends included. False if unknown.
    private(set) var isPlainLine = false

    /// Scans the text in `range`; false if it isn't JSON, and the index is then meaningless.
    mutating func scan(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count && bytes.count <= Int(UInt32.max))
        var scan = JSONIndexScan()
        let room = range.count + 64
        if places.count < room { places = [UInt32](repeating: 0, count: room * 5 / 4) }
        var high: UInt64 = 0
        unsafe places.withUnsafeMutableBufferPointer { places in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress, let out = places.baseAddress else { return }
                var place = range.lowerBound
                while place < range.upperBound {
                    let left = range.upperBound - place
                    if place + 64 <= bytes.count {
                        let found = unsafe innkeeper_find_tokens(base + place)
                        high |= unsafe scan.take(found, left, at: place, bytes, out)
                    } else {
                        // The last bytes, padded with blanks.
                        var tail = [UInt8](repeating: 0x20, count: 64)
                        for offset in 0..<left { tail[offset] = unsafe bytes[place + offset] }
                        unsafe tail.withUnsafeBufferPointer { tail in
                            guard let tail = tail.baseAddress else { return }
                            high |= unsafe scan.take(innkeeper_find_tokens(tail), left, at: place, bytes, out)
                        }
                    }
                    place += 64
                }
            }
        }
        count = scan.count
        hasEscapes = scan.hasEscapes
        isPlainLine = high == 0 && !scan.hasControls
        guard scan.isSound, !scan.isInside else { return false }
        return high == 0 || UTF8Check.isValid(bytes.span, range)
    }

}

/// A scan in progress.
private struct JSONIndexScan {
    var count = 0
    var hasEscapes = false
    var isInside = false
    var isSound = true
    var hasControls = false
    private var isEscaped = false
    private var isInScalar = false

    /// Takes one block, of which `left` bytes belong to the text. Nonzero if there may be bytes outside ASCII.
    @inline(__always) mutating func take(
        _ found: innkeeper_json_tokens, _ left: Int, at place: Int, _ bytes: UnsafeBufferPointer<UInt8>,
        _ out: UnsafeMutablePointer<UInt32>
    ) -> UInt64 {
        let valid: UInt64 = left < 64 ? (1 << UInt64(left)) &- 1 : .max
        var quotes = found.quotes & valid
        let backslashes = found.backslashes & valid
        if backslashes != 0 || isEscaped {
            hasEscapes = true
            let escaped = JSONBlocks.escaped(backslashes, &isEscaped) & valid
            quotes &= ~escaped
            unsafe checkEscapes(escaped, at: place, bytes)
        }
        let strings = JSONBlocks.insides(of: quotes, isInside: isInside)
        isInside = strings >> 63 == 1
        let controls = found.controls & valid
        if controls != 0 {
            hasControls = true
            if controls & strings != 0 { isSound = false }
            unsafe checkBlanks(controls & ~strings, at: place, bytes)
        }
        let marks = found.marks & valid & ~strings
        let scalars = ~(found.marks | found.blanks | quotes | strings) & valid
        let starts = scalars & ~(scalars << 1 | (isInScalar ? 1 : 0))
        isInScalar = scalars >> 63 == 1
        var rest = marks | quotes | starts
        let first = UInt32(truncatingIfNeeded: place)
        var written = count
        count += rest.nonzeroBitCount
        // Eight at a time: excess entries are overwritten later.
        while written < count {
            for step in 0..<8 {
                unsafe out[written &+ step] = first &+ UInt32(truncatingIfNeeded: rest.trailingZeroBitCount)
                rest &= rest &- 1
            }
            written &+= 8
        }
        return found.high
    }

    /// Checks the letters after backslashes (RFC 8259, 7). Outside strings the index holds none; there the grammar
    /// rejects a backslash.
    private mutating func checkEscapes(_ escaped: UInt64, at place: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = escaped
        while rest != 0 {
            let letter = place + rest.trailingZeroBitCount
            rest &= rest &- 1
            switch unsafe bytes[letter] {
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
