import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Every shape of BDAY that exporters are known to write, through the whole reader.
@Suite struct VCardBirthdaysTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        var lines: String
        var birthday: String
        var state: CellState
        var findings: [String] = []

        init(_ lines: String, _ birthday: String, _ state: CellState = .present, _ findings: [String] = []) {
            (self.lines, self.birthday, self.state, self.findings) = (lines, birthday, state, findings)
        }

        var testDescription: String { lines }
    }

    static let shapes: [Shape] = [
        // Basic and extended, in every version.
        Shape("BDAY:19800118", "1980-01-18"), Shape("BDAY:1980-06-05", "1980-06-05"),
        Shape("BDAY:1980-6-5", "1980-06-05"),
        // Of a date with a time the written date, whatever the zone.
        Shape("BDAY:1955-07-19T00:00:00Z", "1955-07-19"), Shape("BDAY:20160725T000000Z", "2016-07-25"),
        Shape("BDAY:1996-04-15T201243+04:00", "1996-04-15"), Shape("BDAY:1953-10-15T23:10:00Z", "1953-10-15"),
        Shape("BDAY:1987-09-27T08:30:00-06:00", "1987-09-27"), Shape("BDAY:1979-12-25T02:00:00", "1979-12-25"),
        // Without a year.
        Shape("BDAY:--0414", "--04-14"), Shape("BDAY:--04-14", "--04-14"), Shape("BDAY:--0311", "--03-11"),
        Shape("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", "--05-09"), Shape("BDAY;VALUE=date:1604-06-19", "--06-19"),
        Shape("BDAY;X-APPLE-OMIT-YEAR=1604:1980-05-09", "1980-05-09"),
        Shape(
            "BDAY;value=date:02-10", "--02-10", .present,
            ["vcard-line-malformed 4:17 loose-birthday"]),
        Shape("BDAY:0000-05-14", "--05-14"), Shape("BDAY:00000514", "--05-14"),
        // Partial.
        Shape("BDAY:1980", "1980"), Shape("BDAY:1980-02", "1980-02"), Shape("BDAY:---28", "---28"),
        Shape("BDAY:--01", "--01"), Shape("BDAY:T13", "", .missing), Shape("BDAY:--0128T13", "--01-28"),
        // Texts, and nothing.
        Shape("BDAY;VALUE=text:circa 1800", "", .missing), Shape("BDAY:;VALUE=text:circa 1800", "", .unreadable),
        Shape("BDAY:", "", .missing), Shape("BDAY;VALUE=DATE:", "", .missing), Shape("NOTE:x", "", .missing),
        // As in tables, if that can mean only one day.
        Shape("BDAY:Jan 1, 1970", "1970-01-01"), Shape("BDAY:May 14\\, 1985", "1985-05-14"),
        Shape("BDAY:14.05.1985", "1985-05-14"),
        Shape("BDAY:05/14/1985", "1985-05-14"), Shape("BDAY:1985/05/14", "1985-05-14"),
        Shape("BDAY:5. Juni 1980", "1980-06-05"), Shape("BDAY:05/06/1985", "", .unreadable),
        Shape("BDAY:14.05.85", "", .unreadable), Shape("BDAY:00000000", "", .missing),
        Shape("BDAY;VALUE=text:14.05.1985", "", .missing),
        // No dates.
        Shape("BDAY:someday", "", .unreadable), Shape("BDAY:summer of 1985", "", .unreadable),
        Shape("BDAY:x", "", .unreadable),
        // Dates that do not exist.
        Shape("BDAY:19879215", "", .unreadable), Shape("BDAY:19020229", "", .unreadable),
        Shape("BDAY:20000229", "2000-02-29"),
        Shape("BDAY:--0229", "--02-29"), Shape("BDAY:--0230", "", .unreadable),
        // Old ones: a rule doubts them, the reader does not.
        Shape("BDAY:09001231", "0900-12-31"), Shape("BDAY:1900-01-01", "1900-01-01"),
        // Two that are one.
        Shape("BDAY;ALTID=1:20160801\nBDAY;ALTID=1;VALUE=text:2016-08-01", "2016-08-01"),
    ]

    @Test(arguments: shapes, ["2.1", "3.0", "4.0"])
    func `a birthday is what its writer meant, or is told to be none`(shape: Shape, version: String) {
        // when
        let file = DecodedFile(
            VCardFormat.self, "BEGIN:VCARD\nVERSION:\(version)\nFN:A\n\(shape.lines)\nTEL:1\nEND:VCARD\n")

        // then the card stands in any case
        #expect(file.described == ["A|||1||\(shape.birthday)"])
        #expect(file.contacts.birthdayState == [shape.state])
        #expect(file.said == shape.findings)
    }
}
