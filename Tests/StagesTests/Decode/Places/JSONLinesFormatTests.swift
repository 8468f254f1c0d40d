import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONLinesFormatTests {
    @Test func `Foursquare's places are read, and what its users flagged`() {
        // Given
        let text = """
            {"fsq_place_id":"4a","name":"Creek Diner","latitude":37.25,"longitude":-121.5,"date_closed":null,"fsq_category_labels":["Dining and Drinking > Diner","Food"],"unresolved_flags":[]}
            {"fsq_place_id":"4b","name":"Old Inn","latitude":37.25,"longitude":-121.5,"date_closed":"2024-05-01","unresolved_flags":null}
            {"fsq_place_id":"4c","name":"Gone","latitude":37.25,"longitude":-121.5,"unresolved_flags":["closed"]}
            {"fsq_place_id":"4d","name":"Twice","latitude":37.25,"longitude":-121.5,"unresolved_flags":["duplicate"]}
            {"fsq_place_id":"4e","name":"Nowhere","latitude":null,"longitude":null}
            """
        // When
        let reading = PlaceReading(JSONLinesFormat.self, text)
        // Then
        #expect(reading.names == ["Creek Diner", "Old Inn", "Gone", "Nowhere"])
        #expect(reading.places.closed == [false, true, true, false])
        #expect(reading.places.id[0] == "4a")
        #expect(reading.places.category[0] == "Dining and Drinking > Diner")
        #expect(reading.places.coordinateState == [.present, .present, .present, .missing])
        #expect(reading.said == ["place-left-out 4:1 flagged duplicate"])
        #expect(reading.counts == RecordCounts(read: 5, accepted: 4, rejected: 0, skipped: 1))
    }

    @Test(arguments: [
        ("closed", "closed"), ("delete", "closed"), ("doesnt_exist", "closed"), ("duplicate", "skipped"),
        ("privatevenue", "skipped"), ("inappropriate", "skipped"), ("new_name", "open"),
    ])
    func `each flag of Foursquare's users has its meaning`(flag: String, meaning: String) {
        // Given
        let text =
            #"{"fsq_place_id":"4","name":"A","latitude":37,"longitude":-121,"#
            + #""unresolved_flags":["x","\#(flag)"]}"#
        // When
        let reading = PlaceReading(JSONLinesFormat.self, text)
        // Then
        #expect(reading.places.closed == ["closed": [true], "open": [false]][meaning] ?? [])
        #expect(reading.counts.skipped == (meaning == "skipped" ? 1 : 0))
    }

    @Test func `Overture's rows as a database writes them are read`() {
        // Given
        let text = #"""
            {"id":"08f","geometry":{"type":"Point","coordinates":[-121.5,37.25]},"bbox":{"xmin":-121.5,"ymin":37.2},"names":{"primary":"Creek Diner"},"categories":{"primary":"diner"},"confidence":0.9}
            {"id":"08g","names":{"primary":"Caf\u00e9"},"geometry":null}
            """#
        // When
        let reading = PlaceReading(JSONLinesFormat.self, text)
        // Then
        #expect(reading.names == ["Creek Diner", "Café"])
        #expect(reading.positions == [Coordinate(latitude: 37.25, longitude: -121.5), nil])
        #expect(JSONLinesFormat.recognise(Array(text.utf8), fileName: "places.ndjson") == .places)
    }
}
