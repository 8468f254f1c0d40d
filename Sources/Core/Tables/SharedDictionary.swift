/// Texts that are known before a column is read, such as the numbers of the campsites. A cell with one of them needs no
/// string of its own.
///
/// Columns that were read with the same vocabulary share it, so what was computed once for its texts holds for all of
/// them.
public final class SharedDictionary: Sendable {
    /// Each text once.
    public let names: [String]
    private let index: InternTable

    /// Of repeated texts the first counts.
    public init(_ texts: some Sequence<String>) {
        var names: [String] = []
        var index = InternTable()
        for text in texts {
            let hash = InternTable.hash(of: text)
            guard index.position(of: text, hash: hash, in: names) == nil else { continue }
            names.append(text)
            index.append(hash: hash)
        }
        self.names = names
        self.index = index
    }

    public var count: Int { names.count }

    /// `InternTable.hash(of:)` of each name.
    public var hashes: [UInt64] { index.hashes }

    /// The index of `text` in `names`, or nil.
    public func position(of text: String, hash: UInt64) -> Int32? { index.position(of: text, hash: hash, in: names) }

    public func position(of text: String) -> Int32? { position(of: text, hash: InternTable.hash(of: text)) }
}

extension SharedDictionary: Equatable {
    public static func == (left: SharedDictionary, right: SharedDictionary) -> Bool {
        left === right || left.names == right.names
    }
}
