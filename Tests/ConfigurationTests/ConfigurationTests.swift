import Configuration
import Core
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
}
