import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

@Suite struct JCardReaderTests {
    private let ada = #"["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ada"],["tel",{},"uri","tel:+1"]]]"#
    private let bo = #"["vcard",[["version",{},"text","4.0"],["fn",{},"text","Bo"]],[]]"#

    @Test func `one card and an array of cards are read, however the bytes come`() {
        for (text, names) in [
            (ada, ["Ada"]), ("[\(ada),\(bo)]", ["Ada", "Bo"]), ("\u{FEFF}[\n \(ada) ,\n \(bo)\n]\n", ["Ada", "Bo"]),
            ("[]", []),
        ] {
            let whole = DecodedFile(JCardFormat.self, text)
            #expect(whole.names == names)
            #expect(whole.said.isEmpty)
            #expect(whole.isSound(Array(text.utf8)))
            for chunk in [1, 2, 7] {
                let chunked = DecodedFile(JCardFormat.self, text, chunk: chunk)
                #expect(chunked.contacts == whole.contacts)
                #expect(chunked.framing == whole.framing)
            }
        }
    }

    @Test func `what stands around the cards makes a file of some of them whole again`() {
        let many = DecodedFile(JCardFormat.self, "[\n\(ada),\n\(bo)\n]\n")
        #expect(many.framing == Framing(head: Array("[\n".utf8), separator: [0x2C], tail: Array("\n]\n".utf8)))
        #expect(many.texts == [ada, bo])
        let one = DecodedFile(JCardFormat.self, " \(ada)\n")
        #expect(one.framing == Framing(head: [0x20], separator: [0x2C], tail: [0x0A]))
        #expect(one.texts == [ada])
    }

    @Test func `what is damaged or too long is the same however the bytes come`() {
        let long = String(repeating: "x", count: 400)
        for text in [
            "[\"x\",,]", "[\(ada),,,", "[\(ada) , ,", "[\"vcard\",\"\(long)\t\"]", "[\"vcard\",\"\(long)\",\t\"\t\"]",
            "[\(ada),\"\(long)\",nope", "[\(ada)\(String(repeating: " ", count: 400)),1]", "[\(ada)]\(long)", long,
        ] {
            var settings = SourceSettings(name: "contacts", kind: .contacts)
            settings.recordLimit = 300
            func told(_ chunk: Int) -> [String] {
                let file = DecodedFile(JCardFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
                return file.said + file.records.map { "\($0)" } + [String(decoding: file.framing.tail, as: UTF8.self)]
            }
            let whole = told(.max)
            for chunk in [1, 3, 64] { #expect(told(chunk) == whole, "\(text) in chunks of \(chunk)") }
        }
    }

    @Test func `where the text stops being JSON the cards before stand and the rest is one record`() {
        for (damage, position) in [
            ("[\"vcard\",[[\"fn\",{},\"te", 23), ("[\"vcard\",[[nope", 12), ("{\"a\":}", 6), ("], 5", 1),
        ] {
            let text = "[\(ada),\n\(damage)"
            for chunk in [1, 1000] {
                let file = DecodedFile(JCardFormat.self, text, chunk: chunk)
                #expect(file.names == ["Ada"], "\(damage)")
                #expect(file.records == [.row(0), .cutShort], "\(damage)")
                #expect(file.said.map { $0.hasPrefix("json-malformed 2:\(position) ") } == [true], "\(file.said)")
            }
        }
        #expect(DecodedFile(JCardFormat.self, " \n").records.isEmpty)
        #expect(DecodedFile(JCardFormat.self, "").records.isEmpty)
        #expect(
            DecodedFile(JCardFormat.self, Array(#"["vcard",[["fn",{},"text",""#.utf8) + [0xFF]).said.first?.hasPrefix(
                "encoding-invalid 1:28") == true)
    }

    @Test func `values that are no cards are refused one by one`() {
        let file = DecodedFile(JCardFormat.self, "[\(ada),5,{\"a\":1},[\"vevent\",[]],[\"vcard\"],\(bo)]")
        #expect(file.records == [.row(0), .malformed, .malformed, .malformed, .malformed, .row(1)])
        #expect(file.said.allSatisfy { $0.hasPrefix("vcard-malformed 1:") })
        #expect(file.said.count == 4)
        #expect(DecodedFile(JCardFormat.self, "{}").records == [.malformed])
        #expect(DecodedFile(JCardFormat.self, "5").records == [.malformed])
    }

    @Test func `a card over the limit is given up and the next one is found`() {
        // given
        var settings = SourceSettings(name: "contacts", kind: .contacts)
        settings.recordLimit = 200
        let photo = #"["photo",{},"uri",""# + String(repeating: "x", count: 150) + #""]"#
        let giant = #"["vcard",["# + photo + "," + photo + "]]"
        let text = "[\(ada),\(giant),\(bo)]"

        for chunk in [1, 64, 1000] {
            let file = DecodedFile(JCardFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
            #expect(file.names == ["Ada", "Bo"])
            #expect(file.records == [.row(0), .cutShort, .row(1)])
            #expect(file.said == ["json-malformed 1:\(ada.count + 3) a card longer than the record limit"])
        }
        // and one that never ends
        let endless = DecodedFile(
            JCardFormat.self, Array("[\(ada),[\"vcard\",[".utf8) + Array(String(repeating: "[],", count: 500).utf8),
            chunk: 50, settings: settings)
        #expect(endless.names == ["Ada"])
        #expect(endless.malformed >= 1)
    }
}
