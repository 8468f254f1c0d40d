import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// What is read from an outline must be what the decoder reads. An escape in a member that nobody asks for makes a
/// record one for the decoder; so each text is read both ways.
struct PlainPlaceTests {
    private func expectAlike(_ format: any Format.Type, _ record: String) {
        let plain = PlaceReading(format, "[\(record)]")
        let escaped = PlaceReading(format, "[{\"\\u0078\": 0,\(record.dropFirst())]")
        #expect(plain.places.count == escaped.places.count, "\(record)")
        guard plain.places.count == 1, escaped.places.count == 1 else { return }
        #expect(plain.places.id == escaped.places.id, "\(record)")
        #expect(plain.places.name == escaped.places.name, "\(record)")
        #expect(plain.places.category == escaped.places.category, "\(record)")
        #expect(plain.places.closed == escaped.places.closed, "\(record)")
        #expect(plain.places.coordinateState == escaped.places.coordinateState, "\(record)")
        // NaN is not itself.
        #expect(
            "\(plain.places.latitude) \(plain.places.longitude)"
                == "\(escaped.places.latitude) \(escaped.places.longitude)", "\(record)")
    }

    private static let geometries = [
        #""geometry": {"type": "Point", "coordinates": [-121.8863286, 37.3382082]}"#, #""geometry": null"#,
        #""geometry": {"type": "Point", "coordinates": []}"#, #""geometry": {"type": "Point"}"#, #""geometry": {}"#,
        #""geometry": {"coordinates": [1, 2]}"#, #""geometry": {"coordinates": [1, 2], "type": "Point", "id": 3}"#,
        #""geometry": {"type": "Point", "coordinates": [1]}"#,
        #""geometry": {"type": "Point", "coordinates": [[1, 2]]}"#,
        #""geometry": {"type": "Point", "coordinates": null}"#,
        #""geometry": {"type": "Point", "coordinates": [1, "2"]}"#,
        #""geometry": {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4], [2, 2.5]]}"#,
        #""geometry": {"type": "Polygon", "coordinates": [[[0, 0], [4, 0], [4, 2], [0, 2], [0, 0]]]}"#,
        #""geometry": {"type": "LineString", "coordinates": [[0, 0], [4, 0], [4, 1]]}"#,
        #""geometry": {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [5, 6]}]}"#,
        #""geometry": {"type": "Feature", "coordinates": [5, 6]}"#, #""geometry": [1, 2]"#, #""geometry": true"#,
        #""geometry": null, "geometry": {"type": "Point", "coordinates": [5, 6]}"#, #""x": 1"#,
        #""coordinates": [7, 8], "type": "Point""#, #""latitude": 1.25, "longitude": -2"#, #""lat": 1"#,
        #""lat": "1.5", "lng": "2""#, #""lat": null, "lon": null"#, #""location": {"lat": 1, "lon": 2}"#,
        #""location": [1, 2]"#, #""position": null, "lat": 3, "lon": 4"#, #""geometry": null, "lat": 3, "lon": 4"#,
        #""lat": 1, "lat": 2, "lon": 3"#, #""latitude": 91e400, "longitude": 1"#,
    ]

    private static let members = [
        #""name": "Lake""#, #""name": """#, #""name": 5"#, #""title": "Later", "name": "First""#,
        #""NAME": "C", "ref": "7""#,
        #""names": {"primary": "Inner"}, "brand": "B""#, #""names": null, "brand": "B""#, #""categories": ["a", "b"]"#,
        #""categories": "a", "category": "b""#, #""id": 7, "@id": "seven""#, #""id": "", "place_id": "p""#,
        #""id": {}"#,
        #""id": 1.50"#, #""operating_status": "permanently_closed""#, #""operating_status": "permanently_closing""#,
        #""operating_status": "open", "amenity": "cafe", "shop": "bakery""#, #""confidence": 0"#,
        #""confidence": 0.0e5"#,
        #""confidence": 0.1"#, #""date_closed": "2024-05-01""#, #""date_closed": """#, #""date_closed": null"#,
        #""unresolved_flags": ["closed"]"#, #""unresolved_flags": []"#, #""tags": {"name": "T"}"#, #""primary": "P""#,
        #""fsq_category_labels": ["Bar"]"#, #""type": 5"#, #""google_maps_url": "http://example.org/?q=1,2""#,
        #""Location": {"name": "Takeout"}"#, #""name": "Z\u00fcrich""#, #""name": "\\ \/ \ud83c\udfd5 \ud83c""#,
        #""id": "\u0037""#,
        #""name": "A", "title": "\u0042""#, #""title": "\u0042", "name": "A""#, #""category": "caf\u00e9""#,
        #""operating_status": "permanently\u005fclosed""#, #""date_closed": "\u0031""#, #""type": "\u0046eature""#,
        #""display_name": "\u0044""#, #""names": "\u0044""#, #""name": "Zürich", "natural": "wasser\#u{FFFD}""#,
    ]

    @Test(arguments: geometries)
    func `a place is where its decoder finds it`(geometry: String) {
        for format in [GeoJSONFormat.self, JSONArrayFormat.self] as [any Format.Type] {
            expectAlike(format, #"{"type": "Feature", "properties": {"name": "A"}, \#(geometry)}"#)
            expectAlike(format, #"{\#(geometry), "name": "A"}"#)
            expectAlike(format, #"{"type": "Feature", "properties": {\#(geometry)}, "geometry": null}"#)
        }
    }

    @Test(arguments: members)
    func `members outside and inside of properties count what they count for the decoder`(member: String) {
        let point = #""geometry": {"type": "Point", "coordinates": [1, 2]}"#
        for format in [GeoJSONFormat.self, JSONArrayFormat.self] as [any Format.Type] {
            expectAlike(format, #"{"type": "Feature", "properties": {\#(member)}, \#(point)}"#)
            expectAlike(format, #"{"type": "Feature", \#(member), "properties": {"name": "In", "id": 3}, \#(point)}"#)
            expectAlike(format, #"{"type": "Feature", "properties": {"name": "In", "id": 3}, \#(point), \#(member)}"#)
            expectAlike(format, #"{\#(member), "lat": 1, "lon": 2}"#)
        }
    }

    @Test func `of two properties both count`() {
        expectAlike(
            GeoJSONFormat.self,
            #"{"type": "Feature", "properties": {"name": "A"}, "properties": {"id": 1}, "geometry": null}"#)
        expectAlike(GeoJSONFormat.self, #"{"type": "Feature", "properties": [], "geometry": null}"#)
    }
}
