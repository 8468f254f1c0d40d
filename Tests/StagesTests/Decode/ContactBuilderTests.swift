import Core
import Stages
import Testing

@Suite struct ContactBuilderTests {
    private func decode(_ lines: String...) -> DecodedFile {
        DecodedFile(VCardFormat.self, "BEGIN:VCARD\nVERSION:3.0\n\(lines.joined(separator: "\n"))\nEND:VCARD\n")
    }

    @Test func `the full name is the first of FN, N, ORG, NICKNAME and EMAIL that is there`() {
        #expect(decode("EMAIL:mailto:a@example.org", "N:Byron;Ada;;;", "FN:Dr. Byron").names == ["Dr. Byron"])
        #expect(decode("NICKNAME:Addie", "ORG:Firm", "N:Byron;Ada;;;", "FN: ").names == ["Ada Byron"])
        #expect(decode("N:Byron;;;;").names == ["Byron"])
        #expect(decode("N:;Ada;;;").names == ["Ada"])
        #expect(decode("NICKNAME:Addie", "ORG:Firm\\, Inc.;Sales", "N:;;;;").names == ["Firm, Inc."])
        #expect(decode("EMAIL:a@example.org", "NICKNAME:Addie").names == ["Addie"])
        #expect(decode("EMAIL:mailto:a@example.org").names == ["a@example.org"])
        #expect(decode("TEL:1").names == [""])
    }

    @Test func `without N the parts of the name stay empty`() {
        let file = decode("FN:Ada Byron")
        #expect(file.contacts.firstName[0] == "")
        #expect(file.contacts.lastName[0] == "")
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
