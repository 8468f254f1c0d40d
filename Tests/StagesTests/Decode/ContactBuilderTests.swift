import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

@Suite struct ContactBuilderTests {
    private func decode(_ lines: String...) -> DecodedFile {
        let card = "BEGIN:VCARD\nVERSION:3.0\n\(lines.joined(separator: "\n"))\nEND:VCARD\n"
        let file = DecodedFile(VCardFormat.self, card)
        // The last bytes of a file are read in another way than those before.
        let among = DecodedFile(VCardFormat.self, card + String(repeating: "BEGIN:VCARD\nFN:B\nEND:VCARD\n", count: 5))
        #expect(among.described.first == file.described.first)
        return file
    }

    @Test func `the full name is the first of FN, N, ORG, NICKNAME, EMAIL and TEL that is there`() {
        #expect(decode("EMAIL:mailto:a@example.org", "N:Byron;Ada;;;", "FN:Dr. Byron").names == ["Dr. Byron"])
        #expect(decode("NICKNAME:Addie", "ORG:Firm", "N:Byron;Ada;;;", "FN: ").names == ["Ada Byron"])
        #expect(decode("N:Byron;;;;").names == ["Byron"])
        #expect(decode("N:김;철수;;;").names == ["김철수"])
        #expect(decode("N:;Ada;;;").names == ["Ada"])
        #expect(decode("NICKNAME:Addie", "ORG:Firm\\, Inc.;Sales", "N:;;;;").names == ["Firm, Inc."])
        #expect(decode("EMAIL:a@example.org", "NICKNAME:Addie").names == ["Addie"])
        #expect(decode("EMAIL:mailto:a@example.org").names == ["a@example.org"])
        #expect(decode("N:;;;;", "TEL:tel:+1 408 555 0100").names == ["+1 408 555 0100"])
        #expect(decode("BDAY:1980-06-05").names == [""])
    }

    @Test func `middle names are part of a name that is built`() {
        #expect(decode("N:Quinlan;Ann;Mary Jo,Lee;Dr.;Jr.").names == ["Ann Mary Jo Lee Quinlan"])
        #expect(decode("N:;;Quinlan;;").names == ["Quinlan"])
    }

    @Test func `of several nicknames the first one is the name`() {
        #expect(decode("NICKNAME:Jim,Jimmy").names == ["Jim"])
        #expect(decode("NICKNAME:Jim\\, the one,Jimmy").names == ["Jim, the one"])
    }

    @Test func `all numbers and addresses are kept, the best first`() {
        let contacts = decode(
            "TEL;TYPE=FAX:+1 408 555 0103", "TEL;TYPE=HOME:tel:+1 408 555 0100", "TEL;TYPE=CELL:+1 408 555\\, 0101",
            "EMAIL:ada@example.org", "EMAIL;TYPE=pref:mailto:a@example.org", "EMAIL: "
        ).contacts
        #expect(contacts.phone.texts == ["+1 408 555 0100"])
        #expect(contacts.otherPhones.texts == ["+1 408 555, 0101\n+1 408 555 0103"])
        #expect(contacts.email.texts == ["a@example.org"] && contacts.otherEmails.texts == ["ada@example.org"])
    }

    @Test func `of further numbers and addresses those without a text are left out`() {
        let contacts = decode(
            "TEL:+1 408 555 0100", "TEL:tel:", "TEL;TYPE=FAX:\\n",
            "EMAIL:mailto:", "EMAIL:a@example.org", "EMAIL:mailto:", "EMAIL:b@example.org"
        ).contacts
        #expect(contacts.phone.texts == ["+1 408 555 0100"] && contacts.otherPhones.texts == [""])
        #expect(contacts.otherEmails.texts == ["a@example.org\nb@example.org"])
    }

    @Test func `without N the parts of the name stay empty`() {
        let file = decode("FN:Ada Byron")
        #expect(file.contacts.firstName[0] == "")
        #expect(file.contacts.lastName[0] == "")
    }

    @Test(arguments: [
        ("Ada Ben", "Ada Ben", "Ada Ben"), (" Ada ", "Ada", "Ada"), ("\u{C4}da", "\u{C4}da", "\u{C4}da"),
        // A comma separates the parts of a name.
        ("Ada,Ben", "Ada,Ben", "Ada Ben"), ("Ada\\,Ben", "Ada,Ben", "Ada,Ben"),
        ("Ada\\\\Ben", "Ada\\Ben", "Ada\\Ben"), ("Ada\tBen", "Ada Ben", "Ada Ben"),
    ])
    func `texts are on one line, without escapes and blanks around them`(text: String, line: String, part: String) {
        // given the text in every property that is kept
        let file = decode("FN:\(text)", "N:\(text);\(text)", "TEL:\(text)", "EMAIL:\(text)", "UID:\(text)")

        // then
        let contacts = file.contacts
        #expect(
            [contacts.fullName[0], contacts.phone[0], contacts.email[0], contacts.uid[0]] == [line, line, line, line])
        #expect([contacts.lastName[0], contacts.firstName[0]] == [part, part])
    }

    @Test func `a name is one line`() {
        #expect(decode("FN:Ada\\nByron\\n").names == ["Ada Byron"])
        #expect(decode("FN:\\nADMIN").names == ["ADMIN"])
    }

    @Test func `prefixes are taken from phone and e-mail only where they stand`() {
        let file = decode("TEL:TEL:+1", "EMAIL:mailtosomeone@example.org")
        #expect(file.contacts.phone[0] == "+1")
        #expect(file.contacts.email[0] == "mailtosomeone@example.org")
    }
}
