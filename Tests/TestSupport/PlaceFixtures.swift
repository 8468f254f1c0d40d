package import InnkeeperCore

/// Places at these coordinates, "Place 0" first.
package func makePlaces(_ coordinates: [Coordinate?], ids: [String]? = nil) -> Places {
    var places = Places()
    for (index, coordinate) in coordinates.enumerated() {
        places.records.append(.none)
        places.id.append(ids?[index] ?? "place/\(index)")
        places.name.append("Place \(index)")
        places.category.append(nil)
        places.latitude.append(coordinate?.latitude ?? .nan)
        places.longitude.append(coordinate?.longitude ?? .nan)
        places.coordinateState.append(coordinate == nil ? .missing : .present)
        places.closed.append(false)
        places.rejected.append(false)
    }
    return places
}
