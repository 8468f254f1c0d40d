/// Everything that a run knows, growing from stage to stage.
public struct Dataset: Sendable {
    public var files: [SourceFile] = []
    public var campSites = CampSites()
    public var bookings = Bookings()
    public var contacts = Contacts()
    public var places = Places()
    public var distances: [DistanceRow] = []
    public var birthdays: [BirthdayRow] = []
    public var conflicts: [ConflictRow] = []
    public var occupancy: [OccupancyRow] = []
    public var kpis: [KPIRow] = []
    /// Parts that a source or a stage has filled (an empty table that was asked for is still there).
    public var provided: Set<DatasetPart> = []
    public var unchecked: Set<UncheckedRule> = []

    public init() {}
}

/// A part of the dataset, by which stages say what they require and provide.
public enum DatasetPart: String, Sendable, CaseIterable {
    case campsites, bookings, contacts, places
    case distances, birthdays, conflicts, occupancy
}
