import InnkeeperWorkbooks
import Testing

@Suite struct SerialDateTests {
    @Test(arguments: [
        (1.0, "1900-01-01"), (59, "1900-02-28"), (60, "1900-02-29"), (61, "1900-03-01"), (36_526, "2000-01-01"),
        (45_429, "2024-05-17"), (2_958_465, "9999-12-31"),
    ])
    func `days are counted as Excel counts them`(serial: Double, date: String) {
        #expect(SerialDate.value(serial, as: .date, is1904: false) == .date(date))
    }

    @Test func `Macs count from 1904`() {
        #expect(SerialDate.value(1, as: .date, is1904: true) == .date("1904-01-02"))
        #expect(SerialDate.value(60, as: .date, is1904: true) == .date("1904-03-01"))
    }

    @Test func `the part of a day is a time, rounded to the thousandth of a second`() {
        #expect(SerialDate.value(45_429.75, as: .date, is1904: false) == .datetime("2024-05-17T18:00:00"))
        #expect(SerialDate.value(0.5, as: .date, is1904: false) == .time("12:00:00"))
        #expect(SerialDate.value(45_429.9999999999, as: .date, is1904: false) == .date("2024-05-18"))
        #expect(SerialDate.value(0.123456789, as: .date, is1904: false) == .time("02:57:46.667"))
    }

    @Test(arguments: [-1, 2_958_466, .infinity, 1e300])
    func `what no date can be stays a number`(serial: Double) {
        #expect(SerialDate.value(serial, as: .date, is1904: false) == .number(serial))
    }

    @Test func `elapsed time goes beyond a day and below nothing`() {
        #expect(SerialDate.value(1.5, as: .duration, is1904: false) == .duration("PT36H0M0S"))
        #expect(SerialDate.value(-0.5, as: .duration, is1904: false) == .duration("-PT12H0M0S"))
        #expect(SerialDate.value(0.25, as: .duration, is1904: false) == .time("06:00:00"))
    }
}
