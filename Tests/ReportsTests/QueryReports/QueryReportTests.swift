import InnkeeperCore
import InnkeeperReports
import Testing

struct AnswerTests {
    private func answer(_ names: [String]) -> QueryReport {
        QueryReport(
            columns: [OutputColumn("name", .text, ""), OutputColumn("count", .integer, "")],
            rows: names.enumerated().map { [$0.element, $0.offset == 0 ? "" : "\($0.offset)"] },
            shown: TextTable(
                ["Name", "Count"], numbers: [1], rows: names.enumerated().map { [$0.element, "\($0.offset)"] }),
            note: names.isEmpty ? "Nothing." : "")
    }

    @Test func `wide characters and marks that combine keep the columns straight`() {
        let lines = answer(["山田太郎", "Zoe\u{308}", "🎂 Bo", "Ada"]).text.split(separator: "\n").map(String.init)
        #expect(
            lines == ["Name      Count", "山田太郎      0", "Zoe\u{308}           1", "🎂 Bo         2", "Ada           3"])
        #expect(Set(lines.map { Sanitizer.width($0) }).count == 1)
    }

    @Test func `nothing in a name steers the terminal, and no name pushes the others away`() {
        let text = answer(["\u{1B}[31mred\u{7}", "a\nb\tc\u{202E}d", String(repeating: "x", count: 10_000)]).text
        #expect(!text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(text.split(separator: "\n").count == 4)
        #expect(text.split(separator: "\n").allSatisfy { Sanitizer.width(String($0)) < 70 })
    }

    @Test func `programs get all of it, as CSV and as JSON`() {
        let long = String(repeating: "x", count: 10_000)
        #expect(String(decoding: answer(["=1+1", long]).csv, as: UTF8.self) == "name,count\n'=1+1,\n\(long),1\n")
        #expect(
            String(decoding: answer(["a\u{1B}\""]).json, as: UTF8.self)
                == "[\n  {\n    \"name\": \"a\\u001b\\\"\",\n    \"count\": null\n  }\n]\n")
        #expect(String(decoding: answer([]).json, as: UTF8.self) == "[]\n")
    }

    @Test func `nothing found is said`() {
        #expect(answer([]).text == "Nothing.\n")
    }
}
