import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PlaceRecordDecoderTests {
    @Test func `ids are texts or numbers, the feature's own before the properties'`() {
        // Given
        let text = """
            {"features": [{"type": "Feature", "properties": {"id": "inner"}, "id": "outer"},
              {"type": "Feature", "properties": {"@id": "node/1"}}, {"type": "Feature", "id": 9007199254740993},
              {"type": "Feature", "id": {}}, {"type": "Feature", "id": 1.50}]}
            """
        // When
        let reading = PlaceReading(GeoJSONFormat.self, text)
        // Then a long number keeps its digits
        let ids = reading.places.records.indices.map { reading.places.id[$0] }
        #expect(ids == ["outer", "node/1", "9007199254740993", "", "1.50"])
    }

    @Test func `a place that is gone says so in two ways`() {
        // Given
        let text = """
            [{"name": "A", "operating_status": "permanently_closed"}, {"name": "B", "operating_status": "open"},
             {"name": "C", "date_closed": "2024-05-01"}, {"name": "D", "date_closed": null}, {"date_closed": ""}]
            """
        // When, then
        #expect(PlaceReading(JSONArrayFormat.self, text).places.closed == [true, false, true, false, false])
    }

    @Test func `properties of any kind are taken as they come`() {
        // Given properties that are null, a number or an array, and a feature without a geometry
        let text = """
            {"features": [{"type": "Feature", "properties": null, "geometry": null},
              {"type": "Feature", "properties": 2, "geometry": {"type": "Point", "coordinates": [1, 2]}},
              {"type": "Feature", "properties": [{"name": "x"}], "geometry": "text"}, {"type": "feature"}]}
            """
        // When
        let reading = PlaceReading(GeoJSONFormat.self, text)
        // Then
        #expect(reading.names == ["", "", ""])
        #expect(reading.places.coordinateState == [.missing, .present, .unreadable])
        #expect(reading.counts.rejected == 1)
    }

    @Test func `numbers among the properties are no position of a feature`() {
        // Given
        let text =
            #"{"type": "Feature", "properties": {"latitude": 1, "longitude": 2, "location": [3, 4]}, "geometry": null}"#
        // When, then
        #expect(PlaceReading(GeoJSONFormat.self, text).places.coordinateState == [.missing])
    }
}
