import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PlaceKeyTests {
    private func reading(_ properties: String) -> PlaceReading {
        PlaceReading(GeoJSONFormat.self, #"{"type": "Feature", "properties": {\#(properties)}, "geometry": null}"#)
    }

    @Test func `of several names the best one wins, wherever it stands`() {
        // Given from the best to the least
        let names = [
            #""name": "N1""#, #""Name": "N2""#, #""title": "N3""#, #""Title": "N4""#, #""NAME": "N5""#,
            #""names": {"common": {"primary": "no"}, "primary": "N6"}"#,
        ]
        for best in names.indices {
            // When the others follow it, and when they come first
            let rest = names[best...].joined(separator: ", ")
            let turned = names[best...].reversed().joined(separator: ", ")
            // Then
            #expect(reading(rest).names == ["N\(best + 1)"])
            #expect(reading(turned).names == ["N\(best + 1)"])
        }
        #expect(reading(#""name": null, "Nom": "x", "nAme": "y""#).names == ["y"])
        #expect(reading(#""name": "", "title": "T""#).names == ["T"])
        #expect(reading(#""n\u0061me": "escaped""#).names == ["escaped"])
    }

    @Test func `categories come from the usual tags`() {
        let cases = [
            #""amenity": "fuel", "shop": "kiosk""#: "fuel", #""shop": "supermarket""#: "supermarket",
            #""categories": {"primary": "park", "alternate": ["x"]}"#: "park",
            #""categories": ["museum", "x"]"#: "museum",
            #""featurecla": "Admin-0 capital""#: "Admin-0 capital", #""tourism": "camp_site", "category": "c""#: "c",
            #""categories": "plain""#: "plain",
        ]
        for (properties, category) in cases {
            #expect(reading(properties).places.category[0] == category)
        }
        #expect(reading(#""category": 5"#).places.category[0] == nil)
    }

    @Test func `a long name is told from one that only begins and ends alike`() {
        // Given a key of 19 letters, and one that differs in the middle
        let text = """
            [{"lat": 1, "fsq_category_labels": ["A"]}, {"lat": 1, "fsq_categoXy_labels": ["B"]},
             {"lat": 1, "operating_status": "permanently_closed"}, {"lat": 1, "operatinG_status": "permanently_closed"},
             {"lat": 1, "n\\u0061me": "C", "category": "D"}, {"lat": 1, "names": "", "catego": "E", "nam": "F"}]
            """
        // When
        let reading = PlaceReading(JSONArrayFormat.self, text)
        // Then
        #expect((0..<6).map { reading.places.category[$0] } == ["A", nil, nil, nil, "D", nil])
        #expect(reading.places.closed == [false, false, true, false, false, false])
        #expect(reading.names == ["", "", "", "", "C", ""])
    }
}
