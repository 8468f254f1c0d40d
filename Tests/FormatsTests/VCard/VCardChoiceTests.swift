import InnkeeperFormats
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

    @Test(arguments: [
        ("PREF", true), ("TYPE=pref", true), ("type=PREF", true), ("TYPE=home,pref", true), ("TYPE=pref,home", true),
        ("HOME;PREF", true), ("HOME,PREF", true), ("PREF,HOME", true), ("TYPE=home;PREF", true), ("PREF;X=1", true),
        ("PREF=1", true), ("PREF=100", true), ("PREF=0001", true), ("PREF=50;PREF=2", true), ("X=\"a\";PREF=3", true),
        ("TYPE=p\"ref\"", true), ("TYPE=\"p\"ref", true), ("PRE\"F\"=1", false), ("P\"REF\"=1", false),
        ("X=\"TYPE\"=pref", false),
        ("TYPE=\"home\";PREF=1", true), ("TYPE=\"home\",pref", true), ("X=\"a;TYPE=pref\"", false),
        ("TYPE=\"pref\"", true), ("TYPE=\"home,pref\"", true), ("PREF = 1", true), ("TYPE=x;TYPE=pref", true),
        ("PREF=", false), ("PREF=0", false), ("PREF=101", false), ("PREF=1x", false), ("PREF=1,2", false),
        ("PREF=1000000000", false), ("PREFX=1", false), ("X-PREF=1", false), ("X=pref", false), ("X=1,pref", false),
        ("TYPE=prefer", false), ("TYPE=xpref", false), ("TYPE=x=pref", false), ("TYPE=pref=1", false),
        ("PREF,HOME=1", false), ("XTYPE=pref", false), ("PREFER", false), ("PR", false), ("TYPE=pr", false),
    ])
    func `what says that a number is preferred says it in every spelling`(parameters: String, isPreferred: Bool) {
        #expect(choice("TEL:1", "TEL;\(parameters):2", of: .telephone) == (isPreferred ? "2" : "1"))
        #expect(choice("TEL;A=B:1", "item1.tel;X=Y;\(parameters):2", of: .telephone) == (isPreferred ? "2" : "1"))
        #expect(choice("TEL;\(parameters):1", "TEL:2", of: .telephone) == "1")
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
        #expect(String(decoding: contents[contents.choice.value(of: .telephone)], as: UTF8.self) == "2")
        contents.beginCard()
        #expect(contents.choice.value(of: .telephone).isEmpty)
    }

    private func card(_ lines: String...) -> ReadCard {
        ReadCard((["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n"))
    }

    private func phones(_ lines: String...) -> [String] {
        let card = ReadCard((["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n"))
        return ([card.contents.choice.phone] + card.contents.otherPhones).map { card.text($0.range) }
    }

    @Test func `a fax or a pager is the last to call, however much it is preferred`() {
        #expect(phones("TEL;TYPE=FAX:1", "TEL;TYPE=CELL:2") == ["2", "1"])
        #expect(phones("TEL;TYPE=WORK,FAX,PREF:1", "TEL:2") == ["2", "1"])
        #expect(phones("TEL;HOME;FAX:1", "TEL;TYPE=pager;PREF=1:2", "TEL;HOME:3") == ["3", "1", "2"])
        #expect(phones("TEL;HOME:1", "TEL;TYPE=fax:2", "TEL;CELL:3") == ["1", "3", "2"])
        #expect(phones("TEL;TYPE=FAX:1") == ["1"])
    }

    @Test func `a word is called after all numbers`() {
        #expect(phones("TEL:none", "TEL;TYPE=FAX:1") == ["1", "none"])
        #expect(phones("TEL;TYPE=pager;PREF=1:pager", "TEL:+49 89 1") == ["+49 89 1", "pager"])
        #expect(phones("TEL;PREF=1;ENCODING=QUOTED-PRINTABLE:=61=62", "TEL:1") == ["1", "ab"])
    }

    @Test func `all addresses of a card are there, next best first`() {
        let card = card("EMAIL:a", "EMAIL;PREF=2:b", "EMAIL: ", "EMAIL;PREF=1:c", "EMAIL:on\r\n e")
        #expect(card.text(card.contents.choice.email.range) == "c")
        #expect(card.contents.otherEmails.map { card.text($0.range) } == ["b", "a", "one"])
        #expect(card.contents.hasOtherEmails && !card.contents.hasOtherPhones)
    }

    @Test func `of one value there is no other`() {
        let card = card("EMAIL:a", "TEL:1")
        #expect(card.contents.otherEmails.isEmpty && card.contents.otherPhones.isEmpty)
    }
}
