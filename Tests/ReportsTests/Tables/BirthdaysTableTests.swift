import InnkeeperCore
import InnkeeperReports
import Testing

struct BirthdaysTableTests {
    @Test func `a person with a year turns an age, one without does not, and no stay is claimed`() throws {
        // Given two people with a birthday in the window
        var dataset = Dataset()
        dataset.files = [Fixture.file("regulars", .contacts, "people.vcf")]
        let known = try #require(PartialDate(year: 1980, month: 7, day: 4))
        let yearless = try #require(PartialDate(month: 2, day: 29))
        dataset.contacts = Fixture.contacts([("1", "Ada Field", known), ("2", "Bo Hill", yearless)])
        dataset.birthdays = [
            BirthdayRow(date: Fixture.today, daysUntil: 0, contact: 0, turns: 46, birthday: known),
            BirthdayRow(
                date: Fixture.day("2027-02-28"), daysUntil: 239, contact: 1, turns: nil, birthday: yearless),
        ]
        // When the rows are made
        var rows: [[String]] = []
        BirthdaysTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        // Then
        #expect(
            rows == [
                ["2026-07-04", "0", "Ada Field", "46", "1980-07-04", "", "", "", "", "regulars"],
                ["2027-02-28", "239", "Bo Hill", "", "--02-29", "", "", "", "", "regulars"],
            ])
        #expect(rows.allSatisfy { $0.count == BirthdaysTable.columns.count })
    }

    @Test func `once contacts are matched with bookings, each says whether it falls within a stay`() throws {
        // Given a match for the first of two
        var input = Campground.input()
        var rows: [[String]] = []
        BirthdaysTable.forEachRow(input) { rows.append($0.texts) }
        // Then
        #expect(rows.map { Array($0[5...8]) } == [["yes", "R-2", "", "A12"], ["no", "", "", ""]])
        // and for a booking without a site the cell is empty
        input.dataset.birthdays[1].stay = BirthdayStay(booking: 0, reason: .name)
        input.dataset.bookings = Fixture.bookings([
            .init(id: "R-9", site: nil, arrival: "2026-07-01", departure: "2026-07-12")
        ])
        input.dataset.bookings.property = DictionaryColumn(["Lake"])
        input.dataset.birthdays.removeFirst()
        rows = []
        BirthdaysTable.forEachRow(input) { rows.append($0.texts) }
        #expect(rows.map { Array($0[5...8]) } == [["yes", "R-9", "Lake", ""]])
    }
}
