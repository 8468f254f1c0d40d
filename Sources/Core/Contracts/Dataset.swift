/// Everything a run knows; it grows from stage to stage.
public struct Dataset: Sendable {
    public var files: [SourceFile] = []
    public var campSites = CampSites()
    public var bookings = Bookings()
    public var contacts = Contacts()
    public var places = Places()
    /// Whether records and sources name more than one property; numbers of sites and bookings are then shown with
    /// theirs.
    public var hasSeveralProperties = false
    /// nil until they have been looked for.
    public var persons: Persons?
    /// nil until they have been looked for.
    public var likeContacts: LikeContacts?
    public var distances: [DistanceRow] = []
    /// The nearest place of each category, however far, nearest first. Measured from where `distances` start: the
    /// property's own position, else that of the first campsite that has one.
    public var nearestOfKinds: [DistanceRow] = []
    public var birthdays: [BirthdayRow] = []
    /// When people born on 29 February celebrate, as the stage `birthdays` is configured.
    public var leapDay = LeapDay.feb28
    /// What has been found already of `conflicts`, by parts that cover all bookings; nil if nothing has.
    public var conflictParts: [ConflictPart]?
    public var conflicts: [ConflictRow] = []
    /// Sites whose pairs are not among `conflicts`.
    public var crowdedSites: [CrowdedSite] = []
    /// Events that only say closed, each with a stay of another channel that shares nights with it; these are not
    /// conflicts.
    public var echoes: [ConflictRow] = []
    /// Covers the stays that were searched for conflicts.
    public var siteCoverage = SiteCoverage()
    /// What has been counted already of `occupancy` and `kpis`, as `conflictParts`.
    public var occupancyParts: [OccupancyPart]?
    public var occupancy: [OccupancyRow] = []
    public var kpis: [KPIRow] = []
    /// In the order of the bookings.
    public var matches: [BookingMatch] = []
    /// Nights on which bookings without a site can't all get one.
    public var shortages: [CategoryShortage] = []
    /// The place of the day; nil if there is none to show.
    public var featured: FeaturedPlace?
    /// The places of today and the next days, each once, today's first.
    public var featuredDays: [FeaturedPlace] = []
    /// Parts that a source or a stage has filled (a part that came out empty counts as filled).
    public var provided: Set<DatasetPart> = []
    public var unchecked: Set<UncheckedRule> = []

    public init() {}

    /// The last record of a file that begins at or before a line; nil if none is known. A file's records are adjacent
    /// in their table, ordered by line.
    public func record(atOrBefore line: Int, ofFile file: Int) -> RecordReference? {
        guard files.indices.contains(file) else { return nil }
        let records: RecordColumn =
            switch files[file].kind {
            case .bookings: bookings.records
            case .campsites: RecordColumn(campSites.rows.map(\.record))
            case .contacts: contacts.records
            case .places: places.records
            case nil: []
            }
        let own = Dataset.rows(of: Int32(file), in: records)
        var low = own.lowerBound
        var high = own.upperBound
        while low < high {
            let middle = (low + high) / 2
            if Int(records[middle].line) <= line { low = middle + 1 } else { high = middle }
        }
        return low > own.lowerBound ? records[low - 1] : nil
    }

    /// The records of a file, which are adjacent. Runs of other files are skipped by galloping search.
    private static func rows(of file: Int32, in records: RecordColumn) -> Range<Int> {
        var start = 0
        while start < records.count {
            let end = records.endOfFile(from: start)
            if records[start].file == file { return start..<end }
            start = end
        }
        return 0..<0
    }

    /// Takes over what a stage filled in on a copy.
    public mutating func adopt(_ part: DatasetPart, from other: Dataset) {
        switch part {
        case .campsites: campSites = other.campSites
        case .bookings: bookings = other.bookings
        case .contacts: contacts = other.contacts
        case .places: places = other.places
        case .distances:
            distances = other.distances
            nearestOfKinds = other.nearestOfKinds
        case .birthdays:
            birthdays = other.birthdays
            leapDay = other.leapDay
        case .conflicts:
            conflicts = other.conflicts
            crowdedSites = other.crowdedSites
            siteCoverage = other.siteCoverage
            shortages = other.shortages
        case .occupancy:
            occupancy = other.occupancy
            kpis = other.kpis
        case .featured:
            featured = other.featured
            featuredDays = other.featuredDays
        case .matches: matches = other.matches
        }
        provided.insert(part)
        // Both searches always find the same, so an earlier result can stay.
        persons = persons ?? other.persons
        likeContacts = likeContacts ?? other.likeContacts
    }
}

/// A part of the dataset; stages use it to declare what they require and provide.
public enum DatasetPart: String, Sendable, CaseIterable {
    case campsites, bookings, contacts, places
    case distances, birthdays, conflicts, occupancy, featured, matches
}
