import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct PageStyleTests {
    @Test func `the style sheet fetches nothing and serves light, dark, print and small screens`() throws {
        // Given the style sheet of a page
        let folder = MemoryFolder()
        try HTMLReport(options: OptionValues()).render(Fixture.input(Dataset()), to: folder)
        let page = try #require(folder.text("index.html"))
        let css = try #require(page.split(separator: "<style>").last?.split(separator: "</style>").first)
        // Then
        for part in ["url(", "@import", "http", "//", "expression"] { #expect(!css.contains(part)) }
        for part in ["prefers-color-scheme:dark", "@media print", "max-width:34rem", "tabular-nums"] {
            #expect(css.contains(part))
        }
        #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
        // And every colour that is used is defined
        let used = css.split(separator: "var(--").dropFirst().map { String($0.prefix { $0 != ")" }) }
        #expect(Set(used).isSubset(of: Set(Palette.light.colours.map(\.name))))
    }
}
