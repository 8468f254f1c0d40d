package import InnkeeperCore

/// What an event means to a campground.
///
/// Before: "Reserved", with a link to HMABC12345 in its description
/// After: a confirmed stay with the number HMABC12345, from Airbnb
package struct FeedMeaning: Sendable, Equatable {
    /// nil for an event that isn't a stay.
    package var status: BookingStatus?
    /// Why it isn't a stay.
    package var reason: ReadingProblem.NoStay?
    /// The channel's own booking number, which its exports have too; else the event's UID.
    package var id: String
    package var guest = ""
    package var channel: String?

    /// The channels with known feeds, and how their UIDs and programs are recognised.
    private static let channels = [
        ("airbnb", "Airbnb"), ("booking.com", "Booking.com"), ("vrbo", "Vrbo"), ("homeaway", "Vrbo"),
    ]

    /// `program` is the calendar's PRODID; `statuses` are the source's own words, folded.
    package init(_ event: FeedEvent, program: String, statuses: [String: BookingStatus] = [:]) {
        let origin = (event.uid + " " + program).lowercased()
        channel = FeedMeaning.channels.first { origin.contains($0.0) }?.1
        id = FeedMeaning.number(in: event.description) ?? event.uid
        let words = FeedWords(event.summary)
        // Feeds write more than RFC 5545 allows: CANCELED, Booked, BLOCKED.
        let said = event.statusText.flatMap { FeedWords.status(named: $0, own: statuses) }
        if event.isRepeating {
            reason = .repeating
        } else if event.isTransparent {
            reason = .transparent
        } else if event.isPartOfDay && words.status == nil {
            // What is called a booking is one, with dates that are wrong.
            reason = .appointment
        } else if said == .cancelled || said == .rejected || said == .noShow {
            status = said
        } else if words.saysClosed && channel == "Booking.com" {
            // Its feed uses the same word for bookings and for closed nights. The site is taken in any case; whether
            // the nights are sold is unknown.
            status = .closed
        } else if words.isBlocked || said == .unknown && FeedWords(event.statusText ?? "").isBlocked {
            reason = .blocked
        } else {
            status = words.status ?? .confirmed
            if let said, status == .confirmed || said == .unknown { status = said }
            let details = FeedDetails(event.description)
            guest = words.guest.isEmpty ? details.guest : words.guest
            // Others number whole bookings, whose rooms are in calendars of their own.
            if id == event.uid,
                let code = [details.number, words.number].compactMap({ $0 }).first(where: Self.isAirbnbCode)
            {
                id = code
            }
        }
    }

    /// `HM` and eight capital letters and digits.
    private static func isAirbnbCode(_ text: String) -> Bool {
        text.hasPrefix("HM") && text.utf8.count == 10
            && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }

    /// Airbnb's number, from the link to the reservation.
    private static func number(in description: String) -> String? {
        guard let mark = description.firstRange(of: "/reservations/details/") else { return nil }
        let code = description[mark.upperBound...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return code.isEmpty ? nil : String(code)
    }
}
