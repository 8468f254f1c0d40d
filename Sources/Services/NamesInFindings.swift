package import InnkeeperCore

extension KnownNames {
    /// The names of people in a run's data that occur in the texts of its findings, however they are written.
    package static func find(in findings: Findings, of dataset: Dataset) -> KnownNames {
        var texts = SoughtNames()
        findings.forEachPossibleName { texts.take($0) }
        for heading in dataset.notedHeadings { texts.take(heading[...]) }
        return find(texts, of: dataset)
    }

    /// The same in any texts.
    static func find(in texts: [ArraySlice<UInt8>], of dataset: Dataset) -> KnownNames {
        var sought = SoughtNames()
        for text in texts { sought.take(text) }
        return find(sought, of: dataset)
    }

    private static func find(_ texts: SoughtNames, of dataset: Dataset) -> KnownNames {
        guard !texts.isEmpty else { return .none }
        var found: Set<UInt64> = []
        for hash in dataset.bookings.camper where texts.contains(hash) { found.insert(hash) }
        let contacts = dataset.contacts
        var names = PersonNames()
        for column in [contacts.fullName, contacts.firstName, contacts.lastName] {
            let bytes = column.bytes
            var start = 0
            for end in column.ends {
                if texts.mayContain(bytes.span, start, Int(end)) {
                    let hash = names.hash(bytes.span, start, Int(end))
                    if texts.contains(hash) { found.insert(hash) }
                }
                start = Int(end)
            }
        }
        return KnownNames(HashSet64(Array(found))) { PersonName.hash($0) }
    }

    /// The names of all people in a run's data.
    package static func all(of dataset: Dataset) -> KnownNames {
        var all = HashSet64(dataset.bookings.camper)
        let contacts = dataset.contacts
        var names = PersonNames()
        for column in [contacts.fullName, contacts.firstName, contacts.lastName] {
            let bytes = column.bytes.span
            all.insert(
                (0..<contacts.count).map { row in
                    let range = column.range(row)
                    return names.hash(bytes, range.lowerBound, range.upperBound)
                })
        }
        return KnownNames(all) { PersonName.hash($0) }
    }
}

/// A few names, looked for among many: bits rule out nearly all others.
private struct SoughtNames {
    private var hashes: Set<UInt64> = []
    /// One bit for six of a hash's bits, and six more.
    private var bits = [UInt64](repeating: 0, count: 64)
    private var beginnings = Trigrams()
    private var endings = Trigrams()

    var isEmpty: Bool { hashes.isEmpty }

    /// The text, if it may be a name, and each part of it that may be one.
    mutating func take(_ text: ArraySlice<UInt8>) {
        if KnownNames.mayBe(text) { insert(text) }
        KnownNames.forEachPart(of: text) { insert($0) }
    }

    private mutating func insert(_ name: ArraySlice<UInt8>) {
        let hash = PersonName.hash(name)
        if !hashes.insert(hash).inserted { return }
        bits[Int(hash >> 6 & 63)] |= 1 << (hash & 63)
        for word in PersonName.words(String(decoding: name, as: UTF8.self)) where word.count > 2 {
            beginnings.insert(word.span, 0)
            endings.insert(word.span, word.count - 3)
        }
    }

    func contains(_ hash: UInt64) -> Bool { bits[Int(hash >> 6 & 63)] & 1 << (hash & 63) != 0 && hashes.contains(hash) }

    /// Whether it is worth hashing a name. One that begins or ends with three plain letters is among these only if a
    /// word of these does, one with a digit never (`KnownNames.mayBe`); any other may be.
    @inline(__always)
    func mayContain(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard end - start > 2 else { return end > start }
        if bytes[end - 1] &- 0x30 < 10 { return false }
        return beginnings.mayContain(bytes, start) && endings.mayContain(bytes, end - 3)
    }
}

/// Sets of three plain letters, a bit for each.
private struct Trigrams {
    private var bits = [UInt64](repeating: 0, count: 512)

    mutating func insert(_ bytes: Span<UInt8>, _ start: Int) {
        let bit = Trigrams.bit(bytes[start], bytes[start + 1], bytes[start + 2])
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
    }

    /// Whether the next three bytes are among them, or aren't all plain letters.
    @inline(__always)
    func mayContain(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        let (first, second, third) = (bytes[start] | 0x20, bytes[start + 1] | 0x20, bytes[start + 2] | 0x20)
        guard first &- 0x61 < 26, second &- 0x61 < 26, third &- 0x61 < 26 else { return true }
        let bit = Trigrams.bit(first, second, third)
        return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0
    }

    /// The same in either case.
    private static func bit(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
        Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
    }
}
