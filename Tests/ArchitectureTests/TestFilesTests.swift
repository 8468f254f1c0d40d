import Testing

struct TestFilesTests {
    @Test func `every source file has its test file, but for those that say why not`() throws {
        let faults = TestFileChecks.faults(
            sources: try Checkout.paths("Sources").map { SourceText($0) },
            tests: try Checkout.paths("Tests").map { SourceText($0) }, exemptions: exemptions)
        #expect(faults == [])
    }

    private let source = SourceText("Sources/Core/Values/Money.swift")
    private let test = SourceText("Tests/CoreTests/MoneyTests.swift")

    @Test func `a source file without a test file is a fault, with the file to add`() {
        #expect(
            TestFileChecks.faults(sources: [source], tests: [], exemptions: [:])
                == ["Sources/Core/Values/Money.swift: add Tests/CoreTests/MoneyTests.swift"])
    }

    @Test func `the test file may lie anywhere in its room's tests, and nowhere else`() {
        #expect(TestFileChecks.faults(sources: [source], tests: [test], exemptions: [:]) == [])
        let deeper = SourceText("Tests/CoreTests/Values/MoneyTests.swift")
        #expect(TestFileChecks.faults(sources: [source], tests: [deeper], exemptions: [:]) == [])
        let elsewhere = SourceText("Tests/ShellTests/MoneyTests.swift")
        #expect(TestFileChecks.faults(sources: [source], tests: [elsewhere], exemptions: [:]).count == 1)
    }

    @Test func `an exemption stands only as long as it is true`() {
        // Given a file that is exempt
        let path = source.path
        #expect(TestFileChecks.faults(sources: [source], tests: [], exemptions: [path: .noLogic]) == [])
        // Then it is a fault once the file has a test or is gone, or once the test that stands for it is gone
        #expect(TestFileChecks.faults(sources: [source], tests: [test], exemptions: [path: .noLogic]).count == 1)
        #expect(TestFileChecks.faults(sources: [], tests: [], exemptions: [path: .noLogic]).count == 1)
        let through = TestFileChecks.Exemption.through("SumsTests")
        #expect(TestFileChecks.faults(sources: [source], tests: [], exemptions: [path: through]).count == 1)
        let sums = SourceText("Tests/CoreTests/SumsTests.swift")
        #expect(TestFileChecks.faults(sources: [source], tests: [sums], exemptions: [path: through]) == [])
    }

    @Test func `a folder may be exempt as a whole`() {
        let rule = SourceText("Sources/Services/Rules/Places/PlaceClosed.swift")
        let folder: [String: TestFileChecks.Exemption] = [
            "Sources/Services/Rules/": .elsewhere("Tests/CatalogTests/RulesTests.swift")
        ]
        #expect(TestFileChecks.faults(sources: [rule], tests: [], exemptions: folder).count == 1)
        let generic = SourceText("Tests/CatalogTests/RulesTests.swift")
        #expect(TestFileChecks.faults(sources: [rule], tests: [generic], exemptions: folder) == [])
    }
}
