import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ReservationSiteSeveralTests {
    /// The sites of bookings that are flagged, with a list of campsites or without one.
    private func flagged(_ sites: [String], listed: [String]? = nil) -> [String] {
        var bookings = Bookings(
            sites.map {
                Reservation(
                    siteNumber: SiteNumber($0), camper: Camper(fullName: "Ada"), date: CalendarDate(dayNumber: 0),
                    numberOfNights: 1)
            })
        bookings.carried = Set([BookingField.siteNumber])
        let directory = listed.map { numbers in
            var table = CampSites()
            table.rows = numbers.map { CampSite(number: $0) }
            return SiteDirectory(table)
        }
        let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0), sites: directory)
        let report = RuleSet([houseRule("reservation-site-several")]).check(.bookings(bookings), in: context)
        return report.rows.map { sites[$0.row] }
    }

    @Test func `numbers with the same word or as many digits are several sites`() {
        let several = ["A1, A2", "A1,A2", "a1; A2", "Cabin 3 + Cabin 4", "101;102;103", "12 & 13", "7 | 8"]
        #expect(flagged(several) == several)
    }

    @Test func `other names are those of one site`() {
        let single = [
            "A1", "", "Lakeside, pitch 2", "12/13", "3, 12", "A1, B", "A1, A1", "A1,", "Bird & Bee",
            "Suite 2, ground floor",
            "A1-A4", "4+2 people",
        ]
        #expect(flagged(single).isEmpty)
    }

    @Test func `a campsite that is called so is one`() {
        #expect(flagged(["12 + 13", "12 + 14"], listed: ["12 + 13", "12", "14"]) == ["12 + 14"])
    }
}
