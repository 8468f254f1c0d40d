import InnkeeperCore
import InnkeeperStages
import Testing

struct YearlessDateTests {
    private func birthdays(_ days: [String], dates: DateOrder? = nil) -> (dates: [PartialDate?], states: [CellState]) {
        let rows = days.map { "a@example.org,Ada,Kant,\($0)\n" }.joined()
        var settings = SourceSettings(name: "people", kind: .contacts)
        settings.dates = dates
        let file = ReadTable("Email Address,First Name,Last Name,Birthday\n" + rows, settings)
        guard case .contacts(let table)? = file.slices.first?.batch else { return ([], []) }
        return (table.birthday, table.birthdayState)
    }

    private func day(_ month: Int, _ day: Int) -> PartialDate? { PartialDate(month: month, day: day) }

    @Test func `one day that can only be read month first tells how all are read`() {
        #expect(birthdays(["02/03", "04/14", "2/29"]).dates == [day(2, 3), day(4, 14), day(2, 29)])
    }

    @Test func `and so does one that can only be read day first`() {
        #expect(birthdays(["02/03", "14/04"]).dates == [day(3, 2), day(4, 14)])
    }

    @Test func `where nothing tells, only what has one reading is read`() {
        let (dates, states) = birthdays(["02/03", "05/05", ""])
        #expect(dates == [nil, day(5, 5), nil] && states == [.ambiguous, .present, .missing])
    }

    @Test func `the declared order is the one`() {
        #expect(birthdays(["02/03"], dates: .monthFirst).dates == [day(2, 3)])
        #expect(birthdays(["02/03"], dates: .dayFirst).dates == [day(3, 2)])
    }

    @Test func `the month may be a name`() {
        #expect(
            birthdays(["14 May", "May 14", "14. Mai", "29 Feb"]).dates
                == [5, 5, 5, 2].map { day($0, $0 == 2 ? 29 : 14) })
        let (dates, states) = birthdays(["30 Feb", "in May", "May"])
        #expect(dates == [nil, nil, nil] && states == [.unreadable, .unreadable, .unreadable])
    }

    @Test func `a year of two digits is never after 2029, and one of four is as written`() {
        let (dates, _) = birthdays(["14.05.45", "14.05.29", "14.05.99", "14.05.2045"])
        #expect(dates.map { $0?.year } == [1945, 2029, 1999, 2045])
    }

    @Test func `a number may be a spreadsheet's`() {
        let (dates, states) = birthdays(["31181", "9999", "42"])
        #expect(dates[0] == PartialDate(year: 1985, month: 5, day: 14))
        #expect(states[2] == .unreadable)
    }

    @Test func `with points the day is always first`() {
        #expect(birthdays(["3.2.", "03.02", "14.4."]).dates == [day(2, 3), day(2, 3), day(4, 14)])
    }

    @Test func `dates with a year beside them are read as before`() {
        #expect(birthdays(["1980-02-03", "04/14"]).dates == [PartialDate(year: 1980, month: 2, day: 3), day(4, 14)])
    }

    @Test(arguments: ["02/30", "13/13", "0/5", "2/3/4", "02/", "/03", "2.3.4", "02-03", "123/4", "a/b"])
    func `what is no day isn't read`(text: String) {
        let (dates, states) = birthdays([text, "04/14"])
        #expect(dates[0] == nil && states[0] == .unreadable)
    }
}
