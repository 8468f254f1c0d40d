// DANGER: reads through pointers, 64 bytes at a time, whole blocks only. Tests run it and `referenceEnd` on the same
// bytes.

internal import CInnkeeperByteScan

extension JSONSkip {
    /// How many blocks of 64 bytes are looked at between two calls: few, as most values are short.
    private static let room = 4

    /// The same as `referenceEnd`, but 64 bytes at a time.
    public mutating func end(in bytes: [UInt8], from start: Int, variant: ScanVariant = .best) -> Int? {
        precondition(start >= 0)
        var place = start
        if depth == 0 {
            // The first byte tells a string from an array or object. Top-level strings are rare: the reference will do.
            guard !isInString, place < bytes.count, bytes[place] != 0x22 else {
                return referenceEnd(in: bytes, from: place)
            }
            depth = 1
            place += 1
        }
        let found: Int? = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe withUnsafeTemporaryAllocation(of: innkeeper_json_brackets.self, capacity: Self.room) { room in
                guard let base = bytes.baseAddress, let found = room.baseAddress else { return nil }
                while place + 64 <= bytes.count {
                    let count = min((bytes.count - place) / 64, Self.room)
                    let ran = unsafe innkeeper_find_brackets(variant.code, base + place, count, found)
                    precondition(ran == variant.code)
                    for block in 0..<count {
                        if let end = unsafe cross(found[block]) { return place + end }
                        place += 64
                    }
                }
                return nil
            }
        }
        return found ?? referenceEnd(in: bytes, from: place)
    }

    /// Passes over one block; returns where in it the value ends, or nil.
    @inline(__always) private mutating func cross(_ found: innkeeper_json_brackets) -> Int? {
        var quotes = found.quotes
        if found.backslashes != 0 || isEscaped {
            quotes &= ~JSONBlocks.escaped(found.backslashes, &isEscaped)
        }
        let strings = JSONBlocks.insides(of: quotes, isInside: isInString)
        let opening = found.opening & ~strings
        let closing = found.closing & ~strings
        isInString = strings >> 63 == 1
        if opening | closing == 0 { return nil }
        let closed = closing.nonzeroBitCount
        if closed < depth {
            depth += opening.nonzeroBitCount - closed
            return nil
        }
        var brackets = opening | closing
        while brackets != 0 {
            let bit = brackets & (~brackets &+ 1)
            if opening & bit != 0 {
                depth += 1
            } else {
                depth -= 1
                if depth == 0 { return brackets.trailingZeroBitCount + 1 }
            }
            brackets &= ~bit
        }
        return nil
    }
}

/// What the JSON scans share: 64 bytes as the bits of a word.
enum JSONBlocks {
    /// The bytes after a backslash that isn't itself escaped. `isEscaped`: on entry whether the first byte is escaped,
    /// on return whether the one after the last is.
    @inline(__always) static func escaped(_ backslashes: UInt64, _ isEscaped: inout Bool) -> UInt64 {
        let first: UInt64 = isEscaped ? 1 : 0
        let escapes = backslashes & ~first
        // Of a run of backslashes every other one escapes the byte after it: those at even places if the run begins at
        // one, else those at odd ones. Adding its first bit to a run that begins at an odd place clears it, so that only
        // the other runs turn the pattern around.
        let next = escapes << 1 | first
        let odd: UInt64 = 0xAAAA_AAAA_AAAA_AAAA
        let (sum, isOver) = escapes.addingReportingOverflow(escapes & odd & ~next)
        isEscaped = isOver
        return (~odd ^ sum << 1) & next
    }

    /// The bytes from each opening quote up to the closing one. `isInside`: whether a string was already open.
    @inline(__always) static func insides(of quotes: UInt64, isInside: Bool) -> UInt64 {
        var mask = quotes
        mask ^= mask << 1
        mask ^= mask << 2
        mask ^= mask << 4
        mask ^= mask << 8
        mask ^= mask << 16
        mask ^= mask << 32
        return isInside ? ~mask : mask
    }
}
