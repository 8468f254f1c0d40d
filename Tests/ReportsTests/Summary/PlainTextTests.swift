import InnkeeperReports
import Testing

struct PlainTextTests {
    @Test func `tables stand in columns, numbers to the right`() {
        let blocks: [Block] = [
            .title("Camp"), .line("Day"), .heading("H"),
            .table(TextTable(["Name", "Count"], numbers: [1], rows: [["Zoë", "7"], ["山田", "1,234"]])),
            .list(["one"]),
        ]
        #expect(
            PlainText.render(blocks) == """
                Camp
                ====
                Day

                H
                Name  Count
                Zoë       7
                山田  1,234
                - one

                """)
    }

    @Test func `no line is wider than 80 columns`() {
        // Given cells, items and lines far too long
        let long = String(repeating: "Llanfairpwllgwyngyll ", count: 9)
        let blocks: [Block] = [
            .title(long), .line(long), .heading(long), .list([long]),
            .table(TextTable(["a", "b", "c"], rows: [[long, long, "short"], ["x", long, "y"]])),
        ]
        // Then every line fits
        let lines = PlainText.render(blocks).split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines { #expect(Sanitizer.width(String(line)) <= 80) }
        #expect(lines.contains { $0.hasSuffix("short") })
    }
}
