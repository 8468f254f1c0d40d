internal import InnkeeperCore

/// Converts the rows of a slice to places.
extension FieldColumns {
    /// `records` gives the positions of the rows in the file.
    mutating func places(_ records: [RecordReference]) -> Places {
        var table = Places()
        // Filling empty columns would write to the empty-array storage that all threads share.
        if records.isEmpty { return table }
        table.records = RecordColumn(records)
        table.id = ids(PlaceColumn.id)
        table.name = texts(PlaceColumn.name)
        table.category = dictionary(PlaceColumn.category)
        let positions =
            plan.bindings[PlaceColumn.position.rawValue] == nil
            ? coordinates(PlaceColumn.latitude, PlaceColumn.longitude) : coordinates(PlaceColumn.position)
        for (coordinate, state) in positions {
            table.latitude.append(coordinate?.latitude ?? .nan)
            table.longitude.append(coordinate?.longitude ?? .nan)
            table.coordinateState.append(state)
        }
        table.closed = [Bool](repeating: false, count: records.count)
        table.rejected = [Bool](repeating: false, count: records.count)
        return table
    }
}
