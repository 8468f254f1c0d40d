import Testing

struct SourceLiteralsTests {
    private func texts(_ text: String) -> [String] { SourceText("Sources/Core/X.swift", text).literals.map(\.text) }

    @Test func `literals of one line and of several are found with their lines`() {
        // Given
        let file = SourceText(
            "Sources/Core/X.swift",
            "// \"none\"\nlet a = \"one two\"\nlet b = \"\"\"\n    three \\\n    four\n    \"\"\"\n")
        // Then
        #expect(
            file.literals == [
                SourceLiteral(line: 2, text: "one two", before: "let a = "),
                SourceLiteral(line: 3, text: "three four", before: "let b = "),
            ])
    }

    @Test func `an interpolation is a point, and what is written in it is found too`() {
        #expect(texts(#"let a = "for \(b ? "no ()" : c(1)) days""#) == ["for • days", "no ()"])
    }

    @Test func `an escaped quote ends nothing`() {
        #expect(texts(#"let a = "say \"no\"" + "\\""#) == [#"say \"no\""#, #"\\"#])
    }
}
