import Testing
@testable import InnkeeperCore

struct PersonalShapeTests {
    @Test(arguments: [
        "ada@example.org", "mailto:ada.b+c@mail.example.co.uk", "reply to <jürgen@exämple.de>, please",
        "7f8e@calendar.example.com", "+49 170 5551234", "call +491705551234 at noon", "+1 (555) 010-0199",
        "(555) 010-0199", "555.010.0199", "1-555-010-0199", "0170 5551234", "089/1234567", "(030) 1234567",
        "01 23 45 67 89", "0049 170 5551234", "2 guests 0170 5551234", "tel:+15550100199",
        "Ben 0171-5551234 on 2026-07-01",
    ])
    func `an address or a number is seen wherever it is`(text: String) {
        #expect(PersonalShape.isIn(text))
    }

    @Test(arguments: [
        "", "AC-1075", "R1", "1000245877", "HMABCD1234", "2026-07-01", "01.07.2026", "2026-07-01T03:00:00Z",
        "01/07/2026 10:00", "2026-07-01 03:00 to 2026-07-04", "14,431.60", "1 234 567,89", "48.8577123, 2.2951234",
        "+48.85771+002.29/", "Dogwood 12", "12 @ 45.00 EUR", "@desk", "a @ b.c", "guests@",
        "urn:uuid:12345678-1234-1234",
        "0000012345", "0.123456789", "123456789012345678", "confirmed", "550e8400-e29b-41d4-a716-446655440000",
    ])
    func `numbers of bookings, dates, amounts and places are shown`(text: String) {
        #expect(!PersonalShape.isIn(text))
    }

    @Test func `a line is masked where they are, a point for each character`() {
        let line = "R1,jürgen@exämple.de,2026-07-01,+49 170 5551234,\"0170 5551234\""
        #expect(
            PersonalShape.masked(line)
                == "R1,•••••••••••••••••,2026-07-01,+••••••••••••••,\"••••••••••••\"")
        #expect(PersonalShape.masked("R1,2026-07-01") == "R1,2026-07-01")
    }
}
