import InnkeeperCore
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [("de", Language.de), ("de-AT", .de), ("fr_CH", .fr), ("EN-us", .en), ("nl-Latn-BE", .nl)])
    func `a region is ignored`(tag: String, language: Language) {
        #expect(Language(tag: tag) == language)
    }

    @Test(arguments: ["", "pt", "german", "de-", "-de", "d", "de AT", "de-ÄT"])
    func `any other tag is no language`(tag: String) {
        #expect(Language(tag: tag) == nil)
    }

    @Test func `none of a thing is plural but in French`() {
        // Given / when
        let forms = Language.allCases.map { language in [0, 1, 2, 5].map(language.pluralForm) }
        // Then
        for (language, forms) in zip(Language.allCases, forms) {
            #expect(forms == (language == .fr ? [0, 0, 1, 1] : [1, 0, 1, 1]), "\(language)")
        }
    }
}
