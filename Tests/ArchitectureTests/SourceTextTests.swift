import Testing

struct SourceTextTests {
    @Test func `imports are found with every modifier, and only where they are code`() {
        // Given a file that imports in all the ways that Swift has, and speaks of imports besides
        let file = SourceText(
            "Sources/Core/X.swift",
            """
            // import Comment
            import Plain
            public import Loud
              @preconcurrency package import Careful
            import struct Foundation.Data
            let text = "import Literal"
            let important = reimport
            """)
        // Then only the real ones are listed, each with its line
        #expect(file.imports.map(\.module) == ["Plain", "Loud", "Careful", "Foundation"])
        #expect(file.imports.map(\.line) == [2, 3, 4, 5])
    }

    @Test func `comments and literals are no code`() {
        let file = SourceText(
            "Sources/Core/X.swift",
            """
            let a = "unsafe \\" unsafe" + b // unsafe
            let c = \"""
                unsafe
                \"""
            let d = unsafe e
            """)
        #expect(file.code == "let a = \"\" + b \nlet c = \n\n\nlet d = unsafe e".replacing("\"\"", with: "\""))
    }

    @Test func `a path tells room and name`() {
        #expect(SourceText("Sources/Core/Values/Money.swift").room == "Core")
        #expect(SourceText("Sources/Core/Values/Money.swift").name == "Money")
        #expect(SourceText("Package.swift").room == "")
    }
}
