import InnkeeperConfiguration
import InnkeeperFormats
import Testing

struct ConfigurationSchemaTests {
    private let schema: JSONNode

    init() throws { schema = try JSONNode(ConfigurationSchema.json(facts: fakeVocabulary)) }

    private func node(_ path: String...) -> JSONNode? {
        path.reduce(schema) { node, key in
            guard let node else { return nil }
            return Int(key).map { index in node.elements.flatMap { index < $0.count ? $0[index] : nil } } ?? node[key]
        }
    }

    @Test func `it is a schema of draft 2020-12 that allows no unknown key`() {
        #expect(node("$schema")?.string == "https://json-schema.org/draft/2020-12/schema")
        #expect(node("type")?.string == "object")
        #expect(node("required")?.elements?.compactMap(\.string) == ["sources"])
        #expect(node("additionalProperties")?.value == .bool(false))
        #expect(node("properties", "version", "const")?.integer == 1)
    }

    @Test func `a source's keys depend on its kind`() throws {
        // Given the variants of a source
        let variants = try #require(node("properties", "sources", "additionalProperties", "oneOf")?.elements)
        // Then each names its kind, and only bookings have statuses
        #expect(variants.map { $0["title"]?.string } == ["places", "contacts", "campsites", "bookings"])
        #expect(
            variants.map { $0["properties"]?["kind"]?["enum"]?.elements?.first?.string }
                == ["places", "contacts", "campsites", "bookings"])
        #expect(variants.map { $0["properties"]?["statuses"] != nil } == [false, false, false, true])
        #expect(variants.map { $0["properties"]?["columns"] != nil } == [true, true, true, true])
        #expect(variants.map { $0["properties"]?["property"] != nil } == [false, false, true, true])
        for variant in variants { #expect(variant["required"]?.elements?.compactMap(\.string) == ["kind"]) }
    }

    @Test func `an option has its summary, range and default`() {
        let options = node("properties", "stages", "items", "anyOf", "1", "properties", "distances", "properties")
        #expect(options?["nearest"]?["description"]?.string == "At most so many.")
        #expect(options?["nearest"]?["minimum"]?.integer == 1)
        #expect(options?["nearest"]?["maximum"]?.integer == 1000)
        #expect(options?["nearest"]?["default"]?.integer == 10)
        #expect(options?["within"]?["default"]?.integer == 50_000)
        #expect(options?["label"]?["default"] == nil)
        #expect(node("properties", "stages", "items", "anyOf", "0", "enum")?.elements?.count == 3)
    }

    @Test func `a rule that rejects can not be off`() {
        let rules = node("$defs", "ruleLevels", "properties")
        let levels = { (code: String) in rules?[code]?["enum"]?.elements?.compactMap(\.string) }
        #expect(levels("place-closed") == ["error", "warning", "info", "off"])
        #expect(levels("contact-name-missing") == ["error", "warning", "info"])
        #expect(
            node("$defs", "ruleLevels", "patternProperties")?.members?.map(\.key)
                == ["^(contact|place|reservation)(-.*)?$"])
        #expect(node("properties", "rules", "$ref")?.string == "#/$defs/ruleLevels")
    }
}
