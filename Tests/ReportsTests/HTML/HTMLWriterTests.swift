import Reports
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
            html { $0.element("p", [.init("title", "\" onload=\"x")], text: "") }
                == "<p title=\"&quot; onload=&quot;x\"></p>")
        #expect(html { $0.text("a\u{0}b\u{202E}c\nd") } == "a\u{FFFD}bc d")
    }

    @Test func `elements nest and close`() {
        let written = html { page in
            page.element("ul", [.init("class", "a b")]) { page in
                page.element("li") { $0.element("a", [.anchor("top")], text: "up") }
                page.element("li") { $0.element("a", [.link("x.csv")], text: "all") }
            }
            page.void("meta", [.init("charset", "utf-8")])
        }
        #expect(
            written == "<ul class=\"a b\"><li><a href=\"#top\">up</a></li><li><a href=\"x.csv\">all</a></li></ul>"
                + "<meta charset=\"utf-8\">")
    }
}
