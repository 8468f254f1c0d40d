import InnkeeperCore
import InnkeeperStages
import Testing

struct CampSitesDecoderTests {
    private func sites(_ text: String, _ settings: SourceSettings = SourceSettings(name: "sites", kind: .campsites))
        -> [CampSite]
    {
        ReadTable(text, settings).campSites.rows
    }

    @Test(arguments: [("30/50 amp", true), ("16A", true), ("20/30/50", true), ("0 A", false), ("keine", false)])
    func `electricity is given in words or by its strength`(word: String, has: Bool) {
        let site = sites("site_number,electricity\nA1,\(word)\n").first
        #expect(site?.electricity == has && site?.unclearFeatures == [])
    }

    @Test(arguments: [("ask", [CampSiteField.electricity]), ("", []), ("-", []), ("n/a", [])])
    func `what is neither yes nor no is noted, where anything is said`(word: String, unclear: [CampSiteField]) {
        let site = sites("site_number,electricity\nA1,\(word)\n").first
        #expect(site?.electricity == nil && site?.unclearFeatures == Set(unclear))
    }

    @Test func `a campsite comes out with every cell`() throws {
        // Given the contract's columns
        var settings = SourceSettings(name: "sites", kind: .campsites)
        settings.currency = Currency("USD") ?? .none
        let text = """
            site_number,name,category,electricity,water,latitude,longitude,capacity,nightly_rate,closed_from,closed_to
            A12,"Creek, upper",tent,yes,no,37.3305,-121.8889,6,42.50,2026-11-01,2027-03-01
            """
        let site = try #require(sites(text, settings).first)
        // Then each has its value
        #expect(site.number == "A12" && site.name == "Creek, upper" && site.category == "tent")
        #expect(site.electricity == true && site.water == false)
        #expect(site.coordinate == Coordinate(latitude: 37.3305, longitude: -121.8889))
        #expect(site.coordinateState == .present)
        #expect(site.capacity.value == 6 && site.nightlyRate.minorUnits == 4250)
        #expect(site.closedFrom.shown == "2026-11-01" && site.closedTo.shown == "2027-03-01")
        #expect(site.record.line == 2)
    }

    @Test func `a position is there, missing or unreadable`() {
        let rows = sites(
            "site,lat,lon\nA,37.5,-121\nB,,\nC,37.5,\nD,north,3\nE,\"37,5\",2\nF,0x10,2\nG,nan,2\nH,95,200\n")
        #expect(
            rows.map(\.coordinateState) == [
                .present, .missing, .unreadable, .unreadable, .present, .unreadable, .unreadable, .present,
            ])
        #expect(rows[4].coordinate?.latitude == 37.5)
    }

    @Test func `a position may be in one column, if there are none for each axis`() throws {
        // Given
        let one = "site_number,capacity,GPS\nA1,4,\"47.5, 8.7\"\nA2,4,N 47° 30' E 8° 42'\nA3,4,by the lake\nA4,4,\n"
        let file = ReadTable(one, SourceSettings(name: "sites", kind: .campsites))
        // Then
        let sites = file.campSites.rows
        let position = Coordinate(latitude: 47.5, longitude: 8.7)
        #expect(sites.map(\.coordinate) == [position, position, nil, nil])
        #expect(sites.map(\.coordinateState) == [.present, .present, .unreadable, .missing])
        let cell = try #require(file.slices[0].cell(row: 2, field: "latitude"))
        #expect(cell.value == "by the lake" && cell.column == 6)
        // And
        let both = "site_number,capacity,lat,lon,GPS\nA1,4,47.5,8.7,\"1, 2\"\n"
        #expect(ReadTable(both, SourceSettings(name: "s", kind: .campsites)).campSites.rows[0].coordinate == position)
    }

    @Test func `a campsite has the property of its row, else that of its source`() {
        // Given a source of one property, and a row that names another
        var settings = SourceSettings(name: "sites", kind: .campsites)
        settings.property = "Oak Hill"
        let rows = sites("property,site_number\nLakeside,A1\n,A2\n", settings)
        // Then
        #expect(rows.map(\.property) == ["Lakeside", "Oak Hill"])
        #expect(rows.map(\.ownProperty) == ["Lakeside", ""])
    }

    @Test func `other systems' headers are known, and what is not there is not carried`() {
        let file = ReadTable(
            "Site Number;Site Type;Max Occupancy;Electric\n7;RV;4;TRUE\n", SourceSettings(name: "s", kind: .campsites))
        #expect(file.campSites.rows.map(\.number) == ["7"])
        #expect(file.campSites.rows.map(\.category) == ["RV"])
        #expect(file.campSites.rows.map(\.capacity.value) == [4])
        #expect(file.campSites.carried == [.siteNumber, .category, .capacity, .electricity])
    }

    @Test func `without a number column no site is made`() {
        let file = ReadTable("label,capacity\nA,1\n", SourceSettings(name: "s", kind: .campsites))
        #expect(file.fates == [.malformed])
        #expect(file.findings.count == 1)
        #expect(file.findings.first?.hasPrefix("csv-column-missing 1:1 site_number not-recognised ") == true)
    }
}
