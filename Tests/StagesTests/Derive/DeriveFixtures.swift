import Core

func makePlaces(_ coordinates: [Coordinate?], ids: [String]? = nil) -> Places {
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

/// The day that tests call today: 2026-11-21, a Saturday.
let testToday = CalendarDate(dayNumber: 20_778)

func day(_ iso: String) -> CalendarDate {
    guard let date = CalendarDate(iso: iso) else { fatalError("\(iso) is no date") }
    return date
}

func testWorld(today: CalendarDate = testToday) -> RunContext { RunContext(today: today, now: 0) }

func runStage(_ stage: some TableStage, on dataset: Dataset, in context: RunContext = testWorld()) -> Dataset {
    var result = dataset
    stage.run(&result, in: context)
    return result
}
