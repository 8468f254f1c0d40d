import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

struct GPXFormatTests {
    private func reading(_ points: String) -> PlaceReading {
        PlaceReading(
            GPXFormat.self, "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">\(points)</gpx>")
    }

    @Test func `a waypoint is a place with a name and a kind`() {
        let found = reading(
            "<metadata><name>Trip</name></metadata>"
                + "<wpt lat=\"37.3\" lon=\"-121.9\"><ele>3</ele><name>Oak</name><type>campground</type></wpt>"
                + "<wpt\n lon = '-1e1'\n lat='5'/>")
        #expect(found.names == ["Oak", ""] && found.places.category[0] == "campground")
        #expect(
            found.positions == [
                Coordinate(latitude: 37.3, longitude: -121.9), Coordinate(latitude: 5, longitude: -10),
            ])
    }

    @Test func `tracks and routes are no places`() {
        let found = reading(
            "<trk><name>Way</name><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk><rte><rtept lat=\"1\" lon=\"2\"/></rte>"
                + "<wpt lat=\"3\" lon=\"4\"/>")
        #expect(found.positions == [Coordinate(latitude: 3, longitude: 4)])
    }

    @Test func `half of a position can't be read, and none is missing`() {
        let found = reading("<wpt lat=\"x\" lon=\"2\"/><wpt lat=\"1\"/><wpt/>")
        #expect(found.places.coordinateState == [.unreadable, .unreadable, .missing])
    }
}
