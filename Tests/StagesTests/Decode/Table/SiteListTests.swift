import InnkeeperCore
import InnkeeperStages
import Testing

struct SiteListTests {
    private func kind(_ text: String, _ name: String = "export.csv") -> (kind: RecordKind, headers: [String])? {
        TableHead(csv: Array(text.utf8), fileName: name)?.kind
    }

    @Test func `a number and two properties are a list of sites, whatever the file is called`() {
        let sites = kind("Site,Capacity,Power\nA1,4,yes\n")
        #expect(sites?.kind == .campsites && sites?.headers == ["Site", "Power", "Capacity"])
    }

    @Test(arguments: ["Site,Capacity\nA1,4\n", "Platz;Strom\nA1;ja\n", "Site,Rate\nA1,38\n"])
    func `one property is enough in a file that says what it lists`(table: String) {
        #expect(kind(table) == nil)
        #expect(kind(table, "campsites.csv")?.kind == .campsites)
    }

    @Test func `a number and a name are enough there, but not with anything else`() {
        #expect(kind("number,name\nA1,Lake\n", "campsites.csv")?.kind == .campsites)
        #expect(kind("number,name\nA1,Lake\n") == nil)
        #expect(kind("number,name,leader\nA1,Lake,Ada\n", "campsites.csv") == nil)
    }

    @Test func `a date beside a single property is that of an event`() {
        #expect(kind("Site,Capacity,Noted\nA1,4,2026-07-04\n", "campsites.csv") == nil)
    }

    @Test func `a date beside nothing but a position is that of a dive or a sample`() {
        #expect(kind("Dive #,Date,Site,Depth,Lat,Lon\n1,2026-07-04,Wreck,18.5,50.1,7.2\n") == nil)
        #expect(kind("Site,Lat,Lon\nA1,50.1,7.2\n")?.kind == .campsites)
    }

    @Test(arguments: [
        "Site,Supplier,Capacity\nA1,Kant,4\n",
        "Station;Platz;Kapazität\nA1;1;4\n",
        "Campsite,Capacity\nLake Erlenbach Campground,120\nPine Hollow Campground,80\n",
        "Name,Capacity\nHall,120\n",
    ])
    func `a list of other things is none, whatever the file is called`(table: String) {
        #expect(kind(table, "sites.csv") == nil)
    }

    @Test(arguments: [
        "Guest Name,Room Number,Room Type,Number of Guests,Total Amount\nAda,A1,Double,3,330.00\n",
        "Room Number,Room Type,Bookings,Occupied Nights,Revenue\n101,Double,3,9,990\n",
        "ID,Numéro,Type,Date Début,Date Fin,Prix,Caution,Statut\n1,L1,Outil,14/12/2026,17/12/2026,330.00,50,En cours\n",
        "campsite_id,campsite,start,end,max_occupancy,price_per_night\n3,Park A,2026-12-14,2026-12-17,4,400.0\n",
    ])
    func `guests, revenue and days of hire are not those of sites`(table: String) {
        #expect(kind(table)?.kind != .campsites)
    }
}
