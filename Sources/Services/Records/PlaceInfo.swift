public import InnkeeperCore

/// A place of interest.
public struct PlaceInfo: Sendable, Equatable {
    /// The store's id of the record; 0 if it is not stored.
    public var id: Int64
    public var name: String
    /// Empty for none.
    public var category: String
    public var coordinate: Coordinate
    /// Closed permanently.
    public var isClosed: Bool

    public init(id: Int64 = 0, name: String, category: String = "", coordinate: Coordinate, isClosed: Bool = false) {
        self.id = id
        self.name = name
        self.category = category
        self.coordinate = coordinate
        self.isClosed = isClosed
    }
}
