import InnkeeperCore
import InnkeeperWeb
import Testing

struct OverpassQueryTests {
    @Test func `each tag is asked for around the same point, and nothing escapes its quotation marks`() {
        let query = OverpassQuery.text(
            ["tourism=viewpoint", "a\"];out;//\\"], around: Coordinate(latitude: 37.3305, longitude: -121.8889),
            radius: 4999.6)
        #expect(
            query == "[out:json][timeout:25];(nwr[\"tourism\"=\"viewpoint\"](around:5000,37.3305,-121.8889);"
                + "nwr[\"a\\\"];out;//\\\\\"](around:5000,37.3305,-121.8889););out center;")
    }
}
