import Stages
import Testing

struct FileRefusalTests {
    private func advice(_ text: String) -> String? { FileRefusal.advice(Array(text.utf8)) }

    @Test func `workbooks are told by what is in them, each with what to do`() {
        let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]
        #expect(
            FileRefusal.advice(old)
                == "it is a workbook of old Excel (.xls); open it in a spreadsheet and save it as CSV UTF-8")
        #expect(advice("PK\u{3}\u{4}....[Content_Types].xml....xl/workbook.xml")?.contains("(.xlsx)") == true)
        #expect(
            advice("PK\u{3}\u{4}....mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK")?.contains("(.ods)")
                == true)
        #expect(advice("<html><body><table><tr><td>Book number</td></tr></table>")?.contains("a web page") == true)
        #expect(advice("%PDF-1.7\n")?.contains("PDF") == true)
    }

    @Test func `places without positions, and in XML, are told with the way to others`() {
        #expect(
            advice("\u{FEFF}Title,Note,URL,Comment\r\nA,,https://example.org,\r\n")?.contains("Google Takeout") == true)
        #expect(advice("\"Title\",\"Note\",\"URL\"\n")?.contains("Google Takeout") == true)
        #expect(advice("<?xml version=\"1.0\"?>\n<osm version=\"0.6\">")?.contains("[out:json]") == true)
    }

    @Test func `of anything else nothing is said`() {
        #expect(advice("PK\u{3}\u{4}....bookings.csv") == nil)
        #expect(advice("hello\n") == nil)
        #expect(advice("Title,Author\n") == nil)
        #expect(advice("") == nil)
    }
}
