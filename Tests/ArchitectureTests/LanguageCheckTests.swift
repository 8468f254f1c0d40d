import Testing

struct LanguageCheckTests {
    @Test func `a language is one file and one line of the list`() throws {
        // Given
        let files = try Checkout.swift("Sources")
        let codes = LanguageChecks.codes(files)
        #expect(codes.count >= 5)
        // Then
        #expect(LanguageChecks.named(files, codes) == [])
        for code in codes {
            let homes = files.filter { $0.words[code] != nil && $0.text.contains("static let \(code) = Language(") }
                .map(\.path)
            #expect(homes.count == 1 && homes.allSatisfy { $0.hasPrefix("Sources/Languages/") }, "\(code): \(homes)")
        }
    }

    @Test func `a language that something else names is a fault`() {
        let fault = "Sources/Core/X.swift:1: put what is particular to de into its language"
        for line in ["case .de: 1", "if language == .de {", "f(.fr, .de)", "Language.de", "[.de: 1]"] {
            #expect(LanguageChecks.named([SourceText("Sources/Core/X.swift", line)], ["de"]) == [fault], "\(line)")
        }
        let own = SourceText("Sources/Languages/German.swift", "static let de = Language(\nLanguage.de")
        #expect(LanguageChecks.named([own], ["de"]) == [])
        #expect(LanguageChecks.named([SourceText("Sources/Core/X.swift", "column.de")], ["de"]) == [])
    }
}
