// A walk through all three apps: `swift run tour`. It keeps nothing and asks no network.

import Birthdays
import Campground
import Core
import Foundation
import InnkeeperClient
import PointsOfInterest

var property = Property()
property.name = "Alder Creek"
property.timeZone = "America/Los_Angeles"
let desk = Desk(store: try SQLiteStore(.memory), property: property)
let here = Coordinate(latitude: 37.7455, longitude: -119.5936)

print("Points of interest")
_ = try await desk.places.addPlaces([
    PlaceInfo(name: "Long Lake", coordinate: Coordinate(latitude: 37.7536, longitude: -119.5829)),
    PlaceInfo(
        name: "Bread & Butter", category: "bakery", coordinate: Coordinate(latitude: 37.7421, longitude: -119.5936)),
])
let nearby = NearbyScreen(desk: desk)
await nearby.appear()
for line in nearby.lines(around: here) { print("  \(line)") }

print("Birthdays")
let people = PeopleListProvider(contacts: desk.contacts, preference: DefaultsSortPreference(UserDefaults()))
let card = """
    BEGIN:VCARD
    VERSION:4.0
    FN:Ada Alder
    N:Alder;Ada;;;
    BDAY:--0229
    END:VCARD
    """
print("  \(await AddressBook(list: people).importFile(Array(card.utf8)))")
let zone = TimeZone(identifier: property.timeZone) ?? .gmt
for line in Reminders(list: people, zone: zone).lines(at: Date(), days: 366) { print("  \(line)") }

print("Campground")
let plan = SitePlan(desk: desk)
for _ in 1...3 { _ = try plan.addNext(electricity: true, water: true) }
let reception = Reception(desk: desk)
let today = CalendarDate(Date(), in: zone)
for nights in [2, 0] {
    let answer = try reception.reserve(1, for: "Ben Birch", phone: "408-555-0100", from: today, nights: nights)
    print("  \(answer.sentence)")
}
print("  Free tonight: \(try reception.freeSites(from: today, nights: 1).joined(separator: ", "))")
