/// A column of few different texts (sites, channels): four bytes a row and each text once.
///
/// Codes are given in order of first appearance, so that merging slices in sequence order
/// gives the same codes however many cores decoded them.
public struct SymbolColumn: Sendable, Equatable {
    /// One code a row: an index into `names`, or -1 for missing.
    public private(set) var codes = NarrowColumn<Int32>()
    public private(set) var names: [String] = []
    private var index = NameIndex()

    public static let missing: Int32 = -1

    public init() {}

    public init(_ texts: [String?]) {
        codes = NarrowColumn(texts.map { text in text.map { code(for: $0) } ?? SymbolColumn.missing })
    }

    /// A column that was filled elsewhere: each text once, in order of first appearance, and one code a row.
    public init(names: [String], codes: [Int32]) {
        precondition(codes.allSatisfy { $0 < names.count })
        self.names = names
        self.codes = NarrowColumn(codes)
        index = NameIndex(hashes: names.map(NameIndex.hash))
    }

    public var count: Int { codes.count }

    /// The code of `name`, made if it is new.
    public mutating func code(for name: String) -> Int32 { code(for: name, hash: NameIndex.hash(of: name)) }

    private mutating func code(for name: String, hash: UInt64) -> Int32 {
        index.prepare()
        if let code = index.position(of: name, hash: hash, in: names) { return code }
        names.append(name)
        index.append(hash: hash)
        return Int32(names.count - 1)
    }

    /// The code of `name`, or nil when no row ever had it.
    public func existingCode(for name: String) -> Int32? {
        index.position(of: name, hash: NameIndex.hash(of: name), in: names)
    }

    /// For each of `other`'s names its code here, or `missing`.
    public func codes(of other: SymbolColumn) -> [Int32] {
        zip(other.names, other.hashes).map { name, hash in
            index.position(of: name, hash: hash, in: names) ?? SymbolColumn.missing
        }
    }

    /// `NameIndex.hash(of:)` of each name.
    public var hashes: [UInt64] { index.hashes }

    public mutating func append(_ name: String?) {
        codes.append(name.map { code(for: $0) } ?? SymbolColumn.missing)
    }

    /// Appends a code that `code(for:)` gave, or `missing`.
    public mutating func append(code: Int32) { codes.append(code) }

    public mutating func append(contentsOf other: SymbolColumn) {
        let mapping = zip(other.names, other.hashes).map { code(for: $0, hash: $1) }
        codes.append(contentsOf: NarrowColumn(other.codes.cells.map { $0 < 0 ? $0 : mapping[Int($0)] }))
    }

    public mutating func reserveCapacity(_ rows: Int) { codes.reserveCapacity(rows) }

    /// The row's text, or nil for missing.
    public subscript(row: Int) -> String? { codes[row] < 0 ? nil : names[Int(codes[row])] }

    public static func == (left: SymbolColumn, right: SymbolColumn) -> Bool {
        left.codes == right.codes && left.names == right.names
    }
}
