import Core
import Foundation
import Stages
import TestSupport
import Testing

@Suite struct XCardFormatTests {
    @Test func `an xCard is known by its namespace`() {
        func recognise(_ text: String) -> RecordKind? {
            XCardFormat.recognise(Array(text.utf8), fileName: "contacts.xml")
        }
        #expect(recognise("\u{FEFF}\n<x:vcards xmlns:x='urn:ietf:params:xml:ns:vcard-4.0'>") == .contacts)
        #expect(recognise("<?xml version='1.0'?><a><vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"/>") == .contacts)
        #expect(recognise("<vcards><vcard/></vcards>") == nil)
        #expect(recognise("BEGIN:VCARD\nNOTE:urn:ietf:params:xml:ns:vcard-4.0\n") == nil)
        #expect(recognise("") == nil)
    }

    @Test(.enabled(if: Corpora.has("vcard-ez-vcard")))
    func `the example of RFC 6351 is read`() throws {
        let folder = try #require(Corpora.folder("vcard-ez-vcard"))
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent("io/xml/rfc6351-example.xml")))
        let file = DecodedFile(XCardFormat.self, bytes)
        #expect(file.names == ["Simon Perreault"])
        #expect(file.contacts.firstName[0] == "Simon")
        #expect(file.contacts.lastName[0] == "Perreault")
        #expect(file.birthdays == ["--02-03"])
        #expect(file.contacts.phone[0] == "+1-418-656-9254;ext=102")
        #expect(file.contacts.email[0] == "simon.perreault@viagenie.ca")
        #expect(file.said.isEmpty)
    }

    @Test(
        .enabled(if: Corpora.has("xcard-jcard-ezvcard-inline")),
        arguments: [
            ("040_XCardDocumentTest_L119.xml", ["Dr. Gregory House M.D.", "Dr. Lisa Cuddy M.D."]),
            ("046_XCardDocumentTest_L379.xml", ["John Doe"]),
            ("047_XCardDocumentTest_L433.xml", ["John Doe", ""]),
            ("050_XCardDocumentTest_L543.xml", [""]),
            ("054_XCardDocumentTest_L738.xml", ["John Doe"]),
            ("055_XCardDocumentTest_L757.xml", []),
            ("058_XCardReaderTest_L146.xml", ["Dr. Gregory House M.D.", "Dr. Lisa Cuddy M.D."]),
            ("060_XCardReaderTest_L221.xml", []),
            ("061_XCardReaderTest_L236.xml", ["Dr. Gregory House M.D."]),
            ("064_XCardReaderTest_L312.xml", [""]),
            ("065_XCardReaderTest_L353.xml", []),
            ("066_XCardReaderTest_L373.xml", ["Dr. Gregory House M.D.", "Dr. Lisa Cuddy M.D."]),
            ("072_XCardReaderTest_L756.xml", []),
        ])
    func `ez-vcard's cases give the names that its tests assert`(file: String, names: [String]) throws {
        let folder = try #require(Corpora.folder("xcard-jcard-ezvcard-inline"))
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(file)))
        #expect(DecodedFile(XCardFormat.self, bytes).names == names)
    }

    @Test(.enabled(if: Corpora.has("xcard-jcard-ezvcard-inline")))
    func `all cases are accounted for, however they come`() throws {
        let folder = try #require(Corpora.folder("xcard-jcard-ezvcard-inline"))
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "xml" }
        #expect(files.count >= 39)
        for url in files {
            let bytes = try [UInt8](Data(contentsOf: url))
            let whole = DecodedFile(XCardFormat.self, bytes)
            #expect(whole.isSound(bytes), "\(url.lastPathComponent)")
            let chunked = DecodedFile(XCardFormat.self, bytes, chunk: 1)
            #expect(chunked.contacts == whole.contacts, "\(url.lastPathComponent)")
            #expect(chunked.records == whole.records, "\(url.lastPathComponent)")
        }
    }
}
