package import InnkeeperCore

// The services' records as batches of the pipeline's tables, so that the same rules check both.

extension Bookings {
    /// The reservations as rows of a source with all fields that a reservation has.
    package init(_ reservations: [Reservation]) {
        self.init()
        carried = [
            .reservationID, .siteNumber, .camperName, .arrival, .nights, .guests, .nightlyRate, .total, .paid,
            .currency, .status, .bookedOn,
        ]
        for reservation in reservations {
            var booking = BookingRecord()
            booking.id = reservation.number
            booking.site = reservation.siteNumber.isEmpty ? nil : reservation.siteNumber
            booking.camper = guestHash(reservation.camper.fullName)
            booking.arrival = DateCell(reservation.date)
            // Clamped, because a number beyond all calendars is still a number, and keeps its sign.
            booking.nights = CountCell(min(max(reservation.numberOfNights, -2_000_000_000), 2_000_000_000))
            booking.guests = reservation.guests.map { CountCell($0) } ?? .missing
            booking.rate = reservation.nightlyRate.map { AmountCell(minorUnits: $0) } ?? .missing
            booking.total = reservation.total.map { AmountCell(minorUnits: $0) } ?? .missing
            booking.paid = reservation.paid.map { AmountCell(minorUnits: $0) } ?? .missing
            booking.currency = reservation.currency
            booking.status = reservation.state
            booking.bookedOn = reservation.bookedOn.map { DateCell($0) } ?? .missing
            append(booking)
        }
        completeStays()
        completeLeadDays()
    }
}

extension Contacts {
    package init(_ people: [PersonInfo]) {
        self.init()
        for person in people { append(person, fullName: person.fullName) }
    }

    package init(_ campers: [Camper]) {
        self.init()
        for camper in campers {
            let person = PersonInfo(firstName: "", lastName: "", phoneNumber: camper.phoneNumber)
            append(person, fullName: camper.fullName)
        }
    }

    private mutating func append(_ person: PersonInfo, fullName name: String) {
        records.append(.none)
        uid.append("")
        firstName.append(trimmed(person.firstName))
        lastName.append(trimmed(person.lastName))
        fullName.append(trimmed(name))
        phone.append(trimmed(person.phoneNumber))
        email.append(trimmed(person.email))
        otherPhones.append("")
        otherEmails.append("")
        birthday.append(person.birthday)
        birthdayState.append(person.birthday == nil ? .missing : .present)
        excludedFromBirthdays.append(false)
        rejected.append(false)
    }
}

extension Places {
    package init(_ places: [PlaceInfo]) {
        self.init()
        for place in places {
            records.append(.none)
            id.append("")
            name.append(trimmed(place.name))
            category.append(place.category.isEmpty ? nil : place.category)
            latitude.append(place.coordinate.latitude)
            longitude.append(place.coordinate.longitude)
            coordinateState.append(.present)
            closed.append(place.isClosed)
            rejected.append(false)
        }
    }
}

/// The hash of a guest's name for comparing bookings: `Bookings.camper`.
package func guestHash(_ name: String) -> UInt64 {
    let folded = foldedASCII(Array(trimmed(name).utf8)[...])
    return folded.isEmpty ? 0 : Hash64.digest(folded[...])
}

/// A text without surrounding spaces, as file readers return it.
func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
        let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
}
