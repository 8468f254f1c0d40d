import InnkeeperCore
import InnkeeperStages
import Testing

struct CountTextTests {
    private func nights(_ text: String) -> String {
        let cell = ReadTable("arrival;nights\n2026-07-04;\(text)\n", .desk()).bookings.nights[0]
        return cell.value.map(String.init) ?? "\(cell.state)"
    }

    @Test func `whole numbers are read as spreadsheets write them`() {
        #expect(nights("2") == "2")
        #expect(nights(" 2 ") == "2")
        #expect(nights("\"2\"") == "2")
        #expect(nights("002") == "2")
        #expect(nights("+2") == "2")
        #expect(nights("2.0") == "2")
        #expect(nights("2,00") == "2")
        #expect(nights("-1") == "-1")
        #expect(nights("0") == "0")
    }

    @Test func `everything else is unreadable, and nothing is missing`() {
        for text in [
            "two", "2.5", "2,000", "2.", "1e3", "--2", "2 moons", "2 3", "nights 2 and 3", "99999999999",
            "9999999999999999999999",
        ] {
            #expect(nights(text) == "unreadable", "\(text)")
        }
        #expect(nights("") == "missing")
        #expect(nights("-") == "missing" && nights("–") == "missing")
    }

    @Test(arguments: [
        ("2 nights", "2"), ("3 Nächte", "3"), ("2 Erw. 1 Kind", "3"), ("2 adults, 1 child", "3"), ("2+1", "3"),
        ("2 adultes et 1 bébé", "3"), ("4 Pers.", "4"), ("2 Erwachsene + 1 Hund", "2"), ("1 Nacht", "1"), ("3n", "3"),
        ("1 Woche", "7"), ("2 weeks", "14"),
        ("1 week + 2 nights", "9"), ("none", "0"), ("keine", "0"),
    ])
    func `numbers that stand with what they count are added`(text: String, sum: String) {
        #expect(nights(text) == sum)
    }

    @Test func `yes and no have many words`() {
        // Given campsites with the words of several exports
        let words = ["yes", "Y", "TRUE", "1", "x", "no", "n", "False", "0", "", "maybe"]
        let text = "site_number,electricity\n" + words.map { "A,\($0)\n" }.joined()
        // When they are read
        let sites = ReadTable(text, SourceSettings(name: "sites", kind: .campsites)).campSites.rows
        // Then each has its meaning, and a word that is neither has none
        #expect(sites.map(\.electricity) == [true, true, true, true, true, false, false, false, false, nil, nil])
    }

    @Test(arguments: [
        ("ja", true), ("J", true), ("oui", true), ("sì", true), ("si", true), ("sim", true), ("16A", true),
        ("10 amp", true), ("230 V", true), ("nein", false), ("non", false), ("keine", false), ("0 A", false),
        ("50", true), ("16", true),
    ])
    func `electricity is known in other languages and by its strength`(word: String, isThere: Bool) {
        let file = ReadTable("site_number,electricity\nA1,\(word)\n", SourceSettings(name: "sites", kind: .campsites))
        #expect(file.campSites.rows[0].electricity == isThere)
    }

    @Test(arguments: [("2A/1C", "3"), ("Adults: 2, Children: 1", "3"), ("Erwachsene: 2", "2"), ("2/1", "unreadable")])
    func `guests are counted behind or before their word`(text: String, sum: String) {
        #expect(nights(text) == sum)
    }
}
