import InnkeeperFormats
import Testing

struct JSONOutlineTests {
    /// What is told of the text, token by token; nil when there is no outline or no JSON.
    private func told(_ text: String) -> (members: [String], pairs: JSONPairTree)? {
        var outline = JSONOutline(
            ["type", "name", "properties", "geometry", "coordinates"], opened: ["properties", "geometry"],
            pairs: ["coordinates"])
        let bytes = Array(text.utf8)
        var reader = JSONReader()
        reader.push(bytes)
        reader.finish()
        guard (try? outline.read(reference: &reader)) == true else { return nil }
        let members = outline.found.map { member in
            "\(member.name) \(member.kind) \(String(decoding: bytes[member.start..<member.end], as: UTF8.self))"
        }
        return (members, outline.pairs)
    }

    @Test func `members that were asked for stand in a row, those of opened objects among them`() {
        // Given
        let text = """
            {"type": "Feature", "x": [1, {"name": 2}], "properties": {"name": "Lake", "other": {"name": "no"},
             "properties": {"name": "not opened"}, "name": -1.5e3, "geometry": []}, "geometry": {"type": null,
             "coordinates": [[[1.5, -2], [3.25, 4]], [[5, 6]]]}, "name": true}
            """
        // When
        let found = told(text)
        // Then
        let wanted = [
            "0 text Feature", "2 opened ", "1 text Lake", "2 object ", "1 number -1.5e3", "3 array ", "-1 end ",
            "3 opened ", "0 word null", "4 pairs ", "-1 end ", "1 word true",
        ]
        #expect(found?.members == wanted)
        #expect(found?.pairs.count == 3)
        #expect(found?.pairs.innerEnds == [2, 3])
    }

    @Test func `a text with escapes is told from others, and left as it is`() {
        let found = told(#"{"name": "\u0041", "type": "A", "properties": {"name": "\\"}}"#)
        #expect(found?.members == [#"1 escaped \u0041"#, "0 text A", "2 opened ", #"1 escaped \\"#, "-1 end "])
    }

    @Test(arguments: [
        "[]", #"{"n\u0061me": 1}"#, "{\"name\": 1,}", "{\"properties\": {}",
        "{\"coordinates\": [1, 2], \"geometry\": {\"coordinates\": [1, 2]}}", "{} {}",
    ])
    func `other texts have no outline`(text: String) {
        #expect(told(text) == nil)
    }

    @Test func `an outline holds so many members and no more`() {
        // Given objects with as many members as there is room for, and one more
        func object(_ count: Int) -> String {
            "{\((0..<count).map { "\"name\": \($0)" }.joined(separator: ","))}"
        }
        // When, then
        #expect(told(object(JSONOutline.room))?.members.count == JSONOutline.room)
        #expect(told(object(JSONOutline.room + 1)) == nil)
    }
}
