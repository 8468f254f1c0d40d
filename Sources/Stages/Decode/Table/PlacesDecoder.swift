internal import Core

/// The columns that a place may have in a table.
enum PlaceColumn: String, CaseIterable {
    case id, name, category, latitude, longitude
}

/// Turns the rows of a slice into places.
struct PlacesDecoder<Source: CellSource> {
    private var columns: FieldColumns<Source>

    init(_ columns: FieldColumns<Source>) { self.columns = columns }

    /// `records` say where the rows lie in the file.
    mutating func decode(_ records: [RecordReference]) -> Places {
        var table = Places()
        // No column at all would be filled into the empty array that all threads share.
        if records.isEmpty { return table }
        table.records = records
        table.id = columns.ids(PlaceColumn.id)
        table.name = columns.texts(PlaceColumn.name)
        table.category = columns.dictionary(PlaceColumn.category)
        for (coordinate, state) in columns.coordinates(PlaceColumn.latitude, PlaceColumn.longitude) {
            table.latitude.append(coordinate?.latitude ?? .nan)
            table.longitude.append(coordinate?.longitude ?? .nan)
            table.coordinateState.append(state)
        }
        table.closed = [Bool](repeating: false, count: records.count)
        table.rejected = [Bool](repeating: false, count: records.count)
        return table
    }
}
