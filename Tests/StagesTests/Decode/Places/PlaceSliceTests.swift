import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PlaceSliceTests {
    /// The text without its marks, and the line and column of what follows each mark.
    private func marked(_ text: String) -> (text: String, places: [CellLocation]) {
        var clean = ""
        var places: [CellLocation] = []
        var line = 1
        var column = 1
        for scalar in text.unicodeScalars {
            if scalar == "»" {
                places.append(CellLocation(line: line, column: column, value: ""))
                continue
            }
            clean.unicodeScalars.append(scalar)
            column = scalar == "\n" ? 1 : column + 1
            if scalar == "\n" { line += 1 }
        }
        return (clean, places)
    }

    private func at(_ place: CellLocation, _ value: String) -> CellLocation {
        CellLocation(line: place.line, column: place.column, value: value)
    }

    @Test func `cells are found where they stand, columns in characters`() {
        // Given a file with marks before its cells
        let (text, places) = marked(
            """
            {"features": [
              {"type": "Feature", "id": »7, "properties": {"é": 1, "name": »"Caf\\u00e9 é", "operating_status":
                 »"permanently_closed"}, "geometry": {"type": "Point", "coordinates": »[ -121.5, 37.25 ]}},
              {"type": "Feature", "id": "b", "properties": {"title": »"B"}, "geometry": »null}
            ]}
            """)
        // When
        let reading = PlaceReading(GeoJSONFormat.self, text)
        // Then
        #expect(reading.locate(0, .id) == at(places[0], "7"))
        #expect(reading.locate(0, .name) == at(places[1], "Café é"))
        #expect(reading.locate(0, .operatingStatus) == at(places[2], "permanently_closed"))
        #expect(reading.locate(0, .coordinate) == at(places[3], "[ -121.5, 37.25 ]"))
        #expect(reading.locate(0, .category) == nil)
        #expect(reading.locate(1, .name) == at(places[4], "B"))
        #expect(reading.locate(1, .coordinate) == at(places[5], "null"))
        #expect(reading.places.records.map(\.line) == [2, 4])
        #expect(reading.places.closed == [true, false])
    }

    @Test func `latitude and longitude of an object are one cell, at the latitude`() {
        // Given
        let (text, places) = marked(
            """
            [{"lon": "-121.5",
             "lat": »37.25, "name": "A"}, {"name": »"B"}]
            """)
        // When
        let reading = PlaceReading(JSONArrayFormat.self, text)
        // Then
        #expect(reading.locate(0, .coordinate) == at(places[0], "37.25, -121.5"))
        #expect(reading.locate(1, .coordinate) == nil)
        #expect(reading.locate(1, .name) == at(places[1], "B"))
    }

    @Test func `records are where they begin, on lines of their own or not`() {
        // Given
        let lines = [
            "[{\"name\": \"é\"},", "{\"name\": \"é\"}, {\"name\": \"b\"}, {\"name\": \"c\"},", "{\"name\":",
            "\"é\"}, {\"name\": \"d\"}]",
        ]
        // When
        let reading = PlaceReading(JSONArrayFormat.self, lines.joined(separator: "\n"))
        // Then
        #expect(reading.places.records.map(\.offset) == [1, 17, 33, 48, 63, 79])
        #expect(reading.places.records.map(\.line) == [1, 2, 2, 2, 3, 4])
        #expect(reading.columns == [2, 1, 16, 31, 1, 7])
    }

    @Test func `a malformed feature does not shift the rows behind it`() {
        // Given
        let (text, places) = marked(
            """
            {"features": [»null, {"type": "Feature", "id": 1, "geometry": null}, »{}, {"type": "Feature", "id": »2}]}
            """)
        // When
        let reading = PlaceReading(GeoJSONFormat.self, text)
        // Then
        #expect(reading.places.count == 2)
        #expect(reading.places.id[1] == "2")
        #expect(reading.locate(1, .id) == at(places[2], "2"))
        #expect(
            reading.said == [
                "place-malformed 1:\(places[0].column) not-an-object null",
                "place-malformed 1:\(places[1].column) no-geometry",
            ])
    }
}
