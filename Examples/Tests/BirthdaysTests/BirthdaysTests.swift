import Birthdays
import Core
import Foundation
import InnkeeperClient
import Support
import Testing

/// The story of the second app: an address book, where it comes from, and whose birthday is next.
struct BirthdaysTests {
    private let desk: Desk
    private let preference = MemoryPreference()
    private let screen: PeopleScreen

    init() throws {
        desk = try deskInMemory()
        screen = try PeopleScreen(desk: desk, preference: preference)
    }

    private func card(_ first: String, _ last: String, _ more: String = "") -> String {
        "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(first) \(last)\r\nN:\(last);\(first);;;\r\n\(more)END:VCARD\r\n"
    }

    @Test func `people are sorted by last name, or by first name when asked, and it is kept`() throws {
        _ = try screen.add(firstName: "Ada", lastName: "Willow", birthday: nil)
        _ = try screen.add(firstName: "Ben", lastName: "Birch", birthday: nil)
        #expect(screen.rows == ["Birch, Ben", "Willow, Ada"])
        try screen.list.sort(by: .firstName)
        #expect(screen.rows == ["Ada Willow", "Ben Birch"])
        #expect(try PeopleScreen(desk: desk, preference: preference).rows == ["Ada Willow", "Ben Birch"])
    }

    @Test func `a person without a name is not added`() throws {
        #expect(try !screen.add(firstName: " ", lastName: "", birthday: nil))
        #expect(screen.rows.isEmpty)
    }

    @Test func `a person is removed`() throws {
        _ = try screen.add(firstName: "Ada", lastName: "Willow", birthday: nil)
        try screen.remove(row: 0)
        #expect(screen.rows.isEmpty)
        #expect(try desk.contacts.getPeople().isEmpty)
    }

    @Test func `an address book is imported once, however often`() async {
        let book = AddressBook(list: screen.list)
        let file = Array(
            (card("Ada", "Willow", "EMAIL:ada@example.org\r\n") + card("Ben", "Birch", "TEL:555-0100\r\n")).utf8)
        #expect(await book.importFile(file) == "2 new, 0 known already")
        #expect(await book.importFile(file) == "0 new, 2 known already")
        #expect(screen.rows == ["Birch, Ben", "Willow, Ada"])
    }

    @Test func `a card of nobody is left out, and said to be`() async {
        let file = card("Ada", "Willow") + "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Friends\r\nEND:VCARD\r\n"
        #expect(
            await AddressBook(list: screen.list).importFile(Array(file.utf8)) == "1 new, 0 known already, 1 left out")
    }

    @Test func `a file that is no address book is told`() async {
        let sentence = await AddressBook(list: screen.list).importFile(Array("Dear guest".utf8))
        #expect(sentence.hasPrefix("This is no address book: "))
    }

    @Test func `an import of a thousand cards is one notice`() async {
        var saved = desk.center.notices(.didSave).makeAsyncIterator()
        let cards = (1...1_000).map { card("Guest", "No \($0)", "EMAIL:guest\($0)@example.org\r\n") }.joined()
        #expect(await AddressBook(list: screen.list).importFile(Array(cards.utf8)) == "1000 new, 0 known already")
        #expect(await saved.next()?.details["Changes"] == "1000")
    }

    @Test func `people are fetched from a web service`() async throws {
        let body = card("Ada", "Willow", "EMAIL:ada@example.org\r\n")
        let host = "people.example.org"
        let service = PeopleService(
            endpoint: try #require(URL(string: "https://\(host)/people")), token: "secret", list: screen.list,
            session: StubbedWeb.session(host, .init(body: body + body)))
        let fetched = try await service.fetch()
        #expect(fetched.added == 1 && fetched.known == 1)
        #expect(screen.rows == ["Willow, Ada"])
        let request = try #require(StubbedWeb.requests(to: host).first)
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
    }

    @Test func `a person is posted to a web service, with a key that stays the same`() async throws {
        let host = "posting.example.org"
        let service = PeopleService(
            endpoint: try #require(URL(string: "https://\(host)/people")), token: nil, list: screen.list,
            session: StubbedWeb.session(host, .init(status: 201)))
        let ada = PersonInfo(id: 7, firstName: "Ada", lastName: "Willow")
        try await service.post(ada)
        try await service.post(ada)
        let keys = StubbedWeb.requests(to: host).map { $0.value(forHTTPHeaderField: "Idempotency-Key") }
        #expect(keys == ["person-7", "person-7"])
    }

    @Test func `birthdays come in their order, with the age where the year is known`() throws {
        // Given it is the 24th of November at the campground
        _ = try screen.add(firstName: "Ada", lastName: "Willow", birthday: PartialDate(year: 1986, month: 11, day: 24))
        _ = try screen.add(firstName: "Ben", lastName: "Birch", birthday: PartialDate(month: 11, day: 25))
        _ = try screen.add(firstName: "Cleo", lastName: "Cedar", birthday: PartialDate(year: 1990, month: 12, day: 24))
        _ = try screen.add(firstName: "Dora", lastName: "Dogwood", birthday: PartialDate(month: 12, day: 25))
        let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        // When
        let lines = Reminders(list: screen.list, zone: zone).lines(
            at: try Date("2026-11-25T05:00:00Z", strategy: .iso8601))
        // Then
        #expect(
            lines == [
                "Ada Willow turns 40 today", "Ben Birch has a birthday tomorrow", "Cleo Cedar turns 36 in 30 days",
            ])
    }

    @Test func `an alarm rings when the day begins at the campground`() throws {
        let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        let ada = PersonInfo(firstName: "Ada", lastName: "Willow", birthday: PartialDate(month: 7, day: 4))
        let today = try #require(CalendarDate(iso: "2026-11-24"))
        let next = try #require(ada.nextBirthday(from: today))
        let alarm = Reminders(list: screen.list, zone: zone).alarm(for: next)
        #expect(alarm == (try Date("2027-07-04T07:00:00Z", strategy: .iso8601)))
    }
}
