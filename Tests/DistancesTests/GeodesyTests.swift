import Foundation
import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct GeodesyTests {
    /// One published line: start, bearing there, end, length.
    struct Line {
        var start: Coordinate
        var bearing: Double
        var end: Coordinate
        var metres: Double
    }

    @Test(.enabled(if: Corpora.has("geodesic-karney-20")))
    func `lengths agree with Karney's twenty lines to 15 nanometres`() throws {
        let file = try #require(Corpora.folder("geodesic-karney-20")).appendingPathComponent("geodtest20.csv")
        let lines = try GeodesyTests.read(file, separator: ",", skipping: 1)
        #expect(lines.count == 20)
        #expect(GeodesyTests.largestError(lines, name: "geodesic-karney-20") < 15e-9)
    }

    @Test(.enabled(if: Corpora.has("geodesic-geodtest100")))
    func `lengths agree with a hundred lines of the test set to 15 nanometres`() throws {
        let file = try #require(Corpora.folder("geodesic-geodtest100")).appendingPathComponent("GeodTest-100.dat")
        let lines = try GeodesyTests.read(file, separator: " ", skipping: 0)
        #expect(lines.count == 100)
        #expect(GeodesyTests.largestError(lines, name: "geodesic-geodtest100") < 15e-9)
    }

    @Test func `bearings lie between 0 and 360`() {
        // Given one point and others in the four directions, at the poles and a hair west of north
        let centre = Coordinate(latitude: 40, longitude: 10)
        func bearing(_ latitude: Double, _ longitude: Double) -> Double {
            Geodesy.inverse(from: centre, to: Coordinate(latitude: latitude, longitude: longitude)).bearing
        }
        // Then
        #expect(bearing(41, 10) == 0)
        #expect(bearing(39, 10) == 180)
        #expect(abs(bearing(40, 10.001) - 90) < 0.001)
        #expect(abs(bearing(40, 9.999) - 270) < 0.001)
        #expect(abs(bearing(90, 77)) < 1e-12)
        #expect(bearing(40, 10) == 0)
        for longitude in stride(from: -180.0, through: 180, by: 7.5) {
            for latitude in stride(from: -90.0, through: 90, by: 7.5) {
                let angle = bearing(latitude, longitude)
                #expect(angle >= 0 && angle < 360)
            }
        }
        let hair = bearing(50, 10 - 1e-14)
        #expect(hair >= 0 && hair < 360)
    }

    @Test func `positions in space lie on the ellipsoid and are never farther apart than the geodesic`() {
        var random = SeededRandom(1)
        let equator = 6_378_137.0
        let pole = equator * (1 - 1 / 298.257223563)
        #expect(abs(Geodesy.geocentric(Coordinate(latitude: 0, longitude: 90)).y - equator) < 1e-8)
        #expect(abs(Geodesy.geocentric(Coordinate(latitude: -90, longitude: 5)).z + pole) < 1e-8)
        for _ in 0..<2000 {
            let a = Coordinate(
                latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
            let b = Coordinate(
                latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
            let first = Geodesy.geocentric(a)
            let second = Geodesy.geocentric(b)
            let surface =
                (first.x * first.x + first.y * first.y) / (equator * equator) + first.z * first.z / (pole * pole)
            #expect(abs(surface - 1) < 1e-14)
            #expect(first.squaredChord(to: second).squareRoot() <= Geodesy.inverse(from: a, to: b).metres + 1e-8)
        }
    }

    @Test func `positions of many coordinates are those of one after another, to 10 nanometres`() {
        // Given the corners of the world, and random points, of any number
        var random = SeededRandom(4)
        var latitudes: [Double] = []
        var longitudes: [Double] = []
        for latitude in [-90.0, -89.999_999_999, -45, -0.0, 0, 1e-300, 30, 45, 90] {
            for longitude in [-180.0, -179.999_999_999, -90, -45, -0.0, 0, 60, 90, 135, 180] {
                latitudes.append(latitude)
                longitudes.append(longitude)
            }
        }
        for _ in 0..<20_001 {
            latitudes.append(.random(in: -90...90, using: &random))
            longitudes.append(.random(in: -180...180, using: &random))
        }
        // When
        let points = Geodesy.geocentric(latitudes: latitudes, longitudes: longitudes)
        // Then
        #expect(points.count == latitudes.count)
        for (index, point) in points.enumerated() {
            let exact = Geodesy.geocentric(Coordinate(latitude: latitudes[index], longitude: longitudes[index]))
            #expect(point.squaredChord(to: exact).squareRoot() < 10e-9)
        }
        #expect(Geodesy.geocentric(latitudes: [], longitudes: []).isEmpty)
    }

    @Test func `no geodesic is longer than its chord allows, and few are much shorter`() {
        var random = SeededRandom(5)
        for round in 0..<5000 {
            // Given two points some metres to a quarter of the world apart, many of them on a meridian at the equator,
            // where the ellipsoid is bent most
            let reach = 60 / Double(1 << (round % 20))
            let start = Coordinate(
                latitude: round % 3 == 0 ? 0 : .random(in: -89...89, using: &random),
                longitude: .random(in: -120...120, using: &random))
            let end = Coordinate(
                latitude: max(-90, min(90, start.latitude + .random(in: -reach...reach, using: &random))),
                longitude: round % 3 == 0
                    ? start.longitude : start.longitude + .random(in: -reach...reach, using: &random))
            // When
            let metres = Geodesy.inverse(from: start, to: end).metres
            let chord = Geodesy.geocentric(start).squaredChord(to: Geodesy.geocentric(end)).squareRoot()
            let longest = Geodesy.longestGeodesic(chord: chord)
            // Then
            #expect(metres <= longest + 1e-7)
            #expect(chord > 6_335_439 || longest <= chord * 1.06)
            #expect(chord > 100_000 || longest <= chord * 1.000_011)
        }
        #expect(Geodesy.longestGeodesic(chord: 0) == 0)
        #expect(Geodesy.longestGeodesic(chord: 7_000_000) == .infinity)
    }

    private static func read(_ file: URL, separator: Character, skipping headers: Int) throws -> [Line] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(headers).map { text in
            let numbers = text.split(separator: separator).map { Double($0) ?? .nan }
            return Line(
                start: Coordinate(latitude: numbers[0], longitude: numbers[1]), bearing: numbers[2],
                end: Coordinate(latitude: numbers[3], longitude: numbers[4]), metres: numbers[6])
        }
    }

    private static func largestError(_ lines: [Line], name: String) -> Double {
        var largest = 0.0
        for line in lines {
            let (metres, bearing) = Geodesy.inverse(from: line.start, to: line.end)
            largest = max(largest, abs(metres - line.metres))
            // Where the two points are nearly antipodal or nearly the same, a nanometre turns the bearing far.
            guard line.metres > 1000, line.metres < 19_900_000 else { continue }
            let expected = line.bearing < 0 ? line.bearing + 360 : line.bearing
            let turn = abs(bearing - expected)
            #expect(min(turn, 360 - turn) < 1e-9, "\(name): \(line)")
        }
        print("\(name): largest error \(largest * 1e9) nm over \(lines.count) lines")
        return largest
    }
}
