import InnkeeperServices
import Testing

struct EmailAddressTests {
    private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    @Test func `case and blanks around it play no part`() {
        for text in ["ada@example.org", " Ada@Example.ORG\t", "ADA@EXAMPLE.ORG"] {
            #expect(EmailAddress.hash(bytes(text)) == EmailAddress.hash(bytes("ada@example.org")))
            #expect(EmailAddress.areEqual(bytes(text), bytes("ada@example.org")))
        }
        #expect(EmailAddress.hash(bytes("ada@example.com")) != EmailAddress.hash(bytes("ada@example.org")))
        #expect(!EmailAddress.areEqual(bytes("ada@example.com"), bytes("ada@example.org")))
    }

    @Test(arguments: ["", "@", "ada", "ada@", "@example.org", "  "])
    func `what is not an address is equal to nothing`(text: String) {
        #expect(EmailAddress.hash(bytes(text)) == 0)
        #expect(!EmailAddress.areEqual(bytes(text), bytes(text)))
    }

    @Test func `an address that a channel makes for a booking is a relay`() {
        func isRelay(_ text: String) -> Bool { EmailAddress.isRelay(Array(text.utf8)[...]) }
        #expect(isRelay("abc123@guest.booking.com"))
        #expect(isRelay(" user-7@Guest.Airbnb.com "))
        #expect(isRelay("x@eu.messages.homeaway.com"))
        #expect(!isRelay("ada@booking.com"))
        #expect(!isRelay("ada@notguest.booking.com"))
        #expect(!isRelay("guest.booking.com"))
    }
}
