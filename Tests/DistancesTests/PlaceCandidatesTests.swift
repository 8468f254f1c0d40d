import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct PlaceCandidatesTests {
    @Test func `rows that can be nobody's neighbour are left out`() {
        // Given
        let somewhere = Coordinate(latitude: 10, longitude: 20)
        var places = makePlaces([
            somewhere, somewhere, somewhere, nil, Coordinate(latitude: 0, longitude: 0),
            Coordinate(latitude: 91, longitude: 0), somewhere, somewhere,
        ])
        places.rejected[0] = true
        places.closed[1] = true
        // When
        let all = PlaceCandidates(places, 0..<7) { $0 != 6 }
        // Then
        #expect(all.rows == [2])
        #expect(all.points.count == 1)
        #expect(PlaceCandidates(places, 3..<6) { _ in true }.rows.isEmpty)
    }

    @Test func `what is farther than the reach goes, what is on its rim stays`() {
        // Given places on a meridian
        let places = makePlaces((0..<90).map { Coordinate(latitude: Double($0), longitude: 5) })
        let middle = Geodesy.geocentric(Coordinate(latitude: 0, longitude: 5))
        var candidates = PlaceCandidates(places, 0..<90) { _ in true }
        let chords = candidates.points.map { $0.squaredChord(to: middle).squareRoot() }
        // When
        candidates.keep(within: chords[40].nextUp, of: middle)
        // Then
        #expect(candidates.rows == (0...40).map { $0 })
        #expect(candidates.points.map { $0.squaredChord(to: middle).squareRoot() } == Array(chords[...40]))
        candidates.keep(within: .infinity, of: middle)
        #expect(candidates.rows.count == 41)
    }

    @Test func `the reach holds every answer of every centre`() throws {
        // Given places in a region and centres in a part of it
        var random = SeededRandom(21)
        for spread in [0.001, 0.1, 2] {
            let coordinates = (0..<300).map { _ in
                Coordinate(
                    latitude: .random(in: 40...44, using: &random), longitude: .random(in: 5...9, using: &random))
            }
            let points = coordinates.map(Geodesy.geocentric)
            let centres = (0..<20).map { _ in
                Coordinate(
                    latitude: 42 + .random(in: -spread...spread, using: &random),
                    longitude: 7 + .random(in: -spread...spread, using: &random))
            }
            let reach = try #require(SearchReach(around: centres.map(Geodesy.geocentric), within: 200_000))
            #expect(reach.mayShrink)
            for count in [1, 10, 50] {
                let key = points.map { $0.squaredChord(to: reach.middle) }.sorted()[count - 1]
                // When
                let metres = reach.metres(holding: key)
                // Then
                #expect(metres <= reach.widest)
                for centre in centres {
                    let measured = coordinates.map { Geodesy.inverse(from: centre, to: $0).metres }
                    for row in measured.indices.sorted(by: { measured[$0] < measured[$1] }).prefix(count)
                    where measured[row] <= 200_000 {
                        #expect(points[row].squaredChord(to: reach.middle).squareRoot() <= metres)
                    }
                }
            }
        }
        #expect(SearchReach(around: [], within: 5) == nil)
        let context = [Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 180)]
        #expect(SearchReach(around: context.map(Geodesy.geocentric), within: 5)?.mayShrink == false)
    }
}
