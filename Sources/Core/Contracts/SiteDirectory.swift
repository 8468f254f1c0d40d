/// Campsites by property and number, or by number alone if none names its property. The first of several with the same
/// key wins.
public struct SiteDirectory: Sendable {
    public let sites: [CampSite]
    /// The numbers, each once.
    public let numbers: SharedDictionary
    /// The number of guests each site takes, by row; `.max` if that isn't known.
    public let capacities: [Int32]
    /// The nights on which each site is closed, by row; empty if all sites are always open.
    public let closedNights: [Range<Int32>?]
    /// The row of the first site with each number.
    private let rowOfNumber: [Int32]
    /// The same within each property; empty if no site names one.
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

    /// The rows of the sites that a batch names. If the batch was read with these numbers, most of its names are looked
    /// up already.
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

    /// Whether the property of a booking has each of these sites.
    package func holds(_ numbers: [String], of bookings: Bookings, _ row: Int) -> Bool {
        let rows =
            rowOfNumberByProperty.isEmpty
            ? rowOfNumber : rowOfNumber(of: bookings.property[row], usual: bookings.usualProperty)
        return numbers.allSatisfy { number in
            self.numbers.position(of: number).map { rows[Int($0)] != SiteRows.none } ?? false
        }
    }

    /// The row of the property's site for each number. For a booking without a property, whose property can't be
    /// inferred either, a row is given only for sites without a property; all others are `undecided`.
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

/// The campsite row for each site that a batch names.
public struct SiteRows: Sendable {
    public static let none: Int32 = -1
    /// A site has the number, but the booking's property isn't known.
    public static let undecided: Int32 = -2

    /// For the numbers in the directory.
    private let shared: [Int32]
    private let others: [Int32]
    /// The property of each row of the batch, and the site rows for each property code from -1 on; empty if no site
    /// names a property.
    fileprivate var properties = PackedIntegerColumn<Int32>()
    fileprivate var byProperty: [[Int32]] = []

    fileprivate init(shared: [Int32], others: [Int32]) {
        self.shared = shared
        self.others = others
    }

    /// The site's row, `none` or `undecided`, for a site code in a row of the batch.
    @inline(__always)
    public subscript(code: Int32, row: Int) -> Int32 {
        if Int(code) < shared.count { return shared[Int(code)] }
        if byProperty.isEmpty { return others[Int(code) - shared.count] }
        return byProperty[Int(properties[row]) + 1][Int(code)]
    }

    /// Whether every name is known to be that of a site.
    public var isComplete: Bool { byProperty.isEmpty && !others.contains(SiteRows.none) }
}
