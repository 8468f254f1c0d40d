/// What the reference makes of a line's group, name and parameters, if that depends on no other bytes.
struct VCardKnownHead: Sendable {
    /// What to do with the line.
    enum Use: Sendable {
        /// The property isn't needed.
        case passed
        /// The property isn't needed, but its value may continue in ways other than folds.
        case skipped(VCardEncoding)
        /// BEGIN or END.
        case bound
        case version, kind
        /// A BDAY without parameters but VALUE=date.
        case birthday(isDate: Bool)
        /// A property that the choice has one value of, not in base64.
        case value(VCardName, VCardEncoding)
        /// Left to the reference.
        case odd
    }

    /// The number of bytes before the colon: less than 64.
    let length: Int32
    let use: Use
    /// On the scale of `VCardContents.preference`.
    let preference: UInt8
}

/// The heads read so far. Address books write the same few again and again: the reference reads each once; after that
/// it is recognised by its bytes.
struct VCardKnownHeads: Sendable {
    private var heads: [VCardKnownHead] = []
    /// 64 for each head.
    private var bytes: [UInt8] = []
    /// A hash table of heads; the search goes from slot to slot until it finds a free one.
    private var slots: [UInt8] = []
    /// The head that last followed the same few heads.
    private var followers: [UInt8] = []
    /// The last few heads, the latest in the lowest bits.
    private var history = 0

    var count: Int { heads.count }

    private static let capacity = 128
    private static let slotCount = 1024
    private static let historyCount = 4096
    private static let free: UInt8 = 255

    /// The head of the line that begins at `start`, if known; otherwise call `add`.
    @inline(__always)
    mutating func find(_ source: borrowing Span<UInt8>, _ start: Int) -> VCardKnownHead? {
        if heads.isEmpty { return nil }
        // Address books repeat themselves: the next head is mostly the one that followed before.
        var index = Int(followers[history])
        if index >= heads.count || !isHead(index, source, start) {
            var slot = VCardKnownHeads.slot(source, start)
            repeat {
                if slots[slot] == VCardKnownHeads.free { return nil }
                index = Int(slots[slot])
                slot = (slot + 1) % VCardKnownHeads.slotCount
            } while !isHead(index, source, start)
        }
        follow(index)
        return heads[index]
    }

    @inline(__always)
    private mutating func follow(_ index: Int) {
        if followers[history] != UInt8(truncatingIfNeeded: index) { followers[history] = UInt8(index) }
        history = (history &<< 3 ^ index) & (VCardKnownHeads.historyCount - 1)
    }

    /// Remembers the line's head. When there are too many, all earlier ones are forgotten.
    mutating func add(_ head: VCardKnownHead, _ source: borrowing Span<UInt8>, _ start: Int) {
        if slots.isEmpty || heads.count == VCardKnownHeads.capacity {
            heads.removeAll(keepingCapacity: true)
            bytes.removeAll(keepingCapacity: true)
            slots = [UInt8](repeating: VCardKnownHeads.free, count: VCardKnownHeads.slotCount)
            followers = [UInt8](repeating: 0, count: VCardKnownHeads.historyCount)
        }
        var slot = VCardKnownHeads.slot(source, start)
        while slots[slot] != VCardKnownHeads.free { slot = (slot + 1) % VCardKnownHeads.slotCount }
        slots[slot] = UInt8(heads.count)
        follow(heads.count)
        heads.append(head)
        for index in start..<start + 64 { bytes.append(index <= start + Int(head.length) ? source[index] : 0) }
    }

    /// Whether the line begins with that head and a colon.
    @inline(__always)
    private func isHead(_ index: Int, _ source: borrowing Span<UInt8>, _ start: Int) -> Bool {
        ByteBlocks.areEqual(source, start, bytes.span, 64 &* index, Int(heads[index].length) &+ 1)
    }

    /// The slot where the search for a line's head begins: a hash of its bytes before the first colon, eight at a time.
    @inline(__always)
    private static func slot(_ source: borrowing Span<UInt8>, _ start: Int) -> Int {
        var hash: UInt64 = 0
        var position = start
        for _ in 0..<8 {
            let word = ByteWords.short(copy source, position, min(position + 8, source.count))
            // The lowest of these bits is in the first byte that is a colon.
            let other = word ^ 0x3A3A_3A3A_3A3A_3A3A
            let colons = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
            let before = ((colons & (0 &- colons)) &>> 7) &- 1
            hash = (hash ^ (word & before)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 32
            if colons != 0 { break }
            position = min(position + 8, source.count)
        }
        return Int((hash &* 0xC2B2_AE3D_27D4_EB4F) &>> 54)
    }
}

extension VCardContents {
    /// Reads the head of the line from `start` to `end` with the reference; nil if it has no colon among its first 64
    /// bytes, isn't a head, or depends on the card's version.
    mutating func readHead(_ start: Int, _ end: Int) -> VCardKnownHead? {
        var isQuoted = false
        guard let colon = VCardHead.colon(source.span, start, min(end, start + 64), &isQuoted),
            !source[start..<colon].contains(UInt8(ascii: "^"))
        else { return nil }
        let mark = textEnd
        let first = parameters.count
        decoded.append(contentsOf: source[start..<colon])
        defer { drop(from: mark, parameters: first) }
        let head = VCardHead(self, from: mark)
        if head.hasParameters { readParameters(from: head.parameterStart) }
        guard isName(head.name) else { return nil }
        let encoding = head.hasParameters ? self.encoding(from: first) : .plain
        let use = use(of: head.name, encoding, parameters: first, isBare: colon - start == head.name.count)
        var preference = 101
        if case .value(let name, _) = use { preference = self.preference(of: name, first..<parameters.count) }
        return VCardKnownHead(
            length: Int32(colon - start), use: use, preference: UInt8(truncatingIfNeeded: preference))
    }

    private func use(
        of text: VCardText, _ encoding: VCardEncoding, parameters first: Int, isBare: Bool
    ) -> VCardKnownHead.Use {
        guard let name = name(text) else {
            let word = word(text)
            if word == VCardNameScan.begin || word == VCardNameScan.end { return isBare ? .bound : .odd }
            if word == VCardNameScan.agent { return .odd }
            return encoding == .plain ? .passed : .skipped(encoding)
        }
        let isCharsetKnown = parameters[first...].allSatisfy {
            !equals($0.name, "CHARSET") || equals($0.value, "UTF-8")
        }
        if encoding == .base64 || !isCharsetKnown { return .odd }
        switch name {
        case .formattedName, .telephone, .email, .uid, .name, .organization, .nickname: return .value(name, encoding)
        case .version where encoding == .plain: return .version
        case .kind where encoding == .plain: return .kind
        case .birthday where parameters.count == first: return .birthday(isDate: false)
        case .birthday where parameters.count == first + 1:
            let isDate = equals(parameters[first].name, "VALUE") && equals(parameters[first].value, "DATE")
            return isDate ? .birthday(isDate: true) : .odd
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: return .odd
        }
    }
}
