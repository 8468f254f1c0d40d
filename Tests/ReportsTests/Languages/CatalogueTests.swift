import InnkeeperCore
import InnkeeperLanguages
import InnkeeperReports
import Testing
import TestSupport

/// What every language owes: all keys, in its own words, with the same arguments.
struct CatalogueTests {
    private static let others = Language.all.filter { $0 != .en }

    private static let terms: [Term] =
        BookingStatus.allCases.map(Term.status) + PaymentState.allCases.map(Term.payment)
        + MatchReason.allCases.map(Term.match) + [.conflict(.doubleBooking), .conflict(.sameGuest)]
        + ChangeKind.allCases.map(Term.change) + Severity.allCases.map(Term.severity)
        + Severity.allCases.map(Term.severities) + RecordKind.allCases.map(Term.kind)
        + BookingField.allCases.map(Term.field) + PlaceWord.allCases.map(Term.place)

    /// Words that are the same in English and in that language.
    private static let cognates: [Language: Set<String>] = [
        .de: ["AM", "PM", "Status", "Name"],
        .fr: [
            "AM", "PM", "commission", "net", "Source", "Distance", "Direction", "Solution", "Pause", "contacts",
            "police", "restaurant",
            "zoo",
        ],
        .es: ["1", "d", "no", "error", "hospital", "zoo"],
        .it: ["1", "AM", "PM", "no", "zoo"],
        .nl: [
            "1", "d", "AM", "PM", "net", "Status", "Water", "No-show", "bank", "station", "restaurant", "park",
            "museum",
        ],
    ]
    private static let commonCognates: Set<String> = [":", ";", "e-mail", "status", "no-show", "restaurant", "park"]

    /// Sentences that are nothing but arguments, or hold a word that is the same.
    private static let wordless: Set<Sentence> = [
        .longDate, .shortDate, .dayOfMonth, .dayOfYear, .laterDay, .monthOfYear, .noticeVia,
    ]

    @Test(arguments: Language.all) func `every key has a text`(language: Language) {
        let words = Messages(language)
        for label in Label.allCases { #expect(!words[label].isEmpty, "\(label)") }
        for sentence in Sentence.allCases { #expect(!language.sentence(sentence).isEmpty, "\(sentence)") }
        for term in Self.terms { #expect(!words.name(term).isEmpty, "\(term)") }
    }

    @Test func `nothing is left in English`() {
        for language in Self.others {
            let words = Messages(language)
            let same = Self.commonCognates.union(Self.cognates[language] ?? [])
            for label in Label.allCases where !same.contains(words[label]) {
                #expect(words[label] != Messages.english[label], "\(language) \(label)")
            }
            for term in Self.terms where !same.contains(words.name(term)) {
                #expect(words.name(term) != Messages.english.name(term), "\(language) \(term)")
            }
            for sentence in Sentence.allCases
            where !Self.wordless.contains(sentence) && !(language == .nl && sentence == .records) {
                #expect(
                    language.sentence(sentence) != Language.en.sentence(sentence), "\(language) \(sentence)")
            }
        }
    }

    @Test func `lists of words are as long as in English`() {
        for label in [Label.months, .shortMonths, .weekdays, .shortWeekdays, .compass] {
            for language in Self.others {
                #expect(
                    Messages(language)[label].split(separator: " ").count
                        == Messages.english[label].split(separator: " ").count, "\(language) \(label)")
            }
        }
    }

    @Test func `a sentence has the same arguments in every language`() {
        for language in Self.others {
            for sentence in Sentence.allCases {
                #expect(
                    Template(language.sentence(sentence)).names == Template(Language.en.sentence(sentence)).names,
                    "\(language) \(sentence)")
            }
        }
    }

    /// By the text itself, not by `Template`: `{count:# night|# nights}`.
    @Test(arguments: Language.all) func `a plural has two forms, and each number its own`(language: Language)
        throws
    {
        for sentence in Sentence.allCases {
            let text = language.sentence(sentence)
            for match in text.matches(of: /\{(\w+):([^{}]*)\}/) {
                let forms = match.2.split(separator: "|", omittingEmptySubsequences: false)
                #expect(forms.count == 2, "\(sentence)")
                guard forms.count == 2 else { continue }
                for count in [0, 1, 2, 5] {
                    let isOne = count == 1 || language == .fr && count == 0
                    let form = forms[isOne ? 0 : 1].replacing("#", with: "\(count)")
                    let said = Template("{n:\(match.2)}").text(["n": .count(count)], in: language) { "\($0)" }
                    #expect(said == form, "\(sentence)")
                }
            }
        }
    }

    @Test(arguments: Language.all) func `every sentence takes hostile arguments as data`(language: Language) {
        let words = Messages(language)
        let hostile = "<b>{site}|#'\"&"
        for sentence in Sentence.allCases {
            let text = language.sentence(sentence)
            let counts = Set(text.matches(of: /\{(\w+):/).map { String($0.1) })
            let names = Template(text).names
            let arguments = Dictionary(
                uniqueKeysWithValues: names.map {
                    ($0, counts.contains($0) ? Template.Argument.count(2) : .text(hostile))
                })
            let said = words.say(sentence, arguments)
            if !names.subtracting(counts).isEmpty { #expect(said.contains(hostile), "\(sentence)") }
            #expect(!said.replacing(hostile, with: "").contains { "{}|#".contains($0) }, "\(sentence)")
        }
    }

    // MARK: Whole reports

    private func rendered(_ language: Language, country: String = "") throws -> [String: [UInt8]] {
        var input = Campground.input()
        input.context.property.language = language
        input.context.property.country = country
        input.outputs = ["occupancy.csv", "conflicts.csv"]
        let folder = MemoryFolder()
        let reports: [any Report] = [
            HTMLReport(options: OptionValues()), SummaryReport(options: OptionValues()),
            FindingsReport(options: OptionValues()), TablesReport(options: OptionValues()),
            MapReport(options: OptionValues()),
        ]
        for report in reports { try report.render(input, to: folder) }
        var files = folder.files
        let shown = ShownFindings([input])
        files["check.sarif"] = SARIFLog.json(shown)
        files["check.xml"] = JUnitDocument.xml(shown)
        var annotations: [String] = []
        GitHubAnnotations.write(shown) { annotations.append($0) }
        files["check.github"] = Array(annotations.joined().utf8)
        files["near.csv"] = QueryReports.near(input).csv
        files["conflicts.json"] = QueryReports.conflicts(input).json
        return files
    }

    @Test func `what programs read is the same in every language and country`() throws {
        // Given
        let localised: Set = ["index.html", "summary.md", "summary.txt"]
        let english = try rendered(.en).filter { !localised.contains($0.key) }
        #expect(english.count > 12)
        for language in Language.all {
            // When
            let other = try rendered(language, country: "US")
            // Then
            for (name, bytes) in english { #expect(other[name] == bytes, "\(language) \(name)") }
        }
    }

    @Test func `page and summary are written in the language, and the page says which`() throws {
        for language in Language.all {
            let files = try rendered(language)
            let page = String(decoding: files["index.html"] ?? [], as: UTF8.self)
            let summary = String(decoding: files["summary.txt"] ?? [], as: UTF8.self)
            let words = Messages(language)
            #expect(page.contains("<html lang=\"\(language.code)\">"))
            #expect(page.contains(">\(words[.keyFigures])<"))
            #expect(summary.contains(words.longDate(Fixture.today)))
            // Titles of sections in another language would be visible here
            for other in Language.all where other != language {
                #expect(!page.contains(">\(Messages(other)[.dataQuality])<"), "\(language) \(other)")
            }
        }
    }

    @Test func `a seventh language needs nothing but its value`() throws {
        // Given one that this program has never heard of, whose every text is in brackets
        var input = Campground.input()
        input.context.property.name = "P"
        input.context.property.language = InventedLanguage.of(Array(input.rules.values))
        let folder = MemoryFolder()
        // When
        try HTMLReport(options: OptionValues()).render(input, to: folder)
        try SummaryReport(options: OptionValues()).render(input, to: folder)
        var check = ""
        TextFindings.write(ShownFindings([input]), color: false) { check += $0 + "\n" }
        // Then no label and no message of a finding is there without its brackets
        let written = ["index.html", "summary.md", "summary.txt"].map {
            String(decoding: folder.files[$0] ?? [], as: UTF8.self)
        }
        #expect(written[0].contains("<html lang=\"xx\">"))
        for text in written + [check] {
            #expect(text.contains("⟦"))
            for label in Label.allCases where Messages.english[label].count > 12 {
                let english = Messages.english[label]
                guard !InventedLanguage.lists.contains(label) else { continue }
                #expect(!text.replacing("⟦\(english)⟧", with: "").contains(english), "\(label)")
            }
        }
    }
}
