import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct ConfigurationReaderTests {
    @Test func `only sources are needed, everything else has a default`() throws {
        // When
        let read = ReadText(#"{"sources": {"desk": {"kind": "bookings", "files": "desk.csv"}}}"#)
        // Then
        let configuration = try #require(read.configuration)
        #expect(read.messages == [])
        #expect(configuration.property == Property())
        #expect(configuration.sources.map(\.settings) == [SourceSettings(name: "desk", kind: .bookings)])
        #expect(configuration.sources.map(\.files) == [["desk.csv"]])
        #expect(configuration.stages.map(\.name) == ["distances", "conflicts", "occupancy"])
        #expect(configuration.stages[0].options.integer("nearest") == 10)
        #expect(configuration.stages[2].options.date("from") == nil)
        #expect(configuration.reports.map(\.name) == ["summary", "tables"])
        #expect(configuration.output == nil)
        #expect(configuration.failOn == .error)
        #expect(configuration.outputMode == 0o600)
        #expect(configuration.outputGroup == nil)
    }

    @Test func `every key goes to its place`() throws {
        // Given a configuration that says everything
        let read = ReadText(
            """
            {
              "$schema": "./pipeline.schema.json", "version": 1,
              "property": { "name": "Alder", "timeZone": "America/Los_Angeles", "country": "US", "currency": "usd",
                            "origin": { "latitude": 37.5, "longitude": -121 } },
              "sources": {
                "sites": { "kind": "campsites", "files": ["s.csv"], "rules": { "place-": "info" } },
                "channel": { "kind": "bookings", "files": ["b/*.csv", "c.csv"], "exclude": "b/old*", "format": "csv",
                  "columns": { "arrival": "Check-in", "departure": { "date": ["Y", "M", "D"] },
                               "guests": { "sum": ["A", "B"] }, "currency": { "constant": "EUR" } },
                  "dates": "dd.MM.yyyy", "delimiter": ";", "encoding": "windows-1252", "missing": ["NULL", ""],
                  "statuses": { "Be-stätigt": "confirmed" }, "key": ["Room", "In"], "site": "A12" }
              },
              "rules": { "contact-phone-invalid": "off", "reservation": "error" },
              "stages": [ { "occupancy": { "from": "2026-01-01", "leapDay": "mar1" } },
                          { "distances": { "nearest": 3, "within": "2 mi", "crow": false, "label": "x" } } ],
              "reports": [ "tables" ], "output": "Out", "failOn": "never", "outputMode": "0640",
              "outputGroup": "reception"
            }
            """)
        // When
        let configuration = try #require(read.configuration, "\(read.messages)")
        // Then
        var property = Property()
        property.name = "Alder"
        property.timeZone = "America/Los_Angeles"
        property.country = "US"
        property.currency = try #require(Currency("USD"))
        property.origin = Coordinate(latitude: 37.5, longitude: -121)
        #expect(configuration.property == property)

        var channel = SourceSettings(name: "channel", kind: .bookings)
        channel.columns = [
            "arrival": .header("Check-in"), "departure": .date(["Y", "M", "D"]), "guests": .sum(["A", "B"]),
            "currency": .constant("EUR"),
        ]
        channel.dates = .pattern("dd.MM.yyyy")
        channel.delimiter = 0x3B
        channel.encoding = "windows-1252"
        channel.missing = ["NULL", ""]
        channel.statuses = ["bestätigt": .confirmed]
        channel.key = ["Room", "In"]
        channel.site = "A12"
        channel.currency = property.currency
        channel.country = "US"
        #expect(configuration.sources.map(\.settings.name) == ["channel", "sites"])
        #expect(configuration.sources[0].settings == channel)
        #expect(configuration.sources[0].files == ["b/*.csv", "c.csv"])
        #expect(configuration.sources[0].exclude == ["b/old*"])
        #expect(configuration.sources[0].format == "csv")
        #expect(configuration.sources[1].rules == ["place-": .info])

        #expect(configuration.rules == ["contact-phone-invalid": .off, "reservation": .error])
        #expect(configuration.stages.map(\.name) == ["occupancy", "distances"])
        let occupancy = configuration.stages[0].options
        #expect(occupancy.date("from") == CalendarDate(iso: "2026-01-01"))
        #expect(occupancy.text("leapDay") == "mar1")
        let distances = configuration.stages[1].options
        #expect(distances.integer("nearest") == 3)
        #expect(distances.distance("within") == 3218.688)
        #expect(distances.flag("crow") == false)
        #expect(distances.text("label") == "x")
        #expect(configuration.reports.map(\.name) == ["tables"])
        #expect(configuration.reports[0].options.integer("days") == 7)
        #expect(configuration.output == "Out")
        #expect(configuration.failOn == .never)
        #expect(configuration.outputMode == 0o640)
        #expect(configuration.outputGroup == "reception")
    }

    @Test func `all faults are said at once, in the order of the text`() {
        // When a text has a fault in every part
        let read = ReadText(
            """
            {
              "version": »2,
              »"source": {},
              "sources": {
                "a": »{ "kind": "places", »"statuses": {} },
                "ä": { "kind": »"booking", "files": [] }
              },
              "stages": [ "conflicts", »"confilcts" ],
              "outputGroup": »3
            }
            """)
        // Then
        #expect(
            read.messages == [
                "`version` must be 1, not 2",
                "unknown key `source`; did you mean `sources`?",
                "`files` or `url` is missing here",
                "`statuses` says nothing about places",
                "unknown kind `booking`; did you mean `bookings`?",
                "unknown stage `confilcts`; did you mean `conflicts`?",
                "`outputGroup` must be the name of a group such as \"reception\", not 3",
            ])
        #expect(read.places == read.markedPlaces)
        #expect(read.configuration == nil)
    }

    @Test(arguments: [
        ("»", "expected a value, but the text ends here"),
        ("{\n  \"sources\": {,»", nil),
        ("{ \"sources\": {}, »}", "expected a key in double quotes, found `}`"),
        ("{»// all\n}", "expected a key in double quotes or `}`, found `/` (JSON has no comments)"),
        ("»[]", "a configuration is an object, not an array"),
        ("»{}", "`sources` is missing here"),
        ("{\"sources\": »{}}", "`sources` must not be empty"),
    ])
    func `a text that is not a configuration has one fault`(marked: String, message: String?) {
        let read = ReadText(marked)
        #expect(read.messages.count == 1)
        guard let message else { return }
        #expect(read.messages == [message])
        #expect(read.places == read.markedPlaces)
    }

    @Test func `a stage must come after those that it needs, if they are there`() {
        let read = ReadText(top: #""stages": [»"occupancy", "distances", "conflicts"]"#)
        #expect(read.messages == ["stage `occupancy` must come after `conflicts`"])
        #expect(read.places == read.markedPlaces)
        #expect(ReadText(top: #""stages": ["conflicts", "occupancy"]"#).isFine)
        #expect(ReadText(top: #""stages": ["occupancy"]"#).isFine)
        #expect(ReadText(top: #""stages": [], "reports": []"#).isFine)
    }

    @Test func `status words that fold to one are a fault`() {
        let read = ReadText(source: #""statuses": {"No show": "noShow", »"no-show": "cancelled"}"#)
        #expect(read.messages == ["`no-show` is the same word as `No show`"])
        #expect(read.places == read.markedPlaces)
    }
}
