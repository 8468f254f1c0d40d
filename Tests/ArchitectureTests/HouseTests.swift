import Testing

struct HouseTests {
    private let sources: [SourceText]
    private let tests: [SourceText]

    init() throws {
        sources = try SourceText.all(below: "Sources")
        tests = try SourceText.all(below: "Tests")
    }

    /// Files with logic that no test file mirrors, and why that is right.
    private static let exempt: [(path: String, why: String)] = [
        ("Sources/Services/Rules/", "each brings its examples, and CatalogTests runs them all"),
        ("Sources/innkeeper/", "the program: EndToEndTests start it and look at what it prints and leaves behind"),
        ("Sources/Arguments/Parsing/TokenScanner", "TypedArgumentsTests: words as typed are its only use"),
        ("Sources/Arguments/Parsing/UsageFault", "InvocationTests compare the faults' words"),
        ("Sources/Arguments/Parsing/ValueReader", "InvocationTests: every option's value goes through it"),
        ("Sources/Arguments/Rendering/BashCompletions", "CompletionsTests, and EndToEndTests in the shell itself"),
        ("Sources/Arguments/Rendering/FishCompletions", "CompletionsTests, and EndToEndTests in the shell itself"),
        ("Sources/Arguments/Rendering/ZshCompletions", "CompletionsTests, and EndToEndTests in the shell itself"),
        ("Sources/Arguments/Rendering/TextLayout", "HelpTextTests compare whole pages"),
        ("Sources/Arguments/Table/CommandEntry", "CommandTableTests go through every entry"),
        ("Sources/Arguments/Table/OptionEntry", "CommandTableTests go through every entry"),
        ("Sources/Shell/Ingest", "RunnerTests: it only works inside of a run"),
        ("Sources/Shell/TableFindings", "RunnerTests: it only works inside of a run"),
        ("Sources/Shell/Interruption", "it ends the process: InterruptionTests of EndToEndTests stop the program"),
        ("Sources/Shell/Progress", "a protocol, and the one that does nothing"),
        ("Sources/Shell/PosixFiles", "single system calls; PublisherTests and OutputFileTests stand on them"),
    ]

    // MARK: The house as it is

    @Test func `imports point inward`() {
        #expect(sources.count > 100)
        #expect(House.importFaults(sources) == [])
    }

    @Test func `one file knows each C library`() { #expect(House.wrapperFaults(sources) == []) }

    @Test func `unsafe code stands only where it is named`() { #expect(House.unsafeFaults(sources) == []) }

    @Test func `every file with logic has its tests`() {
        for fault in House.testFaults(sources, tests: tests, exempt: Self.exempt) { Issue.record("\(fault)") }
    }

    @Test func `every rule is in the catalogue`() throws {
        let catalogue = try #require(sources.first { $0.path == "Sources/Catalog/Rules.swift" })
        let rules = sources.filter { $0.path.hasPrefix("Sources/Services/Rules/") }
        #expect(rules.count > 40)
        #expect(House.catalogueFaults(ruleFiles: rules, catalogue: catalogue) == [])
    }

    @Test func `nothing is left for later`() { #expect(House.unfinishedFaults(sources) == []) }

    // MARK: The checks see what they are for

    @Test func `a room that imports outward is found`() {
        // Given Core with Foundation, in each way that an import can be written
        for line in [
            "import Foundation", "package import Foundation", "@preconcurrency import Foundation",
            "public import struct Foundation.URL", "    import Foundation",
        ] {
            let files = [SourceText("Sources/Core/Values/Money.swift", "\(line)\n\nstruct Money {}\n")]
            // Then it is named
            #expect(
                House.importFaults(files) == ["Sources/Core/Values/Money.swift: Core must not import Foundation"])
        }
        // And a comment is no import, and Core may be imported by the others
        let fine = SourceText("Sources/Services/A.swift", "// import Foundation\npublic import Core\n")
        #expect(House.importFaults([fine]) == [])
        #expect(House.importFaults([SourceText("Sources/Cellar/A.swift", "")]).count == 1)
    }

    @Test func `a C library in two files is found`() {
        let files = ["A", "B"].map { SourceText("Sources/Calendar/\($0).swift", "import CLibical\n") }
        #expect(House.wrapperFaults(files).count == 1)
        #expect(House.wrapperFaults([files[0]]) == [])
    }

    @Test func `unsafe code outside of its places is found`() {
        let code = "func first(_ bytes: [UInt8]) -> UInt8 { unsafe bytes.withUnsafeBufferPointer { unsafe $0[0] } }\n"
        #expect(House.unsafeFaults([SourceText("Sources/Reports/Page.swift", code)]).count == 1)
        #expect(House.unsafeFaults([SourceText("Sources/Formats/Bytes/Unsafe/Scan.swift", code)]) == [])
        #expect(House.unsafeFaults([SourceText("Sources/Reports/Page.swift", "let csp = \"'unsafe-inline'\"")]) == [])
    }

    @Test func `a source file without a test file is found`() {
        // Given two files with logic, one protocol and one of plain data
        let files = [
            SourceText("Sources/Core/Values/Money.swift", "struct Money {\n    func twice() -> Int { 2 }\n}\n"),
            SourceText("Sources/Core/Values/Cell.swift", "struct Cell {\n    var isEmpty: Bool { true }\n}\n"),
            SourceText(
                "Sources/Core/Stage.swift",
                "protocol Stage {\n    var name: String { get }\n    func run()\n    static var all: Int { get }\n}\n"),
            SourceText("Sources/Core/World.swift", "struct World {\n    var today = 0\n    init() {}\n}\n"),
        ]
        // When one of the first two has its tests, in any folder of the room's tests
        let tests = [SourceText("Tests/CoreTests/Values/MoneyTests.swift", "")]
        // Then the other one is named, and neither of the last two
        #expect(
            House.testFaults(files, tests: tests, exempt: [])
                == ["Sources/Core/Values/Cell.swift: write Tests/CoreTests/…/CellTests.swift"])
        // And a test of the same name in another room does not count
        let elsewhere = [SourceText("Tests/ReportsTests/MoneyTests.swift", "")]
        #expect(House.testFaults(files, tests: elsewhere, exempt: []).count == 2)
        // And an exemption holds only as long as it is needed
        let exempt = [(path: "Sources/Core/Values/Cell.swift", why: "")]
        #expect(House.testFaults(files, tests: tests, exempt: exempt) == [])
        #expect(House.testFaults([], tests: tests, exempt: exempt).count == 1)
    }

    @Test func `a rule that is missing from the catalogue is found`() {
        let catalogue = SourceText("Sources/Catalog/Rules.swift", "let rules = [\n    PlaceClosed.self,\n]\n")
        let rules = ["PlaceClosed", "PlaceOpen"].map { SourceText("Sources/Services/Rules/Places/\($0).swift", "") }
        #expect(
            House.catalogueFaults(ruleFiles: rules, catalogue: catalogue) == [
                "Sources/Services/Rules/Places/PlaceOpen.swift: add `PlaceOpen.self,` to Sources/Catalog/Rules.swift"
            ])
    }

    @Test func `work that was put off is found`() {
        let later = "T" + "ODO"
        #expect(House.unfinishedFaults([SourceText("Sources/Core/A.swift", "// \(later): later\n")]).count == 1)
        #expect(House.unfinishedFaults([SourceText("Sources/Core/Room.swift", "")]).count == 1)
        #expect(House.unfinishedFaults([SourceText("Sources/Core/A.swift", "let mastodon = 1\n")]) == [])
    }
}
