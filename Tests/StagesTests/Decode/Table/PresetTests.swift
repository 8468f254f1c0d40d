import InnkeeperCore
import InnkeeperStages
import Testing

struct PresetTests {
    @Test func `the source's own columns and statuses come before the preset's`() {
        // Given Airbnb's export, a listing that is a site, and a status that means something else here
        let text =
            "Confirmation code,Status,Start date,End date,Earnings,Listing,Fee\nHM1,Past guest,2026-07-04,2026-07-05,9,Oak,2\n"
        let file = ReadTable(
            text,
            .desk {
                $0.preset = "airbnb"
                $0.columns = ["site_number": .header("Listing"), "total": .sum(["Earnings", "Fee"])]
                $0.statuses = ["pastguest": .inHouse]
            })
        // Then
        #expect(file.bookings.site[0] == "Oak" && file.bookings.property[0] == nil)
        #expect(file.bookings.total[0].minorUnits == 1100)
        #expect(file.bookings.status == [.inHouse])
        #expect(file.bookings.channel[0] == "Airbnb")
    }

    @Test func `what the preset does not name is found by its usual header`() {
        let file = ReadTable(
            "Confirmation code,Start date,# of nights,Earnings,E-Mail,Site\nHM1,2026-07-04,1,9,a@example.org,A1\n",
            .desk())
        #expect(file.note("column email") == "E-Mail")
        #expect(file.bookings.site[0] == "A1")
    }

    @Test func `a header that the preset names and the file lacks is no fault, unless no stay can be made`() {
        let fine = ReadTable(
            "Confirmation code,Start date,# of nights\nHM1,2026-07-04,1\n", .desk { $0.preset = "airbnb" })
        #expect(fine.findings == [] && fine.bookings.count == 1)
        let without = ReadTable("Confirmation code,# of nights\nHM1,1\n", .desk { $0.preset = "airbnb" })
        #expect(without.findings.count == 1 && without.findings[0].hasPrefix("csv-column-missing 1:1 arrival"))
    }
}
