import Testing

struct CodesTests {
    @Test func `a code is spelled in its rule's file or the list of reading codes, and nowhere else`() throws {
        let files = try Checkout.swift("Sources")
        let codes = CodeChecks.codes(files)
        #expect(codes.count > 80)
        #expect(CodeChecks.spelledElsewhere(files, codes: codes) == [])
        #expect(CodeChecks.spelledTwice(files) == [])
        // And no example is listed for nothing
        for example in CodeChecks.examples.keys { #expect(files.contains { $0.text.contains(example) }, "\(example)") }
    }

    @Test func `a code in a literal of another file is a fault, one in a comment is none`() {
        let file = SourceText(
            "Sources/Shell/X.swift",
            """
            // source-empty
            let a = "source-empty"
            let b = "Files get source-empty."
            let c = "source-empty-handed"
            """)
        #expect(
            CodeChecks.spelledElsewhere([file], codes: ["source-empty"]) == [
                "Sources/Shell/X.swift:2: name the rule's code, do not spell source-empty",
                "Sources/Shell/X.swift:3: name the rule's code, do not spell source-empty",
            ])
    }

    @Test func `two rules with one code are a fault`() {
        let rule = "let code = \"place-odd\""
        #expect(
            CodeChecks.spelledTwice([
                SourceText("Sources/Services/Rules/Places/A.swift", rule),
                SourceText("Sources/Services/Rules/Places/B.swift", rule),
            ]).count == 1)
    }
}
