import InnkeeperCore
import InnkeeperStore
import Testing
import TestSupport

/// What stands in the columns, seen through queries: each row of a table is asked for by all of its values.
struct RecordTablesTests {
    private struct Messages: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { field == .phone ? "" : "\(field.rawValue)" }
    }

    /// Rows of `table` for which the conditions hold.
    private func rows(_ table: String, _ dataset: Dataset, where conditions: [String]) -> [Int] {
        let sql = "SELECT row_id FROM \(table) WHERE " + conditions.joined(separator: " AND ")
        let check = CustomCheck(code: "house-check", severity: .info, message: "", sql: sql)
        var context = RunContext(today: CalendarDate(dayNumber: 0), now: 0)
        context.property.currency = Currency("JPY") ?? .none
        let outcome = SQLChecks().run([check], over: dataset, texts: Messages(), context: context, ticks: { 0 })[0]
        #expect(outcome.failure == nil, "\(sql)")
        return outcome.rows.map(\.row)
    }

    private func file(_ kind: RecordKind) -> SourceFile { SourceFile(source: "desk", kind: kind, path: "in/desk.csv") }

    @Test func `a booking stands with its values, and with NULL for what it lacks`() {
        // Given
        var dataset = datasetOf([
            TestBooking(
                property: "North", site: "A12", category: "Tent", channel: "web", arrival: 20_778, departure: 20_780,
                guests: 3, status: .inHouse, total: 41_250, tax: 638, rate: -5, currency: "USD", leadDays: -2),
            TestBooking(site: nil, arrival: nil, departure: nil, status: .invalid, currency: ""),
            TestBooking(arrival: 0, departure: 1, total: 1250, currency: "JPY"),
        ])
        dataset.files = [file(.bookings)]
        let record = RecordReference(offset: 10, length: 5, line: 7, file: 0)
        dataset.bookings.records = RecordColumn([record] + dataset.bookings.records.dropFirst())
        dataset.bookings.paid[0] = AmountCell(minorUnits: 10)
        dataset.bookings.bookedOn[0] = DateCell(raw: 20_780)
        dataset.bookings.nights[1] = .unreadable
        dataset.bookings.cancelledOn[0] = DateCell(raw: 20_777)
        dataset.bookings.commission[0] = AmountCell(minorUnits: 1500)
        dataset.bookings.net[0] = AmountCell(minorUnits: 8550)
        // Then
        #expect(
            rows(
                "bookings", dataset,
                where: [
                    "source = 'desk'", "file = 'in/desk.csv'", "line = 7", "reservation_id = 'R0'",
                    "property = 'North'", "site_number = 'A12'", "category = 'Tent'", "camper_name = 'camper_name'",
                    "phone IS NULL", "email = 'email'", "arrival = '2026-11-21'", "nights = 2",
                    "departure = '2026-11-23'", "guests = 3", "nightly_rate = -0.05", "total = 412.5", "paid = 0.1",
                    "tax = 6.38", "currency = 'USD'", "status = 'inHouse'", "booked_on = '2026-11-23'",
                    "lead_days = -2", "channel = 'web'", "cancelled_on = '2026-11-20'", "due_on IS NULL",
                    "commission = 15.0", "net = 85.5", "notes = 'notes'", "country = 'country'",
                ]) == [0])
        #expect(
            rows(
                "bookings", dataset,
                where: [
                    "source IS NULL", "property IS NULL", "site_number IS NULL", "arrival IS NULL", "nights IS NULL",
                    "departure IS NULL", "guests IS NULL", "total IS NULL", "currency IS NULL", "status = 'Invalid'",
                    "channel IS NULL",
                ]) == [1])
        #expect(rows("bookings", dataset, where: ["total = 1250.0", "currency = 'JPY'"]) == [2])
    }

    @Test func `a campsite stands with its values`() {
        var dataset = Dataset()
        var site = CampSite(number: "A12")
        site.property = "Lake"
        site.name = "Alder"
        site.category = "Tent"
        site.electricity = true
        site.water = false
        site.coordinate = Coordinate(latitude: 37.25, longitude: -121.5)
        site.capacity = CountCell(6)
        site.nightlyRate = AmountCell(minorUnits: 4550)
        site.closedFrom = DateCell(raw: 20_778)
        var refused = CampSite(number: "")
        refused.isRejected = true
        dataset.campSites.rows = [site, refused]
        #expect(
            rows(
                "campsites", dataset,
                where: [
                    "accepted = 1", "property = 'Lake'", "site_number = 'A12'", "name = 'Alder'", "category = 'Tent'",
                    "electricity = 1",
                    "water = 0", "latitude = 37.25", "longitude = -121.5", "capacity = 6", "nightly_rate = 4550.0",
                    "closed_from = '2026-11-21'", "closed_to IS NULL",
                ]) == [0])
        #expect(
            rows(
                "campsites", dataset,
                where: ["accepted = 0", "site_number IS NULL", "water IS NULL", "latitude IS NULL"]
            ) == [1])
    }

    @Test func `a contact and a place stand with their values`() {
        var dataset = Dataset()
        dataset.contacts.records = [.none]
        dataset.contacts.uid.append("u1")
        dataset.contacts.fullName.append("Ada Alder")
        dataset.contacts.firstName.append("Ada")
        dataset.contacts.lastName.append("Alder")
        dataset.contacts.phone.append("+1 408 555 0100")
        dataset.contacts.email.append("")
        dataset.contacts.birthday = [PartialDate(month: 6, day: 5)]
        dataset.contacts.birthdayState = [.present]
        dataset.contacts.excludedFromBirthdays = [false]
        dataset.contacts.rejected = [false]
        dataset.places.records = [.none]
        dataset.places.id.append("p1")
        dataset.places.name.append("Creek")
        dataset.places.category.append("park")
        dataset.places.latitude = [37.25]
        dataset.places.longitude = [-121.5]
        dataset.places.coordinateState = [.present]
        dataset.places.closed = [true]
        dataset.places.rejected = [true]
        #expect(
            rows(
                "contacts", dataset,
                where: [
                    "accepted = 1", "uid = 'u1'", "full_name = 'Ada Alder'", "first_name = 'Ada'",
                    "last_name = 'Alder'", "phone = '+1 408 555 0100'", "email IS NULL", "birthday = '--06-05'",
                ]) == [0])
        #expect(
            rows(
                "places", dataset,
                where: [
                    "accepted = 0", "id = 'p1'", "name = 'Creek'", "category = 'park'", "latitude = 37.25",
                    "longitude = -121.5", "closed = 1",
                ]) == [0])
    }
}
