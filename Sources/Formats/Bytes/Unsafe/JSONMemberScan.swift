// DANGER: reads bytes and index through pointers; each place is compared with the number of places before it is read.
// Tests run it and the plain member reader on the same bytes.

extension JSONCursor {
    /// See `JSONTokens`; checks unrequested values without making events of them.
    public mutating func nextMember(of names: JSONNames) throws(JSONError) -> Int? {
        guard state == .firstKey || state == .afterMember else { throw refusal }
        let found = scanMembers(names)
        guard let name = found.name else { throw refusal }
        upcoming = found.upcoming
        tokenStart = found.start
        tokenEnd = found.end
        if name >= 0 {
            state = .value
            return name
        }
        depth -= 1
        endValue()
        return nil
    }

    private struct Found {
        /// -1 for the end of the object, nil if the text isn't JSON.
        var name: Int?
        var upcoming = 0
        var start = 0
        var end = 0
    }

    private func scanMembers(_ names: JSONNames) -> Found {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe index.places.withUnsafeBufferPointer { places in
                guard let base = bytes.baseAddress, let list = places.baseAddress else { return Found() }
                let walk = unsafe JSONWalk(
                    bytes: base, size: bytes.count, end: end, places: list, count: index.count,
                    levels: depthLimit - depth)
                var place = upcoming
                var isFirst = state == .firstKey
                while place < index.count {
                    var at = unsafe walk.at(place)
                    if unsafe base[at] == 0x7D {
                        return Found(name: -1, upcoming: place + 1, start: at, end: at + 1)
                    }
                    if !isFirst {
                        guard unsafe base[at] == 0x2C else { return Found() }
                        place += 1
                        guard place < index.count else { return Found() }
                        at = unsafe walk.at(place)
                    }
                    isFirst = false
                    guard let name = unsafe walk.key(&place) else { return Found() }
                    let start = at + 1
                    let length = name - start
                    if let known = unsafe lookUp(walk.word(start, length), start..<name, names) {
                        return Found(name: known, upcoming: place, start: at, end: name + 1)
                    }
                    guard unsafe walk.skipValue(&place, levels: walk.levels) else { return Found() }
                }
                return Found()
            }
        }
    }

    /// The index of a key in `names`.
    @inline(__always) private func lookUp(_ word: JSONWord, _ range: Range<Int>, _ names: JSONNames) -> Int? {
        if index.hasEscapes, bytes[range].contains(0x5C) {
            var text: [UInt8] = []
            JSONReader.appendDecoded(bytes[range], to: &text)
            return names.place(of: JSONWord(text), text[...])
        }
        return names.place(of: word, bytes[range])
    }
}

/// Walks over the tokens of an index without making events.
@unsafe struct JSONWalk {
    let bytes: UnsafePointer<UInt8>
    /// How many bytes are readable, and where the text ends.
    let size: Int
    let end: Int
    let places: UnsafePointer<UInt32>
    let count: Int
    /// How many more arrays and objects may be nested from here.
    let levels: Int

    @inline(__always) func at(_ place: Int) -> Int { unsafe Int(places[place]) }

    /// Steps over a key and its colon; returns the offset of its closing quote.
    @inline(__always) func key(_ place: inout Int) -> Int? {
        guard unsafe place + 2 < count && bytes[at(place)] == 0x22 && bytes[at(place + 2)] == 0x3A else { return nil }
        let close = unsafe at(place + 1)
        place += 3
        return close
    }

    @inline(__always) func word(_ start: Int, _ length: Int) -> JSONWord {
        guard unsafe start + 8 <= size else {
            return unsafe JSONWord(Array(UnsafeBufferPointer(start: bytes + start, count: length)))
        }
        let raw = unsafe UnsafeRawPointer(bytes + start)
        let head = unsafe UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        if length < 8 { return JSONWord(head: head & ((1 << UInt64(8 * length)) &- 1), tail: 0, count: length) }
        if length == 8 { return JSONWord(head: head, tail: 0, count: length) }
        let tail = unsafe (raw + (length - 8)).loadUnaligned(as: UInt64.self)
        return JSONWord(head: head, tail: UInt64(littleEndian: tail), count: length)
    }

    /// Steps over one value; false if it isn't JSON, or is nested deeper than a word has bits and is left to the plain
    /// reader.
    @inline(__always) func skipValue(_ place: inout Int, levels: Int) -> Bool {
        guard unsafe place < count else { return false }
        let start = unsafe at(place)
        let first = unsafe bytes[start]
        if first == 0x22 {
            place += 2
            return true
        }
        if first == 0x7B || first == 0x5B { return unsafe skipNested(&place, levels: levels) }
        place += 1
        return unsafe scalarEnd(start, first) > 0
    }

    func skipNested(_ place: inout Int, levels: Int) -> Bool {
        // One bit per level, the lowest for the innermost: 1 for an object.
        var kinds: UInt64 = 0
        var level = 0
        // What may come next: a value (or the end, right after an opening bracket), or what follows a value.
        var isFirst = false
        var wantsValue = true
        while unsafe place < count {
            let start = unsafe at(place)
            let byte = unsafe bytes[start]
            if byte == 0x2C {
                guard !wantsValue else { return false }
                place += 1
                wantsValue = true
                isFirst = false
                if kinds & 1 == 1 { guard unsafe key(&place) != nil else { return false } }
            } else if byte == 0x22 {
                // A key follows an object's opening bracket; everywhere else a string is a value.
                guard wantsValue else { return false }
                if isFirst, kinds & 1 == 1 {
                    guard unsafe key(&place) != nil else { return false }
                    isFirst = false
                } else {
                    place += 2
                    wantsValue = false
                    isFirst = false
                }
            } else if byte == 0x7B || byte == 0x5B {
                guard wantsValue, level < 64, level < levels, !(isFirst && kinds & 1 == 1) else {
                    return false
                }
                kinds = kinds << 1 | (byte == 0x7B ? 1 : 0)
                level += 1
                isFirst = true
                place += 1
            } else if byte == 0x7D || byte == 0x5D {
                guard isFirst || !wantsValue, kinds & 1 == (byte == 0x7D ? 1 : 0) else { return false }
                place += 1
                kinds >>= 1
                level -= 1
                if level == 0 { return true }
                isFirst = false
                wantsValue = false
            } else {
                guard wantsValue, !(isFirst && kinds & 1 == 1), unsafe scalarEnd(start, byte) > 0 else { return false }
                place += 1
                wantsValue = false
                isFirst = false
            }
        }
        return false
    }

    /// Where the number or word that begins at `start` ends; 0 if it isn't one, or no blank or punctuation follows it.
    @inline(__always) func scalarEnd(_ start: Int, _ first: UInt8) -> Int {
        let left = unsafe end - start
        let text = unsafe bytes + start
        if first &- 0x31 < 9, left >= 8 {
            // Most numbers are whole and short: one load shows their digits and what follows them.
            let word = unsafe UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
            let count = JSONNumber.digitCount(word ^ 0x3030_3030_3030_3030)
            let next = UInt8(truncatingIfNeeded: word &>> UInt64(8 * count))
            if count < 8, next == 0x2C || next == 0x5D || next == 0x7D || next <= 0x20 { return start + count }
        }
        let length: Int
        if first == 0x2D || first &- 0x30 < 10 {
            guard let number = unsafe JSONNumber.length(text, left: left) else { return 0 }
            length = number
        } else if first == 0x74 {
            guard unsafe left >= 4 && text[1] == 0x72 && text[2] == 0x75 && text[3] == 0x65 else { return 0 }
            length = 4
        } else if first == 0x66 {
            guard unsafe left >= 5 && text[1] == 0x61 && text[2] == 0x6C && text[3] == 0x73 && text[4] == 0x65 else {
                return 0
            }
            length = 5
        } else if first == 0x6E {
            guard unsafe left >= 4 && text[1] == 0x75 && text[2] == 0x6C && text[3] == 0x6C else { return 0 }
            length = 4
        } else {
            return 0
        }
        guard length < left else { return start + length }
        let byte = unsafe text[length]
        return byte <= 0x20 || byte == 0x2C || byte == 0x5D || byte == 0x7D ? start + length : 0
    }
}

extension JSONNumber {
    /// The length of the number at `bytes`, of which `left` may be read, by the grammar of RFC 8259, 6.
    @inline(__always) static func length(_ bytes: UnsafePointer<UInt8>, left: Int) -> Int? {
        var place = unsafe left > 0 && bytes[0] == 0x2D ? 1 : 0
        let first = place
        unsafe skipDigits(bytes, left, &place)
        guard unsafe place > first && (place == first + 1 || bytes[first] != 0x30) else { return nil }
        if unsafe place < left && bytes[place] == 0x2E {
            let point = place + 1
            place = point
            unsafe skipDigits(bytes, left, &place)
            guard place > point else { return nil }
        }
        if unsafe place < left && bytes[place] | 0x20 == 0x65 {
            place += 1
            if unsafe place < left && (bytes[place] == 0x2B || bytes[place] == 0x2D) { place += 1 }
            let exponent = place
            unsafe skipDigits(bytes, left, &place)
            guard place > exponent else { return nil }
        }
        return place
    }

    @inline(__always) private static func skipDigits(_ bytes: UnsafePointer<UInt8>, _ left: Int, _ place: inout Int) {
        while place + 8 <= left {
            let word = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
            let count = JSONNumber.digitCount(word ^ 0x3030_3030_3030_3030)
            place += count
            if count < 8 { return }
        }
        while unsafe place < left && bytes[place] &- 0x30 < 10 { place += 1 }
    }
}
