import InnkeeperCore
import InnkeeperStages
import Testing

struct ForeignSitesTests {
    @Test func `the sites of the first bookings are those that they name, and none that is only listed`() {
        // Given a list of sites, and a head that breaks off within a row
        let settings = SourceSettings.desk { $0.siteNumbers = SharedDictionary(["A1", "B7"]) }
        let head = Array("arrival,nights,site_number\n2026-07-01,2,A1\n2026-07-01,2,Z9\n2026-07-0".utf8)
        // Then
        #expect(ForeignSites.named(CSVFormat.self, settings, head) == ["A1", "Z9"])
    }

    @Test func `a file without sites names none`() {
        #expect(ForeignSites.named(CSVFormat.self, .desk(), Array("arrival,nights\n2026-07-01,2\n".utf8)).isEmpty)
    }
}
