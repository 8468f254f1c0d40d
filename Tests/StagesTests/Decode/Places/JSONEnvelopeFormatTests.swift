import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONEnvelopeFormatTests {
    /// Id, name, category, latitude and longitude of each place, and whether it is closed.
    private func places(_ text: String, chunk: Int = 1 << 20) -> [String] {
        let places = PlaceReading(JSONEnvelopeFormat.self, text, chunk: chunk).places
        return (0..<places.count).map { row in
            let point = places.coordinate(row).map { "\($0.latitude) \($0.longitude)" } ?? "nowhere"
            let closed = places.closed[row] ? " closed" : ""
            return "\(places.id[row])|\(places.name[row])|\(places.category[row] ?? "")|\(point)\(closed)"
        }
    }

    @Test func `RIDB's facilities`() {
        let text = #"""
            {"METADATA": {"RESULTS": {"CURRENT_COUNT": 2}}, "RECDATA": [
             {"FacilityID": "234059", "FacilityName": "Pine Flat", "FacilityTypeDescription": "Campground",
              "FacilityLatitude": 36.8, "FacilityLongitude": -119.2, "GEOJSON": {"COORDINATES": [1, 2]}},
             {"RecAreaID": 7, "RecAreaName": "Sequoia", "RecAreaLatitude": 36.5, "RecAreaLongitude": -118.5}]}
            """#
        let expected = ["234059|Pine Flat|Campground|36.8 -119.2", "7|Sequoia||36.5 -118.5"]
        #expect(places(text) == expected)
        #expect(places(text, chunk: 3) == expected)
    }

    @Test func `the parks of the National Park Service`() {
        #expect(
            places(
                #"{"total":"2","data":[{"id":"A1","fullName":"Acadia National Park","latitude":"44.4","longitude":"-68.2"},"#
                    + #"{"id":"B2","title":"Overlook","latitude":"","longitude":""}]}"#)
                == ["A1|Acadia National Park||44.4 -68.2", "B2|Overlook||nowhere"])
    }

    @Test func `Google's places, old and new`() {
        #expect(
            places(
                #"""
                {"html_attributions": [], "status": "OK", "results": [
                 {"place_id": "ChI1", "name": "Pine Flat", "types": ["campground", "lodging"],
                  "business_status": "CLOSED_PERMANENTLY",
                  "geometry": {"location": {"lat": 36.8, "lng": -119.2}, "viewport": {"northeast": {"lat": 1, "lng": 2}}}}]}
                """#) == ["ChI1|Pine Flat|campground|36.8 -119.2 closed"])
        #expect(
            places(
                #"""
                {"places": [{"id": "N1", "displayName": {"text": "Pine Flat", "languageCode": "en"}, "types": ["rv_park"],
                 "location": {"latitude": 36.8, "longitude": -119.2}, "businessStatus": "OPERATIONAL"}]}
                """#) == ["N1|Pine Flat|rv_park|36.8 -119.2"])
    }

    @Test func `a list that lies deeper in the answer`() {
        let text = #"{"data": {"count": 1, "resultObject": [{"title": "Low Tatras", "coordinates": [49.1, -119.5]}]}}"#
        #expect(JSONEnvelopeFormat.recognise(Array(text.utf8), fileName: "x.json") == .places)
        // Its pair can be read in one way only.
        #expect(places(text) == ["|Low Tatras||49.1 -119.5"])
        #expect(places(text, chunk: 3) == ["|Low Tatras||49.1 -119.5"])
        let other = #"{"orders": {"items": [{"title": "Map", "latitude": 1, "longitude": 2}]}}"#
        #expect(JSONEnvelopeFormat.recognise(Array(other.utf8), fileName: "x.json") == nil)
    }

    @Test func `Foursquare's search`() {
        #expect(
            places(
                #"""
                {"results": [{"fsq_id": "4b", "name": "Pine Flat", "categories": [{"id": 16008, "name": "Campground"}],
                 "geocodes": {"main": {"latitude": 36.8, "longitude": -119.2}, "roof": {"latitude": 1, "longitude": 2}},
                 "location": {"address": "1 Road"}}], "context": {}}
                """#) == ["4b|Pine Flat|Campground|36.8 -119.2"])
    }

    @Test func `open data of towns, in two forms`() {
        #expect(
            places(
                #"""
                {"total_count": 1, "results": [{"id": "c1", "nom": "Camping du Lac", "category": "camping",
                 "geo_point_2d": {"lon": 7.1, "lat": 50.7}}]}
                """#) == ["c1|Camping du Lac|camping|50.7 7.1"])
        #expect(
            places(
                #"""
                {"data": [{"id": "c2", "name": "Lakeside", "category": "camp",
                 "the_geom": {"type": "Point", "coordinates": [-119.2, 36.8]}}]}
                """#) == ["c2|Lakeside|camp|36.8 -119.2"])
    }

    @Test func `Yelp's businesses`() {
        #expect(
            places(
                #"""
                {"businesses": [{"id": "y1", "name": "Pine Flat", "is_closed": true,
                 "categories": [{"alias": "campgrounds", "title": "Campgrounds"}],
                 "coordinates": {"latitude": 36.8, "longitude": -119.2}, "location": {"city": "X"}}], "total": 1}
                """#) == ["y1|Pine Flat|Campgrounds|36.8 -119.2 closed"])
    }

    @Test func `a fault in one record costs that record`() {
        let reading = PlaceReading(
            JSONEnvelopeFormat.self,
            #"{"data": [{"name": "A", "latitude": 1, "longitude": 2}, {"name": tru}, {"name": "B", "latitude": 1, "longitude": 3}]}"#
        )
        #expect(reading.names == ["A", "B"] && reading.counts.rejected == 1)
    }
}
