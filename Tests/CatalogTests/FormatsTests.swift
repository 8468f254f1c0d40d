import InnkeeperCatalog
import InnkeeperCore
import Testing

struct FormatsTests {
    /// A short file of each format, by the format's name.
    private let samples: [(format: String, kind: RecordKind, name: String, text: String)] = [
        (
            "carddav", .contacts, "book.xml",
            "<d:multistatus xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:carddav\"><d:response/></d:multistatus>"
        ),
        ("csv", .bookings, "desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n"),
        ("csv", .campsites, "sites.csv", "site_number,name,electricity,capacity\nA1,River,yes,4\n"),
        (
            "geojson", .places, "map.geojson",
            "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{},\"geometry\":null}]}"
        ),
        (
            "geojson-sequence", .places, "map.geojsonl",
            "{\"type\":\"Feature\",\"geometry\":null}\n{\"type\":\"Feature\",\"geometry\":null}\n"
        ),
        ("gpx", .places, "trip.gpx", "<gpx><wpt lat=\"1\" lon=\"2\"/></gpx>"),
        ("kml", .places, "map.kml", "<?xml version=\"1.0\"?><kml><Placemark/></kml>"),
        ("icalendar", .bookings, "A12.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"),
        ("jcard", .contacts, "people.json", "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"]]]"),
        (
            "esri-json", .places, "layer.json",
            "{\"geometryType\":\"esriGeometryPoint\",\"features\":[{\"attributes\":{},\"geometry\":{\"x\":1,\"y\":2}}]}"
        ),
        ("json-envelope", .places, "ridb.json", "{\"RECDATA\":[{\"FacilityName\":\"A\",\"FacilityLatitude\":37.3}]}"),
        ("json-lines", .places, "map.jsonl", "{\"name\":\"Creek\",\"lat\":37.3,\"lon\":-121.8}\n"),
        (
            "json-table", .bookings, "stays.json",
            "{\"data\":[{\"id\":\"R1\",\"checkIn\":\"2026-07-01\",\"nights\":2,\"guest\":{\"name\":\"Ada\"}}]}"
        ),
        (
            "json-table", .campsites, "sites.json",
            "{\"RECDATA\":[{\"CampsiteName\":\"012\",\"CampsiteType\":\"TENT\",\"CampsiteLatitude\":44.2,\"CampsiteLongitude\":-110.5}]}"
        ),
        (
            "json-table", .contacts, "people.json",
            "[{\"firstName\":\"Ada\",\"lastName\":\"Alder\",\"phone\":\"+1 408 555 0100\"}]"
        ),
        ("overpass", .places, "osm.json", "{\"version\":0.6,\"elements\":[{\"type\":\"node\",\"id\":1}]}"),
        ("json-array", .places, "places.json", "[{\"name\":\"Creek\",\"latitude\":37.3,\"longitude\":-121.8}]"),
        ("vcard", .contacts, "people.vcf", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n"),
        (
            "windows-contact", .contacts, "Ada.contact",
            "<c:contact c:Version=\"1\" xmlns:c=\"http://schemas.microsoft.com/Contact\"></c:contact>"
        ),
        (
            "xcard", .contacts, "people.xml",
            "<?xml version=\"1.0\"?><vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"><vcard/></vcards>"
        ),
    ]

    @Test func `names are sorted, each once, and each says what it is and holds something`() {
        let names = Catalog.formats.map { $0.name }
        #expect(names == names.sorted() && Set(names).count == names.count)
        for format in Catalog.formats {
            #expect(!format.summary.isEmpty && !format.kinds.isEmpty, "\(format.name)")
        }
    }

    @Test func `every format has a sample, and every kind of record a format`() {
        #expect(Set(samples.map(\.format)) == Set(Catalog.formats.map { $0.name }))
        for kind in RecordKind.allCases { #expect(Catalog.formats.contains { $0.kinds.contains(kind) }, "\(kind)") }
    }

    @Test func `an empty array tells no kind, and where that is known one format at most has it`() {
        for format in Catalog.formats {
            #expect(format.recognise(Array("[]".utf8), fileName: "export.json") == nil, "\(format.name)")
        }
        let expected: [RecordKind: [String]] = [
            .bookings: ["json-table"], .campsites: ["json-table"], .contacts: ["jcard"], .places: ["json-array"],
        ]
        for kind in RecordKind.allCases {
            let holders = Catalog.formats.filter { $0.emptyArrayKinds.contains(kind) }.map { $0.name }
            #expect(holders == expected[kind], "\(kind)")
        }
    }

    @Test func `a file is recognised by one format, as what it is, whatever its name`() {
        for sample in samples {
            for name in [sample.name, "export", "export.txt"] {
                let found = Catalog.formats.compactMap { format in
                    format.recognise(Array(sample.text.utf8), fileName: name).map { "\(format.name) \($0)" }
                }
                #expect(found == ["\(sample.format) \(sample.kind)"], "\(sample.name) as \(name)")
            }
        }
    }

    @Test(arguments: ["", "hello", "<html></html>", "{}", "[]", "\u{0}\u{1}\u{2}", "PK\u{3}\u{4}"])
    func `what is not an export is recognised by none`(text: String) {
        let found = Catalog.formats.filter { $0.recognise(Array(text.utf8), fileName: "x") != nil }.map { $0.name }
        #expect(found == [])
    }
}
