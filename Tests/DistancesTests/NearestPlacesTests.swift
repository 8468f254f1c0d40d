import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct NearestPlacesTests {
    /// A named way of scattering places, and points to ask from.
    enum Scatter: String, CaseIterable {
        case context, clusters, antimeridian, poles, nearTies, samePoint, region
    }

    @Test(arguments: Scatter.allCases)
    func `the answer equals that of measuring every place`(scatter: Scatter) async {
        // Given
        var random = SeededRandom(7)
        let places = makePlaces((0..<600).map { _ in NearestPlacesTests.position(scatter, &random) })
        let centres = (0..<25).map { _ in NearestPlacesTests.position(scatter, &random) }
        let measured = centres.map { NearestPlacesTests.allByDistance(places, $0) }
        for (count, within) in [(1, 1e9), (10, 1e9), (10, 50_000.0), (1000, 200_000.0), (1000, 1e9), (5, 0.5)] {
            let finder = await NearestPlaces(places, around: centres, within: within)
            for (centre, all) in zip(centres, measured) {
                // When
                let found = finder.find(count, near: centre, within: within)
                // Then
                let expected = all.prefix(count).prefix { $0.metres <= within }
                #expect(found.map(\.place) == expected.map(\.place))
                #expect(found.map(\.metres) == expected.map(\.metres))
            }
        }
    }

    @Test(arguments: Scatter.allCases)
    func `what is left out because nobody can be so far is nobody's neighbour, by any number of tasks`(scatter: Scatter)
        async
    {
        // Given places all about, and centres close together among them
        var random = SeededRandom(13)
        let places = makePlaces((0..<900).map { _ in NearestPlacesTests.position(scatter, &random) })
        let middle = NearestPlacesTests.position(scatter, &random)
        for spread in [0, 1e-4, 0.3] {
            let centres = (0..<12).map { _ in
                Coordinate(
                    latitude: max(-90, min(90, middle.latitude + .random(in: -spread...spread, using: &random))),
                    longitude: max(-180, min(180, middle.longitude + .random(in: -spread...spread, using: &random))))
            }
            let measured = centres.map { NearestPlacesTests.allByDistance(places, $0) }
            for (count, within, jobs) in [(1, 1e9, 1), (10, 1e9, 2), (10, 30_000.0, 3), (400, 1e9, 8)] {
                // When
                let finder = await NearestPlaces(
                    places, around: centres, within: within, atMost: count, jobs: jobs)
                let plain = await NearestPlaces(places, around: centres, within: within, atMost: count)
                // Then
                for (centre, all) in zip(centres, measured) {
                    let found = finder.find(count, near: centre, within: within)
                    let expected = all.prefix(count).prefix { $0.metres <= within }
                    #expect(found.map(\.place) == expected.map(\.place))
                    #expect(found.map(\.metres) == expected.map(\.metres))
                    #expect(plain.find(count, near: centre, within: within) == found)
                }
            }
        }
    }

    @Test func `where chords and distances come in different orders the distances decide`() async {
        // Given a ring of places 1000 km away, to 20 m: the earth is rounder to the north than to the east, so that
        // at equal chords the way differs by up to 14 m
        var random = SeededRandom(11)
        let centre = Coordinate(latitude: 0.5, longitude: 10)
        let places = makePlaces(
            (0..<200).map { _ in
                let angle = Double.random(in: 0...1, using: &random)
                let metres = 1_000_000 + Double.random(in: 0...20, using: &random)
                return NearestPlacesTests.coordinate(towards: angle, metres, from: centre)
            })
        let point = Geodesy.geocentric(centre)
        let byChord = (0..<200).sorted { a, b in
            func chord(_ row: Int) -> Double {
                places.coordinate(row).map { Geodesy.geocentric($0).squaredChord(to: point) } ?? 0
            }
            return chord(a) < chord(b)
        }
        for count in [1, 5, 20, 100] {
            // When
            let found = await NearestPlaces(places, around: [centre], within: 1e9).find(
                count, near: centre, within: 1e9)
            // Then
            let expected = NearestPlacesTests.bruteForce(places, count, centre, 1e9).map(\.place)
            #expect(found.map(\.place) == expected)
            // and chords alone would have named others
            #expect(Set(byChord.prefix(count)) != Set(expected))
        }
    }

    /// The point in a direction (0 is east, 1 is north) whose distance is `metres`, by bisection.
    private static func coordinate(towards angle: Double, _ metres: Double, from centre: Coordinate) -> Coordinate {
        var low = 0.0
        var high = 20.0
        func point(_ degrees: Double) -> Coordinate {
            Coordinate(
                latitude: centre.latitude + degrees * angle, longitude: centre.longitude + degrees * (1 - angle))
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Geodesy.inverse(from: centre, to: point(middle)).metres < metres { low = middle } else { high = middle }
        }
        return point(low)
    }

    @Test func `at one distance the place's own id decides, then the row`() async {
        // Given three places at one point, two of them with one id
        let point = Coordinate(latitude: 10, longitude: 20)
        let places = makePlaces([point, point, point, point], ids: ["c", "b", "a", "b"])
        let centre = Coordinate(latitude: 10.01, longitude: 20)
        // When
        let found = await NearestPlaces(places, around: [centre], within: 5000).find(3, near: centre, within: 5000)
        // Then
        #expect(found.map(\.place) == [2, 1, 3])
    }

    @Test func `places that can't be visited or have no true position are left out`() async {
        // Given
        let near = Coordinate(latitude: 0.001, longitude: 0)
        var places = makePlaces([
            near, near, near, nil, Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: -0.0, longitude: 0),
            Coordinate(latitude: 91, longitude: 0), Coordinate(latitude: 0, longitude: .infinity),
        ])
        places.rejected[0] = true
        places.closed[1] = true
        places.coordinateState[7] = .present
        // When
        let found = await NearestPlaces(places, around: [near], within: 1e8).find(10, near: near, within: 1e8)
        // Then
        #expect(found.map(\.place) == [2])
    }

    @Test func `the rim belongs to the circle`() async {
        let centre = Coordinate(latitude: 47, longitude: 8)
        let place = Coordinate(latitude: 47.1, longitude: 8.1)
        let metres = Geodesy.inverse(from: centre, to: place).metres
        let places = makePlaces([place])
        #expect(
            await NearestPlaces(places, around: [centre], within: metres).find(1, near: centre, within: metres).count
                == 1)
        #expect(
            await NearestPlaces(places, around: [centre], within: metres.nextDown)
                .find(1, near: centre, within: metres.nextDown).isEmpty)
    }

    @Test(arguments: Scatter.allCases)
    func `all within a length are all that measuring finds, with any wish`(scatter: Scatter) async {
        var random = SeededRandom(8)
        let places = makePlaces((0..<400).map { _ in NearestPlacesTests.position(scatter, &random) })
        let centres = (0..<10).map { _ in NearestPlacesTests.position(scatter, &random) }
        for within in [0.5, 40_000.0, 3_000_000.0, 1e9] {
            let odd = await NearestPlaces(places, around: centres, within: within) { $0 % 2 == 1 }
            for centre in centres {
                let expected = NearestPlacesTests.bruteForce(places, .max, centre, within).map(\.place)
                #expect(odd.find(nil, near: centre, within: within).map(\.place) == expected.filter { $0 % 2 == 1 })
            }
        }
    }

    @Test func `a location is at the nearest place within the tolerance, or at none`() async {
        // Given a gate and a pool 40 m north of it (a second of latitude is 31 m)
        let gate = Coordinate(latitude: 37.33, longitude: -121.88)
        let places = makePlaces([gate, Coordinate(latitude: 37.33036, longitude: -121.88)])
        let finder = await NearestPlaces(places, around: [gate], within: 1000)
        func place(_ metresNorth: Double, _ tolerance: Double) -> Int? {
            finder.place(
                at: Coordinate(latitude: 37.33 + metresNorth / 110_980, longitude: -121.88), tolerance: tolerance
            )?.place
        }
        // Then
        #expect(place(0, 0) == 0)
        #expect(place(15, 25) == 0)
        #expect(place(25, 25) == 1)
        #expect(place(15, 14) == nil)
        #expect(place(90, 25) == nil)
        #expect(finder.place(at: Coordinate(latitude: .nan, longitude: 0), tolerance: 1e9) == nil)
    }

    private static func position(_ scatter: Scatter, _ random: inout SeededRandom) -> Coordinate {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        switch scatter {
        case .context: return Coordinate(latitude: number(-90...90), longitude: number(-180...180))
        case .clusters:
            let town = Double(Int.random(in: 0..<4, using: &random))
            return Coordinate(
                latitude: 35 + town * 0.4 + number(-0.02...0.02), longitude: -120 + number(-0.02...0.02))
        case .antimeridian:
            let offset = number(-0.5...0.5)
            return Coordinate(latitude: number(-17...(-16)), longitude: offset < 0 ? 180 + offset : -180 + offset)
        case .poles:
            let sign: Double = Bool.random(using: &random) ? 1 : -1
            return Coordinate(latitude: sign * (90 - number(0...0.5)), longitude: number(-180...180))
        case .nearTies:
            // On circles of latitude and meridians of a fine grid: true distances and chords come in other orders.
            return Coordinate(
                latitude: 45 + Double(Int.random(in: -3...3, using: &random)) * 1e-7,
                longitude: 7 + Double(Int.random(in: -3...3, using: &random)) * 1e-7)
        case .region: return Coordinate(latitude: 37 + number(-3...3), longitude: -121 + number(-3...3))
        case .samePoint: return Coordinate(latitude: 12.5, longitude: -12.5)
        }
    }

    private static func bruteForce(_ places: Places, _ count: Int, _ centre: Coordinate, _ within: Double)
        -> [(place: Int, metres: Double)]
    {
        Array(allByDistance(places, centre).prefix(count).prefix { $0.metres <= within })
    }

    /// Every place, each measured, the nearest first.
    private static func allByDistance(_ places: Places, _ centre: Coordinate) -> [(place: Int, metres: Double)] {
        var all = (0..<places.count).compactMap { row in
            places.coordinate(row).map {
                (place: row, metres: Geodesy.inverse(from: centre, to: $0).metres, id: places.id[row])
            }
        }
        all.sort { ($0.metres, $0.id, $0.place) < ($1.metres, $1.id, $1.place) }
        return all.map { ($0.place, $0.metres) }
    }
}
