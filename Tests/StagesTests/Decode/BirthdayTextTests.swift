import InnkeeperCore
import InnkeeperStages
import Testing

@Suite struct BirthdayTextTests {
    private func read(_ text: String, isText: Bool = false, isDate: Bool = false, omittedYear: Int? = nil) -> String {
        let (date, state, isLoose) = BirthdayText.read(
            Array(text.utf8)[...], isText: isText, isDate: isDate, omittedYear: omittedYear)
        #expect((date != nil) == (state == .present))
        #expect(isLoose == (isDate && text.first != "-" && text.utf8.count == 5 && date != nil))
        return date.map { "\($0)" } ?? "\(state)"
    }

    @Test(arguments: [
        ("19800118", "1980-01-18"), ("1980-06-05", "1980-06-05"), ("1980-6-5", "1980-06-05"),
        ("1980-06-5", "1980-06-05"), ("1980-6-05", "1980-06-05"), (" 1980-06-05 ", "1980-06-05"),
        ("09001231", "0900-12-31"), ("20000229", "2000-02-29"),
    ])
    func `dates are read basic and extended`(text: String, expected: String) {
        #expect(read(text) == expected)
    }

    @Test(arguments: [
        ("1955-07-19T00:00:00Z", "1955-07-19"), ("20160725T000000Z", "2016-07-25"),
        ("1996-04-15T201243+04:00", "1996-04-15"), ("1953-10-15T23:10:00Z", "1953-10-15"),
        ("1987-09-27T08:30:00-06:00", "1987-09-27"), ("1979-12-25T02:00:00", "1979-12-25"),
        ("1979-12-25 02:00:00.000", "1979-12-25"), ("--0128T13", "--01-28"),
    ])
    func `of a date with a time the written date counts`(text: String, expected: String) {
        #expect(read(text) == expected)
    }

    @Test(arguments: [
        ("--0414", "--04-14"), ("--04-14", "--04-14"), ("--4-4", "--04-04"), ("--0229", "--02-29"), ("1980", "1980"),
        ("1980-02", "1980-02"), ("---28", "---28"), ("--01", "--01"),
    ])
    func `partial dates are read`(text: String, expected: String) {
        #expect(read(text) == expected)
    }

    @Test func `the year that stands for an unknown one is left out`() {
        #expect(read("1604-05-09", omittedYear: 1604) == "--05-09")
        #expect(read("1604-06-19", isDate: true) == "--06-19")
        #expect(read("16040229") == "--02-29")
        #expect(read("1604") == "missing")
        #expect(read("0000-05-14") == "--05-14")
        #expect(read("0000-00-00") == "unreadable")
        // The parameter speaks of one year only.
        #expect(read("1985-05-09", omittedYear: 1604) == "1985-05-09")
        #expect(read("1900-05-09", omittedYear: 1900) == "--05-09")
        #expect(read("1901-02-29", omittedYear: 1901) == "unreadable")
    }

    @Test func `texts that a writer declares and empty values are missing`() {
        #expect(read("circa 1800", isText: true) == "missing")
        #expect(read("1980-06-05", isText: true) == "missing")
        #expect(read("") == "missing")
        #expect(read("  ") == "missing")
        #expect(read("T13") == "missing")
        #expect(read("T102200Z") == "missing")
    }

    @Test(arguments: [
        "19879215", "19020229", "1902-02-29", "1980-13-01", "--0230", "--1301", "---32", "---00", "Jan 1, 1970",
        "someday", "x", ";VALUE=text:circa 1800", "198006", "80-06-05", "1980-06-05X", "1980-06-05Tnoon", "1980/06/05",
        "5.6.1980", "1980-06-055", "19800605000000000000", "--", "-", "1980--05", "02-10", "１９８０",
    ])
    func `anything else is unreadable`(text: String) {
        #expect(read(text) == "unreadable")
    }

    @Test func `month and day alone are read where a date is declared`() {
        #expect(read("02-10", isDate: true) == "--02-10")
        #expect(read("13-10", isDate: true) == "unreadable")
    }
}
