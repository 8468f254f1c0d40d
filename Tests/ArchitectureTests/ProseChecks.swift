/// Whether what people read stands in a language (`Sources/Languages`, and English in Core) or, in English, in its rule.
enum ProseChecks {
    /// Rooms that make what people read.
    static let rooms: Set = ["Reports", "Stages", "Services", "Calendar"]

    /// Files and folders with texts that stand where they are, each with the reason.
    static let exempt = [
        // English of its own accord.
        "Sources/Services/Rules/": "what a rule says in English stands in the rule",
        "Sources/Services/CampSiteService.swift": "an error of the library, for the app that asked",
        "Sources/Services/ContactService.swift": "an error of the library, for the app that asked",
        "Sources/Services/PaymentService.swift": "an error of the library, for the app that asked",
        "Sources/Services/PlaceService.swift": "an error of the library, for the app that asked",
        "Sources/Services/ReservationService.swift": "an error of the library, for the app that asked",
        "Sources/Stages/Decode/Table/PresetReader.swift": "a fault of a preset's file, which is English",
        // What programs read is the same in every language.
        "Sources/Reports/Tables/": "what the columns of a table mean, as `schema` and the database say it",
        "Sources/Reports/Changes/ChangesTable.swift": "what the columns of a table mean, as `schema` says it",
        "Sources/Reports/Findings/FindingsReport.swift": "what the columns of a table mean, as `schema` says it",
        "Sources/Reports/Findings/RejectionReasons.swift": "what the columns of a table mean, as the manual says it",
        "Sources/Reports/QueryReports/QueryReports.swift": "what the columns of a table mean, as `schema` says it",
        "Sources/Reports/Metrics.swift": "what a metric means, in the format of Prometheus",
        "Sources/Reports/Findings/GitHubAnnotations.swift": "lines for a build server",
        "Sources/Reports/Findings/SARIFLog.swift": "SARIF",
        "Sources/Reports/Findings/JUnitDocument.swift": "JUnit's XML",
        "Sources/Reports/Maps/GPXDocument.swift": "GPX",
        "Sources/Reports/HTML/HTMLReport.swift": "HTML",
        "Sources/Stages/Decode/CSV/": "how a file was read, for `run.json` and `explain FILE`",
        "Sources/Stages/Decode/JSONTable/": "how a file was read, for `run.json` and `explain FILE`",
        "Sources/Stages/Decode/Table/TableEvidence.swift": "how a file was read, for `run.json` and `explain FILE`",
        "Sources/Stages/Decode/Table/TableNotes.swift": "how a file was read, for `run.json` and `explain FILE`",
        "Sources/DecodeXML/XMLRecordReader.swift": "how a file was read, for `run.json` and `explain FILE`",
        "Sources/Stages/Decode/JSON/": "what is wrong with the syntax, which findings quote as that of libxml2",
        "Sources/Stages/Decode/JCard/": "what is wrong with the syntax, which findings quote as that of libxml2",
        "Sources/Stages/Validate/ValidatedSliceCoding.swift": "a fault of a snapshot, which is English",
        // No texts for people.
        "Sources/Reports/HTML/PageStyle.swift": "style",
        "Sources/Reports/HTML/FeaturedStrip.swift": "style",
        "Sources/Reports/HTML/Charts/": "names of styles",
        "Sources/Reports/Figures/KindsNearby.swift": "words of other people's data",
        "Sources/Reports/Maps/MarkerStyle.swift": "words of other people's data",
        "Sources/Calendar/Feeds/OtherEvents.swift": "words of other people's data",
        "Sources/Stages/Decode/Table/BlockingWords.swift": "words of other people's data",
        "Sources/Stages/Decode/Table/SiteStates.swift": "words of other people's data",
        "Sources/Stages/Decode/Table/HeadingLexicon.swift": "words of other people's data",
        "Sources/Stages/Decode/Table/FurtherHeadingWords.swift": "words of other people's data",
        "Sources/Stages/Load/FeedFileName.swift": "words of other people's data",
        "Sources/Stages/Load/Unread/": "the first bytes of other formats",
    ]

    /// Literals of two words in a row, with their lines.
    static func elsewhere(_ files: [SourceText]) -> [String] {
        files.filter { file in rooms.contains(file.room) && !exempt.keys.contains { file.path.hasPrefix($0) } }
            .flatMap { file in
                prose(of: file).map { "\(file.path):\($0.line): put \"\($0.text)\" into the languages" }
            }
    }

    /// What a unit is and what its options mean is for `pipeline.json` and its schema, and what a programmer did wrong is
    /// for programmers: they stand where they are.
    static func prose(of file: SourceText) -> [SourceLiteral] {
        let options = optionLines(file.text)
        return file.literals.filter { literal in
            literal.text.contains(/[A-Za-z]{2,} [a-z]{2,}/) && !options.contains(literal.line)
                && !literal.before.contains("static let summary") && !literal.before.contains("preconditionFailure(")
                && !literal.before.contains("precondition(") && !literal.before.contains("fatalError(")
        }
    }

    private static func optionLines(_ text: String) -> Set<Int> {
        var lines: Set<Int> = []
        var isOption = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.contains("static let options") { isOption = true }
            if isOption { lines.insert(index + 1) }
            if line == "    ]" { isOption = false }
        }
        return lines
    }
}
