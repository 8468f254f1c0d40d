import Core
import Reports
import Testing

struct QualitySectionTests {
    @Test func `a code has its advice, its total and its places`() throws {
        let html = try page(Campground.input())
        #expect(html.contains("<span class=\"badge error\">error</span><span class=\"total\">2</span>"))
        #expect(html.contains("<code>reservation-site-unknown</code>"))
        #expect(html.contains("<p>Look at it.</p>"))
        #expect(html.contains("By source: desk 2. These records were left out."))
        #expect(html.contains("<code>desk.csv:9:3</code></th><td>R-9</td>"))
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
}
