import InnkeeperCore
import Testing

@testable import InnkeeperStages

struct SiteStatesTests {
    private func sites(_ text: String) -> [CampSite] {
        ReadTable(text, SourceSettings(name: "sites", kind: .campsites)).campSites.rows
    }

    @Test(arguments: ["Maintenance", "Out of order", "OUT-OF-SERVICE", "Hors service", "Außer Betrieb", "inaktiv"])
    func `words for what can't be let are known`(word: String) { #expect(SiteStates.isClosed(word)) }

    @Test(arguments: ["Available", "Occupied", "Vacant", "Dirty", "Cleaning", "", "Unavailable"])
    func `what says nothing of coming nights is none`(word: String) { #expect(!SiteStates.isClosed(word)) }

    @Test func `a site that is out of order is closed from an unknown day`() {
        // Given
        let sites = sites(
            "Room Number,Room Type,Rate,Status\n101,Double,80.00,Available\n102,Double,60.00,Maintenance\n")
        // When, then
        #expect(sites.map(\.closedFrom) == [.missing, .unreadable])
        #expect(sites.map(\.unclearFeatures) == [[], [.closedFrom]])
    }

    @Test func `where no site is out of order, the states are of no use`() {
        let text = "Room Number,Room Type,Rate,Status\n101,Double,80.00,Vacant\n102,Double,60.00,Occupied\n"
        #expect(ReadTable(text, SourceSettings(name: "sites", kind: .campsites)).mapping["closed_from"] == nil)
    }

    @Test func `where the table says when sites are closed, their state is not asked`() {
        // Given
        let sites = sites(
            "site_number,status,closed_from,closed_to\nA1,Maintenance,2026-11-01,2027-03-01\nA2,Closed,,\n")
        // When, then
        #expect(sites.map { $0.closedFrom.shown } == ["2026-11-01", "missing"])
    }
}
