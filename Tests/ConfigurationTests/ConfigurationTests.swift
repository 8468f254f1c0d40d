import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct ConfigurationTests {
    @Test func `of several levels for one code the source's word counts, then the longest`() {
        // Given general levels and a source's own
        var configuration = Configuration()
        configuration.rules = ["contact": .warning, "contact-phone-": .info, "place-closed": .off]
        var source = Configuration.Source(settings: SourceSettings(name: "guests", kind: .contacts), files: [])
        source.rules = ["contact-": .error]
        configuration.sources = [source]
        // Then
        #expect(configuration.level(of: "contact-phone-invalid", source: "other") == .info)
        #expect(configuration.level(of: "contact-name-missing", source: "other") == .warning)
        #expect(configuration.level(of: "contact-phone-invalid", source: "guests") == .error)
        #expect(configuration.level(of: "place-closed", source: "guests") == .off)
        // A prefix ends at a `-`: this is another entity
        #expect(configuration.level(of: "contacts-missing", source: "other") == nil)
        #expect(configuration.level(of: "source-empty", source: "guests") == nil)
    }

    @Test func `a source takes its currency and country from the property, and keeps guests if they will be matched`() {
        func settled(_ kinds: [RecordKind], stages: [String]) -> [SourceSettings] {
            var configuration = Configuration()
            configuration.property.country = "PT"
            configuration.property.currency = Currency("EUR") ?? .none
            configuration.sources = kinds.map {
                .init(settings: SourceSettings(name: $0.rawValue, kind: $0), files: [])
            }
            configuration.stages = stages.map { .init(name: $0, options: OptionValues()) }
            configuration.settle()
            return configuration.sources.map(\.settings)
        }
        let matched = settled([.bookings, .contacts], stages: ["matching"])
        #expect(matched.allSatisfy { $0.keepsGuests && $0.country == "PT" && $0.currency.code == "EUR" })
        #expect(!settled([.bookings, .contacts], stages: ["conflicts"])[0].keepsGuests)
        #expect(!settled([.bookings], stages: ["matching"])[0].keepsGuests)
    }
}
