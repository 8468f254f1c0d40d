import Core
import Stages
import Testing

struct CountTextTests {
    private func nights(_ text: String) -> String {
        let cell = ReadCSV("arrival;nights\n2026-07-04;\(text)\n", .desk()).bookings.nights[0]
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
            "two", "2.5", "2,000", "2.", "1e3", "--2", "-", "2 nights", "99999999999", "9999999999999999999999",
        ] {
            #expect(nights(text) == "unreadable", "\(text)")
        }
        #expect(nights("") == "missing")
    }

    @Test func `yes and no have many words`() {
        // Given campsites with the words of several exports
        let words = ["yes", "Y", "TRUE", "1", "x", "no", "n", "False", "0", "", "maybe"]
        let text = "site_number,electricity\n" + words.map { "A,\($0)\n" }.joined()
        // When they are read
        let sites = ReadCSV(text, SourceSettings(name: "sites", kind: .campsites)).campSites.rows
        // Then each has its meaning, and a word that is neither has none
        #expect(sites.map(\.electricity) == [true, true, true, true, true, false, false, false, false, nil, nil])
    }
}
