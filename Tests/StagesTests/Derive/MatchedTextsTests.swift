import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct MatchedTextsTests {
    private struct Messages: BookingTexts {
        var name = ""
        var email = ""
        var phone = ""

        func text(_ row: Int, _ field: BookingField) -> String {
            switch field {
            case .camperName: name
            case .email: email
            case .phone: phone
            default: ""
            }
        }
    }

    private let contacts = makeContacts([
        TestContact(
            name: "Ada Alder", birthday: PartialDate(year: 1980, month: 2, day: 29), email: "ada@example.org",
            phone: "(408) 555-0100")
    ])

    private func isConfirmed(_ reason: MatchReason, _ texts: Messages) -> Bool {
        MatchedTexts.confirm(
            BookingMatch(booking: 0, contact: 0, reason: reason), contacts, texts, country: "US")
    }

    @Test func `a match stands when the texts agree and no other name speaks against it`() {
        #expect(isConfirmed(.email, Messages(name: "Alder, A.", email: "ADA@example.org")))
        #expect(isConfirmed(.email, Messages(email: "ada@example.org")))
        #expect(!isConfirmed(.email, Messages(name: "Ben Birch", email: "ada@example.org")))
        #expect(!isConfirmed(.email, Messages(name: "Ada Alder", email: "ada@example.com")))
        #expect(isConfirmed(.phone, Messages(name: "Ada Elm", phone: "+1 408 555 0100")))
        #expect(!isConfirmed(.phone, Messages(name: "Ada Elm", phone: "")))
        #expect(isConfirmed(.name, Messages(name: "ALDER Ada")))
        #expect(!isConfirmed(.name, Messages(name: "Ada Alders")))
        // A record that can't be read any more confirms nothing
        for reason in MatchReason.allCases { #expect(!isConfirmed(reason, Messages())) }
    }

    @Test func `any address or number of the contact confirms`() {
        let contacts = makeContacts([
            TestContact(name: "Ada Alder", otherEmails: ["ada@work.example"], otherPhones: ["fax", "(408) 555-0142"])
        ])
        func isConfirmed(_ reason: MatchReason, _ texts: Messages) -> Bool {
            MatchedTexts.confirm(
                BookingMatch(booking: 0, contact: 0, reason: reason), contacts, texts, country: "US")
        }
        #expect(isConfirmed(.email, Messages(name: "Ada", email: "Ada@work.example")))
        #expect(isConfirmed(.phone, Messages(name: "Ada", phone: "+1 408 555 0142")))
        #expect(!isConfirmed(.phone, Messages(name: "Ada", phone: "+1 408 555 0143")))
    }

    @Test func `a contact without a name contradicts nobody's`() {
        let contacts = makeContacts([TestContact(name: "+1 408 555 0142", phone: "+1 408 555 0142")])
        let match = BookingMatch(booking: 0, contact: 0, reason: .phone)
        let texts = Messages(name: "Ada Alder", phone: "408 555 0142")
        #expect(MatchedTexts.confirm(match, contacts, texts, country: "US"))
    }

    /// The dataset after birthdays and matching, with stays of Ada at these days.
    private func stay(
        _ days: [(String, String)], today: String, leapDay: String = "feb28", status: BookingStatus = .confirmed,
        texts: Messages = Messages(name: "Ada Alder", email: "ada@example.org")
    ) async -> BirthdayStay? {
        var dataset = datasetOf(
            days.map { TestBooking(arrival: day($0.0).dayNumber, departure: day($0.1).dayNumber, status: status) })
        dataset.contacts = contacts
        dataset.matches = days.indices.map { BookingMatch(booking: $0, contact: 0, reason: .email) }
        dataset.provided = [.matches]
        let options = OptionValues(["days": .integer(366), "leapDay": .text(leapDay)])
        var result = await runStage(BirthdaysStage(options: options), on: dataset, in: testWorld(today: day(today)))
        result.findBirthdayStays(texts, country: "US")
        return result.birthdays.first?.stay
    }

    @Test func `a birthday falls within a stay from its first night to its last`() async {
        let found = BirthdayStay(booking: 0, reason: .email)
        // 2028 is a leap year, 2027 is none
        #expect(await stay([("2028-02-28", "2028-03-01")], today: "2028-02-01") == found)
        #expect(await stay([("2028-02-29", "2028-03-01")], today: "2028-02-01") == found)
        #expect(await stay([("2028-02-20", "2028-02-29")], today: "2028-02-01") == nil)
        #expect(await stay([("2027-02-27", "2027-03-01")], today: "2027-02-01") == found)
        #expect(await stay([("2027-02-27", "2027-03-01")], today: "2027-02-01", leapDay: "mar1") == nil)
        #expect(await stay([("2027-02-27", "2027-03-02")], today: "2027-02-01", leapDay: "mar1") == found)
        #expect(await stay([("2027-02-27", "2027-03-02")], today: "2027-02-01", leapDay: "leap-years") == nil)
    }

    @Test func `a stay over the turn of the year holds the birthdays of both years`() async {
        var dataset = datasetOf([
            TestBooking(arrival: day("2026-12-30").dayNumber, departure: day("2027-01-03").dayNumber)
        ])
        for birthday in [PartialDate(month: 12, day: 31), PartialDate(month: 1, day: 1), PartialDate(month: 1, day: 3)]
        {
            dataset.contacts = makeContacts([
                TestContact(name: "Ada Alder", birthday: birthday, email: "ada@example.org")
            ])
            dataset.matches = [BookingMatch(booking: 0, contact: 0, reason: .email)]
            dataset.provided = [.matches]
            var result = await runStage(
                BirthdaysStage(options: OptionValues()), on: dataset, in: testWorld(today: day("2026-12-20")))
            result.findBirthdayStays(Messages(name: "Ada", email: "ada@example.org"), country: "")
            #expect((result.birthdays.first?.stay != nil) == (birthday?.day != 3))
        }
    }

    @Test func `of several stays the first that arrives and is confirmed is told`() async {
        #expect(
            await stay([("2028-02-29", "2028-03-02"), ("2028-02-27", "2028-03-02")], today: "2028-02-01")?.booking == 1)
        #expect(await stay([("2028-02-28", "2028-03-02")], today: "2028-02-01", status: .cancelled) == nil)
        #expect(await stay([("2028-02-28", "2028-03-02")], today: "2028-02-01", status: .pending) != nil)
        #expect(
            await stay([("2028-02-28", "2028-03-02")], today: "2028-02-01", texts: Messages(name: "Ben Birch")) == nil)
    }

    @Test func `a family's telephone, an agency's number and a channel's address give nobody a birthday in a stay`()
        async
    {
        // Given people with birthdays in these days, and guests who share no more with them than that
        let birthday = PartialDate(month: 11, day: 22)
        let guests = [
            ("Max Alder", "", "408 555 0100"), ("Eva Alder", "", "408 555 0100"),
            ("Cleo Elm", "", "408 555 0142"), ("Fay Fir", "", "408 555 0142"), ("Gus Gum", "", "408 555 0142"),
            ("Ida Ivy", "", "408 555 0142"), ("Dora Elm", "x.1@guest.booking.com", ""),
        ]
        var dataset = datasetOf(
            guests.map { _ in
                TestBooking(arrival: day("2026-11-20").dayNumber, departure: day("2026-11-25").dayNumber)
            })
        dataset.bookings.camper = guests.map { PersonName.hash(Array($0.0.utf8)[...]) }
        dataset.bookings.email = guests.map { EmailAddress.hash(Array($0.1.utf8)[...]) }
        dataset.bookings.phone = guests.map { PhoneNumber.e164(Array($0.2.utf8)[...], country: "US") }
        dataset.contacts = makeContacts([
            TestContact(name: "Ada Alder", birthday: birthday, phone: "+1 408 555 0100"),
            TestContact(name: "Ben Alder", birthday: birthday, otherPhones: ["+1 408 555 0100"]),
            TestContact(name: "Cleo Cedar", birthday: birthday, phone: "+1 408 555 0142"),
            TestContact(name: "Dora Dogwood", birthday: birthday, email: "x.1@guest.booking.com"),
        ])
        var context = testWorld()
        context.property.country = "US"
        // When
        var result = await runStage(MatchingStage(options: OptionValues()), on: dataset, in: context)
        result = await runStage(BirthdaysStage(options: OptionValues()), on: result, in: context)
        result.findBirthdayStays(Messages(), country: "US")
        // Then
        #expect(result.matches.isEmpty && result.birthdays.count == 4)
        #expect(result.birthdays.allSatisfy { $0.stay == nil })
    }

    @Test func `a match with any contact of the person counts`() async {
        // Given one person in two books, and the second one matched
        var dataset = datasetOf([
            TestBooking(arrival: day("2026-11-20").dayNumber, departure: day("2026-11-25").dayNumber)
        ])
        dataset.contacts = makeContacts([
            TestContact(name: "Ada Alder", birthday: PartialDate(month: 11, day: 22), email: "ada@example.org"),
            TestContact(name: "Ada Alder", email: "ada@example.org", phone: "+1 408 555 0100"),
        ])
        dataset.matches = [BookingMatch(booking: 0, contact: 1, reason: .phone)]
        dataset.provided = [.matches]
        var result = await runStage(BirthdaysStage(options: OptionValues()), on: dataset)
        result.findBirthdayStays(Messages(name: "Ada Alder", phone: "+1 408 555 0100"), country: "")
        #expect(result.birthdays.map(\.stay) == [BirthdayStay(booking: 0, reason: .phone)])
    }
}
