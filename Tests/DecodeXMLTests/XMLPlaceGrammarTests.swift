import Testing

@testable import InnkeeperDecodeXML

struct XMLPlaceGrammarTests {
    @Test func `an attribute is found by its whole name, whatever the quotes`() {
        let tag = "<wpt xlat=\"1\" title='lat=\"2\"'\n lat = '3' id=\"\" lon"
        #expect(xmlAttribute("lat", of: tag) == "3")
        #expect(xmlAttribute("id", of: tag) == "")
        #expect(xmlAttribute("lon", of: tag) == nil)
    }
}
