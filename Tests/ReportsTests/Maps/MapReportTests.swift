import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct MapReportTests {
    private func features(_ input: RunData) throws -> [[String: Any]] {
        let folder = MemoryFolder()
        try MapReport(options: OptionValues()).render(input, to: folder)
        let bytes = try #require(folder.files["places.geojson"])
        let root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(root["type"] as? String == "FeatureCollection")
        return try #require(root["features"] as? [[String: Any]])
    }

    @Test func `a place is a point, longitude first, with its distance from the property`() throws {
        let features = try features(Campground.input())
        #expect(features.count == 2)
        let geometry = try #require(features[0]["geometry"] as? [String: Any])
        #expect(geometry["type"] as? String == "Point")
        #expect(geometry["coordinates"] as? [Double] == [-121.72, 37.34])
        let properties = try #require(features[0]["properties"] as? [String: Any])
        #expect(properties["name"] as? String == "Grant Ranch")
        #expect(properties["category"] as? String == "park")
        #expect(properties["distance_m"] as? Double == 14_900)
        #expect(properties["bearing_deg"] as? Double == 82)
    }

    @Test func `refused places and those without a position are not on the map`() throws {
        // Given four places of which one is refused and one has no position
        var input = Campground.input()
        let anywhere = Coordinate(latitude: 1, longitude: 2)
        input.dataset.places = Fixture.places([
            ("", "", nil, anywhere), ("b", "B", nil, anywhere), ("c", "C", nil, anywhere), ("d", "D", nil, anywhere),
        ])
        input.dataset.distances = []
        input.dataset.places.rejected[1] = true
        input.dataset.places.coordinateState[2] = .missing
        // Then two are left, and what is not known is left out
        let properties = try features(input).map { try #require($0["properties"] as? [String: Any]) }
        #expect(properties.map { $0["id"] as? String } == [nil, "d"])
        #expect(properties[0].isEmpty)
    }

    @Test(arguments: [0, 1, 2_047, 2_048, 2_049, 10_000], [1, 3])
    func `many places come in pieces and are one document, in order`(count: Int, jobs: Int) async throws {
        // Given places, of which those of the first piece are refused
        var input = Campground.input()
        input.dataset.places = Fixture.places(
            (0..<count + 3_000).map { ("id\($0)", "Place \($0)", "camp", Coordinate(latitude: 1.5, longitude: 2.5)) })
        for row in 0..<3_000 { input.dataset.places.rejected[row] = true }
        // When some tasks make them
        let folder = MemoryFolder()
        _ = try await ReportScheduler(ticks: { 0 }, jobs: jobs).render(
            [(MapReport(options: OptionValues()), "map")], input, to: folder)
        // Then
        let bytes = try #require(folder.files["places.geojson"])
        let root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let features = try #require(root["features"] as? [[String: Any]])
        let ids = features.map { ($0["properties"] as? [String: Any])?["id"] as? String }
        #expect((ids == (3_000..<count + 3_000).map { "id\($0)" }) as Bool)
        #expect(folder.pieces["places.geojson"]?.count == count / 2_048 + 1)
        // And as one task makes all at once
        let whole = MemoryFolder()
        try MapReport(options: OptionValues()).render(input, to: whole)
        #expect((whole.files == folder.files) as Bool)
    }
}
