import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct NearestOfKindsTests {
    @Test func `of every category it finds what looking at all pairs finds`() {
        // Given places all over the world and many near the middle, in nine categories
        var random = SeededRandom(6)
        for centre in [Coordinate(latitude: 37.3, longitude: -121.8), Coordinate(latitude: -89.9, longitude: 179.99)] {
            var coordinates: [Coordinate?] = (0..<600).map { _ in
                Coordinate(
                    latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
            }
            coordinates += (0..<600).map { _ in
                Coordinate(
                    latitude: max(-90, centre.latitude + .random(in: -1...1, using: &random)),
                    longitude: centre.longitude - .random(in: 0...1, using: &random))
            }
            coordinates[3] = nil
            var places = makePlaces(coordinates)
            places.category = DictionaryColumn(coordinates.indices.map { $0 % 10 == 9 ? nil : "kind \($0 % 10)" })
            for row in stride(from: 0, to: 1_200, by: 7) { places.rejected[row] = true }
            for row in stride(from: 0, to: 1_200, by: 11) { places.closed[row] = true }
            // When
            let found = NearestOfKinds.find(places, from: centre)
            // Then
            func distance(_ row: Int) -> Double {
                coordinates[row].map { Geodesy.inverse(from: centre, to: $0).metres } ?? .infinity
            }
            let wanted = (0..<9).compactMap { kind -> Int? in
                let rows = coordinates.indices.filter { row in
                    row % 10 == kind && !places.rejected[row] && !places.closed[row] && coordinates[row] != nil
                }
                return rows.min { distance($0) < distance($1) }
            }
            #expect(Set(found.map(\.place)) == Set(wanted))
            #expect(found.count == 9)
            #expect(found.map(\.metres) == found.map(\.metres).sorted())
        }
    }

    @Test func `without places or categories there is nothing`() {
        let centre = Coordinate(latitude: 0, longitude: 0)
        #expect(NearestOfKinds.find(Places(), from: centre) == [])
        #expect(NearestOfKinds.find(makePlaces([Coordinate(latitude: 1, longitude: 1)]), from: centre) == [])
    }
}
