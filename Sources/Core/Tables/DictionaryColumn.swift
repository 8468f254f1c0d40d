/// A column with few distinct texts (sites, channels): at most four bytes per row, and each text once.
///
/// A column may have been read with a vocabulary: the first codes are then those of its texts, used or not, and other
/// texts follow in order of first appearance. A column without one, such as that of a whole table, assigns all codes in
/// order of first appearance. So merging slices in sequence order gives the same codes, however many cores decoded them
/// and whatever vocabulary each had.
public struct DictionaryColumn: Sendable, Equatable {
    /// One code per row: an index into `names`, or -1 for missing.
    public private(set) var codes = PackedIntegerColumn<Int32>()
    public let facts: SharedDictionary?
    /// The texts that are not in the vocabulary.
    private var own: [String] = []
    private var index = InternTable()
    /// This column's code for each text of an appended column's vocabulary, or `missing`. All slices of a file share
    /// one vocabulary, so each of its texts is looked up only once.
    private var translation: Translation?

    private struct Translation: Sendable {
        let facts: SharedDictionary
        var codes: [Int32]
    }

    public static let missing: Int32 = -1

    public init() { facts = nil }

    public init(_ texts: [String?]) {
        facts = nil
        codes = PackedIntegerColumn(texts.map { text in text.map { code(for: $0) } ?? DictionaryColumn.missing })
    }

    /// A column that was filled elsewhere: one code per row, and the texts that are not in the vocabulary, each once
    /// and in order of first appearance.
    public init(facts: SharedDictionary? = nil, names: [String], codes: [Int32]) {
        let count = (facts?.count ?? 0) + names.count
        precondition(codes.allSatisfy { $0 < count })
        self.facts = facts
        own = names
        self.codes = PackedIntegerColumn(codes)
        index = InternTable(hashes: names.map(InternTable.hash))
    }

    /// The same without a vocabulary, and with the `InternTable.hash(of:)` of each text.
    init(names: [String], hashes: [UInt64], codes: [Int32]) {
        facts = nil
        own = names
        self.codes = PackedIntegerColumn(codes)
        index = InternTable(hashes: hashes)
    }

    /// A column that was read back; every code must have its text.
    init(names: [String], packed codes: PackedIntegerColumn<Int32>) {
        facts = nil
        own = names
        self.codes = codes
        index = InternTable(hashes: names.map(InternTable.hash))
    }

    /// Replaces each text for which `isPersonal` holds by the mask.
    mutating func mask(_ isPersonal: (String) -> Bool) {
        guard names.contains(where: isPersonal) else { return }
        let shown = names.map { isPersonal($0) ? Finding.mask : $0 }
        self = DictionaryColumn(codes.map { $0 < 0 ? nil : shown[Int($0)] })
    }

    public var count: Int { codes.count }

    /// Each text once.
    public var names: SymbolNames { SymbolNames(known: facts?.names ?? [], own: own) }

    public func name(of code: Int32) -> String {
        guard let facts else { return own[Int(code)] }
        return Int(code) < facts.count ? facts.names[Int(code)] : own[Int(code) - facts.count]
    }

    /// `InternTable.hash(of:)` of a name.
    public func hash(of code: Int32) -> UInt64 {
        guard let facts else { return index.hashes[Int(code)] }
        return Int(code) < facts.count ? facts.hashes[Int(code)] : index.hashes[Int(code) - facts.count]
    }

    /// `hash(of:)` of each row's text; 0 for missing.
    public var rowHashes: [UInt64] {
        let known = facts?.hashes ?? []
        let rest = index.hashes
        return codes.cells.map { code in
            if code < 0 { return 0 }
            return Int(code) < known.count ? known[Int(code)] : rest[Int(code) - known.count]
        }
    }

    /// The code of `name`, added if it is new.
    public mutating func code(for name: String) -> Int32 { code(for: name, hash: InternTable.hash(of: name)) }

    private mutating func code(for name: String, hash: UInt64) -> Int32 {
        index.prepare()
        if let code = existingCode(for: name, hash: hash) { return code }
        own.append(name)
        index.append(hash: hash)
        return Int32((facts?.count ?? 0) + own.count - 1)
    }

    /// The code of `name`, or nil if neither a row nor the vocabulary has it.
    public func existingCode(for name: String) -> Int32? { existingCode(for: name, hash: InternTable.hash(of: name)) }

    private func existingCode(for name: String, hash: UInt64) -> Int32? {
        guard let facts else { return index.position(of: name, hash: hash, in: own) }
        if let code = facts.position(of: name, hash: hash) { return code }
        return index.position(of: name, hash: hash, in: own).map { $0 + Int32(facts.count) }
    }

    /// This column's code for each of `other`'s names, or `missing`.
    public func codes(of other: DictionaryColumn) -> [Int32] {
        other.names.enumerated().map { code, name in
            existingCode(for: name, hash: other.hash(of: Int32(code))) ?? DictionaryColumn.missing
        }
    }

    public mutating func append(_ name: String?) {
        codes.append(name.map { code(for: $0) } ?? DictionaryColumn.missing)
    }

    /// Appends a code returned by `code(for:)`, or `missing`.
    public mutating func append(code: Int32) { codes.append(code) }

    public mutating func append(contentsOf other: DictionaryColumn) {
        if other.count == 0 { return }
        if other.facts == nil { return appendOwnTexts(of: other) }
        var known = takeTranslation(of: other.facts)
        let knownCount = Int32(known.count)
        var rest = [Int32](repeating: DictionaryColumn.missing, count: other.own.count)
        let added = other.codes.cells.map { code in
            if code < 0 { return code }
            var own = code < knownCount ? known[Int(code)] : rest[Int(code - knownCount)]
            if own < 0 {
                own = self.code(for: other.name(of: code), hash: other.hash(of: code))
                if code < knownCount { known[Int(code)] = own } else { rest[Int(code - knownCount)] = own }
            }
            return own
        }
        codes.append(contentsOf: PackedIntegerColumn(added))
        if let facts = other.facts { translation = Translation(facts: facts, codes: known) }
    }

    /// Without a vocabulary the texts are in order of first appearance already, so all get their codes before the rows.
    private mutating func appendOwnTexts(of other: DictionaryColumn) {
        let translated = other.own.indices.map { code(for: other.own[$0], hash: other.index.hashes[$0]) }
        if zip(translated, translated.indices).allSatisfy({ $0 == $1 }) { return codes.append(contentsOf: other.codes) }
        codes.append(contentsOf: PackedIntegerColumn(other.codes.cells.map { $0 < 0 ? $0 : translated[Int($0)] }))
    }

    /// Moved out while it changes; otherwise each slice would copy it.
    private mutating func takeTranslation(of facts: SharedDictionary?) -> [Int32] {
        guard let facts else { return [] }
        let known = translation
        translation = nil
        if let known, known.facts === facts { return known.codes }
        return [Int32](repeating: DictionaryColumn.missing, count: facts.count)
    }

    public mutating func reserveCapacity(_ rows: Int) { codes.reserveCapacity(rows) }

    /// The row's text, or nil for missing.
    public subscript(row: Int) -> String? { codes[row] < 0 ? nil : name(of: codes[row]) }

    public static func == (left: DictionaryColumn, right: DictionaryColumn) -> Bool {
        left.codes == right.codes && left.names == right.names
    }
}

/// The names of a column: those of its vocabulary, then its own.
public struct SymbolNames: Sendable, Equatable, RandomAccessCollection, ExpressibleByArrayLiteral {
    private let known: [String]
    private let own: [String]

    fileprivate init(known: [String], own: [String]) {
        self.known = known
        self.own = own
    }

    public init(arrayLiteral names: String...) { self.init(known: [], own: names) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { known.count + own.count }

    public subscript(code: Int) -> String { code < known.count ? known[code] : own[code - known.count] }

    public static func == (left: SymbolNames, right: SymbolNames) -> Bool { left.elementsEqual(right) }
}
