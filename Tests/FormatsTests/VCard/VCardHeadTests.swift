import InnkeeperFormats
import Testing

@Suite struct VCardHeadTests {
    @Test func `quotes protect colons, semicolons and commas`() {
        let card = ReadCard("BEGIN:VCARD\nTEL;X=\"a:b;c\";TYPE=\"home,cell\",pref:1\nEND:VCARD\n")
        #expect(card.parameter("X", .telephone) == "a:b;c")
        #expect(card.parameter("TYPE", .telephone) == "home,cell,pref")
        #expect(card.values(.telephone) == ["1"])
    }

    @Test func `caret pairs are decoded and other carets stay`() {
        let card = ReadCard("BEGIN:VCARD\nFN;X=Fox ^'Spooky^' ^^_^n^x^:Mulder\nEND:VCARD\n")
        #expect(card.parameter("X", .formattedName) == "Fox \"Spooky\" ^_\n^x^")
    }

    @Test func `nameless parameters, blanks and case are as vCard 2.1 has them`() {
        let card = ReadCard("BEGIN:VCARD\ntel;CELL; type = home ;:1\nEND:VCARD\n")
        #expect(card.parameter("", .telephone) == "CELL")
        #expect(card.parameter("TYPE", .telephone) == "home")
    }

    @Test func `a head may be folded`() {
        let card = ReadCard("BEGIN:VCARD\nEMAIL;TYPE=ho\n me;X=\"a\n b\"\n :a@example.org\nEND:VCARD\n")
        #expect(card.parameter("TYPE", .email) == "home")
        #expect(card.parameter("X", .email) == "ab")
        #expect(card.values(.email) == ["a@example.org"])
        #expect(card.places(.email) == [[5, 3]])
    }

    @Test func `the last dot ends the group and blanks before the colon are nothing`() {
        let card = ReadCard("BEGIN:VCARD\na.b.FN :Ada\nEND:VCARD\n")
        #expect(card.values(.formattedName) == ["Ada"])
        #expect(card.properties(.formattedName).map { card.text($0.group) } == ["a.b"])
    }

    @Test func `an open quote makes the line a problem`() {
        #expect(ReadCard("BEGIN:VCARD\nTEL;TYPE=\"home:1\nFN:A\nEND:VCARD\n").problems.count == 1)
    }
}
