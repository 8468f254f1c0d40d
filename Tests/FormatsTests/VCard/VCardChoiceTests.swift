import Formats
import Testing

@Suite struct VCardChoiceTests {
    /// Read for the choice alone, among other cards; `ReadCard` compares it with what the whole card says.
    private func choice(_ lines: String..., of name: VCardName) -> String {
        let card = ReadCard((["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n"))
        return card.text(card.contents.choice.value(of: name))
    }

    @Test func `of numbers, addresses and names the preferred one counts, else the first`() {
        for (name, label) in [(VCardName.telephone, "TEL"), (.email, "EMAIL"), (.formattedName, "FN")] {
            #expect(choice("\(label):1", "\(label):2", of: name) == "1")
            #expect(choice("\(label):1", "\(label);TYPE=pref:2", of: name) == "2")
            #expect(choice("\(label);PREF:1", "\(label);TYPE=pref:2", of: name) == "1")
            #expect(choice("\(label);PREF=9:1", "\(label);TYPE=\"home,pref\":2", "\(label);PREF=1:3", of: name) == "2")
            #expect(choice("\(label);PREF=9:1", "\(label);PREF=3:2", "\(label);PREF=4:3", of: name) == "2")
            #expect(choice("\(label);TYPE=\"home\",\"pref\":1", "\(label);PREF=2:2", of: name) == "1")
            #expect(choice("\(label);PRODUCT=1:1", "\(label);PREF=101:2", of: name) == "1")
            #expect(choice("\(label);TYPE=pref:", "\(label): ;", "\(label):3", of: name) == "3")
            #expect(choice("\(label);ENCODING=QUOTED-PRINTABLE:=41", "\(label);PREF=5:2", of: name) == "2")
            #expect(choice("\(label);PREF=1:a", "\(label);PREF=1;ENCODING=QUOTED-PRINTABLE:=41", of: name) == "a")
        }
    }

    @Test func `of what there is only one of the first with text counts`() {
        for (name, label) in [
            (VCardName.uid, "UID"), (.name, "N"), (.organization, "ORG"), (.nickname, "nickname"),
        ] {
            #expect(choice("\(label):;;", "\(label):1", "\(label);PREF=1:2", of: name) == "1")
            #expect(choice("\(label):on\r\n e", "\(label):2", of: name) == "one")
            #expect(choice("X-\(label):1", "\(label)S:2", of: name).isEmpty)
        }
        #expect(choice("BDAY:2", of: .birthday).isEmpty)
    }

    @Test func `a card of another origin has its choice too`() {
        var contents = VCardContents()
        contents.beginCard()
        contents.append(.telephone, value: Array("1".utf8), parameters: [("PREF", "2")])
        contents.append(.telephone, value: Array("2".utf8), parameters: [("TYPE", "pref")])
        #expect(String(decoding: contents[contents.choice.phone], as: UTF8.self) == "2")
        contents.beginCard()
        #expect(contents.choice.phone.isEmpty)
    }
}
