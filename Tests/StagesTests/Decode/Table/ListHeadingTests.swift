@testable import InnkeeperStages
import Testing

struct ListHeadingTests {
    @Test(arguments: [
        ("emails[]", ["email"]), ("emailAddresses[].value", ["email"]), ("emailAddresses[].address", ["email"]),
        ("contact.phones[].number", ["phone"]), ("homePhones[]", ["homephone"]), ("phones[].type", []),
        ("names[].givenName", ["givenname"]), ("birthdays[].date.year", ["birthyear"]), ("birthdays[].text", []),
        ("rooms[]", ["room"]), ("rooms[].name", ["roomname"]), ("rooms[].roomNumber", ["roomnumber"]),
        ("units[].room_type", ["roomtype"]), ("rooms[].guest.name", []), ("rooms[].checkIn", ["checkin"]),
        ("rooms[].stay.to", ["to"]), ("items[].departure_date", ["departuredate"]), ("items[].to", []),
        ("items[].name", []), ("items[].roomNumber", ["roomnumber"]), ("rooms[].lastNight", ["roomlastnight"]),
        ("rooms[].customers[].surname", ["guestsurname", "surname"]), ("roomStays[].roomType", ["roomtype"]),
        ("guests[].firstName", ["guestfirstname", "firstname"]),
        ("guests[].age", []), ("latlng[]", ["latlng"]), ("tags[].name", []), ("emails", []),
    ])
    func `a heading of an array means what its values are`(heading: String, words: [String]) {
        #expect(ListHeading.words(heading) == words)
    }

    @Test(arguments: [
        ("guests[].name", true), ("names[].familyName", true), ("birthdays[].date.day", true), ("phones[]", false),
        ("rooms[].name", false), ("name", false),
    ])
    func `only the first guest, name and birthday counts`(heading: String, first: Bool) {
        #expect(ListHeading.takesFirst(heading) == first)
    }

    @Test(arguments: [
        ("rooms[].dfrom", true), ("bookingItems[].stay.checkOut", true), ("rooms[].name", false),
        ("guests[].arrival", false), ("arrival", false), ("rooms[].price.from", false),
    ])
    func `days of what is booked together may be one`(heading: String, holdsDays: Bool) {
        #expect(ListHeading.holdsDays(heading) == holdsDays)
    }

    @Test func `the first of several values is the one before the separator`() {
        #expect(["2026-12-14; 2026-12-20", "A1", ""].map(ListHeading.first) == ["2026-12-14", "A1", ""])
    }

    @Test func `in another list, only guests are read`() {
        #expect(ListHeading.isRead(Array("rooms[].guests".utf8), from: 7, isInside: true))
        #expect(!ListHeading.isRead(Array("rooms[].units".utf8), from: 7, isInside: true))
    }

    @Test(arguments: [
        ("phoneNumbers", 0, true), ("guest.email_addresses", 5, true), ("guest.tags", 5, false), ("rates", 0, false),
        ("emails.emails", 6, true), ("aVeryLongNameOfAnArrayOfPhones", 0, false),
    ])
    func `other arrays are passed over`(path: String, start: Int, isRead: Bool) {
        #expect(ListHeading.isRead(Array(path.utf8), from: start) == isRead)
    }
}
