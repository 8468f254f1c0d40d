import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct SeveritiesTests {
    private func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.rules = ["contact-phone": .info]
        var source = Configuration.Source(settings: SourceSettings(name: "guests", kind: .contacts), files: [])
        source.rules = ["contact-phone": .error]
        configuration.sources = [source]
        configuration.checks = [CustomCheck(code: "stay-long", severity: .warning, message: "long", sql: "SELECT 1")]
        return configuration
    }

    @Test func `a rule has its own severity until the configuration gives it another, in all sources or in one`() {
        let severities = Severities([FakeContactName(), FakeContactPhone()], configuration())
        #expect(severities.of(FakeContactName().code, "guests") == FakeContactName().severity)
        #expect(severities.of(FakeContactPhone().code, "") == .info)
        #expect(severities.of(FakeContactPhone().code, "guests") == .error)
    }

    @Test func `a check has the severity that it is written with, and a code that nobody knows is an error`() {
        let severities = Severities([], configuration())
        #expect(severities.of("stay-long", "guests") == .warning)
        #expect(severities.of("nobody-knows", "guests") == .error)
        // And one that no rule has, but the configuration
        #expect(severities.of("contact-phone-short", "other") == .info)
    }
}
