/// The name of one of a closed set of things in every language: a status, a kind of place.
package enum Term: Hashable, Sendable {
    /// A status of a booking.
    case status(BookingStatus)
    /// A payment state.
    case payment(PaymentState)
    /// Why a guest is taken to be a contact.
    case match(MatchReason)
    /// A kind of conflict.
    case conflict(ConflictKind)
    /// How a booking or a finding changed.
    case change(ChangeKind)
    /// One finding of a severity.
    case severity(Severity)
    /// Several findings of a severity, as a heading.
    case severities(Severity)
    /// What a source holds.
    case kind(RecordKind)
    /// A field of a booking.
    case field(BookingField)
    /// A kind of place.
    case place(PlaceWord)
}

/// Kinds of places that have a name in every language; others keep the words of their source.
package enum PlaceWord: String, CaseIterable, Sendable {
    case hospital, clinic, doctors, pharmacy, veterinary, police, fireStation = "fire station", fuel
    case chargingStation = "charging station", supermarket, convenience, bakery, shopping, atm, bank, station
    case busStation = "bus station", airport, restaurant, cafe, park, museum, viewpoint, attraction, zoo
    case themePark = "theme park", trail, theatre, library, stadium, university, church, townhall, venue
}
