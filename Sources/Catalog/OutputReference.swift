import InnkeeperCore
package import InnkeeperFormats
import InnkeeperReports
import InnkeeperStore

/// Every file that a run writes, and every column, member and measure in them, from the tables that they are made of.
package enum OutputReference {
    package static var page: ReferencePage {
        var page = ReferencePage(
            name: "innkeeper-outputs", section: 5, summary: "every file that a run of Innkeeper writes, and its columns"
        )
        page.add(section: "Description")
        page.add(
            text: """
                A run writes a new folder, which replaces the old one in one step. In CSV an empty cell is what is not \
                known; dates are `YYYY-MM-DD`, decimals have a point, and a cell that a spreadsheet would take for a \
                formula begins with an apostrophe. The options of `tables` write for a spreadsheet instead, and large \
                tables as folders of part files.
                """)
        page.add(section: "Reports")
        page.add(
            ["report", "files", "meaning"],
            Catalog.reports.map { report in
                ReferencePage.Entry(
                    report.name, code(report.files.filter { !$0.hasSuffix(".jsonl") || $0.hasPrefix("findings") }),
                    sentence(report.summary) + (report.isUsual ? "" : " Only where `reports` names it."))
            })
        page.add(section: "Of every run")
        page.add(["file", "meaning"], OutputFiles.ofEveryRun)
        page.add(section: "Beside the output")
        page.add(["file", "meaning"], OutputFiles.beside)
        for table in TableSchema.tables {
            page.add(section: table.name + ".csv")
            if table.name == "findings" {
                page.add(text: "`findings.jsonl` has the same, an object a line.")
            } else {
                page.add(text: "With `\"lines\": true` also `\(table.name).jsonl`, an object a line.")
            }
            add(table.columns, to: &page)
        }
        page.add(section: "FILE.reasons.csv")
        page.add(text: "Beside each file of `rejected/`: a line for each reason.")
        add(RejectionReasons.columns, to: &page)
        page.add(section: "run.json")
        page.add(["member", "meaning"], OutputFiles.runMembers)
        page.add(section: "places.geojson")
        page.add(text: "A point for each place, with these properties as far as they are known.")
        page.add(["property", "meaning"], OutputFiles.placeProperties)
        page.add(section: "places.gpx")
        page.add(
            text: """
                A waypoint for each place near the property, nearest first, with distance and direction in its \
                description. Distances are in metres and kilometres, and words in English, whatever the property's \
                country and language.
                """)
        addDatabase(to: &page)
        page.add(section: "Metrics")
        page.add(
            text:
                "The file that `metrics` names, for Prometheus' textfile collector. Every measure has a label `property`."
        )
        page.add(
            ["measure", "further labels", "meaning"],
            Metrics.gauges.map { ReferencePage.Entry($0.name, code($0.labels), $0.help) })
        return page
    }

    private static func addDatabase(to page: inout ReferencePage) {
        page.add(section: "innkeeper.sqlite")
        page.add(
            text: """
                The tables of records below, every table of the CSV files, and `findings`. `about` says which run it was, \
                `about_columns` what the columns mean, `about_queries` which views there are. Flags are 0 and 1, amounts \
                are in the currency's major unit, and what is missing is NULL. Checks of your own read the tables of \
                records too.
                """)
        for table in DatabaseReference.tables {
            page.add(section: "table \(table.name)")
            add(table.columns, to: &page)
        }
        page.add(section: "views")
        page.add(["view", "question"], DatabaseReference.views.map { ReferencePage.Entry($0.name, $0.asks) })
    }

    private static func add(_ columns: [OutputColumn], to page: inout ReferencePage) {
        page.add(
            ["column", "type", "meaning"],
            columns.map { ReferencePage.Entry($0.name, $0.shape.rawValue, sentence($0.summary)) })
    }

    private static func code(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

    /// With a capital letter, unless it begins with something that is typed, and a stop.
    private static func sentence(_ text: String) -> String {
        let word = text.prefix { $0.isLetter || $0 == "_" }
        let isWord = word.allSatisfy { $0.isLetter } && !text.hasPrefix("yes")
        let text = (isWord ? text.prefix(1).uppercased() : String(text.prefix(1))) + text.dropFirst()
        return text.hasSuffix(".") || text.hasSuffix("?") ? text : text + "."
    }
}
