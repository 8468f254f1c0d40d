import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

@Suite struct ContactFieldsTests {
    private func decode(_ lines: String...) -> DecodedFile {
        DecodedFile(VCardFormat.self, "BEGIN:VCARD\nVERSION:4.0\n\(lines.joined(separator: "\n"))\nEND:VCARD\n")
    }

    @Test func `the preferred property counts, else the first that is not empty`() {
        #expect(decode("TEL:", "TEL:1", "TEL:2").contacts.phone[0] == "1")
        #expect(decode("TEL;PREF=2:1", "TEL;PREF=1:2", "TEL:3").contacts.phone[0] == "2")
        #expect(decode("TEL;PREF=1:", "TEL:2").contacts.phone[0] == "2")
        #expect(decode("FN:First", "FN;PREF=1:Best").names == ["Best"])
    }

    @Test func `a card has one birthday, the best that is said`() {
        // given the pair that RFC 6350 writes with ALTID, in both orders
        let pair = ["BDAY;ALTID=1:20160801", "BDAY;ALTID=1;VALUE=text:2016-08-01"]
        #expect(decode(pair[0], pair[1]).birthdays == ["2016-08-01"])
        #expect(decode(pair[1], pair[0]).birthdays == ["2016-08-01"])

        // and others
        #expect(decode("BDAY:", "BDAY:rubbish").contacts.birthdayState == [.unreadable])
        #expect(decode("BDAY:rubbish", "BDAY;VALUE=text:circa 1800").contacts.birthdayState == [.missing])
        #expect(decode("BDAY:19800101", "BDAY:19810101").birthdays == ["1980-01-01"])
        #expect(decode("FN:A").contacts.birthdayState == [.missing])
        #expect(decode("BDAY;VALUE=DATE:").contacts.birthdayState == [.missing])
    }

    @Test func `Apple's parameter is honoured`() {
        #expect(decode("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09").birthdays == ["--05-09"])
        #expect(decode("BDAY;VALUE=date:1604-06-19").birthdays == ["--06-19"])
        #expect(decode("BDAY;X-APPLE-OMIT-YEAR=1604:1980-05-09").birthdays == ["1980-05-09"])
        #expect(decode("BDAY;value=date:02-10").birthdays == ["--02-10"])
    }

    @Test func `Nextcloud's exclusion is honoured when it is true`() {
        #expect(decode("X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR:true").contacts.excludedFromBirthdays == [true])
        #expect(decode("X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR:false").contacts.excludedFromBirthdays == [false])
    }
}
