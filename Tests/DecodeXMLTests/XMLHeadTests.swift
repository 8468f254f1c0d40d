import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing

/// What a file's start says, seen through the formats that ask it.
@Suite struct XMLHeadTests {
    private static let contact = "<c:contact xmlns:c='http://schemas.microsoft.com/Contact'>"

    private func isContact(_ text: String) -> Bool {
        WindowsContactFormat.recognise(Array(text.utf8), fileName: "x") == .contacts
    }

    @Test func `the first element is found behind whatever may stand before it`() {
        #expect(isContact(Self.contact))
        #expect(isContact("\u{FEFF}\n<?xml version='1.0'?>\n<!-- <a> --><?x <b>?>\(Self.contact)"))
        #expect(isContact("<!DOCTYPE c>\(Self.contact)"))
        #expect(!isContact("<a>\(Self.contact)"))
        #expect(!isContact("text \(Self.contact)"))
        #expect(!isContact("<!-- never ends \(Self.contact)"))
        #expect(!isContact("<?x \(Self.contact.replacing(">", with: ""))"))
        #expect(!isContact("<"))
        #expect(!isContact(""))
    }

    @Test func `a document type declaration that fills the start is for xCard to refuse`() {
        func isXCard(_ text: String) -> Bool {
            XCardFormat.recognise(Array(text.utf8), fileName: "x.xml") == .contacts
        }
        #expect(isXCard("<?xml version='1.0'?><!DOCTYPE v [<!ENTITY x \"" + String(repeating: "x", count: 60_000)))
        #expect(!isXCard("<!DOCTYPE v [<!ENTITY x \"y\">]><svg/>"))
        #expect(!isXCard("<!-- " + String(repeating: "x", count: 60_000)))
    }

    @Test func `UTF-16 is seen through`() {
        let text = "\u{FEFF}<?xml version=\"1.0\"?>\(Self.contact)"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big] {
            #expect(WindowsContactFormat.recognise(bytes, fileName: "x") == .contacts)
        }
    }
}
