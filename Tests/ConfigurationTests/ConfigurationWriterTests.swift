import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import Testing

struct ConfigurationWriterTests {
    private func reread(_ configuration: Configuration) -> (configuration: Configuration?, faults: [ConfigurationFault])
    {
        ConfigurationReader.read(ConfigurationWriter.json(configuration), facts: fakeVocabulary)
    }

    @Test func `a configuration that says everything reads back equal`() throws {
        // Given
        var configuration = Configuration()
        configuration.property.name = "Alder \"Creek\"\n"
        configuration.property.timeZone = "Europe/Lisbon"
        configuration.property.country = "PT"
        configuration.property.currency = try #require(Currency("EUR"))
        configuration.property.origin = Coordinate(latitude: 37.332_000_000_000_1, longitude: -121)
        var settings = SourceSettings(name: "channel", kind: .bookings)
        settings.columns = [
            "arrival": .date(["a", "b", "c"]), "nights": .sum(["n"]), "status": .header("S"),
            "currency": .constant("EUR"),
        ]
        settings.preset = "booking.com"
        settings.dates = .pattern("d/M/yyyy")
        settings.delimiter = 0x09
        settings.encoding = "utf-16le"
        settings.missing = ["", "NULL"]
        settings.statuses = ["bestätigt": .confirmed, "weg": .noShow, "drin": .inHouse]
        settings.key = ["r", "s"]
        settings.site = "A12"
        settings.currency = configuration.property.currency
        settings.country = "PT"
        var source = Configuration.Source(settings: settings, files: ["a*.csv", "b.csv"])
        source.exclude = ["old/*"]
        source.format = "csv"
        source.rules = ["reservation-": .info]
        source.guards.maxAge = 26 * 3600
        source.guards.minAge = 90
        source.guards.minRecords = 5
        source.guards.maxDropPercent = 0
        configuration.sources = [source]
        configuration.rules = ["place-closed": .off, "contact": .error]
        configuration.checks = [
            CustomCheck(code: "house-a", severity: .error, message: "M \"m\"", sql: "SELECT\n1", line: 4, column: 2)
        ]
        configuration.stages = [
            .init(
                name: "distances",
                options: OptionValues([
                    "nearest": .integer(3), "within": .distance(160.934_4), "crow": .flag(false), "label": .text("é"),
                    "each": .counts(["fuel": 3, "hospital": 1]), "kinds": .texts(["water", "fuel"]),
                    "when": .durations([SignedDuration(seconds: 32_400), SignedDuration(seconds: -86_400)]),
                ])),
            .init(name: "conflicts", options: OptionValues()),
            .init(
                name: "occupancy",
                options: OptionValues([
                    "from": .date(try #require(CalendarDate(iso: "2026-01-01"))), "leapDay": .text("mar1"),
                ])),
        ]
        configuration.reports = [.init(name: "tables", options: OptionValues(["days": .integer(0)]))]
        configuration.output = "Out"
        configuration.failOn = .never
        configuration.outputMode = 0o640
        configuration.outputGroup = "reception"
        configuration.keep = 7
        // When
        let (read, faults) = reread(configuration)
        // Then
        #expect(faults == [])
        #expect(read == configuration)
    }

    @Test func `the defaults read back equal`() throws {
        let configuration = try #require(ReadText(top: #""version": 1"#).configuration)
        let (read, faults) = reread(configuration)
        #expect(faults == [])
        #expect(read == configuration)
    }

    @Test(arguments: DateOrder.Case.all)
    func `every date order and delimiter reads back`(order: DateOrder.Case) throws {
        var configuration = try #require(ReadText(top: #""version": 1"#).configuration)
        for delimiter in ",;|\t".utf8 {
            configuration.sources[0].settings.dates = order.value
            configuration.sources[0].settings.delimiter = delimiter
            #expect(reread(configuration).configuration == configuration)
        }
    }

    @Test func `it can be a value inside another text`() throws {
        let configuration = try #require(ReadText(top: #""output": "X""#).configuration)
        var json = JSONWriter()
        json.object { json in
            json.key("configuration")
            ConfigurationWriter.write(configuration, to: &json)
        }
        #expect(try JSONNode(json.bytes)["configuration"]?["output"]?.string == "X")
    }

    @Test func `a configuration to begin with says only what was found out`() throws {
        // Given sources and nothing else
        var configuration = Configuration()
        configuration.property.name = "Alder Creek"
        configuration.output = "Output"
        var settings = SourceSettings(name: "desk", kind: .bookings)
        settings.preset = "airbnb"
        settings.dates = .dayFirst
        configuration.sources = [Configuration.Source(settings: settings, files: ["desk.csv"])]
        // When it is written
        let text = String(decoding: ConfigurationWriter.starter(configuration), as: UTF8.self)
        // Then no stage, report or severity stands in it, and it reads back with their defaults
        #expect(!text.contains("stages") && !text.contains("failOn"))
        let (read, faults) = ConfigurationReader.read(Array(text.utf8), facts: fakeVocabulary)
        #expect(faults == [])
        #expect(read?.sources == configuration.sources && read?.output == "Output")
        #expect(read?.stages.isEmpty == false)
    }
}

extension DateOrder {
    /// A name for test arguments.
    struct Case: Sendable, CustomTestStringConvertible {
        var value: DateOrder
        var testDescription: String { value.written }

        static let all = [DateOrder.iso, .dayFirst, .monthFirst, .pattern("dd MMM yyyy")].map { Case(value: $0) }
    }
}
