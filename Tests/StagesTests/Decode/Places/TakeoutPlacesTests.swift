import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct TakeoutPlacesTests {
    private func reading(_ properties: String, _ coordinates: String = "[0, 0]") -> PlaceReading {
        PlaceReading(
            GeoJSONFormat.self,
            #"{"type": "FeatureCollection", "features": [{"geometry": {"coordinates": \#(coordinates), "type": "Point"}, "properties": {\#(properties)}, "type": "Feature"}]}"#
        )
    }

    @Test func `null island gives way to the position in the address`() {
        for url in [
            "http://maps.google.com/?q=37.25,-121.5", "https://maps.google.com/?hl=en&q=37.25%2C-121.5&z=3",
            "http://maps.google.com/?q=37.25,-121.5#x",
        ] {
            // When
            let reading = reading(#""google_maps_url": "\#(url)""#)
            // Then
            #expect(reading.positions == [Coordinate(latitude: 37.25, longitude: -121.5)], "\(url)")
        }
        #expect(
            reading(#""Google Maps URL": "http:\/\/maps.google.com\/?q=37.25,-121.5""#).positions[0]?.latitude == 37.25)
    }

    @Test func `null island stays where the address has no position, and a true position is not overruled`() {
        let nowhere = Coordinate(latitude: 0, longitude: 0)
        for url in [
            "http://maps.google.com/?cid=172", "http://maps.google.com/?q=Creek,+CA", "http://maps.google.com/?q=37.25",
            "http://x.example.org/?faq=1,2", "http://maps.google.com/?q=91,2", "?q=1,2,3", "q=1,2", "",
        ] {
            #expect(reading(#""google_maps_url": "\#(url)""#).positions == [nowhere], "\(url)")
        }
        #expect(reading(#""google_maps_url": "?q=1,2""#, "[3, 4]").positions[0]?.latitude == 4)
    }

    @Test func `the old shape has its name and position in Location too`() {
        // Given
        let location =
            #""Location": {"Business Name": "Creek Diner", "Geo Coordinates": {"Latitude": "37.25", "Longitude": "-121.5"}, "name": 1}"#
        // When
        let first = reading(location)
        let second = reading(location + #", "Title": "My diner""#, "[1, 2]")
        let third = reading(#""location": {"name": "New shape", "address": "Road 1"}"#)
        // Then the title wins as a name, the geometry as a position
        #expect(first.names == ["Creek Diner"])
        #expect(first.positions == [Coordinate(latitude: 37.25, longitude: -121.5)])
        #expect(second.names == ["My diner"])
        #expect(second.positions == [Coordinate(latitude: 2, longitude: 1)])
        #expect(third.names == ["New shape"])
    }

    @Test(.enabled(if: Corpora.has("google-takeout-saved-places")))
    func `both shapes as users published them are read`() throws {
        let folder = try #require(Corpora.folder("google-takeout-saved-places"))
        func read(_ name: String) throws -> PlaceReading {
            PlaceReading(GeoJSONFormat.self, [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
        }
        // When
        let old = try read("saved_places_old_shape.geojson")
        let new = try read("saved_places_new_shape.geojson")
        // Then
        #expect(old.names == ["Alexandra Palace", "Konkordiahütte"])
        #expect(
            old.positions == [
                Coordinate(latitude: 51.59792, longitude: -0.12021),
                Coordinate(latitude: 46.5004589, longitude: 8.0532115),
            ])
        #expect(new.positions == [Coordinate(latitude: 42.30039043516156, longitude: -71.12115081399679)])
        #expect(new.findings.count + old.findings.count == 0)
        // And the list beside them is no places: it has no positions
        let list = [UInt8](try Data(contentsOf: folder.appendingPathComponent("Saved_list.csv")))
        #expect(GeoJSONFormat.recognise(list, fileName: "Saved_list.csv") == nil)
    }
}
