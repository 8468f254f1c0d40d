import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct QualitySectionTests {
    @Test func `a code has its advice, its total and its places`() throws {
        let html = try page(Campground.input())
        #expect(html.contains("<span class=\"badge error\">error</span><span class=\"total\">2</span>"))
        #expect(html.contains("<code>reservation-site-unknown</code>"))
        #expect(html.contains("<p><b>How to fix:</b> Look at it.</p>"))
        #expect(html.contains("By source: desk 2. These records were rejected."))
        #expect(html.contains("<code>desk.csv:9:3</code> <span class=\"record\">R-9</span>"))
    }

    @Test func `each source has its findings by severity`() throws {
        let html = try page(Campground.input())
        let cells = [1, 12, 10, 2, 0, 2, 1, 0].map { "<td class=\"n\">\($0)</td>" }.joined()
        #expect(html.contains("<th scope=\"row\">desk</th><td>bookings</td>\(cells)"))
    }

    @Test func `the first findings of a code show the line that they point at`() throws {
        // Given lines of the file, of which one holds markup
        var input = Campground.input()
        input.lines = FindingsFixture.Lines(texts: [0: [9: "R-9,Z9,<b>", 10: "R-10,Z8"]])
        let html = try page(input)
        // Then
        #expect(html.contains("<pre><span>9</span><code>R-<mark>9</mark>,Z9,&lt;b&gt;</code></pre>"))
        #expect(html.contains("<pre><span>10</span><code>R-<mark>1</mark>0,Z8</code></pre>"))
        #expect(HTMLCheck(html).faults == [])
    }

    @Test func `personal values are masked here too`() throws {
        var input = Campground.input()
        #expect(!(try page(input)).contains("secret"))
        input.showValues = true
        #expect(try page(input).contains("secret"))
    }

    @Test func `a code with very many findings shows the first hundred and the total`() throws {
        var input = Campground.input()
        for line in 1...250 { input.findings.add(code: "reservation-rate-negative", file: 0, line: 1_000 + line) }
        let html = try page(input)
        #expect(html.count(of: "<code>desk.csv:1") == 1 + 1 + 99)
        #expect(html.contains("The first 100 of 251."))
        #expect(html.contains("Findings<span class=\"count\">254</span>"))
    }

    @Test func `only records that were kept are called kept`() throws {
        var input = Campground.input()
        for code in ["record-repeated", "source-empty"] { input.findings.add(code: code, file: 0, line: 1) }
        let html = try page(input)
        #expect(html.contains("By source: desk 1. These records were kept and flagged."))
        #expect(!html.contains("By source: desk 1. These records were rejected."))
    }
}
