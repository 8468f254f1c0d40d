import InnkeeperCore
import InnkeeperLanguages
import Testing
import TestSupport

struct LanguagesTests {
    @Test(arguments: [("de", Language.de), ("de-AT", .de), ("fr_CH", .fr), ("EN-us", .en), ("nl-Latn-BE", .nl)])
    func `a region is ignored`(tag: String, language: Language) {
        #expect(Language(tag: tag) == language)
    }

    @Test(arguments: ["", "pt", "german", "de-", "-de", "d", "de AT", "de-ÄT"])
    func `any other tag is no language`(tag: String) {
        #expect(Language(tag: tag) == nil)
    }

    @Test func `English comes first, and no language twice`() {
        #expect(Language.all.first == .en)
        #expect(Set(Language.all.map(\.code)).count == Language.all.count)
    }

    @Test func `one more line in the list, and a seventh is known by its tag`() {
        let seven = Language.all + [InventedLanguage.of([])]
        #expect(Language(tag: "XX-at", among: seven)?.code == "xx")
        #expect(Language(tag: "de", among: seven) == .de)
        #expect(Language(tag: "xx") == nil)
    }
}
