import InnkeeperCore
import InnkeeperStages
import Testing

struct SiteListNameTests {
    private func isRead(_ fileName: String) -> Bool {
        TableHead(csv: Array("Site,Capacity\nA1,4\n".utf8), fileName: fileName)?.kind?.kind == .campsites
    }

    @Test(arguments: [
        "campsites.csv", "Sites 2026.csv", "our-pitches (1).csv", "site_list.csv", "SiteList.csv", "Stellplätze.csv",
        "Stellplaetze.csv", "Platzliste.csv", "liste des emplacements.csv", "Parcelas.csv", "elenco piazzole.csv",
        "kampeerplaatsen.csv", "Zimmer.xlsx", "Campsites",
    ])
    func `a name in the plural, or of a list, says that sites are listed`(name: String) {
        #expect(isRead(name))
    }

    @Test(arguments: ["site.csv", "Site 12.csv", "websites.csv", "export.csv", "places.csv", "list.csv", "", ".csv"])
    func `any other name does not`(name: String) {
        #expect(!isRead(name))
    }
}
