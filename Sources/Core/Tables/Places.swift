/// Places in columns.
public struct Places: Sendable, Equatable {
    public var records = RecordColumn()
    /// The record's own id as text; empty if it has none.
    public var id = TextColumn()
    public var name = TextColumn()
    public var category = DictionaryColumn()
    /// Degrees; NaN if there are none.
    public var latitude: [Double] = []
    public var longitude: [Double] = []
    /// `missing`: no position given (a null geometry). `unreadable`: a value that is not a pair of numbers.
    public var coordinateState: [CellState] = []
    /// Whether the record says that the place is permanently closed.
    public var closed: [Bool] = []
    public var rejected: [Bool] = []

    public init() {}

    public var count: Int { records.count }

    public func coordinate(_ row: Int) -> Coordinate? {
        guard coordinateState[row] == .present else { return nil }
        return Coordinate(latitude: latitude[row], longitude: longitude[row])
    }

    /// Makes room for that many rows; the texts grow as needed.
    public mutating func reserveCapacity(_ rows: Int) {
        records.reserveCapacity(rows)
        latitude.reserveCapacity(rows)
        longitude.reserveCapacity(rows)
        coordinateState.reserveCapacity(rows)
        closed.reserveCapacity(rows)
        rejected.reserveCapacity(rows)
    }
}

extension Places: ColumnTable {
    public static let columns: [ColumnOf<Places>] = [
        ColumnOf(\.records), ColumnOf(\.id), ColumnOf(\.name), ColumnOf(\.category), ColumnOf(\.latitude),
        ColumnOf(\.longitude), ColumnOf(\.coordinateState), ColumnOf(\.closed), ColumnOf(\.rejected),
    ]
}
