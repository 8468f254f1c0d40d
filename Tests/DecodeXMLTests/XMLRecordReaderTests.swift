import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct XMLRecordReaderTests {
    private static let root = "<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\">"

    private func card(_ name: String) -> String { "<vcard><fn><text>\(name)</text></fn></vcard>" }

    @Test func `an encoding in which a text has many spellings is refused before its records run into each other`() {
        let card = "<vcard><fn><text>+ACI-Ada+AD4-</text></fn></vcard>"
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-7\"?>"
            + "<vcards xmlns='urn:ietf:params:xml:ns:vcard-4.0'>\(card)\(card)\(card)</vcards>"
        let file = DecodedFile(XCardFormat.self, text)
        #expect(!file.said.isEmpty)
        for slice in file.slices {
            var end: Int32 = 0
            for record in slice.records {
                #expect(record.start >= end && Int(record.end) <= slice.bytes.count)
                end = record.end
            }
        }
    }

    @Test func `a tag before the bytes that are kept ends the reading`() {
        // In UTF-16: `<h`, a line end and a NUL, after which libxml2 is out of step.
        let piece: [UInt8] = [0xFF, 0xFE, 0x3C, 0, 0x68, 0, 0x0D, 0, 0, 0]
        let bytes = (0..<13_107).flatMap { _ in piece }
        let file = DecodedFile(CardDAVFormat.self, bytes)
        #expect(file.said == ["xml-malformed 1:1 uncounted"])
        #expect(file.isSound(bytes))
    }

    @Test func `every record keeps its own bytes, and the framing makes them a document again`() {
        // given a prefix, an attribute with a `>`, an ancestor and a declaration
        let head =
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- é --><root a=\"1 > 0\">\n<v:vcards xmlns:v=\"urn:ietf:params:xml:ns:vcard-4.0\">\n "
        let first = "<v:vcard><v:fn><v:text>Ada</v:text></v:fn></v:vcard>"
        let second = "<v:vcard\n x='y'\n><v:email><v:text>mailto:bo@example.org</v:text></v:email></v:vcard >"
        let text = head + first + "\n<other>\n</other>" + second + "</v:vcards><more/></root>\n"

        // when
        let file = DecodedFile(XCardFormat.self, text)

        // then
        #expect(file.texts == [first, second])
        #expect(file.names == ["Ada", "bo@example.org"])
        #expect(file.isSound(Array(text.utf8)))
        #expect(
            file.framing
                == Framing(
                    head: Array(head.utf8), separator: [0x0A], tail: Array("\n</v:vcards></root>\n".utf8)))

        // and a document made of the second record alone can be read
        let framing = file.framing
        let again = DecodedFile(XCardFormat.self, framing.head + Array(second.utf8) + framing.tail)
        #expect(again.names == ["bo@example.org"])
        #expect(again.said.isEmpty)

        // and chunks make no difference
        for chunk in [1, 2, 3, 7, 50] {
            let chunked = DecodedFile(XCardFormat.self, text, chunk: chunk)
            #expect(chunked.contacts == file.contacts)
            #expect(chunked.texts == file.texts)
            #expect(chunked.framing == file.framing)
        }
    }

    @Test func `slices hold half a megabyte and every card is in one`() {
        // given 30,000 cards in 2.5 MB, read in pieces of 64 KiB and all at once
        let cards = (0..<30_000).map { "\(card("Person \($0)"))\n<x>some text between</x>\n" }.joined()
        let bytes = Array((Self.root + cards + "</vcards>").utf8)
        let file = DecodedFile(XCardFormat.self, bytes, chunk: 65_536)

        // then
        #expect(file.contacts.count == 30_000)
        #expect(file.names.last == "Person 29999")
        #expect(file.slices.count == bytes.count / (512 << 10) + 1)
        #expect(file.slices.dropLast().allSatisfy { $0.bytes.count >= 512 << 10 && $0.bytes.count < 520 << 10 })
        #expect(file.contacts.records[29_999].line == 59_999)
        #expect(file.isSound(bytes))
        let whole = DecodedFile(XCardFormat.self, bytes)
        #expect(whole.contacts == file.contacts)
        #expect(whole.slices.map(\.offset) == file.slices.map(\.offset))
    }

    @Test func `a document that breaks keeps the records before`() {
        // given a tag that is not closed in the third card
        let text = Self.root + "\n" + card("A") + "\n" + card("B") + "\n<vcard><fn><text>C</fn></vcard>" + card("D")
        for chunk in [Int.max, 1, 40] {
            let file = DecodedFile(XCardFormat.self, text, chunk: chunk)

            // then
            #expect(file.names == ["A", "B"])
            #expect(file.records == [.row(0), .row(1), .cutShort])
            #expect(file.texts.last?.hasPrefix("<vcard><fn><text>C</fn>") == true)
            #expect(file.said.count == 1)
            #expect(file.said.first?.hasPrefix("xml-malformed 4:") == true)
            #expect(file.isSound(Array(text.utf8)))
        }
    }

    @Test func `a document that is cut off is malformed at its end`() {
        let text = Self.root + card("A") + "<vcard><fn>"
        let file = DecodedFile(XCardFormat.self, text)
        #expect(file.records == [.row(0), .cutShort])
        #expect(file.texts.last == "<vcard><fn>")
        #expect(DecodedFile(XCardFormat.self, "").records.isEmpty)
        #expect(DecodedFile(XCardFormat.self, "<").records == [.cutShort])
        #expect(DecodedFile(XCardFormat.self, Self.root + "</vcards>").records.isEmpty)
    }

    @Test func `a document that is cut off after a card has a finding, but no record of no bytes`() {
        let text = Self.root + card("A")
        let file = DecodedFile(XCardFormat.self, text)
        #expect(file.records == [.row(0)])
        #expect(file.said.count == 1 && file.said[0].contains("it ends before its last element does"))
        #expect(file.isSound(Array(text.utf8)))
    }

    @Test func `a card over the limit is refused and the next one read`() {
        // given a photo of 5,000 bytes where records may have 1,000
        var settings = SourceSettings(name: "contacts", kind: .contacts)
        settings.recordLimit = 1000
        let photo = "<vcard><photo><uri>\(String(repeating: "x", count: 5000))</uri></photo></vcard>"
        let bytes = Array((Self.root + card("A") + photo + "\n" + card("B") + "</vcards>").utf8)
        let whole = DecodedFile(XCardFormat.self, bytes, settings: settings)

        // then
        #expect(whole.names == ["A", "B"])
        #expect(whole.records == [.row(0), .cutShort, .row(1)])
        #expect(whole.said == ["xml-malformed 1:88 too-long vcard"])
        #expect(whole.isSound(bytes))
        for chunk in [1, 64, 999, 5050, 5200] {
            let chunked = DecodedFile(XCardFormat.self, bytes, chunk: chunk, settings: settings)
            #expect(chunked.contacts == whole.contacts)
            #expect(chunked.texts == whole.texts)
            #expect(chunked.said == whole.said)
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `attacks end with one clear finding`() {
        let entity = DecodedFile(
            XCardFormat.self,
            "<!DOCTYPE vcards [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\(Self.root)\(card("&x;"))</vcards>")
        #expect(entity.records == [.cutShort])
        #expect(entity.said.count == 1)
        #expect(entity.said.first?.contains("document type declaration, which is rejected") == true)

        let deep = DecodedFile(
            XCardFormat.self, Self.root + card("A") + "<vcard>" + String(repeating: "<a>", count: 100_000))
        #expect(deep.records == [.row(0), .cutShort])
        #expect(deep.said.count == 1)
        #expect(deep.said.first?.contains("nested deeper than 512") == true)

        let giant = DecodedFile(
            XCardFormat.self,
            Array((Self.root + "<vcard><fn><text>").utf8) + [UInt8](repeating: 0x78, count: 32 << 20)
                + Array("</text></fn></vcard>\(card("B"))</vcards>".utf8), chunk: 1 << 20)
        #expect(giant.records == [.cutShort, .row(0)])
        #expect(giant.said == ["xml-malformed 1:50 too-long vcard"])
        #expect(giant.slices.allSatisfy { $0.bytes.count <= 2 << 20 })
    }

    @Test(arguments: [true, false])
    func `UTF-16 is read, its bytes kept and its places counted in characters`(isBigEndian: Bool) {
        // given three cards, the second with a bad birthday and the third cut off
        func encode(_ text: String) -> [UInt8] {
            text.utf16.flatMap { unit in
                isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            }
        }
        let first = "<vcard><fn><text>Zoë 😀 Łuk</text></fn></vcard>"
        let second = "<vcard><fn><text>Bo</text></fn>\n<bday><text>\u{1F382}</text></bday></vcard>"
        let text = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\n\(Self.root)\n\(first)\n\(second)<vcard><fn>"
        let bytes = encode(text)
        for chunk in [1, 3, 1000, Int.max] {
            // when
            let file = DecodedFile(XCardFormat.self, bytes, chunk: chunk)

            // then
            #expect(file.names == ["Zoë 😀 Łuk", "Bo"])
            #expect(file.contacts.records.map(\.line) == [3, 4])
            #expect(file.isSound(bytes))
            let records = file.slices.flatMap { slice in
                slice.records.map { Array(slice.bytes[Int($0.start)..<Int($0.end)]) }
            }
            #expect(records == [encode(first), encode(second), encode("<vcard><fn>")])
            #expect(file.slices[0].cell(row: 1, field: "bday")?.line == 5)
            #expect(file.slices[0].cell(row: 1, field: "bday")?.column == 13)
            #expect(file.said.count == 1)
        }
    }

    @Test func `half a megabyte of UTF-16 and more is cut at whole records`() {
        let text =
            "\u{FEFF}\(Self.root)" + (0..<8000).map { card("Person \($0) Ł") + "\n" }.joined() + "</vcards>"
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let file = DecodedFile(XCardFormat.self, bytes, chunk: 65_537)
        #expect(file.names == (0..<8000).map { "Person \($0) Ł" })
        #expect(file.slices.count == bytes.count / (512 << 10) + 1)
        #expect(file.contacts.records[7999].line == 8000)
        #expect(file.isSound(bytes))
    }

    @Test func `another encoding is read and its bytes kept`() {
        let head = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(Self.root)".utf8)
        let record = Array("<vcard><fn><text>Ren".utf8) + [0xE9] + Array("</text></fn></vcard>".utf8)
        let file = DecodedFile(XCardFormat.self, head + record + record + Array("</vcards>".utf8))
        #expect(file.names == ["René", "René"])
        #expect(file.contacts.records.map { Int($0.length) } == [record.count, record.count])
        #expect(file.slices[0].bytes.starts(with: head + record))
    }
}
