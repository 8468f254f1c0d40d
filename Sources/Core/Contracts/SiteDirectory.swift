/// Campsites by number. Of several with one number, the first.
public struct SiteDirectory: Sendable {
    public let sites: [CampSite]
    /// The numbers, each once.
    public let numbers: SharedDictionary
    /// Guests that each site takes, by row; the largest number there is where that is not known.
    public let capacities: [Int32]
    /// The nights on which each site is closed, by row; empty when all are always open.
    public let closedNights: [Range<Int32>?]
    /// For each number the row of the first site that has it.
    private let rowOfNumber: [Int32]

    public init(_ sites: CampSites) {
        self.sites = sites.accepted
        numbers = SharedDictionary(self.sites.lazy.map(\.number))
        capacities = self.sites.map { site in site.capacity.value.map { Int32(clamping: $0) } ?? .max }
        let closed = self.sites.map(\.closedNights)
        closedNights = closed.contains { $0 != nil } ? closed : []
        var rows = [Int32](repeating: SiteRows.none, count: numbers.count)
        for (row, site) in self.sites.enumerated() {
            guard let number = numbers.position(of: site.number), rows[Int(number)] < 0 else { continue }
            rows[Int(number)] = Int32(row)
        }
        rowOfNumber = rows
    }

    public func site(_ number: String) -> CampSite? {
        numbers.position(of: number).map { sites[Int(rowOfNumber[Int($0)])] }
    }

    /// The rows of the names of a column of site numbers. One that was read with these numbers has its names looked up
    /// already.
    public func rows(of column: DictionaryColumn) -> SiteRows {
        let isShared = column.facts === numbers
        let others = column.names.indices.dropFirst(isShared ? numbers.count : 0).map { code in
            let position = numbers.position(of: column.name(of: Int32(code)), hash: column.hash(of: Int32(code)))
            return position.map { rowOfNumber[Int($0)] } ?? SiteRows.none
        }
        return SiteRows(shared: isShared ? rowOfNumber : [], others: others)
    }
}

/// For each code of a column of site numbers a row of the campsites.
public struct SiteRows: Sendable {
    public static let none: Int32 = -1

    /// Of the numbers that the directory has.
    private let shared: [Int32]
    private let others: [Int32]

    fileprivate init(shared: [Int32], others: [Int32]) {
        self.shared = shared
        self.others = others
    }

    /// The site's row, or `none`.
    @inline(__always)
    public subscript(code: Int32) -> Int32 {
        Int(code) < shared.count ? shared[Int(code)] : others[Int(code) - shared.count]
    }

    /// Whether there is a site for every name.
    public var isComplete: Bool { !others.contains(SiteRows.none) }
}
