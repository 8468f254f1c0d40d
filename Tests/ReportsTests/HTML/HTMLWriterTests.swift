import InnkeeperReports
import Testing

struct HTMLWriterTests {
    private func html(_ body: (inout HTMLWriter) -> Void) -> String {
        var page = HTMLWriter()
        body(&page)
        return String(decoding: page.bytes, as: UTF8.self)
    }

    @Test func `texts and attribute values are escaped`() {
        #expect(html { $0.element("p", text: "<b>&\"'") } == "<p>&lt;b&gt;&amp;&quot;&#x27;</p>")
        #expect(
            html { $0.element("p", ["title": "\" onload=\"x"], text: "") }
                == "<p title=\"&quot; onload=&quot;x\"></p>")
        #expect(html { $0.text("a\u{0}b\u{202E}c\nd") } == "a\u{FFFD}bc d")
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "JaVaScRiPt:x", " http://a.example.org", "http://a.example.org/ b",
        "vbscript:x", "//a.example.org", "index.html", "", "tel\u{0}:1",
    ])
    func `an address with any other scheme, or with blanks, is none`(address: String) {
        #expect(HTMLWriter.Attributes.address(address) == nil)
    }

    @Test(arguments: [
        "http://a.example.org/?q=\"1\"", "HTTPS://a.example.org", "mailto:a@example.org", "tel:+1", "geo:1,2",
    ])
    func `addresses that run nothing are taken, and escaped`(address: String) throws {
        let link = try #require(HTMLWriter.Attributes.address(address))
        let written = html { $0.element("a", link, text: "x") }
        #expect(written == "<a href=\"\(address.replacing("\"", with: "&quot;"))\">x</a>")
    }

    @Test func `elements nest and close`() {
        let written = html { page in
            page.element("ul", ["class": "a b"]) { page in
                page.element("li") { $0.element("a", .anchor("top"), text: "up") }
                page.element("li") { $0.element("a", .link("x.csv"), text: "all") }
            }
            page.void("meta", ["charset": "utf-8"])
        }
        #expect(
            written == "<ul class=\"a b\"><li><a href=\"#top\">up</a></li><li><a href=\"x.csv\">all</a></li></ul>"
                + "<meta charset=\"utf-8\">")
    }
}
