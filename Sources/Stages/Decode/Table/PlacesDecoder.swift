internal import InnkeeperCore

/// Turns the rows of a slice into places.
extension FieldColumns {
    /// `records` say where the rows lie in the file.
    mutating func places(_ records: [RecordReference]) -> Places {
        var table = Places()
        // No column at all would be filled into the empty array that all threads share.
        if records.isEmpty { return table }
        table.records = records
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
