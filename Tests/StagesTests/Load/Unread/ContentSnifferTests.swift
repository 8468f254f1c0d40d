import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct ContentSnifferTests {
    private func content(_ text: String, _ name: String) -> UnreadFile.Content {
        ContentSniffer.unread(Array(text.utf8), fileName: name).content
    }

    private func content(_ bytes: [UInt8], _ name: String) -> UnreadFile.Content {
        ContentSniffer.unread(bytes, fileName: name).content
    }

    private func zip(_ members: [(name: String, content: String)], _ name: String) -> UnreadFile.Content {
        content(TinyZip.archive(members), name)
    }

    private let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]

    @Test func `workbooks are told by what is in them`() {
        #expect(content(compound, "a.xls") == .oldExcel)
        #expect(zip([("[Content_Types].xml", ""), ("xl/workbook.xml", "")], "a") == .excel)
        #expect(zip([("docProps/app.xml", "<x/>"), ("xl/workbook.xml", "")], "a") == .excel)
        #expect(
            zip([("mimetype", "application/vnd.oasis.opendocument.spreadsheet")], "a") == .openDocumentSheet)
        #expect(zip([("Index/Document.iwa", "")], "a.numbers") == .numbers)
        #expect(
            content("<?xml version=\"1.0\"?>\n<?mso-application progid=\"Excel.Sheet\"?>", "a.xls") == .spreadsheetXML)
    }

    @Test func `a workbook that lies in an archive as it is does not make it one`() {
        let book = TinyZip.archive([("[Content_Types].xml", ""), ("xl/workbook.xml", "")])
        let sheet = TinyZip.archive([("mimetype", "application/vnd.oasis.opendocument.spreadsheet")])
        #expect(
            content(TinyZip.archive(bytes: [("a.csv", [0x61]), ("b.xlsx", book), ("c.ods", sheet)]), "a.zip")
                == .archive)
        // And where sizes stand behind the members, the names are found all the same.
        var streamed = TinyZip.archive([("docProps/app.xml", "<x/>"), ("xl/workbook.xml", "")])
        streamed[6] |= 8
        for index in 18..<26 { streamed[index] = 0 }
        #expect(content(streamed, "a.xlsx") == .excel)
    }

    @Test func `a web page is a table where it is called one`() {
        let page = "<html><body><table><tr><td>Book number</td></tr></table>"
        #expect(content(page, "export.xls") == .webTable)
        #expect(content(page, "export.csv") == .webTable)
        #expect(content(page, "about.html") == .webPage)
    }

    @Test func `a web archive is a table where it is called one`() {
        let archive = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\n"
        #expect(content(archive, "report.xls") == .webTable)
        #expect(content(archive, "report.mht") == .text)
    }

    @Test func `a flat OpenDocument file is a workbook`() {
        let flat = "<office:document office:mimetype=\"application/vnd.oasis.opendocument.spreadsheet\"><a><b/><b/></a>"
        #expect(content(flat, "guests.fods") == .openDocumentSheet)
    }

    @Test func `a workbook that needs a password says so`() {
        #expect(content(compound, "guests.xlsx") == .protectedOffice)
    }

    @Test func `documents are not taken for workbooks`() {
        #expect(zip([("[Content_Types].xml", ""), ("word/document.xml", "")], "a.docx") == .word)
        #expect(zip([("[Content_Types].xml", ""), ("ppt/slides", "")], "a.pptx") == .presentation)
        #expect(zip([("mimetype", "application/vnd.oasis.opendocument.text")], "a.odt") == .openDocument)
        #expect(content(compound, "letter.doc") == .word)
        #expect(content(compound, "mail.msg") == .email)
        #expect(content("%PDF-1.7\n", "a") == .pdf)
        #expect(content("{\\rtf1", "a") == .richText)
    }

    @Test func `maps and data sets have their names`() {
        #expect(zip([("doc.kml", "")], "a.kmz") == .kmz)
        #expect(content([0, 0, 0x27, 0x0A, 0, 0], "sites.shp") == .shapefile)
        #expect(content([3, 0x7A, 1, 1, 0, 0], "sites.dbf") == .shapefile)
        #expect(content("GEOGCS[\"WGS 84\"]", "sites.prj") == .shapefile)
        #expect(content("PAR1....", "a.parquet") == .columnar)
        #expect(content("SQLite format 3\0", "a.gpkg") == .geoPackage)
        #expect(content("SQLite format 3\0", "a.db") == .database)
    }

    @Test func `pictures, sounds and films are told by their first bytes`() {
        #expect(content([0xFF, 0xD8, 0xFF, 0xE0], "a.csv") == .picture)
        #expect(content([0, 0, 0, 0x18] + Array("ftypheic".utf8), "a") == .picture)
        #expect(content(Array("RIFF....WEBP".utf8), "a") == .picture)
        #expect(content("<svg xmlns=\"x\"/>", "a.svg") == .picture)
        #expect(content([0, 0, 0, 0x18] + Array("ftypisom".utf8), "a") == .media)
    }

    @Test func `what is packed or encrypted in a way that can't be undone is told`() {
        #expect(content("Rar!\u{1A}\u{7}", "a.rar") == .archive)
        #expect(content("-----BEGIN PGP MESSAGE-----\n", "a.asc") == .encrypted)
        #expect(content([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "a.csv") == .encoding)
        #expect(content([1, 0, 2, 0, 0, 9, 9], "a.bin") == .unknown)
    }

    @Test func `calendars and address books that are none are told by their names`() {
        #expect(content("<!DOCTYPE html><html>Not found", "oak.ics") == .webPage)
        #expect(content("oops\n", "oak.ics") == .calendar)
        #expect(content("oops\n", "people.vcf") == .cards)
    }

    @Test func `e-mails, statements and plain texts need not be read`() {
        #expect(content("From: a@example.org\nSubject: Hi\nDate: Mon, 1 Jan 2026\n\nHello", "a.eml") == .email)
        #expect(content(":20:STARTUMS\n:25:1/2\n:28C:0\n:60F:C260101EUR1,\n", "a.sta") == .bankStatement)
        #expect(content("Dear guests,\nwe are closed, sorry.\n", "a.txt") == .text)
        #expect(content("# Read me\n", "README.md") == .text)
    }

    @Test func `bytes without a NUL are no text if many are control characters`() {
        let random = (0..<300).map { UInt8(truncatingIfNeeded: ($0 * 7_919) >> 3 | 1) }
        #expect(ContentSniffer.unread(random, fileName: "data").content == .unknown)
        #expect(ContentSniffer.unread(Array("Bring wood.\r\n\tAnd a lamp.\u{C}".utf8), fileName: "a").content == .text)
    }

    @Test func `a file of settings is a text`() {
        let settings = Array("[.ShellClassInfo]\r\nIconResource=a.dll,1\r\n".utf8)
        #expect(ContentSniffer.unread(settings, fileName: "desktop.ini").content == .text)
    }

    @Test func `JSON and XML count as exports where they hold a list`() {
        #expect(content("{\"guests\": [{\"a\": 1}]}", "a.json") == .jsonRecords)
        #expect(content(#"{"data": [{"payout_id": "po", "amount": 1}]}"#, "a.json") == .payout)
        #expect(content(#"[{"firstName": "Ada", "salary": 1}]"#, "a.json") == .staffList)
        // What may be stays is not waved through.
        #expect(content(#"[{"checkIn": 1, "nights": 2, "payout": 1, "currency": "EUR"}]"#, "a.json") == .jsonRecords)
        #expect(content("{\"theme\": \"dark\"}", "a.json") == .json)
        #expect(content("<r><g><n>A</n></g><g><n>B</n></g></r>", "a.xml") == .xmlRecords)
        #expect(content("<r><title>A</title></r>", "a.xml") == .xml)
        #expect(content("<?xml version=\"1.0\"?>\n<osm version=\"0.6\">", "a.osm") == .osmXML)
    }
}
