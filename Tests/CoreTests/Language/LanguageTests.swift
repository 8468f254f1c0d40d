import InnkeeperCore
import InnkeeperLanguages
import Testing

@Suite struct LanguageTests {
    @Test func `none of a thing is plural but in French`() {
        // Given / when
        let forms = Language.all.map { language in [0, 1, 2, 5].map(language.pluralForm) }
        // Then
        for (language, forms) in zip(Language.all, forms) {
            #expect(forms == (language == .fr ? [0, 0, 1, 1] : [1, 0, 1, 1]), "\(language)")
        }
    }

    @Test func `two languages are equal by their code`() {
        #expect(Language.de == .de && Language.de != .nl && Set(Language.all).count == Language.all.count)
        #expect("\(Language.fr)" == "fr")
    }
}
