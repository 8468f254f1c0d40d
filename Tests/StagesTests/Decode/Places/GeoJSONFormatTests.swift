import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct GeoJSONFormatTests {
    private struct Collection: Decodable {
        struct Feature: Decodable { var geometry: Geometry }
        struct Geometry: Decodable { var coordinates: [Double] }
        var features: [Feature]
    }

    @Test(.enabled(if: Corpora.has("geojson-natural-earth-50m")))
    func `every populated place of Natural Earth is read, in any chunks`() throws {
        // Given the file, and what another JSON reader makes of it
        let folder = try #require(Corpora.folder("geojson-natural-earth-50m"))
        let data = try Data(contentsOf: folder.appendingPathComponent("ne_50m_populated_places_simple.json"))
        let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let features = try #require(whole["features"] as? [[String: Any]])
        // JSONSerialization is off by a last digit now and then on Linux; JSONDecoder is not.
        let decoded = try JSONDecoder().decode(Collection.self, from: data)
        #expect(features.count > 1000)
        for chunk in [1 << 20, 4093] {
            // When
            let reading = PlaceReading(GeoJSONFormat.self, Array(data), chunk: chunk)
            // Then all are accounted for, with the same names, categories and positions
            #expect(reading.counts.read == features.count)
            #expect(reading.counts.accepted == features.count)
            #expect(reading.findings.count == 0)
            #expect(reading.slices > 1)
            for (row, feature) in features.enumerated() {
                let properties = try #require(feature["properties"] as? [String: Any])
                let numbers = decoded.features[row].geometry.coordinates
                #expect(reading.places.name[row] == properties["name"] as? String)
                #expect(reading.places.category[row] == properties["featurecla"] as? String)
                #expect(
                    reading.places.coordinate(row) == Coordinate(latitude: numbers[1], longitude: numbers[0]))
            }
            // And the accepted records in their framing are the file again
            let again = try JSONSerialization.jsonObject(with: Data(reading.file(of: reading.accepted)))
            #expect(NSDictionary(dictionary: whole).isEqual(again))
        }
    }

    @Test(.enabled(if: Corpora.has("geojson-fixtures")))
    func `every geometry type of the fixtures has a position`() throws {
        // Given
        let folder = try #require(Corpora.folder("geojson-fixtures"))
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "geojson" {
            // When
            let reading = PlaceReading(GeoJSONFormat.self, Array(try Data(contentsOf: file)))
            // Then
            let isCollection = file.path.contains("featurecollection")
            #expect(reading.counts.accepted == (isCollection ? 3 : 1), "\(file.lastPathComponent)")
            #expect(reading.positions.allSatisfy { $0?.isValid == true }, "\(file.lastPathComponent)")
            count += 1
        }
        #expect(count == 16)
    }

    @Test(.enabled(if: Corpora.has("geojson-invalid")))
    func `invalid files are accounted for and valid ones are clean`() throws {
        // Given files whose folder gives the verdict
        let folder = try #require(Corpora.folder("geojson-invalid"))
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "geojson" {
            let bytes = Array(try Data(contentsOf: file))
            // When
            let reading = PlaceReading(GeoJSONFormat.self, bytes)
            let inPieces = PlaceReading(GeoJSONFormat.self, bytes, chunk: 7)
            // Then
            #expect(reading.counts.isBalanced)
            #expect(reading.places.count == reading.counts.accepted)
            #expect(reading.findings.count == reading.counts.rejected, "\(file.lastPathComponent)")
            #expect(inPieces.positions == reading.positions)
            #expect(inPieces.said == reading.said)
            if file.deletingLastPathComponent().lastPathComponent == "valid" {
                #expect(reading.counts.rejected == 0, "\(file.lastPathComponent)")
                #expect(!reading.places.coordinateState.contains(.unreadable), "\(file.lastPathComponent)")
            }
            count += 1
        }
        #expect(count > 60)
    }

    @Test func `one feature or one bare geometry is a file too`() {
        // Given
        let feature =
            #"{"properties": {"name": "A"}, "type": "Feature", "geometry": {"coordinates": [1, 2], "type": "Point"}}"#
        let geometry = "\u{FEFF}\n" + #" {"coordinates": [[1, 2], [3, 4]], "type": "LineString"} "#
        let collection = #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [5, 6, 7]}]}"#
        // When
        let readings = [feature, geometry, collection].map { PlaceReading(GeoJSONFormat.self, $0) }
        // Then
        #expect(readings.map(\.names) == [["A"], [""], [""]])
        #expect(
            readings.map(\.positions) == [
                [Coordinate(latitude: 2, longitude: 1)], [Coordinate(latitude: 3, longitude: 2)],
                [Coordinate(latitude: 6, longitude: 5)],
            ])
        #expect(readings[1].file(of: readings[1].accepted) == Array(geometry.utf8))
    }

    @Test func `a file is recognised by what it says or by its name`() {
        func kind(_ text: String, _ name: String = "x.json") -> RecordKind? {
            GeoJSONFormat.recognise(Array(text.utf8), fileName: name)
        }
        #expect(kind(#"{"type": "FeatureCollection", "features": [{"#) == .places)
        #expect(kind(#"{"name": {"type": "Feature"}, "crs": null, "features": ["#) == .places)
        #expect(kind(#"{"type": "MultiPolygon", "#) == .places)
        #expect(kind("broken", "Parks.GeoJSON") == .places)
        #expect(kind(#"{"version": 1, "sources": {"type": "Feature"}}"#) == nil)
        #expect(kind(#"{"type": "Topology", "objects": {}}"#) == nil)
        #expect(kind(#"[{"lat": 1, "lon": 2}]"#) == nil)
        #expect(kind(#"{"features": {"type": "Feature"}}"#) == nil)
        #expect(kind("a,b\n1,2\n", "x.csv") == nil)
        #expect(kind("") == nil)
    }
}
