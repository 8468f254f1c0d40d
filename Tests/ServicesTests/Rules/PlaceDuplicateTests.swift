import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct PlaceDuplicateTests {
    private func pairs(_ places: [(name: String, latitude: Double, longitude: Double)], rejected: Set<Int> = [])
        -> [[Int]]
    {
        var dataset = Dataset()
        for (row, place) in places.enumerated() {
            dataset.places.records.append(.none)
            dataset.places.id.append("")
            dataset.places.name.append(place.name)
            dataset.places.category.append(nil)
            dataset.places.latitude.append(place.latitude)
            dataset.places.longitude.append(place.longitude)
            dataset.places.coordinateState.append(.present)
            dataset.places.closed.append(false)
            dataset.places.rejected.append(rejected.contains(row))
        }
        let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
        let report = RuleSet([houseRule("place-duplicate")]).check(dataset, in: context)
        return report.rows.map { [$0.row, $0.related ?? -1] }
    }

    @Test func `each later place points at the first, whatever their order from south to north`() {
        #expect(
            pairs([("Creek", 37.0002, -121), ("Pier", 37, -121), ("creek", 37.0001, -121), ("CREEK ", 37, -121)])
                == [[2, 0], [3, 0]])
    }

    @Test func `the same name far away, another name near by and a refused place are none`() {
        #expect(pairs([("Creek", 37, -121), ("Creek", 37.001, -121), ("Pier", 37, -121)]) == [])
        #expect(pairs([("Creek", 37, -121), ("Creek", 37, -121)], rejected: [0]) == [])
        #expect(pairs([("", 37, -121), (" ", 37, -121)]) == [])
    }

    @Test func `a chain of thousands is compared in full, and in time`() {
        // Given 40,000 restrooms 90 m apart, each there twice
        var places: [(String, Double, Double)] = []
        for copy in 0..<2 {
            for number in 0..<40_000 {
                places.append(
                    ("Restroom", 20 + Double(number % 200) * 0.001, Double(number / 200) * 0.001 + Double(copy) * 1e-5))
            }
        }
        // Then each second one points at its first
        let found = pairs(places)
        #expect(found.count == 40_000)
        #expect(found.allSatisfy { $0[0] == $0[1] + 40_000 })
    }

    @Test func `ten thousand places on one spot are one cluster`() {
        let found = pairs(
            [(name: String, latitude: Double, longitude: Double)](repeating: ("Creek", 0, 180), count: 10_000))
        #expect(found.count == 9_999)
        #expect(found.allSatisfy { $0[1] == 0 })
    }

    @Test func `whoever has an earlier one within fifty metres is found, as comparing all with all finds`() {
        var random = SeededRandom(7)
        func within(_ reach: Double) -> Double { Double.random(in: -reach...reach, using: &random) }
        for round in 0..<60 {
            // Given places of two names, scattered over a few hundred metres, at a pole and at the antimeridian too
            let (latitude, longitude) = [(37.33, -121.89), (89.9999, 10), (-0.0003, 180), (-33.9, 151.2)][round % 4]
            let places = (0..<40).map { _ in
                let east = longitude + within(0.004)
                return (
                    name: within(1) < 0 ? "Creek" : "Pier",
                    latitude: min(90, latitude + within(0.001)), longitude: east > 180 ? east - 360 : east
                )
            }
            let positions = places.map { RoughPosition(Coordinate(latitude: $0.latitude, longitude: $0.longitude)) }
            func isNear(_ a: Int, _ b: Int) -> Bool {
                places[a].name == places[b].name && positions[a].metres(to: positions[b]) <= 50
            }
            // Then
            let found = pairs(places)
            let expected = places.indices.filter { later in (0..<later).contains { isNear($0, later) } }
            #expect(found.map { $0[0] } == expected)
            for pair in found { #expect(pair[1] < pair[0] && isNear(pair[1], pair[0])) }
        }
    }
}
