import InnkeeperReports
import Testing

struct MarkdownTests {
    @Test func `nothing in a text becomes markup`() {
        #expect(Markdown.escaped("<script>alert(1)</script>") == "&lt;script&gt;alert(1)&lt;/script&gt;")
        #expect(Markdown.escaped("[x](javascript:y)") == "\\[x\\](javascript:y)")
        #expect(Markdown.escaped("![x](http://y)") == "!\\[x\\](http&#58;//y)")
        #expect(Markdown.escaped("*a* _b_ `c` ~d~ a|b \\") == "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ a\\|b \\\\")
        #expect(Markdown.escaped("# heading") == "\\# heading")
        #expect(Markdown.escaped("- item") == "\\- item")
        #expect(Markdown.escaped("12. item") == "12\\. item")
        #expect(Markdown.escaped("a.b@c.org www.x.org") == "a.b&#64;c.org www&#46;x.org")
        #expect(Markdown.escaped("AT&T &amp;") == "AT&amp;T &amp;amp;")
        #expect(Markdown.escaped("line\nbreak\u{1B}[0m") == "line break\u{FFFD}\\[0m")
    }

    @Test func `plain words stay readable`() {
        for text in ["Ada Field, 3–8 Jul", "A12: R-1 and R-2", "1,234.50 USD", "reservation-rate-negative"] {
            #expect(Markdown.escaped(text) == text)
        }
    }

    @Test func `blocks become headings, lists and tables`() {
        let blocks: [Block] = [
            .title("T"), .heading("H"), .list(["a", "b"]),
            .table(TextTable(["Name", "Count"], numbers: [1], rows: [["x|y", "1"]])),
        ]
        #expect(
            Markdown.render(blocks) == """
                # T

                ## H

                - a
                - b

                | Name | Count |
                | --- | ---: |
                | x\\|y | 1 |

                """)
    }
}
