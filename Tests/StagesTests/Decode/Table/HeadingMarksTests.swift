import InnkeeperCore
import InnkeeperStages
import Testing

struct HeadingMarksTests {
    private func mapping(_ header: String, _ row: String, _ kind: RecordKind = .bookings) -> [String: String] {
        ReadTable(header + "\n" + row + "\n", SourceSettings(name: "s", kind: kind)).mapping
    }

    @Test(arguments: [
        "", "*", " *", ":", "：", ".", "* :", " (optional)", " (required)*", " [Pflichtfeld]", " (facultatif)",
        " (champ obligatoire)", " (opcional)", " (obbligatorio)", " (niet verplicht)",
    ])
    func `what a form adds to a heading doesn't count`(mark: String) {
        let map = mapping(
            ["ID", "Name", "Anreise", "Nächte", "Datum"].map { $0 + mark }.joined(separator: ";"),
            "R-1;Ada Kant;2026-07-04;2;2026-05-01")
        #expect(map["reservation_id"] == "ID" + mark)
        #expect(map["camper_name"] == "Name" + mark)
        #expect(map["arrival"] == "Anreise" + mark)
        #expect(map["nights"] == "Nächte" + mark)
        #expect(map["booked_on"] == "Datum" + mark)
    }

    @Test func `a template whose headings have asterisks is recognised, and read by its own headings`() {
        let text = "*ID,*Cliente,*Entrada,*Salida\nR-1,Ada Kant,2026-07-04,2026-07-06\n"
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .bookings)
        let own = ReadTable(text, .desk { $0.columns = ["notes": .header("*ID")] }).mapping
        #expect(own["notes"] == "*ID" && own["reservation_id"] == nil)
    }

    @Test func `the names and birthdays of people are told apart as without marks`() {
        let people = mapping(
            "Prénom*;Nom*;Jour*;Mois*;Année de naissance*;Courriel*", "Ada;Kant;14;5;1985;a@example.org", .contacts)
        #expect(people["given_name"] == "Prénom*" && people["family_name"] == "Nom*")
        #expect(people["birth_day"] == "Jour*" && people["birth_month"] == "Mois*")
    }

    @Test func `the one without a mark comes first`() {
        let map = mapping("Name*;Name;arrival;nights", "x;Ada Kant;2026-07-04;2")
        #expect(map["camper_name"] == "Name")
    }

    @Test func `headings that a table has with a point stay as they are, and brackets with another word count`() {
        let map = mapping("Nr.;Tel.;arrival;nights;Total (EUR)", "7;+1 408 555 0100;2026-07-04;2;80.00")
        #expect(map["reservation_id"] == "Nr." && map["phone"] == "Tel." && map["total"] == "Total (EUR)")
        let other = mapping("arrival;nights;Total (deposit)", "2026-07-04;2;80.00")
        #expect(other["total"] == nil)
    }
}
