import Foundation
import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

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

    /// The names that ez-vcard's own tests assert for each of its documents; an empty one for a card that has none.
    private static let expected: [String: [String]] = [
        "040": ["Dr. Gregory House M.D.", "Dr. Lisa Cuddy M.D."], "041": ["Dr. Gregory House M.D."],
        "042": ["John Doe"],
        "043": [""], "044": ["+1-555-555-1234"], "045": ["John Doe"], "046": ["John Doe"], "047": ["John Doe", ""],
        "048": [""], "049": [""], "050": [""], "051": [""], "052": ["John Doe"], "053": ["\u{D6}m\u{FC}r \u{D6}de"],
        "054": ["John Doe"], "055": [], "056": ["John Doe"], "057": ["Dr. Gregory House M.D."],
        "058": ["Dr. Gregory House M.D.", "Dr. Lisa Cuddy M.D."], "059": [], "060": [],
        "061": ["Dr. Gregory House M.D."],
        "062": [""], "063": ["Dr. Gregory House M.D."], "064": [""],
        "066": ["Dr. Gregory House M.D.", "Dr. Lisa Cuddy M.D."], "068": [""], "069": [""], "070": [""], "071": [""],
        "072": [], "073": ["John Doe", "Jane Doe"], "074": [""], "075": ["John Doe"], "076": ["John Doe"], "077": [],
    ]

    /// Where this reader gives something else than ez-vcard, and why.
    private static let deviations: [String: (names: [String], malformed: Int, reason: String)] = [
        "065": ([], 1, "not well-formed: ez-vcard throws, here the rest is one refused record"),
        "067": ([], 1, "cut off: the same"),
        "078": ([], 1, "a pattern of a writer's test, no XML"),
    ]

    @Test(.enabled(if: Corpora.has("xcard-jcard-ezvcard-inline")))
    func `ez-vcard's documents give the names that its tests assert`() throws {
        var met = 0
        for url in try documents() {
            let number = String(url.lastPathComponent.prefix(3))
            let file = DecodedFile(XCardFormat.self, try [UInt8](Data(contentsOf: url)))
            let deviation = Self.deviations[number]
            let names = try #require(deviation?.names ?? Self.expected[number], "\(url.lastPathComponent)")
            #expect(file.names == names, "\(number) \(deviation?.reason ?? "")")
            #expect(file.malformed == deviation?.malformed ?? 0, "\(number) \(file.said)")
            met += 1
        }
        #expect(met == 39)
    }

    @Test(.enabled(if: Corpora.has("xcard-jcard-ezvcard-inline")))
    func `ez-vcard's documents give the other fields that they hold`() throws {
        func contacts(_ number: String) throws -> Contacts {
            let url = try #require(try documents().first { $0.lastPathComponent.hasPrefix(number) })
            return DecodedFile(XCardFormat.self, try [UInt8](Data(contentsOf: url))).contacts
        }
        #expect(try contacts("044").phone[0] == "+1-555-555-1234")
        let two = try contacts("058")
        #expect([two.firstName[0], two.lastName[0]] == ["Gregory", "House"])
        #expect([two.firstName[1], two.lastName[1]] == ["Lisa", "Cuddy"])
    }

    private func documents() throws -> [URL] {
        let folder = try #require(Corpora.folder("xcard-jcard-ezvcard-inline"))
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "xml" }
    }

    @Test(.enabled(if: Corpora.has("xcard-jcard-ezvcard-inline")))
    func `all cases are accounted for, however they come`() throws {
        for url in try documents() {
            let bytes = try [UInt8](Data(contentsOf: url))
            let whole = DecodedFile(XCardFormat.self, bytes)
            #expect(whole.isSound(bytes), "\(url.lastPathComponent)")
            let chunked = DecodedFile(XCardFormat.self, bytes, chunk: 1)
            #expect(chunked.contacts == whole.contacts, "\(url.lastPathComponent)")
            #expect(chunked.records == whole.records, "\(url.lastPathComponent)")
        }
    }
}
