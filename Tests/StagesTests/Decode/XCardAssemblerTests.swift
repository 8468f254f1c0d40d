import Formats
import Stages
import Testing

@Suite struct XCardAssemblerTests {
    /// Elements and texts in one line: `fn{ text{ "Ada" } }`; a word that is no element stands for any other.
    private func assemble(_ script: String) -> XCardAssembler {
        var assembler = XCardAssembler()
        assembler.begin()
        var open: [XCardElement?] = []
        var text = ""
        for word in script.split(separator: " ") {
            if word == "}" {
                guard let element = open.popLast() else { continue }
                assembler.end(element, text: Array(text.utf8)[...])
                text = ""
            } else if word.hasPrefix("\"") {
                text = String(word.dropFirst().dropLast())
            } else {
                let element = XCardElement(rawValue: String(word.dropLast()))
                open.append(element)
                assembler.start(element)
                text = ""
            }
        }
        return assembler
    }

    private func values(_ assembler: XCardAssembler) -> [String] {
        assembler.contents.properties.map { property in
            let parameters = property.parameters.map { index in
                let parameter = assembler.contents.parameters[index]
                let name = String(decoding: assembler.contents[parameter.name], as: UTF8.self)
                return ";\(name)=" + String(decoding: assembler.contents[parameter.value], as: UTF8.self)
            }
            let value = String(decoding: assembler.contents[property.value], as: UTF8.self)
            return "\(property.name)\(parameters.joined()):\(value)"
        }
    }

    @Test func `properties come in the terms of vCard 4`() {
        #expect(values(assemble("fn{ text{ \"A,B;C\\D\" } }")) == [#"formattedName;VALUE=TEXT:A\,B\;C\\D"#])
        #expect(
            values(assemble("n{ surname{ \"Byron\" } given{ \"Ada\" } x{ \"no\" } surname{ \"King\" } }"))
                == ["name:Byron King;Ada"])
        #expect(values(assemble("bday{ date{ \"1980\" } text{ \"no\" } }")) == ["birthday;VALUE=DATE:1980"])
        #expect(values(assemble("other{ text{ \"no\" } }")).isEmpty)
    }

    @Test func `only type and pref count of the parameters`() {
        let script =
            "tel{ parameters{ type{ text{ \"work\" } text{ \"voice\" } } pref{ x{ \"1\" } } x{ x{ \"no\" } } } uri{ \"tel:1\" } }"
        #expect(values(assemble(script)) == ["telephone;TYPE=work;TYPE=voice;PREF=1:tel:1"])
    }

    @Test func `a group is seen through and properties within properties are none`() {
        #expect(
            values(assemble("group{ fn{ uri{ \"Ada\" } } group{ x{ \"no\" } } } tel{ uri{ \"1\" } }"))
                == ["formattedName:Ada", "telephone:1"])
        #expect(values(assemble("vcard{ parameters{ fn{ x{ \"no\" } } } vcard{ fn{ x{ \"no\" } } } }")).isEmpty)
        #expect(values(assemble("fn{ text{ fn{ text{ \"no\" } } } }")) == ["formattedName;VALUE=TEXT:"])
    }

    @Test func `a card that is begun anew remembers nothing`() {
        var assembler = assemble("group{ fn{ uri{ \"Ada\" }")
        assembler.begin()
        #expect(assembler.level == 0)
        #expect(values(assembler).isEmpty)
        assembler.start(.fn)
        assembler.start(.text)
        assembler.end(.text, text: Array("Bo".utf8)[...])
        assembler.end(.fn, text: [])
        #expect(values(assembler) == ["formattedName;VALUE=TEXT:Bo"])
    }
}
