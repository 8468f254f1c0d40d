import Core

/// Random numbers that are the same in every run (SplitMix64, S. Vigna).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

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

func testWorld(today: CalendarDate = testToday) -> World { World(today: today, now: 0) }

func runStage(_ stage: some TableStage, on dataset: Dataset, in world: World = testWorld()) -> Dataset {
    var result = dataset
    stage.run(&result, in: world)
    return result
}
