/// Campsites by property and number; by number alone where none names its property. Of several with one key, the first.
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
    /// The same among the sites of each property; empty where none names one.
    private let rowOfNumberByProperty: [String: [Int32]]

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
        var byProperty: [String: [Int32]] = [:]
        if sites.namesProperties {
            for (row, site) in self.sites.enumerated() {
                guard let number = numbers.position(of: site.number) else { continue }
                var rows = byProperty[site.property] ?? [Int32](repeating: SiteRows.none, count: numbers.count)
                if rows[Int(number)] < 0 { rows[Int(number)] = Int32(row) }
                byProperty[site.property] = rows
            }
        }
        rowOfNumberByProperty = byProperty
    }

    /// The rows of the sites that a batch names. One that was read with these numbers has its names looked up already.
    public func rows(of batch: Bookings) -> SiteRows {
        let column = batch.site
        let isShared = column.facts === numbers
        let positions = column.names.indices.dropFirst(isShared ? numbers.count : 0).map { code in
            numbers.position(of: column.name(of: Int32(code)), hash: column.hash(of: Int32(code)))
        }
        func table(_ rowOfNumber: [Int32]) -> [Int32] {
            positions.map { $0.map { rowOfNumber[Int($0)] } ?? SiteRows.none }
        }
        if rowOfNumberByProperty.isEmpty {
            return SiteRows(shared: isShared ? rowOfNumber : [], others: table(rowOfNumber))
        }
        var rows = SiteRows(shared: [], others: [])
        rows.properties = batch.property.codes
        rows.byProperty = ([nil] + batch.property.names.map { $0 }).map { name in
            let rowOfNumber = rowOfNumber(of: name, usual: batch.usualProperty)
            return (isShared ? rowOfNumber : []) + table(rowOfNumber)
        }
        return rows
    }

    /// For each number the row of the property's site. Of a booking that names none and can't be given one it is known
    /// only whether there is such a site at all.
    private func rowOfNumber(of property: String?, usual: String?) -> [Int32] {
        let only = rowOfNumberByProperty.count == 1 ? rowOfNumberByProperty.keys.first : nil
        if let name = property ?? usual ?? only, !name.isEmpty {
            return rowOfNumberByProperty[name] ?? [Int32](repeating: SiteRows.none, count: numbers.count)
        }
        let own = rowOfNumberByProperty[""]
        return numbers.names.indices.map { number in
            own.flatMap { $0[number] < 0 ? nil : $0[number] } ?? SiteRows.undecided
        }
    }
}

/// For each site that a batch names a row of the campsites.
public struct SiteRows: Sendable {
    public static let none: Int32 = -1
    /// The number is that of a site, but of which property is not known.
    public static let undecided: Int32 = -2

    /// Of the numbers that the directory has.
    private let shared: [Int32]
    private let others: [Int32]
    /// The property of each row of the batch, and the rows for each property's code from -1 on; empty where the sites are
    /// those of every property.
    fileprivate var properties = PackedIntegerColumn<Int32>()
    fileprivate var byProperty: [[Int32]] = []

    fileprivate init(shared: [Int32], others: [Int32]) {
        self.shared = shared
        self.others = others
    }

    /// The site's row, `none` or `undecided`, for the code of a site in a row of the batch.
    @inline(__always)
    public subscript(code: Int32, row: Int) -> Int32 {
        if Int(code) < shared.count { return shared[Int(code)] }
        if byProperty.isEmpty { return others[Int(code) - shared.count] }
        return byProperty[Int(properties[row]) + 1][Int(code)]
    }

    /// Whether there is a site for every name.
    public var isComplete: Bool { byProperty.isEmpty && !others.contains(SiteRows.none) }
}
