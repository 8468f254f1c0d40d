// Site numbers and booking numbers are unique only within a property. A record that names none belongs to its source's
// property, else to the only one that the run names.

extension Bookings {
    /// The property that a row's own record names; empty without one.
    public func ownProperty(_ row: Int) -> String {
        isPropertyAdopted.isEmpty || !isPropertyAdopted[row] ? property[row] ?? "" : ""
    }

    /// Gives rows without a property that of their file, if it has one; `files` is indexed by file number.
    mutating func adoptProperties(of files: [String]) {
        guard property.codes.contains(DictionaryColumn.missing), files.contains(where: { !$0.isEmpty }) else { return }
        var whole = DictionaryColumn()
        whole.reserveCapacity(count)
        let codes = property.names.map { whole.code(for: $0) }
        let usual = files.map { $0.isEmpty ? DictionaryColumn.missing : whole.code(for: $0) }
        var adopted = [Bool](repeating: false, count: count)
        for row in 0..<count {
            let own = property.codes[row]
            let file = Int(records[row].file)
            if own < 0, usual.indices.contains(file), usual[file] >= 0 {
                adopted[row] = true
                whole.append(code: usual[file])
            } else {
                whole.append(code: own < 0 ? own : codes[Int(own)])
            }
        }
        property = whole
        isPropertyAdopted = adopted
    }
}

/// Whether rows of a batch and of the table before it belong to the same property, as far as that is known while
/// bookings are still being read: as long as only one has been named, rows without one belong to it.
public struct PropertyKey: Sendable {
    private let usual: String
    /// `hash` is 0 for this property and for rows without one.
    private let first: UInt64
    private let isOne: Bool

    public init(_ batch: Bookings, after table: Bookings) {
        usual = batch.usualProperty ?? ""
        let first = batch.usualProperty ?? table.property.names.first ?? batch.property.names.first ?? ""
        self.first = InternTable.hash(of: first)
        isOne = [table, batch].allSatisfy { $0.property.names.allSatisfy { $0 == first } }
    }

    /// Equal for two rows of the same property, and 0 as long as only one is named.
    public func hash(_ bookings: Bookings, _ row: Int) -> UInt64 {
        if isOne { return 0 }
        let code = bookings.property.codes[row]
        let hash = code < 0 ? first : bookings.property.hash(of: code)
        return hash == first ? 0 : hash
    }

    /// Both rows must be from the batch's source.
    public func isSame(_ bookings: Bookings, _ row: Int, _ others: Bookings, _ other: Int) -> Bool {
        isOne || (bookings.property[row] ?? usual) == (others.property[other] ?? usual)
    }

    /// `hash` of each row of the batch; nil while all are 0.
    public func hashes(_ batch: Bookings) -> [UInt64]? {
        isOne ? nil : (0..<batch.count).map { hash(batch, $0) }
    }
}

extension Dataset {
    /// The properties that records and sources have named so far.
    public var properties: Set<String> {
        Set(bookings.property.names).union(bookings.blocked.properties).union(campSites.rows.map(\.property))
            .union(files.map(\.property)).subtracting([""])
    }

    /// Gives campsites without a property the only one that campsites and sources name. If none of the sites names one,
    /// they belong to every property and stay as they are. Call it when all campsites have been read.
    public mutating func adoptCampSiteProperties() {
        let names = properties
        guard campSites.namesProperties, names.count == 1, let only = names.first else { return }
        for row in campSites.rows.indices { campSites.rows[row].adopt(property: only) }
        for file in files.indices where files[file].kind == .campsites { files[file].property = only }
    }

    /// Gives bookings without a property their source's, else the only one that the run names. A desk exports its name
    /// in a column and a channel does not, yet both sell the same sites. If several are named, it is unclear which one
    /// is meant, and the bookings stay without. Call it when all records have been read.
    public mutating func adoptProperties() {
        let names = properties
        hasSeveralProperties = names.count > 1
        if names.count == 1, let only = names.first {
            for file in files.indices where files[file].kind == .bookings { files[file].property = only }
        }
        bookings.adoptProperties(of: files.map(\.property))
        bookings.blocked.adoptProperties(of: files.map(\.property))
    }
}
