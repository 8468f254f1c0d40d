/// Names of people of a run that stand where no field says that there is a name: in an id, a status word, a heading.
///
/// Who fills it looks at the texts of the findings first and at the people then, so that it holds few.
public struct KnownNames: Sendable {
    private let hashes: Set<UInt64>
    private let hash: @Sendable (ArraySlice<UInt8>) -> UInt64

    public static let none = KnownNames([]) { _ in 0 }

    /// `hash` is one of a name's words, the same for every way to write it.
    package init(_ hashes: Set<UInt64>, hash: @escaping @Sendable (ArraySlice<UInt8>) -> UInt64) {
        self.hashes = hashes
        self.hash = hash
    }

    var isEmpty: Bool { hashes.isEmpty }

    package func hold(_ text: String) -> Bool {
        guard !hashes.isEmpty, KnownNames.mayBe(Array(text.utf8)[...]) else { return false }
        return hashes.contains(hash(Array(text.utf8)[...]))
    }

    /// Whether a text may be a name: most ids have digits, and no name has.
    package static func mayBe(_ text: ArraySlice<UInt8>) -> Bool {
        2...lengthLimit ~= text.count && text.contains { $0 & 0x5F &- 0x41 < 26 || $0 >= 0x80 }
            && !text.contains { $0 &- 0x30 < 10 }
    }

    /// In bytes.
    private static let lengthLimit = 100
}

extension Findings {
    /// Every text of the findings that somebody wrote: numbers of records, values, what messages name, headings.
    package func forEachText(_ body: (ArraySlice<UInt8>) -> Void) {
        for field in fields { body(Array(field.utf8)[...]) }
        for row in rows {
            let ranges = ranges(at: row.textStart)
            body(bytes(ranges.record))
            body(bytes(ranges.value))
            if let related = ranges.related { body(bytes(related.record)) }
            if !ranges.arguments.isEmpty {
                FindingArguments(packed: Array(bytes(ranges.arguments))).forEachText(body)
            }
        }
    }
}

extension Dataset {
    /// The headings that notes of the reading name.
    package var notedHeadings: [[UInt8]] {
        files.flatMap { $0.reading.flatMap { $0.value.split(separator: ", ").map { Array($0.utf8) } } }
    }

    /// Masks names of people among the headings that notes of the reading name.
    package mutating func mask(_ names: KnownNames) {
        guard !names.isEmpty else { return }
        for file in files.indices {
            for note in files[file].reading.indices {
                let parts = files[file].reading[note].value.split(separator: ", ").map(String.init)
                guard parts.contains(where: names.hold) else { continue }
                let shown = parts.map { names.hold($0) ? Finding.mask : $0 }
                files[file].reading[note].value = shown.joined(separator: ", ")
            }
        }
    }
}
