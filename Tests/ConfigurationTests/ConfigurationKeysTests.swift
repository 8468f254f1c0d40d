import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import InnkeeperLanguages
import Testing

struct ConfigurationKeysTests {
    @Test func `every key of the schema is read by the reader`() throws {
        // Given the keys that the schema offers
        let schema = try JSONNode(ConfigurationSchema.json(facts: fakeVocabulary))
        let keys = try #require(schema["properties"]?.members).map(\.key)
        #expect(keys.contains("sources"))
        // When each stands in a text with a value that nothing takes
        for key in keys where key != "$schema" {
            let read = ReadText("{\"\(key)\": null}")
            // Then the fault is about the value, not about the key
            #expect(read.messages.contains { $0.hasPrefix("`\(key)` must be") }, "\(key): \(read.messages)")
        }
    }

    @Test func `amounts of every source are in the property's currency`() throws {
        let read = ReadText(top: #""property": {"currency": "CHF"}"#)
        let settings = try #require(read.configuration?.sources.first?.settings)
        #expect(settings.currency == Currency("CHF"))
    }

    @Test func `a language is taken without its region, and any other text is a fault`() throws {
        // Given / when
        let austrian = ReadText(top: #""property": {"language": "de-AT"}"#)
        let unwritten = ReadText(top: #""property": {"language": "pt"}"#)
        // Then
        #expect(austrian.configuration?.property.language == .de)
        #expect(ReadText(top: #""property": {}"#).configuration?.property.language == .en)
        #expect(unwritten.configuration == nil)
        #expect(unwritten.messages.contains { $0.contains(#"a language, one of "en", "de""#) }, "\(unwritten.messages)")
    }
}
