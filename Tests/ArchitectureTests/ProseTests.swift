import Testing

struct ProseTests {
    @Test func `what people read stands in a language or in its rule`() throws {
        let files = try Checkout.swift("Sources")
        #expect(ProseChecks.elsewhere(files) == [])
        // And nothing is exempt that has no text
        for path in ProseChecks.exempt.keys {
            #expect(files.contains { $0.path.hasPrefix(path) && !ProseChecks.prose(of: $0).isEmpty }, "\(path)")
        }
    }

    @Test func `a sentence in a renderer is a fault, one in a language, a rule, a comment or an option is none`() {
        let line = "let text = \"Nobody arrives here today, \\(name).\""
        #expect(
            ProseChecks.elsewhere([SourceText("Sources/Reports/HTML/X.swift", "//\n" + line)])
                == ["Sources/Reports/HTML/X.swift:2: put \"Nobody arrives here today, •.\" into the languages"])
        for room in ["Stages", "Services", "Calendar"] {
            #expect(ProseChecks.elsewhere([SourceText("Sources/\(room)/X.swift", line)]).count == 1)
        }
        #expect(ProseChecks.elsewhere([SourceText("Sources/Languages/X.swift", line)]) == [])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Services/Rules/X.swift", line)]) == [])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", "// " + line)]) == [])
        let option = "    package static let options = [\n        \"nobody reads this here\"\n    ]\n"
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", option)]) == [])
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", option + line)]).count == 1)
        let long = "let text = \"\"\"\n    Nobody arrives\n    \"\"\"\n"
        #expect(ProseChecks.elsewhere([SourceText("Sources/Reports/X.swift", long)]).count == 1)
    }
}
