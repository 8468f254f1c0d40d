/// One campsite as given by its record.
public struct CampSite: Sendable, Equatable {
    public var record = RecordReference.none
    /// The property that it belongs to; empty if neither its record nor its source names one. A store of the services
    /// holds the sites of a single property and leaves this empty.
    public var property = ""
    /// Whether `property` comes from its source or the run instead of its record.
    public var isPropertyAdopted = false
    /// Site numbers are text, such as "A12". Empty if the record has none.
    public var number: String
    public var name = ""
    public var category = ""
    public var electricity: Bool?
    public var water: Bool?
    /// Those of `electricity` and `water` whose text means neither yes nor no, and `closedFrom` if the site is out of
    /// order and nothing says until when.
    public var unclearFeatures: Set<CampSiteField> = []
    public var coordinate: Coordinate?
    /// `missing` if there is none; `unreadable` if there is a text that is not a pair of numbers.
    public var coordinateState = CellState.missing
    /// Number of guests.
    public var capacity = CountCell.missing
    public var nightlyRate = AmountCell.missing
    /// First night on which it is closed.
    public var closedFrom = DateCell.missing
    /// First night on which it is open again.
    public var closedTo = DateCell.missing
    public var isRejected = false

    public init(number: String) { self.number = number }

    /// The property that its own record names; empty without one.
    public var ownProperty: String { isPropertyAdopted ? "" : property }

    /// Sets the property if it is missing.
    public mutating func adopt(property name: String) {
        guard property.isEmpty, !name.isEmpty else { return }
        property = name
        isPropertyAdopted = true
    }

    /// The nights on which it is closed, as day numbers; with only one date the other end is open.
    public var closedNights: Range<Int32>? {
        guard closedFrom.isPresent || closedTo.isPresent else { return nil }
        let first = closedFrom.isPresent ? closedFrom.raw : .min
        let end = closedTo.isPresent ? closedTo.raw : .max
        return first < end ? first..<end : nil
    }
}

/// The campsites: they are few, so plain values will do.
public struct CampSites: Sendable, Equatable {
    public var rows: [CampSite] = []
    public var carried: Set<CampSiteField> = []

    public init() {}

    public var count: Int { rows.count }

    /// Whether any of them names its property. While none does, each is a site of every property.
    public var namesProperties: Bool { rows.contains { !$0.property.isEmpty } }

    /// The sites that no rule rejected.
    public var accepted: [CampSite] { rows.filter { !$0.isRejected } }

    /// A table of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> CampSites {
        var selected = self
        selected.rows = rows.map { self.rows[$0] }
        return selected
    }

    public mutating func append(contentsOf other: CampSites) {
        rows.append(contentsOf: other.rows)
        carried.formUnion(other.carried)
    }
}
