import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONLineMaskTests {
    @Test(arguments: [
        (
            #"{"type":"Feature","properties":{"name":"Creek","note":"ask \"Ada\""},"id":7}"#,
            #"{"type":"Feature","properties":{"name":"Creek","note":"••• •"••••""},"id":7}"#
        ),
        (#""coordinates": [-121.8, 37.3],"#, #""coordinates": [-121.8, 37.3],"#),
        (#"["Ada", 1]"#, #"["•••", 1]"#), (#""phone" : "open"#, #""phone" : "••••"#), ("", ""),
    ])
    func `keys, numbers and what a place is are shown, other texts are not`(line: String, expected: String) throws {
        let mask = try #require(
            lineMask(GeoJSONFormat.self, .places, "{\"type\":\"FeatureCollection\",\"features\":[]}"))
        #expect(mask.shown(line) == expected)
        #expect(mask.shown(line, showValues: true) == line)
    }
}
