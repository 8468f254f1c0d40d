import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct OtherPlaceNamesTests {
    private func name(_ properties: String) -> String? {
        PlaceReading(
            GeoJSONFormat.self,
            #"{"type": "Feature", "properties": \#(properties), "geometry": {"type": "Point", "coordinates": [1, 2]}}"#
        ).names.first
    }

    @Test func `the name of a place may stand under the word that its list used`() {
        #expect(name(#"{"OBJECTID": 7, "Campground": "Pine Flat"}"#) == "Pine Flat")
        #expect(name(#"{"fullname": "Pine Flat Campground", "label": "x"}"#) == "Pine Flat Campground")
        #expect(name(#"{"FACILITY_NAME": "Pine Flat"}"#) == "Pine Flat")
        #expect(name(#"{"Nom": "Camping du Lac"}"#) == "Camping du Lac")
    }

    @Test(arguments: ["DENOMINAZIONE", "名称", "명칭", "Название", "Titel", "raison_sociale", "RECAREANAME", "FET_NAME"])
    func `the headings of tables of places are known`(key: String) {
        #expect(name("{\"ID\": \"7\", \"\(key)\": \"Pine Flat\"}") == "Pine Flat")
    }

    @Test func `a site has its own name rather than that of its park`() {
        #expect(name(#"{"PARK_NAME": "Lake Park", "SITE_NAME": "Pine Flat"}"#) == "Pine Flat")
    }

    @Test func `a town is the name only of what has no other`() {
        #expect(name(#"{"Ort": "Bonn", "Standort": "Kiefer"}"#) == "Kiefer")
        #expect(name(#"{"Ort": "Zeltplatz Kiefer"}"#) == "Zeltplatz Kiefer")
    }

    @Test func `the kind of a thing in OpenStreetMap isn't a name`() {
        #expect(name(#"{"shop": "kiosk", "location": "underground"}"#) == "")
    }

    @Test func `a name under its own word comes first`() {
        #expect(name(#"{"Campground": "A", "name": "B"}"#) == "B")
    }

    @Test func `other members are no name`() {
        #expect(name(#"{"owner": "A", "inner": {"label": "B"}, "site": 7, "park": ""}"#) == "")
    }

    @Test func `of an object the members themselves count`() {
        let found = PlaceReading(
            JSONArrayFormat.self, #"[{"Park": "A\u00e9", "lat": 1, "lon": 2, "x": {"label": "B"}}]"#)
        #expect(found.names == ["Aé"])
    }
}
