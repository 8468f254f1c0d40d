// DANGER: reads bytes, index and names through pointers, and writes members through one; each place is compared with
// the number of places before it is read, each member with the available room. Tests and a fuzzer run it and
// `JSONOutline.read(reference:)` on the same bytes.

extension JSONCursor {
    /// Builds the outline of the text that was begun, checking it on the way; on failure returns false and leaves the
    /// cursor at the beginning of the text.
    public mutating func outline(into outline: inout JSONOutline) -> Bool {
        outline.clear()
        let hasEscapes = index.hasEscapes
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe index.places.withUnsafeBufferPointer { places in
                guard let base = bytes.baseAddress, let list = places.baseAddress else { return false }
                let walk = unsafe JSONWalk(
                    bytes: base, size: bytes.count, end: end, places: list, count: index.count, levels: depthLimit - 1)
                guard unsafe index.count > 0 && depthLimit > 1 && base[walk.at(0)] == 0x7B else { return false }
                return unsafe JSONOutline.fill(
                    &outline.members, &outline.count, &outline.pairs, walk, outline.names, outline.treatment, hasEscapes
                )
            }
        }
    }
}

extension JSONOutline {
    /// Walks over all members of the object whose bracket is the first token.
    fileprivate static func fill(
        _ members: inout [Member], _ count: inout Int, _ pairs: inout JSONPairTree, _ walk: JSONWalk,
        _ names: JSONNames, _ treatment: [Treatment], _ hasEscapes: Bool
    ) -> Bool {
        unsafe members.withUnsafeMutableBufferPointer { out in
            unsafe names.words.withUnsafeBufferPointer { words in
                unsafe names.places.withUnsafeBufferPointer { places in
                    unsafe treatment.withUnsafeBufferPointer { treatment in
                        guard let out = out.baseAddress, let start = words.baseAddress,
                            let places = places.baseAddress, let treatment = treatment.baseAddress
                        else { return false }
                        var filling = unsafe JSONOutlineFilling(
                            out: out, words: start, places: places, slots: words.count, treatment: treatment,
                            hasEscapes: hasEscapes)
                        let isWhole = unsafe filling.fill(walk, names, &pairs)
                        count = unsafe filling.count
                        return isWhole
                    }
                }
            }
        }
    }
}

/// An outline in the making.
@unsafe private struct JSONOutlineFilling {
    let out: UnsafeMutablePointer<JSONOutline.Member>
    /// The table of `JSONNames`, and its number of slots.
    let words: UnsafePointer<JSONWord>
    let places: UnsafePointer<Int>
    let slots: Int
    /// Indexed by name.
    let treatment: UnsafePointer<JSONOutline.Treatment>
    /// Whether any text may have escapes.
    let hasEscapes: Bool
    var count = 0
    var isOpen = false
    var hasPairs = false

    mutating func fill(_ walk: JSONWalk, _ names: JSONNames, _ pairs: inout JSONPairTree) -> Bool {
        var place = 1
        var isFirst = true
        while unsafe place < walk.count {
            var at = unsafe walk.at(place)
            if unsafe walk.bytes[at] == 0x7D {
                place += 1
                guard unsafe isOpen else { return unsafe place == walk.count }
                unsafe isOpen = false
                isFirst = false
                guard unsafe append(JSONOutline.Member(name: -1, kind: .end)) else { return false }
                continue
            }
            if !isFirst {
                guard unsafe walk.bytes[at] == 0x2C else { return false }
                place += 1
                guard unsafe place < walk.count else { return false }
                at = unsafe walk.at(place)
            }
            isFirst = false
            guard let close = unsafe walk.key(&place), unsafe !hasEscapes || !walk.hasBackslash(at + 1, close) else {
                return false
            }
            let name = unsafe find(walk, at + 1, close, names)
            if name < 0 {
                // Most values are strings: steps over them here, without a call.
                guard unsafe place < walk.count else { return false }
                if unsafe walk.bytes[walk.at(place)] == 0x22 {
                    place += 2
                } else {
                    guard unsafe walk.skipValue(&place, levels: levels(walk)) else { return false }
                }
            } else {
                guard unsafe takeValue(name, walk, &place, &isFirst, &pairs) else { return false }
            }
        }
        return false
    }

    @inline(__always) private mutating func takeValue(
        _ name: Int, _ walk: JSONWalk, _ place: inout Int, _ isFirst: inout Bool, _ pairs: inout JSONPairTree
    ) -> Bool {
        guard unsafe place < walk.count else { return false }
        let at = unsafe walk.at(place)
        let first = unsafe walk.bytes[at]
        var member = JSONOutline.Member(name: name, kind: .text)
        if first == 0x22 {
            member.start = at + 1
            member.end = unsafe walk.at(place + 1)
            if unsafe hasEscapes && walk.hasBackslash(member.start, member.end) { member.kind = .escaped }
            place += 2
        } else if first == 0x7B || first == 0x5B {
            let treatment = unsafe treatment[name]
            if unsafe first == 0x7B && treatment == .open && !isOpen {
                guard unsafe levels(walk) > 0 else { return false }
                member.kind = .opened
                place += 1
                unsafe isOpen = true
                isFirst = true
            } else if first == 0x5B && treatment == .readPairs {
                guard unsafe !hasPairs && levels(walk) > 0 else { return false }
                unsafe hasPairs = true
                member.kind = .pairs
                place += 1
                guard unsafe walk.pairs(&place, into: &pairs, levels: levels(walk)) else { return false }
            } else {
                member.kind = first == 0x7B ? .object : .array
                guard unsafe walk.skipNested(&place, levels: levels(walk)) else { return false }
            }
        } else {
            member.kind = first == 0x2D || first &- 0x30 < 10 ? .number : .word
            member.start = at
            member.end = unsafe walk.scalarEnd(at, first)
            guard member.end > 0 else { return false }
            place += 1
        }
        return unsafe append(member)
    }

    /// How many more arrays and objects may be nested in the open object.
    @inline(__always) private func levels(_ walk: JSONWalk) -> Int { unsafe isOpen ? walk.levels - 1 : walk.levels }

    @inline(__always) private mutating func append(_ member: JSONOutline.Member) -> Bool {
        guard unsafe count < JSONOutline.room else { return false }
        unsafe out[count] = member
        unsafe count += 1
        return true
    }

    /// The index of a key in the names, or -1.
    @inline(__always) private func find(_ walk: JSONWalk, _ start: Int, _ end: Int, _ names: JSONNames) -> Int {
        let word = unsafe walk.word(start, end - start)
        var slot = unsafe JSONNames.slot(word, slots)
        while unsafe words[slot].count >= 0 {
            if unsafe words[slot] == word {
                let place = unsafe places[slot]
                if word.count <= 16 { return place }
                let text = unsafe Array(UnsafeBufferPointer(start: walk.bytes + start, count: end - start))
                if names.isName(text[...], place) { return place }
            }
            unsafe slot = (slot + 1) & (slots - 1)
        }
        return -1
    }
}

extension JSONWalk {
    /// Whether there is a backslash from `start` up to `end`.
    func hasBackslash(_ start: Int, _ end: Int) -> Bool {
        var place = start
        while unsafe place < end && place + 8 <= size {
            let word = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
            let left = end - place
            // Bytes behind the end become others.
            let others = word ^ 0x5C5C_5C5C_5C5C_5C5C | (left < 8 ? .max << UInt64(8 * left) : 0)
            if (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0 { return true }
            place += 8
        }
        while place < end {
            if unsafe bytes[place] == 0x5C { return true }
            place += 1
        }
        return false
    }
}
