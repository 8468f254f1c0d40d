import InnkeeperCore
import InnkeeperReports
import Testing

struct QueryReportsTests {
    @Test func `each answer has the rows of its file, and a line for people`() {
        let input = Campground.input()
        #expect(QueryReports.near(input).text.contains("812 m  E          Corner Shop  shop"))
        #expect(QueryReports.near(input).rows.count == input.dataset.distances.count)
        #expect(QueryReports.birthdays(input).text.contains("Sat 4 Jul  today      Bo Hill        46  A12, 3–8 Jul"))
        #expect(
            QueryReports.conflicts(input).text.contains(
                "R-1 Jo Field, 1–5 Jul  R-2 Kim Lake, 3–8 Jul  double booking  A13 B2"))
        #expect(
            QueryReports.conflicts(input).rows == [
                [
                    "", "A12", "R-1", "2026-07-01", "2026-07-05", "R-2", "2026-07-03", "2026-07-08", "2",
                    "double-booking", "A13 B2",
                ]
            ])
        #expect(QueryReports.occupancy(input, days: 3).rows.count == 3)
        #expect(QueryReports.occupancy(input, days: 3).rows[0][0] == "2026-07-04")
    }

    @Test func `a crowded site is told of when no pair is listed`() {
        var input = Campground.input()
        input.dataset.conflicts = []
        input.dataset.crowdedSites = [CrowdedSite(booking: 0, pairs: 1_200_300, stays: 1550)]
        #expect(
            QueryReports.conflicts(input).text
                == "Too many bookings overlap on site A12: up to 1,550 in one night, in 1,200,300 pairs that are not listed. "
                + "The column probably holds site types.\n")
    }

    @Test func `nothing to show is one line`() {
        let input = Fixture.input(Dataset())
        #expect(QueryReports.near(input).text == "\(Messages.english[.noPlaces])\n")
        #expect(QueryReports.birthdays(input).text == "\(Messages.english[.noBirthdays])\n")
        #expect(QueryReports.conflicts(input).text == "\(Messages.english[.noConflicts])\n")
        #expect(QueryReports.occupancy(input, days: 30).text == "\(Messages.english[.noOccupancy])\n")
    }

    @Test func `if every booking was rejected, the answer does not claim that there are no double bookings`() {
        var dataset = Dataset()
        for id in ["R1", "R2"] {
            var record = BookingRecord()
            record.id = id
            record.status = .invalid
            dataset.bookings.append(record)
        }
        #expect(QueryReports.conflicts(Fixture.input(dataset)).text == "\(Messages.english[.noFigures])\n")
    }

    @Test func `free sites tell what is known of them`() {
        var dataset = Dataset()
        var site = CampSite(number: "A1")
        site.name = "Alder"
        site.capacity = CountCell(6)
        site.electricity = false
        site.nightlyRate = AmountCell(minorUnits: 3_800)
        dataset.campSites.rows = [site]
        let nights = Fixture.today..<Fixture.today + 3
        let answer = QueryReports.free(Fixture.input(dataset), [("", "A1"), ("", "B2")], nights: nights)
        #expect(answer.rows == [["", "A1", "Alder", "", "6", "no", "", "38.00"], ["", "B2", "", "", "", "", "", ""]])
        #expect(answer.note == "2 sites are free, 4–7 Jul.")
        #expect(QueryReports.free(Fixture.input(dataset), [], nights: nights).text == "No site is free, 4–7 Jul.\n")
        // And with several properties people read whose site it is
        dataset.campSites.rows[0].property = "Lake"
        dataset.hasSeveralProperties = true
        let named = QueryReports.free(Fixture.input(dataset), [("Lake", "A1")], nights: nights)
        #expect(named.rows[0].prefix(3) == ["Lake", "A1", "Alder"])
        #expect(named.text.contains("Lake A1"))
    }

    @Test func `a site that only a calendar takes is not free, and is named`() {
        let nights = Fixture.today..<Fixture.today + 3
        let answer = QueryReports.free(
            Fixture.input(Dataset()), [("", "A1")], blocked: [("", "A2"), ("", "A3")], nights: nights)
        #expect(answer.rows.map { $0[1] } == ["A1"])
        #expect(answer.note == "1 site is free, 4–7 Jul. Blocked without a booking: A2, A3.")
    }
}
