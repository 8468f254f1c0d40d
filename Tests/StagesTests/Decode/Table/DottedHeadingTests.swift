import InnkeeperCore
import InnkeeperStages
import Testing

struct DottedHeadingTests {
    /// The fields of bookings that headings beside two days mean, each with its heading.
    private func fields(_ headings: String...) -> [String: String] {
        let header = ["checkIn", "checkOut"] + headings
        let plan = TablePlan(settings: .desk(), file: 0, header: header)
        var fields: [String: String] = [:]
        for (field, binding) in plan.bindings where field != "arrival" && field != "departure" {
            fields[field] = binding.columns.map { header[$0] }.joined(separator: "+")
        }
        return fields
    }

    @Test func `what lies in an object of the guest is the guest's`() {
        #expect(
            fields("guest.firstName", "guest.lastName", "guest.email", "customer.phone", "guest.address.country")
                == [
                    "camper_name": "guest.firstName+guest.lastName", "email": "guest.email",
                    "phone": "customer.phone", "country": "guest.address.country",
                ])
        #expect(fields("booker.name.first", "booker.name.last")["camper_name"] == "booker.name.first+booker.name.last")
        #expect(fields("guest.name") == ["camper_name": "guest.name"])
    }

    @Test func `what is said about a guest is the guest's`() {
        #expect(
            fields("guestInfo.FirstName", "guestInfo.LastName", "customer_details.email", "GuestData.phone")
                == [
                    "camper_name": "guestInfo.FirstName+guestInfo.LastName", "email": "customer_details.email",
                    "phone": "GuestData.phone",
                ])
    }

    @Test func `the amount of the rooms is none of them`() {
        #expect(fields("price.rooms.amount", "price.total") == ["total": "price.total"])
    }

    @Test func `schema.org names the guest and what is booked`() {
        #expect(
            fields("reservationNumber", "underName.name", "reservationFor.name", "reservationFor.telephone") == [
                "reservation_id": "reservationNumber", "camper_name": "underName.name",
                "property": "reservationFor.name",
            ])
    }

    @Test func `hotels' interfaces name the guest, the room and the days in their own way`() {
        #expect(
            fields("primary_guest.name_first", "primary_guest.name_last")
                == ["camper_name": "primary_guest.name_first+primary_guest.name_last"])
        #expect(fields("accomodation.property", "accommodation.roomNumber").count == 2)
        #expect(fields("name.firstName", "name.lastName")["camper_name"] == "name.firstName+name.lastName")
        let header = ["roomStay.arrivalDate", "roomStay.departureDate"]
        #expect(TablePlan(settings: .desk(), file: 0, header: header).problems.isEmpty)
    }

    @Test func `a guest's title isn't a name`() {
        #expect(fields("guest.title") == [:])
        #expect(
            fields("guest.title", "guest.first_name", "guest.last_name")["camper_name"]
                == "guest.first_name+guest.last_name")
    }

    @Test(arguments: [
        "Name.Title,Name.First,Name.Last,Email,Phone,dob.date\nMs,Mira,Falk,m@example.org,0171-1,1985-05-14T03:00:00Z\n",
        "title,name.title,name.first,name.last,email,birth.date\nMs,Ms,Mira,Falk,m@example.org,1985-05-14\n",
    ])
    func `a person's title isn't a name, and the date of birth is the birthday`(text: String) {
        // Given names in parts
        let file = ReadTable(text, SourceSettings(name: "people", kind: .contacts))
        // When they are read
        let contacts = file.contacts
        // Then
        #expect(contacts.count == 1 && contacts.fullName[0] == "Mira Falk")
        #expect(contacts.birthday.map { $0.map { "\($0)" } } == ["1985-05-14"])
    }

    @Test func `what lies in an object of somebody else is nobody's`() {
        #expect(
            fields("host.name", "host.phone", "owner.email", "property.country", "guest.id", "host.contact.phone")
                == [:])
        #expect(fields("deposit.amount", "payment.amount", "refund.total", "deposit.currency") == [:])
    }

    @Test func `objects that only hold things together say nothing`() {
        let plan = TablePlan(
            settings: .desk(), file: 0, header: ["attributes.dates.start", "attributes.dates.end", "booking.id"])
        #expect(plan.problems.isEmpty)
        #expect(plan.bindings["reservation_id"] == .column(2))
    }

    @Test func `amounts, numbers of guests and names of things are found in objects of their own`() {
        #expect(
            fields(
                "price.amount", "price.currency", "money.paid", "guests.total", "guests.adults", "room.title",
                "status.name", "listing.name")
                == [
                    "total": "price.amount", "currency": "price.currency", "paid": "money.paid",
                    "guests": "guests.total", "adults": "guests.adults", "site_number": "room.title",
                    "status": "status.name", "property": "listing.name",
                ])
    }

    @Test func `a heading with blanks or a dot at its end is no way through objects`() {
        #expect(fields("Guest. name of the dog", "v1.2", "no.1") == [:])
    }
}
