import InnkeeperServices
import Testing

struct PhoneNumberTests {
    @Test(arguments: [
        // In the United States, in Britain, in Hungary, in Russia, in Italy, in Spain.
        (
            "US", ["+1 408 555 0100", "(408) 555-0100", "1-408-555-0100", "011 1 408.555.0100", "4085550100 x12"],
            14_085_550_100
        ),
        ("GB", ["+44 20 7946 0018", "020 7946 0018", "+44 (0)20 7946 0018", "0044 2079460018"], 442_079_460_018),
        ("HU", ["+36 1 555 0100", "06 1 555 0100"], 3_615_550_100),
        ("RU", ["+7 495 555 01 00", "8 (495) 555-01-00", "8107 495 555 0100"], 74_955_550_100),
        ("IT", ["+39 06 555 0100", "06 555 0100", "0039065550100"], 39_065_550_100),
        ("ES", ["+34 955 550 100", "955550100", "0034955550100;ext=5"], 34_955_550_100),
    ])
    func `one number is one, however it is written`(country: String, texts: [String], number: UInt64) {
        for text in texts { #expect(e164(text, country) == number, "\(text)") }
    }

    @Test func `without a country a number is compared only with others like it`() {
        #expect(e164("408 555 0100", "") == e164("(408) 555-0100", ""))
        #expect(e164("408 555 0100", "") != e164("408 555 0100", "US"))
        #expect(e164("408 555 0100", "") > 999_999_999_999_999)
        #expect(e164("+1 408 555 0100", "") == 14_085_550_100)
        #expect(e164("+1 408 555 0100", "DE") == 14_085_550_100)
    }

    @Test(arguments: [
        "", "ask at the desk", "555-01", "+", "+1", "+1 408 555 0100 0100 0100", "1 + 2345678", "++14085550100",
        "12345678901234567890123", "call me", "408555010a",
    ])
    func `what can't be dialled is no number`(text: String) {
        #expect(e164(text, "US") == 0)
        #expect(e164(text, "") == 0)
    }

    private func e164(_ text: String, _ country: String) -> UInt64 {
        PhoneNumber.e164(Array(text.utf8)[...], country: country)
    }
}
