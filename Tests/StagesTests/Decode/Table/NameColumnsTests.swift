import InnkeeperCore
import InnkeeperStages
import Testing

struct NameColumnsTests {
    private func hasSameNames(_ header: String, _ rows: [String], as names: [String]) -> Bool {
        let file = ReadTable(([header] + rows).joined(separator: "\n") + "\n", .desk())
        let whole = ReadTable(
            "Arrival;Nights;Guest\n" + names.map { "2026-07-04;1;\($0)\n" }.joined(), .desk())
        return file.bookings.count == names.count && file.bookings.camper == whole.bookings.camper
    }

    @Test(arguments: ["Nom client;Prénom client", "Name;Vorname", "guestName;guestFirstName"])
    func `a name beside a given name is the family name`(heading: String) {
        #expect(
            hasSameNames(
                "Arrival;Nights;" + heading, ["2026-07-04;1;Garnier;Élodie", "2026-07-05;1;Tveit;Jonas"],
                as: ["Élodie Garnier", "Jonas Tveit"]))
    }

    @Test func `of names in Han, Hangul and kana the family name comes first`() {
        #expect(
            hasSameNames(
                "Arrival;Nights;First name;Last name", ["2026-07-04;1;철수;김", "2026-07-05;1;はるか;山田"],
                as: ["김철수", "山田 はるか"]))
    }

    @Test func `unless it has the given name in it`() {
        #expect(
            hasSameNames(
                "Arrival;Nights;Name;Vorname",
                ["2026-07-04;1;Élodie Garnier;Élodie", "2026-07-05;1;Jonas Tveit;Jonas"],
                as: ["Élodie Garnier", "Jonas Tveit"]))
    }

    @Test func `both parts come before a word that may be a company`() {
        #expect(
            hasSameNames(
                "Arrival;Nights;Customer;First name;Last name", ["2026-07-04;1;Acme;Mira;Falkenrath"],
                as: ["Mira Falkenrath"]))
    }

    @Test func `what stands between the names of Dutch people belongs to them`() {
        #expect(
            hasSameNames(
                "Arrival;Nights;Voornaam;Tussenvoegsel;Achternaam",
                ["2026-07-04;1;Mira;van der;Elzen", "2026-07-05;1;Jonas;;Tveit"],
                as: ["Mira van der Elzen", "Jonas Tveit"]))
    }

    @Test func `a host is a guest only in a table without another one`() {
        #expect(hasSameNames("Arrival;Nights;Host", ["2026-07-04;1;Jan Novák"], as: ["Jan Novák"]))
        #expect(
            hasSameNames(
                "Arrival;Nights;Host;Guest first name;Guest last name", ["2026-07-04;1;Acme;Mira;Falkenrath"],
                as: ["Mira Falkenrath"]))
    }
}
