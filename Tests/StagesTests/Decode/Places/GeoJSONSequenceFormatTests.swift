import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct GeoJSONSequenceFormatTests {
    @Test func `Overture's features are read, one a line`() {
        // Given names, categories and states as Overture's schema has them
        let text = """
            {"type":"Feature","id":"08f","geometry":{"type":"Point","coordinates":[-121.5,37.25]},"properties":{"names":{"primary":"Creek Diner","common":{"de":"Bach"}},"categories":{"primary":"diner","alternate":["cafe"]},"confidence":0.9,"operating_status":"open","brand":{"names":{"primary":"No"}}}}
            {"type":"Feature","id":"09a","geometry":{"type":"Point","coordinates":[-121.5,37.25]},"properties":{"names":{"primary":"Old Inn"},"basic_category":"hotel","confidence":0.8,"operating_status":"permanently_closed"}}
            {"type":"Feature","id":"09b","geometry":{"type":"Point","coordinates":[-121.5,37.25]},"properties":{"names":{"primary":"Gone"},"confidence":0,"operating_status":"temporarily_closed"}}
            """
        // When
        let reading = PlaceReading(GeoJSONSequenceFormat.self, text)
        // Then
        #expect(reading.names == ["Creek Diner", "Old Inn", "Gone"])
        #expect((0..<3).map { reading.places.id[$0] } == ["08f", "09a", "09b"])
        #expect((0..<3).map { reading.places.category[$0] } == ["diner", "hotel", nil])
        #expect(reading.places.closed == [false, true, true])
        #expect(reading.positions[0] == Coordinate(latitude: 37.25, longitude: -121.5))
        #expect(reading.locate(2, .operatingStatus)?.value == "0")
        #expect(GeoJSONSequenceFormat.recognise(Array(text.utf8), fileName: "overture.json") == .places)
    }
}
