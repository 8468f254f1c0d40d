import InnkeeperCore
import InnkeeperStages
import Testing

struct BilingualHeadingTests {
    @Test(arguments: [
        ("Guest name / Nom du client", "camper_name"), ("Site/Stellplatz", "site_number"), ("Phone / Telefon", "phone"),
    ])
    func `a heading in two languages means what both halves mean`(heading: String, field: String) {
        #expect(ReadTable("Arrival / Anreise,Nights,\(heading)\n", .desk()).mapping[field] == heading)
        #expect(ReadTable("Arrival / Anreise,Nights,\(heading)\n", .desk()).mapping["arrival"] == "Arrival / Anreise")
    }

    @Test(arguments: ["Adults / Children", "Phone / E-mail", "Price / Rate", "Name / "])
    func `a heading of two things means neither`(heading: String) {
        let mapping = ReadTable("Arrival,Departure,\(heading)\n", .desk()).mapping
        #expect(!mapping.values.contains(heading))
    }

    @Test func `a bilingual table lists places`() {
        let text = "ID,Name / Nom,Latitude,Longitude\n01AD002,SAINT JOHN RIVER,47.258060,-68.595830\n"
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .places)
    }
}
