/// One campsite as its record gives it.
public struct CampSite: Sendable, Equatable {
    public var record = RecordReference.none
    /// The property that it belongs to; empty where neither its record nor its source names one. A store of the services
    /// holds the sites of one property and does not keep it.
    public var property = ""
    /// `property` is not from its record: its source or the run names it.
    public var isPropertyAdopted = false
    /// Site numbers are text: "A12" is one. Empty where the record has none.
    public var number: String
    public var name = ""
    public var category = ""
    public var electricity: Bool?
    public var water: Bool?
    /// Those of `electricity` and `water` whose text is neither yes nor no.
    public var unclearFeatures: Set<CampSiteField> = []
    public var coordinate: Coordinate?
    /// `missing` when there is none; `unreadable` when something is there that is not a pair of numbers.
    public var coordinateState = CellState.missing
    /// Guests it takes.
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

    /// Takes a property for one that is missing.
    public mutating func adopt(property name: String) {
        guard property.isEmpty, !name.isEmpty else { return }
        property = name
        isPropertyAdopted = true
    }

    /// The nights on which it is closed, as day numbers; one date alone leaves the other end open.
    public var closedNights: Range<Int32>? {
        guard closedFrom.isPresent || closedTo.isPresent else { return nil }
        let first = closedFrom.isPresent ? closedFrom.raw : .min
        let end = closedTo.isPresent ? closedTo.raw : .max
        return first < end ? first..<end : nil
    }
}

/// The campsites: few, so they are plain values.
public struct CampSites: Sendable, Equatable {
    public var rows: [CampSite] = []
    public var carried: Set<CampSiteField> = []

    public init() {}

    public var count: Int { rows.count }

    /// Whether one of them names its property. While none does, each is a site of every property.
    public var namesProperties: Bool { rows.contains { !$0.property.isEmpty } }

    /// The sites that no rule refused.
    public var accepted: [CampSite] { rows.filter { !$0.isRejected } }

    /// The table of the given rows, in that order.
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
