import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

struct XMLLineMaskTests {
    @Test(arguments: [
        ("<tel><uri>tel:+1</uri></tel>", "<tel><uri>••••••</uri></tel>"),
        ("<a href=\"x>y\" b='z'>Ada & co", "<a href=\"•••\" b='•'>••• • ••"),
        ("rest of a text</fn>", "•••• •• • ••••</fn>"), ("<fn", "<fn"),
    ])
    func `the markup is shown, texts and values are not`(line: String, expected: String) throws {
        let mask = try #require(lineMask(XCardFormat.self, .contacts, "<vcards/>"))
        #expect(mask.shown(line) == expected)
        #expect(mask.shown(line, showValues: true) == line)
    }
}
