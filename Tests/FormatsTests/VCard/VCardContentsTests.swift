import InnkeeperFormats
import Testing

@Suite struct VCardContentsTests {
    @Test func `the preference is what each version says`() {
        func preference(_ head: String) -> Int? {
            let card = ReadCard("BEGIN:VCARD\n\(head):1\nEND:VCARD\n")
            return card.contents.properties.first.map { card.contents.preference(of: $0) }
        }
        #expect(preference("TEL") == 101)
        #expect(preference("TEL;PREF=3") == 3)
        #expect(preference("TEL;PREF=0") == 101)
        #expect(preference("TEL;PREF=101") == 101)
        #expect(preference("TEL;PREF=x") == 101)
        #expect(preference("TEL;TYPE=home,Pref") == 1)
        #expect(preference("TEL;TYPE=home;TYPE=pref") == 1)
        #expect(preference("TEL;PREF;CELL") == 1)
        #expect(preference("TEL;TYPE=prefix") == 101)
    }

    @Test func `cards of another origin can be put in`() {
        // given
        var contents = VCardContents()
        contents.beginCard()
        contents.append(.telephone, value: Array("tel:+1".utf8), parameters: [("PREF", "2"), ("TYPE", "cell")])

        // then
        #expect(contents.version == .v4_0)
        #expect(contents.properties.map { contents.preference(of: $0) } == [2])
        #expect(contents.properties.map { String(decoding: contents[$0.value], as: UTF8.self) } == ["tel:+1"])
    }
}
