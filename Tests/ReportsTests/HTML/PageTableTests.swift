import InnkeeperReports
import Testing

struct PageTableTests {
    private func table(_ count: Int, outputs: Set<String>) -> String {
        var page = HTMLWriter()
        PageTable.write(
            "Numbers", Array(0..<count), file: "all.csv", outputs: outputs, to: &page,
            [.init("Name") { .name("n\($0)") }, .number("Count") { "\($0)" }])
        return String(decoding: page.bytes, as: UTF8.self)
    }

    @Test func `a long table is cut, and says how long it is and where the rest is`() {
        let html = table(1_234, outputs: ["all.csv"])
        #expect(html.count(of: "<tr>") == 1 + PageTable.limit)
        #expect(html.contains("The first 100 of 1,234. <a href=\"all.csv\">"))
    }

    @Test func `a short table has no rest, and no link leads to a file that is not written`() {
        #expect(table(100, outputs: ["all.csv"]).count(of: "<tr>") == 101)
        #expect(!table(100, outputs: ["all.csv"]).contains("href"))
        #expect(!table(101, outputs: []).contains("href"))
        #expect(table(101, outputs: []).contains("The first 100 of 101."))
    }

    @Test func `headers have a scope, tables a caption, and the keyboard reaches what scrolls`() {
        let html = table(1, outputs: [])
        #expect(
            html.contains("<tr><th scope=\"col\">Name</th><th scope=\"col\" class=\"n\">Count</th></tr>"))
        #expect(html.contains("<tr><th scope=\"row\" class=\"who\"><bdi>n0</bdi></th><td class=\"n\">0</td></tr>"))
        #expect(html.contains("<caption>Numbers</caption>"))
        #expect(html.contains("tabindex=\"0\" role=\"group\" aria-label=\"Numbers\""))
    }
}

extension String {
    func count(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
