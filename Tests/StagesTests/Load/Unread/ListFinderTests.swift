import InnkeeperCore
import InnkeeperStages
import Testing

struct ListFinderTests {
    private func holdsList(_ text: String, _ name: String) -> Bool {
        [.jsonRecords, .xmlRecords].contains(ContentSniffer.unread(Array(text.utf8), fileName: name).content)
    }

    @Test(arguments: [
        "[{\"a\":1}]", "{\"data\":[{\"a\":1}]}", "{\"r\":{\"items\":[{}]}}", "{\"a\":1}\n{\"a\":2}\n",
        "{\"]\":\"[\\\"\",\"x\":[1,{\"a\":1}",
    ])
    func `objects in an array, or one a line, are records`(json: String) {
        #expect(holdsList(json, "a.json"))
    }

    @Test(arguments: [
        "[[\"id\",\"guest\"],[1,\"Ada\"]]", "{\"columns\":[\"id\",\"guest\"],\"rows\":[[1,\"Ada\"],[2,\"Ben\"]]}",
    ])
    func `so are rows of texts and numbers`(json: String) {
        #expect(holdsList(json, "a.json"))
    }

    @Test(arguments: ["[[1,2],[3,4]]", "{\"a\":[\"x\"],\"b\":[\"y\"]}", "[[\"a\"]]", "]]", "[[\"a\\\"],[1"])
    func `numbers and a single row are not`(json: String) {
        #expect(!holdsList(json, "a.json"))
    }

    @Test(arguments: ["{}", "{\"a\":[1,2,[3]]}", "{\"a\":{\"b\":{\"c\":[{\"d\":1}]}}}", "[\"[{\"]", ""])
    func `other JSON holds none`(json: String) {
        #expect(!holdsList(json, "a.json"))
    }

    @Test(arguments: [
        "<r><g><n>A</n></g><g><n>B</n></g></r>", "<r><l><g id=\"1\"/><g id=\"2\"/></l></r>",
        "<?xml version=\"1.0\"?><!-- x --><r>\n<g a=\"1\">x</g>\n<g a=\"2\">y</g></r>",
    ])
    func `elements of one name in a row are records`(xml: String) {
        #expect(holdsList(xml, "a.xml"))
    }

    @Test(arguments: ["<r/>", "<r><a>1</a><b>2</b></r>", "<r><p>text</p><p>text</p></r>"])
    func `other XML holds none`(xml: String) {
        #expect(!holdsList(xml, "a.xml"))
    }
}
