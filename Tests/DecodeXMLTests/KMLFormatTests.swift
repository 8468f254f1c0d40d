import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

struct KMLFormatTests {
    private func reading(_ placemarks: String, _ root: String = "<kml xmlns=\"http://www.opengis.net/kml/2.2\">")
        -> PlaceReading
    {
        PlaceReading(
            KMLFormat.self, "<?xml version=\"1.0\"?>\n\(root)<Document><name>Map</name>\(placemarks)</Document></kml>")
    }

    @Test func `a placemark is a place with its own name`() {
        let found = reading(
            "<Folder><name>Camps</name><Placemark id=\"7\"><name> Oak &amp;\n Elm </name><Style><name>x</name></Style>"
                + "<Point><coordinates>\n -121.9,37.3,120 </coordinates></Point></Placemark></Folder>")
        #expect(found.names == ["Oak & Elm"] && found.places.id.texts == ["7"])
        #expect(found.positions == [Coordinate(latitude: 37.3, longitude: -121.9)])
    }

    @Test(arguments: ["<kml>", "<k:kml xmlns:k='http://earth.google.com/kml/2.1'>"])
    func `older documents and those without a namespace are read`(root: String) {
        let prefix = root.hasPrefix("<k:") ? "k:" : ""
        let text =
            root + "<\(prefix)Placemark><\(prefix)name>A</\(prefix)name><\(prefix)Point><\(prefix)coordinates>1,2"
            + "</\(prefix)coordinates></\(prefix)Point></\(prefix)Placemark></\(prefix)kml>"
        let found = PlaceReading(KMLFormat.self, text)
        #expect(found.names == ["A"] && found.positions == [Coordinate(latitude: 2, longitude: 1)])
    }

    @Test func `a polygon is represented by a point in it, and not in its hole`() throws {
        let found = reading(
            "<Placemark><Polygon><innerBoundaryIs><LinearRing><coordinates>4,4 6,4 6,6 4,6 4,4</coordinates></LinearRing>"
                + "</innerBoundaryIs><outerBoundaryIs><LinearRing><coordinates>0,0 10,0 10,10 0,10 0,0</coordinates>"
                + "</LinearRing></outerBoundaryIs></Polygon></Placemark>")
        let point = try #require(found.positions[0])
        #expect((0...10).contains(point.latitude) && (0...10).contains(point.longitude))
        #expect(!((4...6).contains(point.latitude) && (4...6).contains(point.longitude)))
    }

    @Test func `a line is represented by its middle`() {
        let found = reading("<Placemark><LineString><coordinates>0,0 4,0</coordinates></LineString></Placemark>")
        #expect(found.positions == [Coordinate(latitude: 0, longitude: 2)])
    }

    @Test func `a placemark without coordinates has no position, and one of letters can't be read`() {
        let found = reading(
            "<Placemark><name>A</name><address>1 Road</address></Placemark>"
                + "<Placemark><Point><coordinates>here</coordinates></Point></Placemark>")
        #expect(found.places.coordinateState == [.missing, .unreadable])
    }

    @Test func `records keep their bytes, and what is cut off is one refused record`() {
        let whole = "<Placemark><name>A</name></Placemark>"
        let found = PlaceReading(KMLFormat.self, "<kml>\(whole)\n<Placemark><name>B</name>")
        #expect(found.accepted.map { String(decoding: $0, as: UTF8.self) } == [whole])
        #expect(found.counts.rejected == 1)
    }
}
