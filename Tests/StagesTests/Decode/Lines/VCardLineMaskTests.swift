import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct VCardLineMaskTests {
    @Test(arguments: [
        ("BEGIN:VCARD", "BEGIN:VCARD"), ("UID:4f2-1", "UID:4f2-1"), ("TEL:+1 408", "TEL••• •••"),
        ("item1.TEL;TYPE=CELL:+1", "item1.TEL•••••••••••••"), ("FN:Ada Alder", "FN•••• •••••"),
        (" folded Ada", " •••••• •••"), ("no property", "•• ••••••••"), ("Müller:x", "••••••••"), ("", ""),
    ])
    func `of a property its name is shown, and the whole line only of those that tell of nobody`(
        line: String, expected: String
    ) throws {
        let mask = try #require(lineMask(VCardFormat.self, .contacts, "BEGIN:VCARD\nEND:VCARD\n"))
        #expect(mask.shown(line) == expected)
        #expect(mask.shown(line, showValues: true) == line)
    }
}
