import InnkeeperWorkbooks
import Testing

@Suite struct WebArchiveTests {
    private func read(_ text: String) -> SeenWorkbook { SeenWorkbook.file(Array(text.utf8)) }

    private func archive(_ parts: String...) -> String {
        """
        MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related;\r\n\tboundary="=_B"\r\n\r\n\
        This is a web archive: <html>.\r\n\r\n\(parts.map { "--=_B\r\n\($0)\r\n" }.joined())--=_B--\r\n
        """
    }

    private let page = """
        Content-Location: file:///C:/sheet001.htm\r\nContent-Transfer-Encoding: quoted-printable\r\n\
        Content-Type: text/html; charset="utf-8"\r\n\r\n\
        <html><table><tr><td colspan=3D2>J=C3=BCrgen M=\r\n=C3=BCller</td><td>2026-05-17</td></table></html>
        """

    @Test func `its pages are decoded`() {
        // when
        let seen = read(archive(page))
        // then
        #expect(seen.cells == ["A1 text Jürgen Müller", "C1 text 2026-05-17"])
        #expect(seen.problems == [])
    }

    @Test func `its parts may begin after a stray carriage return`() {
        #expect(read(archive(page, page).replacing("--=_B\r\n", with: "\r--=_B\r\n")).cells.count == 4)
    }

    @Test func `it may begin with a mark of its encoding`() {
        #expect(read("\u{FEFF}" + archive(page)).cells.count == 2)
    }

    @Test func `the tables of all pages are numbered as those of one`() {
        // given: a page of frames, one in base64 and the one with the sheets' names
        let frames = "Content-Type: text/html\r\n\r\n<html><frameset></html>"
        let second = """
            Content-Type: text/html; charset=windows-1252\r\nContent-Transfer-Encoding: BASE64\r\n\r\n\
            PHRhYmxlPjx0cj48\r\ndGQ+R3L832U8L3RkPjwvdGFibGU+
            """
        let names = "Content-Location: tabstrip.htm\r\nContent-Type: text/html\r\n\r\n<table><td>Sheet1</table>"
        // when
        let seen = read(archive(frames, page, second, names, "Content-Type: text/xml\r\n\r\n<xml/>"))
        // then
        #expect(seen.sheets.map(\.name) == ["Table1", "Table2"])
        #expect(seen.cells == ["A1 text Jürgen Müller", "C1 text 2026-05-17", "A1 text Grüße"])
    }

    @Test(arguments: ["x-uuencode", "gzip"])
    func `one that can't be decoded is refused`(encoding: String) {
        // when
        let seen = read(
            archive("Content-Type: text/html\r\nContent-Transfer-Encoding: \(encoding)\r\n\r\n<table><td>a</table>"))
        // then
        #expect(seen.cells == [])
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.problems.first?.message.contains(".mht") ?? false)
    }

    @Test func `one without a page is refused`() {
        #expect(read(archive("Content-Type: text/plain\r\n\r\na")).problems.map(\.kind) == [.refused])
    }
}
