import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperFormats
import InnkeeperFormatXML
import InnkeeperStages
import Testing

@Suite struct XCardGrammarTests {
    /// The properties of one card, `name;PARAMETER=value:value`, and where each value starts in the document.
    private func read(_ card: String) -> (properties: [String], places: [Int]) {
        let stream = XMLStream(facts: XCardGrammar.facts, depthLimit: 99, textLimit: 1000)
        var batch = XMLBatch()
        let document = "<vcard xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\">\(card)</vcard>"
        #expect(stream.push(Array(document.utf8), into: &batch) == nil)
        #expect(stream.finish(into: &batch) == nil)
        var grammar = XCardGrammar(settings: SourceSettings(name: "c", kind: .contacts))
        var card = VCardContents()
        // A card that is read anew remembers nothing.
        for _ in 0..<2 {
            let verdict = grammar.read(batch, 0..<batch.events.count, into: &card)
            #expect(verdict == .contact)
        }
        let properties = card.properties.map { property in
            let parameters = property.parameters.map { index in
                let parameter = card.parameters[index]
                let name = String(decoding: card[parameter.name], as: UTF8.self)
                return ";\(name)=" + String(decoding: card[parameter.value], as: UTF8.self)
            }
            return "\(property.name)\(parameters.joined()):" + String(decoding: card[property.value], as: UTF8.self)
        }
        return (properties, card.properties.indices.map { grammar.place(of: $0, in: card)?.offset ?? -1 })
    }

    private func values(_ card: String) -> [String] { read(card).properties }

    @Test func `properties come in the terms of vCard 4`() {
        #expect(values("<fn><text>A,B;C\\D</text></fn>") == [#"formattedName:A\,B\;C\\D"#])
        #expect(
            values("<n><surname>Byron</surname><given>Ada</given><x>no</x><surname>King</surname></n>")
                == ["name:Byron King;Ada"])
        #expect(values("<n/>") == ["name:;"])
        #expect(values("<other><text>no</text></other>").isEmpty)
        #expect(values("<fn xmlns='urn:other'><text>no</text></fn>").isEmpty)
    }

    @Test(arguments: [
        ("<date>1980-06-05</date>", ";VALUE=DATE:1980-06-05"),
        ("<date-time>19531015T231000Z</date-time>", ":19531015T231000Z"),
        ("<date-and-or-time>--0605</date-and-or-time>", ":--0605"), ("<time>102200</time>", ":102200"),
        ("<text>circa 1800</text>", ";VALUE=TEXT:circa 1800"), ("<unknown>1980</unknown>", ":1980"),
        ("<timestamp>19961022T140000</timestamp>", ":19961022T140000"), ("1980-06-05", ":1980-06-05"), ("", ":"),
        // the first child that can be a value counts, and only that
        ("<date>1980</date><text>no</text>", ";VALUE=DATE:1980"), ("<text>a</text><date>1980</date>", ";VALUE=TEXT:a"),
        ("<date/><date>1980</date>", ";VALUE=DATE:"), ("<x>no</x><date>1980</date>", ";VALUE=DATE:1980"),
        ("<parameters><altid><text>1</text></altid></parameters><date>1980</date>", ";VALUE=DATE:1980"),
        ("<date>19<!-- x -->80<![CDATA[06]]>&#x30;5</date>", ";VALUE=DATE:19800605"),
    ])
    func `a birthday is read from every element that a writer may use`(inner: String, expected: String) {
        #expect(values("<bday>\(inner)</bday>") == ["birthday" + expected])
    }

    @Test func `only type and pref count of the parameters`() {
        #expect(
            values(
                "<tel><parameters><type><text>work</text><text>voice</text></type><pref><integer>1</integer></pref>"
                    + "<x><y>no</y></x></parameters><uri>tel:1</uri></tel>")
                == ["telephone;TYPE=work;TYPE=voice;PREF=1:tel:1"])
        #expect(
            values("<x><parameters><type><text>no</text></type></parameters></x><tel><uri>1</uri></tel>")
                == ["telephone:1"])
    }

    @Test func `a group is seen through and properties within properties are none`() {
        #expect(
            values("<group name='a'><fn><uri>Ada</uri></fn><group><x>no</x></group></group><tel><uri>1</uri></tel>")
                == ["formattedName:Ada", "telephone:1"])
        #expect(
            values("<vcard><parameters><fn><x>no</x></fn></parameters><vcard><fn><x>no</x></fn></vcard></vcard>")
                .isEmpty)
        #expect(values("<fn><text><fn><text>no</text></fn></text></fn>") == ["formattedName:"])
    }

    @Test func `each value has its place`() {
        let places = read("<fn><text>A</text></fn><n><given>A</given><surname>B</surname></n><tel/>").places
        let start = "<vcard xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\">".utf8.count
        // The place is that of the `>` in front; the column of the text is one more.
        #expect(places == [start + "<fn><text".utf8.count, start + "<fn><text>A</text></fn><n><given".utf8.count, -1])
    }
}
