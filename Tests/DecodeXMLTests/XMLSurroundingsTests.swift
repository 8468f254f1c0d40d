import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperFormatXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct XMLSurroundingsTests {
    private static let namespace = "urn:ietf:params:xml:ns:vcard-4.0"

    private func names(_ framing: Framing, _ record: [UInt8]) -> [String] {
        DecodedFile(XCardFormat.self, framing.head + record + framing.tail).names
    }

    @Test func `what stands before the first record is kept as it is`() {
        let head = "<?xml version='1.0'?><!-- x --><a><b/><v:vcards xmlns:v='\(Self.namespace)' y='&gt;'>\n"
        let record = "<v:vcard><v:fn><v:text>Ada</v:text></v:fn></v:vcard>"
        let file = DecodedFile(XCardFormat.self, head + record + "</v:vcards></a>")
        #expect(file.framing.head == Array(head.utf8))
        #expect(file.framing.tail == Array("\n</v:vcards></a>\n".utf8))
        #expect(names(file.framing, Array(record.utf8)) == ["Ada"])
    }

    @Test func `what is too long to keep is made of the open tags alone`() {
        // given 100 kB of comments before the first card, in ISO 8859-1
        let comment = "<!-- \(String(repeating: "x", count: 1000)) -->\n"
        let head =
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<a z=\"1\">\n<v:vcards xmlns:v=\"\(Self.namespace)\">"
            + String(repeating: comment, count: 100)
        let record = Array("<v:vcard><v:fn><v:text>Ren".utf8) + [0xE9] + Array("</v:text></v:fn></v:vcard>".utf8)
        let bytes = Array(head.utf8) + record + Array("</v:vcards></a>".utf8)
        for chunk in [Int.max, 4096] {
            let framing = DecodedFile(XCardFormat.self, bytes, chunk: chunk).framing

            // then
            #expect(
                String(decoding: framing.head, as: UTF8.self)
                    == "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a z=\"1\">\n<v:vcards xmlns:v=\"\(Self.namespace)\">\n"
            )
            #expect(names(framing, record) == ["René"])
        }
    }

    @Test(arguments: [true, false])
    func `in UTF-16 everything is in UTF-16`(isBigEndian: Bool) {
        func encode(_ text: String) -> [UInt8] {
            text.utf16.flatMap { unit in
                isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            }
        }
        let record = encode("<vcard><fn><text>Ada Ł 😀</text></fn></vcard>")
        for padding in [0, 50_000] {
            let head =
                "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?><vcards xmlns=\"\(Self.namespace)\">"
                + String(repeating: " ", count: padding)
            let file = DecodedFile(XCardFormat.self, encode(head) + record + encode("</vcards>"), chunk: 4096)
            #expect(file.names == ["Ada Ł 😀"])
            #expect(file.framing.tail == encode("\n</vcards>\n"))
            #expect(names(file.framing, record) == ["Ada Ł 😀"])
        }
    }

    @Test func `without a record there is nothing to wrap`() {
        #expect(DecodedFile(XCardFormat.self, "<vcards xmlns=\"\(Self.namespace)\"/>").framing == Framing())
    }
}
