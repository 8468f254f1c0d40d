/// Whether what people read in the reports stands in the catalogues of the languages, `Sources/Reports/Languages`.
enum ProseChecks {
    /// Rooms whose texts people read, and nobody else's.
    static let rooms: Set = ["Reports", "Calendar"]

    /// Files and folders whose literals are no sentences of a report: the catalogue, styles, words of other people's
    /// data, what columns of tables and metrics mean, which stands beside them, and the reader of calendars, which says what is
    /// wrong with data as all readers do, and what only programs read, in English.
    static let exempt = [
        "Sources/Calendar/Feeds/", "Sources/Reports/Languages/", "Sources/Reports/HTML/PageStyle.swift",
        "Sources/Reports/HTML/FeaturedStrip.swift",
        "Sources/Reports/Figures/KindsNearby.swift", "Sources/Reports/Tables/",
        "Sources/Reports/Changes/ChangesTable.swift", "Sources/Reports/Metrics.swift",
        "Sources/Reports/Findings/FindingsReport.swift", "Sources/Reports/Findings/SARIFLog.swift",
    ]

    /// Literals of three words in a row, with their lines. What a report is and what its options mean is for
    /// `pipeline.json`, and stands beside them too.
    static func elsewhere(_ files: [SourceText]) -> [String] {
        var faults: [String] = []
        for file in files where rooms.contains(file.room) && !exempt.contains(where: file.path.hasPrefix) {
            var isOption = false
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("package static let options") { isOption = true }
                if isOption, code == "]" { isOption = false }
                guard !isOption, !code.hasPrefix("//"), !code.hasPrefix("package static let summary"),
                    !code.hasPrefix("OutputColumn(")
                else { continue }
                for literal in code.matches(of: /"((?:[^"\\]|\\.)*)"/) {
                    let words = String(literal.1).replacing(/\\\([^)]*\)+/, with: "•")
                    if words.contains(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/) {
                        faults.append("\(file.path):\(index + 1): put \"\(words)\" into the catalogues")
                    }
                }
            }
        }
        return faults
    }
}
