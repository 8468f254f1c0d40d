/// What a source holds.
public enum RecordKind: String, Sendable, CaseIterable {
    case places, contacts, campsites, bookings
}

/// The fields of a booking, by their column names.
public enum BookingField: String, Sendable, CaseIterable {
    case reservationID = "reservation_id"
    case property
    case siteNumber = "site_number"
    case category
    case camperName = "camper_name"
    case phone
    case email
    case arrival
    case nights
    case departure
    case guests
    case adults
    case children
    case infants
    case nightlyRate = "nightly_rate"
    case total
    case paid
    case tax
    case currency
    case status
    case bookedOn = "booked_on"
    case leadDays = "lead_days"
    case channel
    /// The guest's country of residence.
    case country
    /// What the guest asked for, including pets, vehicles and special requests.
    case notes
    /// The time of day at which the guest plans to arrive.
    case eta
    case cancelledOn = "cancelled_on"
    /// What the channel keeps; `net` is what then remains of the total.
    case commission
    case net
    case payoutID = "payout_id"
    /// The day by which the rest is due.
    case dueOn = "due_on"
    /// What is left to pay. Where no column gives the amount paid, it is the total less this.
    case balance
}

/// The fields of a campsite, by their column names.
public enum CampSiteField: String, Sendable, CaseIterable {
    case property
    case siteNumber = "site_number"
    case name
    case category
    case electricity
    case water
    case latitude
    case longitude
    case position
    case capacity
    case nightlyRate = "nightly_rate"
    case closedFrom = "closed_from"
    case closedTo = "closed_to"
}

/// The fields of a contact, by RFC 6350's property names in lower case.
public enum ContactField: String, Sendable, CaseIterable {
    case uid
    case fullName = "fn"
    case name = "n"
    case phone = "tel"
    case email
    case birthday = "bday"
}

/// The columns that a table of contacts may have.
public enum ContactColumn: String, Sendable, CaseIterable {
    case uid
    case fullName = "fn"
    case givenName = "given_name"
    case middleName = "middle_name"
    case familyName = "family_name"
    case organization = "company"
    case phone = "tel"
    case email
    case birthday = "bday"
    case birthYear = "birth_year"
    case birthMonth = "birth_month"
    case birthDay = "birth_day"
}

/// The columns that a table of places may have.
public enum PlaceColumn: String, Sendable, CaseIterable {
    case id, name, category, latitude, longitude, position
}

/// The fields of a place.
public enum PlaceField: String, Sendable, CaseIterable {
    case id
    case name
    case category
    case coordinate = "coordinates"
    case operatingStatus = "operating_status"
}

/// Fields that identify a person: masked in findings, frames, notices and logs unless the user asks otherwise.
public let personalFields: Set<String> = [
    "camper_name", "phone", "email", "fn", "n", "tel", "bday", "adr", "note", "given_name", "middle_name",
    "family_name", "company", "birth_year", "birth_month", "birth_day", "notes", "payout_id",
]
