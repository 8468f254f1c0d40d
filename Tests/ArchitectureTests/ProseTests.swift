import Testing

struct ProseTests {
    @Test func `what people read in the reports stands in one catalogue`() throws {
        let files = try Checkout.swift("Sources")
        #expect(ProseChecks.elsewhere(files) == [])
        // And nothing is exempt that is not there
        for path in ProseChecks.exempt { #expect(files.contains { $0.path.hasPrefix(path) }, "\(path)") }
    }

    @Test func `a sentence in a renderer is a fault, one in the catalogue, a comment or an option is none`() {
        let line = "let text = \"Nobody arrives here today, \\(name).\""
        #expect(
            ProseChecks.elsewhere([SourceText("Sources/Reports/HTML/X.swift", "//\n" + line)])
                == ["Sources/Reports/HTML/X.swift:2: put \"Nobody arrives here today, •.\" into the catalogues"])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/Languages/Messages.swift", line)]) == [])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", "// " + line)]) == [])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Stages/X.swift", line)]) == [])
        let option = "package static let options = [\n    \"nobody reads this here\"\n]\n"
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", option)]) == [])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", option + line)]).count == 1)
    }
}
