package import InnkeeperCore

/// The report on one page, for people: `summary.md` for a browser or a forge, `summary.txt` for mail.
///
/// Before: the dataset and the findings.
/// After: the same page in both formats. Lists are cut to fit one page; totals are exact.
package struct SummaryReport: Report {
    package static let name = "summary"
    package static let summary = "a one-page summary, as Markdown and as text"
    package static let files = ["summary.md", "summary.txt"]

    package init(options: OptionValues) {}

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        let blocks = SummaryContent.blocks(input, input.words)
        try folder.write("summary.md") { try $0(Array(Markdown.render(blocks).utf8)) }
        try folder.write("summary.txt") { try $0(Array(PlainText.render(blocks).utf8)) }
    }
}
