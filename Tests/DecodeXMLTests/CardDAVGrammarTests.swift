import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct CardDAVGrammarTests {
    private static let card = "BEGIN:VCARD\nVERSION:3.0\nUID:1\nFN:Ada\nEND:VCARD"

    private func document(_ rows: String) -> String {
        "<?xml version=\"1.0\"?>\n<d:multistatus xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:carddav\">\n\(rows)\n</d:multistatus>\n"
    }

    private func read(_ rows: String) -> DecodedFile { DecodedFile(CardDAVFormat.self, document(rows)) }

    private func row(_ part: String, _ rest: String = "") -> String {
        "<d:response><d:href>/a.vcf</d:href><d:propstat>\(part)</d:propstat>\(rest)</d:response>"
    }

    private func prop(_ data: String) -> String {
        "<d:prop><d:getetag>1</d:getetag><c:address-data>\(data)</c:address-data></d:prop>"
    }

    private func status(_ text: String) -> String { "<d:status>\(text)</d:status>" }

    @Test func `a card is read whether its status stands before, after or not at all, and whatever the prefixes`() {
        let good = status("HTTP/1.1 200 OK")
        let missing =
            "<d:propstat><d:prop><d:displayname/></d:prop>\(status("HTTP/1.1 404 Not Found"))</d:propstat>"
        for text in [
            row(prop(Self.card)), row(good + prop(Self.card)), row(prop(Self.card) + good),
            row(prop(Self.card), good), row(prop(Self.card) + good, missing),
            row("<d:prop/>" + status("HTTP/1.1 404 Not Found"), "<d:propstat>\(prop(Self.card))</d:propstat>"),
        ] {
            let file = read(text)
            #expect(file.names == ["Ada"], "\(text)")
            #expect(file.said.isEmpty, "\(file.said)")
            #expect(file.texts == [text])
        }
        let other =
            "<multistatus xmlns='DAV:'><response><propstat><prop><X:address-data xmlns:X='urn:ietf:params:xml:ns:carddav'>"
            + "\(Self.card)</X:address-data></prop></propstat></response></multistatus>"
        #expect(DecodedFile(CardDAVFormat.self, other).names == ["Ada"])
        // in another namespace it means nothing
        #expect(DecodedFile(CardDAVFormat.self, other.replacing("carddav", with: "other")).names == [])
    }

    @Test func `a card is read however its lines are written`() {
        let lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada & Bo", "NOTE:a", " b", "BDAY:1980-02-03", "END:VCARD"]
        func escaped(_ separator: String) -> String {
            lines.joined(separator: separator).replacing("&", with: "&amp;").replacing("&amp;#", with: "&#")
        }
        for text in [
            escaped("\n"), escaped("\r\n"), escaped("&#13;\n"), escaped("&#13;&#10;"), escaped("&#10;"),
            escaped("&#xA;"),
            "\n   " + escaped("\n") + "\n  ",
            "<![CDATA[\(lines.joined(separator: "\n"))]]>", "<![CDATA[\(lines.joined(separator: "\r\n"))]]>",
            "<![CDATA[BEGIN:VCARD\nVERSION:3.0\n]]>FN:Ada &amp; Bo\n<!-- x -->BDAY:1980-02-03\nEND:VCARD\n",
        ] {
            let file = read(row(prop(text)))
            #expect(file.names == ["Ada & Bo"], "\(text)")
            #expect(file.birthdays == ["1980-02-03"], "\(text)")
            #expect(file.said.isEmpty, "\(file.said)")
        }
    }

    @Test(arguments: [
        ("<d:href>/a</d:href><d:status>HTTP/1.1 404 Not Found</d:status>", "deleted 404"),
        ("<d:status>HTTP/1.1 410 Gone</d:status>", "deleted 410"),
        ("<d:status>HTTP/1.1 507 Insufficient Storage</d:status>", "refused 507"),
        ("<d:status>Invalid</d:status>", "no-status"),
        ("<d:status>HTTP/1.1 200 OK</d:status>", "no-data"),
        ("<d:href>/a</d:href>", "no-data"), ("", "no-data"),
        (
            "<d:propstat><d:prop><d:resourcetype><d:collection/></d:resourcetype></d:prop></d:propstat>",
            "collection"
        ),
        (
            "<d:propstat><d:prop><c:address-data/></d:prop><d:status>HTTP/1.1 403 Forbidden</d:status></d:propstat>",
            "refused 403"
        ),
        (
            "<d:propstat><d:status>HTTP/1.1 404 Not Found</d:status><d:prop/></d:propstat>",
            "refused 404"
        ),
        (
            "<d:propstat><d:prop><c:address-data> \n </c:address-data></d:prop></d:propstat>",
            "empty-data"
        ),
    ])
    func `a row without a card is skipped with its reason`(inside: String, reason: String) {
        let file = read("<d:response>\(inside)</d:response>\(row(prop(Self.card)))")
        #expect(file.records == [.skipped, .row(0)])
        #expect(file.said == ["contact-unavailable 3:1 \(reason)"])
    }

    @Test func `a card under a status that refuses it does not count`() {
        let refused = status("HTTP/1.1 404 Not Found")
        #expect(read(row(prop(Self.card) + refused)).records == [.skipped])
        #expect(read(row(prop(Self.card), refused)).records == [.skipped])
    }

    @Test(arguments: [
        ("[\"vcard\",[]]", "no-card 0"),
        ("\(card)\n\(card)", "several 2"),
        ("\(card)\nmore", "text-outside 1"),
        ("BEGIN:VCARD\nNOTE:x", "empty"),
    ])
    func `what is no card, or more than one, is refused`(data: String, reason: String) {
        let file = read(row(prop(data)) + row(prop(Self.card)))
        #expect(file.records == [.malformed, .row(0)])
        #expect(file.said == ["vcard-malformed 3:1 \(reason)"])
    }

    @Test func `a group is left out, a card without its end stands`() {
        let group = Self.card.replacing("UID:1", with: "KIND:group")
        let cut = Self.card.replacing("\nEND:VCARD", with: "")
        let file = read(row(prop(group)) + "\n" + row(prop(cut)))
        #expect(file.records == [.skipped, .row(0)])
        #expect(file.said.map { String($0.prefix { $0 != " " }) } == ["contact-group", "vcard-end-missing"])
        #expect(file.said[1].hasPrefix("vcard-end-missing 8:"))
    }

    @Test func `findings and cells stand where they are in the file, references and all`() {
        // given a bad line and a bad birthday, behind line ends of both kinds
        let data = "BEGIN:VCARD\nVERSION:3.0\nFN:A &amp; B\nno colon here\n&#10;BDAY:&#49;9879215\nEND:VCARD"
        let file = read("  " + row(prop(data)))

        // then
        #expect(file.contacts.records.map(\.line) == [3])
        #expect(file.said.count == 1)
        #expect(file.said.first?.hasPrefix("vcard-line-malformed 6:1 ") == true, "\(file.said)")
        let slice = file.slices[0]
        #expect(slice.cell(row: 0, field: "fn") == CellLocation(line: 5, column: 4, value: "A & B"))
        #expect(slice.cell(row: 0, field: "bday") == CellLocation(line: 7, column: 11, value: "19879215"))
        #expect(slice.cell(row: 0, field: "email") == nil)

        // and blanks in front of the card count
        let indented = read("  " + row(prop("\n  " + data))).slices[0]
        #expect(indented.cell(row: 0, field: "fn") == CellLocation(line: 6, column: 4, value: "A & B"))
        let late = read(row(prop("\n  BEGIN:VCARD&#10;FN:A&#10;END:VCARD"))).slices[0]
        #expect(late.cell(row: 0, field: "fn") == CellLocation(line: 4, column: 22, value: "A"))
    }
}
