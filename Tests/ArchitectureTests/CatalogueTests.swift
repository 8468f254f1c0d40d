import Testing

struct CatalogueTests {
    @Test func `every format, stage, report and rule is in its catalogue, in order`() throws {
        let files = try Checkout.swift("Sources")
        #expect(CatalogueChecks.faults(files) == [])
        #expect(CatalogueChecks.misnamedRules(files) == [])
    }

    /// A tree with one unit of each kind.
    private func tree(rules: String = "    PlaceClosed(),\n    PlaceOpen(),\n") -> [SourceText] {
        [
            SourceText("Sources/Stages/A.swift", "package struct AFormat: Format {\n}"),
            SourceText("Sources/Stages/B.swift", "package struct BStage: TableStage {\n}"),
            SourceText("Sources/Reports/C.swift", "package struct CReport: Sendable, Report {\n}"),
            SourceText("Sources/Services/Rules/Places/PlaceClosed.swift", "struct PlaceClosed: PlaceRule {\n}"),
            SourceText("Sources/Services/Rules/Places/PlaceOpen.swift", "struct PlaceOpen: TableRule {\n}"),
            SourceText("Sources/Catalog/Formats.swift", "[\n    AFormat.self,\n]"),
            SourceText("Sources/Catalog/Stages.swift", "[\n    BStage.self,\n]"),
            SourceText("Sources/Catalog/Reports.swift", "[\n    CReport.self,\n]"),
            SourceText("Sources/Services/RuleCatalogue.swift", "[\n\(rules)]"),
        ]
    }

    @Test func `a tree in which all is listed has no fault`() {
        #expect(CatalogueChecks.faults(tree()) == [])
        #expect(CatalogueChecks.misnamedRules(tree()) == [])
    }

    @Test func `a rule that is missing from its catalogue is a fault, with the line to add`() {
        #expect(
            CatalogueChecks.faults(tree(rules: "    PlaceClosed(),\n"))
                == ["add `PlaceOpen(),` to Sources/Services/RuleCatalogue.swift"])
    }

    @Test func `a format, a stage or a report that is missing is a fault too`() {
        for (path, type) in [("Formats", "AFormat"), ("Stages", "BStage"), ("Reports", "CReport")] {
            var files = tree()
            files.removeAll { $0.path == "Sources/Catalog/\(path).swift" }
            #expect(CatalogueChecks.faults(files) == ["add `\(type).self,` to Sources/Catalog/\(path).swift"])
        }
    }

    @Test func `what is out of order, listed twice or nowhere is a fault`() {
        #expect(
            CatalogueChecks.faults(tree(rules: "    PlaceOpen(),\n    PlaceClosed(),\n"))
                == ["Sources/Services/RuleCatalogue.swift is not sorted by name"])
        #expect(
            CatalogueChecks.faults(tree(rules: "    PlaceClosed(),\n    PlaceOpen(),\n    PlaceOpen(),\n"))
                == ["Sources/Services/RuleCatalogue.swift lists PlaceOpen twice"])
        #expect(
            CatalogueChecks.faults(tree(rules: "    PlaceClosed(),\n    PlaceGone(),\n    PlaceOpen(),\n"))
                == ["Sources/Services/RuleCatalogue.swift lists PlaceGone, which is nowhere"])
    }

    @Test func `a rule in a file of another name is a fault`() {
        let file = SourceText("Sources/Services/Rules/Places/Odd.swift", "struct PlaceOdd: PlaceRule {\n}")
        #expect(CatalogueChecks.misnamedRules([file]).count == 1)
    }
}
