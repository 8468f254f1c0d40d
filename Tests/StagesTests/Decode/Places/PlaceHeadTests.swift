import InnkeeperCore
import InnkeeperStages
import Testing

struct PlaceHeadTests {
    private let formats: [any Format.Type] = [
        EsriJSONFormat.self, GeoJSONFormat.self, GeoJSONSequenceFormat.self, JSONArrayFormat.self,
        JSONEnvelopeFormat.self, JSONLinesFormat.self, OverpassFormat.self,
    ]

    /// The formats that recognise a text.
    private func names(_ text: String, _ fileName: String = "x.json") -> [String] {
        formats.filter { $0.recognise(Array(text.utf8), fileName: fileName) != nil }.map { $0.name }
    }

    @Test func `each shape is one format, whatever comes first in it`() {
        let feature = #"{"geometry": null, "type": "Feature"}"#
        let flat = #"{"name": "A", "latitude": 1, "longitude": 2}"#
        #expect(names(feature) == ["geojson"])
        #expect(names(feature + "\n") == ["geojson"])
        #expect(names(feature + "\n" + feature) == ["geojson-sequence"])
        #expect(names(feature + "\u{1E}" + feature) == ["geojson-sequence"])
        #expect(names("\u{1E}" + feature + "\n") == ["geojson-sequence"])
        #expect(names("\u{FEFF}\n\u{1E}{\n\"type\": \"FeatureCollection\", \"features\": [") == ["geojson-sequence"])
        #expect(names(feature, "parks.geojsonl") == ["geojson-sequence"])
        #expect(names(#"{"bbox": [1, 2, 3, 4], "features": ["#) == ["geojson"])
        #expect(names(#"{"version": 0.6, "osm3s": {}, "elements": [{"type": "node""#) == ["overpass"])
        #expect(names("[" + flat) == ["json-array"])
        #expect(names(flat) == ["json-lines"])
        #expect(names(flat + "\n" + flat) == ["json-lines"])
        #expect(names(#"{"id": "1", "geometry": {}}"# + "\n{") == ["json-lines"])
        #expect(names("broken", "x.GeoJSON") == ["geojson"])
        #expect(names("broken", "x.geojsons") == ["geojson-sequence"])
    }

    @Test func `the answers of services are told by their list and what its objects have`() {
        #expect(names(#"{"METADATA": {}, "RECDATA": [{"FacilityID": "1", "FacilityLatitude": 37"#) == ["json-envelope"])
        #expect(names(#"{"total": "1", "data": [{"fullName": "A", "latitude": "37""#) == ["json-envelope"])
        #expect(names(#"{"results": [{"geometry": {"location": {}}, "name": "A"}]}"#) == ["json-envelope"])
        #expect(names(#"{"places": [{"location": {}, "displayName": {}}]}"#) == ["json-envelope"])
        #expect(names(#"{"businesses": [{"coordinates": {"#) == ["json-envelope"])
        #expect(names(#"[{"xid": "N1", "name": "A", "point": {"lon": 1, "lat": 2}}]"#) == ["json-array"])
        #expect(names(#"{"features": [{"attributes": {"NAME": "A"}, "geometry": {}}]}"#) == ["esri-json"])
        #expect(names(#"{"geometryType": "esriGeometryPoint", "features": ["#) == ["esri-json"])
    }

    @Test func `a list of something else is no answer of places`() {
        for text in [
            #"{"results": []}"#, #"{"data": [{"location": "Room 7", "id": 1}]}"#, #"{"results": [{"name": "A"}]}"#,
            #"{"data": {"latitude": 1}}"#,
        ] { #expect(names(text) == [], "\(text)") }
    }

    @Test func `other JSON is none of them`() {
        for text in [
            "", "{}", "[]", "1", "\"lat\"", #"{"version": 1, "sources": {}}"#, #"{"elements": {}}"#,
            #"{"latitude": 1}"#, #"{"latitude": 1, "longitude": 2, "hourly": {"time": []}}"#,
            #"["vcard", [["fn", {}, "text", "A"]]]"#, #"{"type": "Topology", "arcs": []}"#, "{}\n{}",
            "[{\"a\": {\"lat\": 1}}]",
            "name,lat\n", "\u{1E}", "{\"a\": 1}]",
        ] {
            #expect(names(text) == [], "\(text)")
        }
    }

    @Test func `a list by any name holds places if it has names and both coordinates, unless it is about incidents`() {
        #expect(names(#"{"hotels": [{"hotelName": "A", "latitude": 1, "longitude": 2}]}"#) == ["json-envelope"])
        #expect(names(#"{"sensors": [{"id": 7, "latitude": 1, "longitude": 2}]}"#) == [])
        #expect(names(#"{"quakes": [{"place": "A", "mag": 4, "latitude": 1, "longitude": 2}]}"#) == [])
    }

    @Test func `its places have their names`() {
        let text = #"{"n": 1, "hotels": [{"hotelName": "Birch", "latitude": 47.6, "longitude": 11.4}]}"#
        let settings = SourceSettings(name: "s", kind: .places)
        let table = ReadTable(bytes: Array(text.utf8), settings, format: JSONEnvelopeFormat.self).places
        #expect(table.name.texts == ["Birch"] && table.latitude == [47.6])
    }
}
