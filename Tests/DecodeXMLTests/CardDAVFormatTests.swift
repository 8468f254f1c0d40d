import Foundation
import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct CardDAVFormatTests {
    private func recognise(_ text: String) -> RecordKind? {
        CardDAVFormat.recognise(Array(text.utf8), fileName: "book.xml")
    }

    @Test func `a multistatus is known by its namespace, unless it is about calendars alone`() {
        #expect(recognise("<d:multistatus xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:carddav\">") == .contacts)
        #expect(recognise("<?xml version='1.0'?><multistatus xmlns='DAV:'><response/>") == .contacts)
        #expect(recognise("<multistatus xmlns='DAV:'><c:x xmlns:c='urn:ietf:params:xml:ns:caldav'/>") == nil)
        #expect(
            recognise(
                "<multistatus xmlns='DAV:' xmlns:a='urn:ietf:params:xml:ns:caldav' xmlns:c='urn:ietf:params:xml:ns:carddav'>"
            )
                == .contacts)
        #expect(recognise("<multistatus/>") == nil)
        #expect(recognise("<principal-match xmlns='DAV:'/>") == nil)
        // an answer that brings xCards in its text is an answer
        let both = "<multistatus xmlns='DAV:' xmlns:x='urn:ietf:params:xml:ns:vcard-4.0'>"
        #expect(recognise(both) == .contacts)
        #expect(XCardFormat.recognise(Array(both.utf8), fileName: "") == nil)
    }

    /// What each answer with rows comes to: names of the contacts, and how many rows bring none.
    private static let expected: [String: (names: [String], skipped: Int)] = [
        "003_ClientTest_L109.xml": ([], 1), "004_ClientTest_L202.xml": ([], 4), "005_ClientTest_L287.xml": ([], 1),
        "006_ClientTest_L345.xml": ([], 5), "007_ClientTest_L526.xml": ([], 1),
        "016_DavCollectionTest_L73.xml": ([], 3), "017_DavCollectionTest_L170.xml": ([], 4),
        "018_DavResourceTest_L504.xml": ([], 1), "019_DavResourceTest_L521.xml": ([], 1),
        "020_DavResourceTest_L538.xml": ([], 1), "021_DavResourceTest_L556.xml": ([], 0),
        "022_DavResourceTest_L564.xml": ([], 1), "023_DavResourceTest_L582.xml": ([], 1),
        "027_DavResourceTest_L741.xml": ([], 1), "028_DavResourceTest_L772.xml": ([], 1),
        "029_DavResourceTest_L884.xml": ([], 1), "063_HttpClientAdapterGuzzleTest_L95.xml": ([], 1),
        "900_nextcloud_report.xml": (["John Doe", "Jane Smith"], 0), "901_charref_newlines.xml": (["Mom"], 0),
        "902_google_status_first_and_404.xml": (["Jane Doe"], 1),
        "903_no_status_and_empty_response.xml": (["Liesa"], 1), "904_grouped_escaped.xml": (["Grouped, Contact"], 0),
    ]

    private func files() throws -> [URL] {
        let folder = try #require(Corpora.folder("carddav-multistatus-inline"))
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "xml" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    @Test(.enabled(if: Corpora.has("carddav-multistatus-inline")))
    func `every answer of the corpus gives its contacts, and each row is accounted for`() throws {
        var met: Set<String> = []
        for url in try files() {
            let name = url.lastPathComponent
            let bytes = try [UInt8](Data(contentsOf: url))
            let file = DecodedFile(CardDAVFormat.self, bytes)
            #expect(file.isSound(bytes), "\(name)")
            #expect(DecodedFile(CardDAVFormat.self, bytes, chunk: 1).contacts == file.contacts, "\(name)")
            // one response element, one record: counted without reading XML
            let text = String(decoding: bytes, as: UTF8.self)
            let rows = text.ranges(of: /<([a-zA-Z]+:)?response[ >]/).count
            if CardDAVFormat.recognise(bytes, fileName: name) != nil {
                #expect(file.records.count == rows, "\(name)")
                #expect(file.malformed == 0, "\(name): \(file.said)")
                #expect(file.skipped == file.said.count, "\(name)")
            }
            guard let expected = Self.expected[name] else { continue }
            met.insert(name)
            #expect(file.names == expected.names, "\(name)")
            #expect(file.skipped == expected.skipped, "\(name)")
        }
        #expect(met.count == Self.expected.count)
    }

    @Test(.enabled(if: Corpora.has("carddav-multistatus-inline")))
    func `the cards' phones and addresses are those that the sources' tests assert`() throws {
        func contacts(_ name: String) throws -> [[String]] {
            let url = try #require(try files().first { $0.lastPathComponent.hasPrefix(name) })
            let file = DecodedFile(CardDAVFormat.self, try [UInt8](Data(contentsOf: url)))
            return (0..<file.contacts.count).map {
                [file.contacts.uid[$0], file.contacts.phone[$0], file.contacts.email[$0], file.contacts.lastName[$0]]
            }
        }
        #expect(
            try contacts("900") == [
                ["contact-1", "+1234567890", "john@example.com", "Doe"],
                ["contact-2", "", "jane@example.com", "Smith"],
            ])
        #expect(try contacts("901") == [["", "+15551234567", "", ""]])
        #expect(try contacts("902") == [["", "+41446681800", "", ""]])
        #expect(try contacts("903") == [["1", "", "liesa@example.com", ""]])
        #expect(try contacts("904") == [["grouped", "+15551234567", "grouped@example.com", ""]])
    }
}
