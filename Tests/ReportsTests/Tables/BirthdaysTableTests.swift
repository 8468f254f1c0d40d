import Core
import Reports
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
        BirthdaysTable.forEachRow(Fixture.input(dataset)) { rows.append($0) }
        // Then
        #expect(
            rows == [
                ["2026-07-04", "0", "Ada Field", "46", "1980-07-04", "", "", "", "regulars"],
                ["2027-02-28", "239", "Bo Hill", "", "--02-29", "", "", "", "regulars"],
            ])
        #expect(rows.allSatisfy { $0.count == BirthdaysTable.columns.count })
    }
}
