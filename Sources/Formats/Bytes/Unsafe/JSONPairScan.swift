// DANGER: reads bytes and index through pointers; each place is compared with the number of places before it is read,
// and eight bytes are read at once only where that many are left. Tests run it and the plain reader on the same bytes.

extension JSONCursor {
    /// The word of the last token, loaded eight bytes at a time.
    public var word: JSONWord {
        let isText = bytes[tokenStart] == 0x22
        let start = isText ? tokenStart + 1 : tokenStart
        let count = (isText ? tokenEnd - 1 : tokenEnd) - start
        guard start + 8 <= bytes.count, start + count <= bytes.count else { return JSONWord(rawText) }
        return unsafe bytes.withUnsafeBytes { bytes in
            let head = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            if count <= 8 {
                return JSONWord(head: count == 8 ? head : head & ((1 << UInt64(8 * count)) &- 1), tail: 0, count: count)
            }
            let tail = unsafe bytes.loadUnaligned(fromByteOffset: start + count - 8, as: UInt64.self)
            return JSONWord(head: head, tail: UInt64(littleEndian: tail), count: count)
        }
    }

    /// The length of the number that begins at `start`; nil if it isn't one.
    func numberLength(from start: Int) -> Int? {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, start < end, end <= bytes.count else { return nil }
            return unsafe JSONNumber.length(base + start, left: end - start)
        }
    }

    /// Reads arrays of plain numbers in one go; anything else from the start with the plain reader.
    public mutating func readPairs(_ event: JSONEvent, into tree: inout JSONPairTree) throws(JSONError) {
        if event == .arrayStart {
            let before = upcoming
            var fast = JSONPairTree()
            if let after = scanPairs(into: &fast) {
                upcoming = after
                depth -= 1
                tokenStart = Int(index.places[after - 1])
                tokenEnd = tokenStart + 1
                endValue()
                tree = fast
                return
            }
            upcoming = before
        }
        try tree.read(event, from: &self)
    }

    /// The place after the open array, if it holds only arrays and plain numbers.
    private func scanPairs(into tree: inout JSONPairTree) -> Int? {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe index.places.withUnsafeBufferPointer { places in
                guard let bytes = bytes.baseAddress, let list = places.baseAddress else { return nil }
                let walk = unsafe JSONWalk(
                    bytes: bytes, size: self.bytes.count, end: end, places: list, count: index.count,
                    levels: depthLimit - depth + 1)
                var place = upcoming
                return unsafe walk.pairs(&place, into: &tree, levels: walk.levels) ? place : nil
            }
        }
    }
}

extension JSONWalk {
    /// Steps past the opened array if it holds only arrays and plain numbers; false otherwise.
    @inline(__always) func pairs(_ place: inout Int, into tree: inout JSONPairTree, levels: Int) -> Bool {
        if let point = unsafe point(place) {
            tree.endArray(point, numbers: 2, level: 1)
            place += 4
            return true
        }
        var level = 1
        var numbers = 0
        var pair = JSONPair(0, 0)
        // What may come next: a value (or the end, right after an opening bracket), or what follows a value.
        var isFirst = true
        var wantsValue = true
        while unsafe place < count {
            let at = unsafe at(place)
            let byte = unsafe bytes[at]
            place += 1
            if byte == 0x2C {
                guard !wantsValue else { return false }
                wantsValue = true
                isFirst = false
            } else if byte == 0x5B {
                guard wantsValue, level < levels else { return false }
                if numbers > 0 { tree.isRegular = false }
                numbers = 0
                if let point = unsafe point(place) {
                    pair = point
                    tree.endArray(point, numbers: 2, level: level + 1)
                    place += 4
                    wantsValue = false
                    isFirst = false
                } else {
                    level += 1
                    isFirst = true
                }
            } else if byte == 0x5D {
                guard isFirst || !wantsValue else { return false }
                tree.endArray(pair, numbers: numbers, level: level)
                numbers = 0
                level -= 1
                if level == 0 { return true }
                wantsValue = false
                isFirst = false
            } else {
                guard wantsValue, let number = unsafe JSONNumber.plain(bytes + at, left: end - at) else { return false }
                if numbers == 0 { pair.first = number } else if numbers == 1 { pair.second = number }
                numbers += 1
                wantsValue = false
                isFirst = false
            }
        }
        return false
    }

    /// The pair that begins at `place`, if it is written as points nearly always are: two coordinates, and blanks only
    /// before the second. It is four places long, the closing bracket included.
    @inline(__always) private func point(_ place: Int) -> JSONPair? {
        guard unsafe place + 3 < count else { return nil }
        let comma = unsafe at(place + 1)
        let close = unsafe at(place + 3)
        guard unsafe bytes[comma] == 0x2C && bytes[close] == 0x5D,
            let first = unsafe JSONNumber.degrees(bytes, at(place), comma),
            let second = unsafe JSONNumber.degrees(bytes, at(place + 2), close)
        else { return nil }
        return JSONPair(first, second)
    }
}

extension JSONNumber {
    /// The number that all bytes from `start` up to `end` are, if it has one to four digits before the point and one to
    /// seven after it, as degrees have; nil for all others. The byte at `end` may be read.
    @inline(__always) static func degrees(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Double? {
        guard end >= 8 else { return nil }
        // The last eight bytes. If the number is shorter, a point before it makes `whole` too small below.
        let tail = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + (end &- 8)).loadUnaligned(as: UInt64.self))
        let others = tail ^ 0x2E2E_2E2E_2E2E_2E2E
        let points = ~(((others & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | others | 0x7F7F_7F7F_7F7F_7F7F)
        // How many bits of the tail the first point ends.
        let passed = UInt64(truncatingIfNeeded: points.trailingZeroBitCount &+ 1)
        guard passed < 64 else { return nil }
        let decimals = Int(truncatingIfNeeded: 8 &- passed >> 3)
        let isNegative = unsafe bytes[start] == 0x2D
        let first = isNegative ? start &+ 1 : start
        let whole = end &- decimals &- 1 &- first
        guard whole > 0 && whole <= 4, unsafe whole == 1 || bytes[first] != 0x30 else { return nil }
        // Digits with zeros before them; neighbours join, as in `digits`.
        var fraction = ((tail ^ 0x3030_3030_3030_3030) &>> passed) &<< passed
        var integer = unsafe UInt32(littleEndian: UnsafeRawPointer(bytes + first).loadUnaligned(as: UInt32.self))
        integer = (integer ^ 0x3030_3030) &<< UInt32(truncatingIfNeeded: 32 &- 8 &* whole)
        let wrong = ((fraction &+ 0x7676_7676_7676_7676) | fraction) & 0x8080_8080_8080_8080
        let wrongToo = ((integer &+ 0x7676_7676) | integer) & 0x8080_8080
        guard wrong | UInt64(wrongToo) == 0 else { return nil }
        integer = (integer &* 10 &+ integer >> 8) & 0x00FF_00FF
        integer = (integer &* 100 &+ integer >> 16) & 0x0000_FFFF
        fraction = (fraction &* 10 &+ fraction >> 8) & 0x00FF_00FF_00FF_00FF
        fraction = (fraction &* 100 &+ fraction >> 16) & 0x0000_FFFF_0000_FFFF
        fraction = (fraction &* 10000 &+ fraction >> 32) & 0xFFFF_FFFF
        // Below 10^11, so that both are exact.
        let power = powerOfTen(decimals)
        let magnitude =
            Double(Int64(bitPattern: UInt64(integer) &* power &+ fraction)) / Double(Int64(bitPattern: power))
        return isNegative ? -magnitude : magnitude
    }

    /// The number at `bytes`, of which `left` may be read: at most nineteen digits with or without a point, followed by
    /// a blank, punctuation or nothing. nil for all others, which are rare or invalid.
    @inline(__always) static func plain(_ bytes: UnsafePointer<UInt8>, left: Int) -> Double? {
        let isNegative = unsafe left > 0 && bytes[0] == 0x2D
        var place = isNegative ? 1 : 0
        let first = place
        var mantissa: UInt64 = 0
        unsafe digits(bytes, left, &place, &mantissa)
        let whole = place - first
        guard unsafe whole > 0 && (whole == 1 || bytes[first] != 0x30) else { return nil }
        var decimals = 0
        if unsafe place < left && bytes[place] == 0x2E {
            place += 1
            let point = place
            unsafe digits(bytes, left, &place, &mantissa)
            decimals = place - point
            guard decimals > 0 else { return nil }
        }
        guard whole + decimals <= 19 else { return nil }
        if place < left {
            let byte = unsafe bytes[place]
            guard byte <= 0x20 || byte == 0x2C || byte == 0x5D || byte == 0x7D else { return nil }
        }
        let magnitude = value(mantissa, decimals: decimals)
        return isNegative ? -magnitude : magnitude
    }

    /// Adds the digits at `place` to `mantissa`, up to eight at a time.
    @inline(__always) private static func digits(
        _ bytes: UnsafePointer<UInt8>, _ left: Int, _ place: inout Int, _ mantissa: inout UInt64
    ) {
        while place + 8 <= left {
            let word = unsafe UInt64(
                littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
            let digits = word ^ 0x3030_3030_3030_3030
            let count = JSONNumber.digitCount(digits)
            guard count > 0 else { return }
            // Pads to eight digits with leading zeros. Neighbours join: two digits in 16 bits, four in 32, eight in 64.
            var value = digits &<< UInt64(64 - 8 * count)
            value = (value &* 10 &+ value >> 8) & 0x00FF_00FF_00FF_00FF
            value = (value &* 100 &+ value >> 16) & 0x0000_FFFF_0000_FFFF
            value = (value &* 10000 &+ value >> 32) & 0xFFFF_FFFF
            mantissa = mantissa &* JSONNumber.powerOfTen(count) &+ value
            place += count
            if count < 8 { return }
        }
        while place < left {
            let digit = unsafe bytes[place] &- 0x30
            guard digit < 10 else { return }
            mantissa = mantissa &* 10 &+ UInt64(digit)
            place += 1
        }
    }

    /// How many of eight bytes, from the lowest on, are digits; `word` has each digit's value in place of its
    /// character.
    @inline(__always) static func digitCount(_ word: UInt64) -> Int {
        // 118 plus a byte below 10 doesn't reach 128. Only bytes after the first non-digit may come out wrong.
        let others = ((word &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
        return others.trailingZeroBitCount >> 3
    }
}
