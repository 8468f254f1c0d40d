import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct PlacesMapTests {
    private func elements(_ rows: [(metres: Double, bearing: Double)], kind: String = "park") throws -> [HTMLCheck
        .Element]
    {
        var input = Campground.input()
        let anywhere = Coordinate(latitude: 1, longitude: 1)
        input.dataset.places = Fixture.places(
            rows.indices.map { (id: "\($0)", name: "Place \($0)", category: kind, at: anywhere) })
        input.dataset.distances = rows.enumerated().map {
            DistanceRow(siteNumber: "", place: $0.offset, metres: $0.element.metres, bearing: $0.element.bearing)
        }
        input.dataset.nearestOfKinds = []
        input.dataset.featured = nil
        let html = try page(input)
        let map = html.split(separator: "class=\"map\"")[1].split(separator: "</svg>")[0]
        return HTMLCheck("<!DOCTYPE html><svg class=\"map\"" + map + "</svg>").elements
    }

    private func marks(_ elements: [HTMLCheck.Element]) -> [(x: Double, y: Double)] {
        elements.filter { $0.attributes["class"]?.hasPrefix("mark") == true }.map {
            (Double($0.attributes["cx"] ?? "") ?? .nan, Double($0.attributes["cy"] ?? "") ?? .nan)
        }
    }

    @Test func `every place lies in its direction at its distance, north up`() throws {
        // Given places all around
        let rows = stride(from: 0.0, to: 360, by: 36.5).enumerated().map {
            (metres: 150 + 300 * Double($0.offset), bearing: $0.element)
        }
        let marks = marks(try elements(rows))
        #expect(marks.count == rows.count)
        // When the scale is taken from the last
        let last = rows[rows.count - 1]
        let scale = hypot(marks[rows.count - 1].x - 230, marks[rows.count - 1].y - 230) / last.metres
        for (row, mark) in zip(rows, marks) {
            // Then the others agree, to the tenth of a unit that is written
            let angle = row.bearing * Double.pi / 180
            #expect(abs(mark.x - (230 + sin(angle) * row.metres * scale)) < 0.3)
            #expect(abs(mark.y - (230 - cos(angle) * row.metres * scale)) < 0.3)
        }
    }

    @Test func `rings are at round distances and the outermost holds every place`() throws {
        for far in [350.0, 999, 1_001, 4_200, 19_000, 240_000] {
            let elements = try elements([(far / 3, 10), (far, 200)])
            let rings = elements.filter { $0.attributes["class"] == "ring" }
            #expect((2...5).contains(rings.count), "\(far)")
            for mark in marks(elements) { #expect(hypot(mark.x - 230, mark.y - 230) <= 212.1) }
        }
    }

    @Test func `places on one spot have their numbers apart`() throws {
        let elements = try elements((0..<10).map { (metres: 1_000 + Double($0), bearing: 45) })
        let numbers = elements.filter { $0.attributes["class"] == "no" }
            .map { (Double($0.attributes["x"] ?? "") ?? 0, Double($0.attributes["y"] ?? "") ?? 0) }
        #expect(numbers.count == 10)
        for (index, one) in numbers.enumerated() {
            for other in numbers[(index + 1)...] { #expect(abs(one.0 - other.0) > 8 || abs(one.1 - other.1) >= 13.9) }
        }
    }

    @Test func `the map is told to those who do not see it`() throws {
        let label = try elements([(400, 0), (900, 90)]).first?.attributes["aria-label"]
        #expect(
            label == "A map of the places from the property, up to 1 km away. 1 Place 0, 400 m N; 2 Place 1, 900 m E.")
    }
}
