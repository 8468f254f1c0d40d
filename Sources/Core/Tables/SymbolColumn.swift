/// A column of few different texts (sites, channels): four bytes a row and each text once.
///
/// Codes are given in order of first appearance, so that merging slices in sequence order
/// gives the same codes however many cores decoded them.
public struct SymbolColumn: Sendable, Equatable {
    /// One code a row: an index into `names`, or -1 for missing.
    public private(set) var codes: [Int32] = []
    public private(set) var names: [String] = []
    private var codeOfName: [String: Int32] = [:]

    public static let missing: Int32 = -1

    public init() {}

    public init(_ texts: [String?]) {
        for text in texts { append(text) }
    }

    /// A column that was filled elsewhere: each text once, in order of first appearance, and one code a row.
    public init(names: [String], codes: [Int32]) {
        precondition(codes.allSatisfy { $0 < names.count })
        self.names = names
        self.codes = codes
        for (code, name) in names.enumerated() { codeOfName[name] = Int32(code) }
    }

    public var count: Int { codes.count }

    /// The code of `name`, made if it is new.
    public mutating func code(for name: String) -> Int32 {
        if let code = codeOfName[name] { return code }
        let code = Int32(names.count)
        names.append(name)
        codeOfName[name] = code
        return code
    }

    /// The code of `name`, or nil when no row ever had it.
    public func existingCode(for name: String) -> Int32? { codeOfName[name] }

    public mutating func append(_ name: String?) {
        codes.append(name.map { code(for: $0) } ?? SymbolColumn.missing)
    }

    /// Appends a code that `code(for:)` gave, or `missing`.
    public mutating func append(code: Int32) { codes.append(code) }

    public mutating func append(contentsOf other: SymbolColumn) {
        let mapping = other.names.map { code(for: $0) }
        codes.append(contentsOf: other.codes.lazy.map { $0 < 0 ? $0 : mapping[Int($0)] })
    }

    public mutating func reserveCapacity(_ rows: Int) { codes.reserveCapacity(rows) }

    /// The row's text, or nil for missing.
    public subscript(row: Int) -> String? { codes[row] < 0 ? nil : names[Int(codes[row])] }
}
